import type { markers as english } from '../../en/rules/markers.ts';
import type { Shape } from '../../messages.ts';

/** OF and SF. */
export const markers: Shape<typeof english> = {
  'OF-1': {
    title: 'Preparare il Fuoco di Opportunità',
    text: 'Con un gettone si mette un segnalino in un punto qualsiasi che il personaggio vede.',
  },
  'OF-2': {
    title: 'Il suo raggio di azione',
    text: 'La carta dice quante u intorno al segnalino sono sorvegliate.',
  },
  'OF-3': {
    title: 'Che cosa lo fa scattare',
    text: 'Un nemico visto che muovendosi arriva nel raggio di azione del segnalino.',
  },
  'OF-4': { title: 'Il tiro', text: 'È un tiro solo, non costa nulla e vi si può rinunciare.' },
  'OF-5': {
    title: 'Nessuna reazione',
    text: 'Il bersaglio del Fuoco di Opportunità non può ripararsi in risposta.',
  },
  'OF-6': {
    title: 'Quando finisce',
    text: 'Il segnalino si toglie quando è stato usato, o quando il personaggio fa altro.',
  },
  'OF-7': {
    title: 'Proseguire',
    text: 'Chi ha subito un tiro lungo il percorso prosegue lo stesso movimento, se ancora può.',
  },
  'OF-8': {
    title: 'Sotto soppressione',
    text: 'Il segnalino di chi è sotto soppressione resta ma non dà alcun tiro.',
  },
  'SF-1': {
    title: 'Iniziare la soppressione',
    text: 'Con un gettone si mette un segnalino in un punto qualsiasi in LOS; la carta deve avere il simbolo.',
  },
  'SF-2': {
    title: 'Quanti ne servono',
    text: 'Devono mantenerlo due personaggi, oppure uno solo con una mitragliatrice.',
  },
  'SF-3': { title: 'Unirsi', text: 'Ogni amico può unirsi con un gettone.' },
  'SF-4': {
    title: 'Essere sotto soppressione',
    text: 'Chi in un qualsiasi momento è nel raggio del segnalino non attacca in quel turno, salvo granate da vicino e Corpo a Corpo.',
  },
  'SF-5': { title: 'Anche gli amici', text: 'La soppressione non guarda da che parte si sta.' },
  'SF-6': {
    title: 'Granate sotto soppressione',
    text: 'Arrivano al massimo a 5u e si disperdono sempre.',
  },
  'SF-7': {
    title: 'Smettere',
    text: 'Un personaggio smette di sparare quando è ferito, eliminato o fa altro.',
  },
  'SF-8': {
    title: 'Quando finisce',
    text: 'Finisce per tutti quando restano in meno di due e nessuno di loro ha una mitragliatrice.',
  },
  'SF-9': {
    title: 'Il tiro di dadi',
    text: 'All’inizio del proprio turno si tira un dado per ogni personaggio che spara; un 6 ferisce il nemico nel raggio e in LOS con il valore H2H più basso.',
  },
  'SF-10': {
    title: 'Non dopo un attacco',
    text: 'Non può partecipare un personaggio che in questo turno ha fatto un altro attacco.',
  },
  'SF-11': {
    title: 'Fumo sul segnalino',
    text: 'Solo nella beta: il fumo può nascondere il segnalino e far cessare il fuoco.',
  },
  'SF-12': { title: 'Ampiezza della zona', text: 'Il raggio di azione si misura dal segnalino.' },
  'SF-13': {
    title: 'Nessun aiuto contro quei dadi',
    text: 'Nessuna copertura aiuta contro un 6 di questo tiro.',
  },
};
