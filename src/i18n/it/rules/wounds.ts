import type { wounds as english } from '../../en/rules/wounds.ts';
import type { Shape } from '../../messages.ts';

/** WOUND, abilities (CMD, CAM) and what only the beta has (REIN, PSY, MULTI). */
export const wounds: Shape<typeof english> = {
  'WOUND-1': {
    title: 'Prima ferita',
    text: 'La carta si gira sul lato “ferito”, i cui valori contano da quel momento.',
  },
  'WOUND-2': {
    title: 'Shock da Ferita',
    text: 'Una ferita nuova porta un segnalino di shock, che resta fino alla fine del turno.',
  },
  'WOUND-3': {
    title: 'Sotto shock',
    text: 'Chi è in Shock da Ferita non fa altro, ma è difficile da colpire come se fosse riparato.',
  },
  'WOUND-4': {
    title: 'Eliminato',
    text: 'Una seconda ferita, un headshot o due ferite della stessa esplosione eliminano un personaggio.',
  },
  'WOUND-5': {
    title: 'I caduti',
    text: 'Un personaggio eliminato si toglie dal tavolo; solo nella beta il corpo resta.',
  },
  'CMD-1': {
    title: 'Comando',
    text: 'Gli amici entro 5u da un comandante possono fare più azioni del loro numero.',
  },
  'CMD-2': {
    title: 'Quante in più',
    text: 'Ogni amico può fare tante azioni extra quante ne indica il Comando del comandante.',
  },
  'CMD-3': { title: 'Costano comunque', text: 'Ogni azione extra si paga come tutte le altre.' },
  'CMD-4': {
    title: 'Il comandante',
    text: 'Guidare gli altri non gli costa né gettoni né azioni.',
  },
  'CAM-1': {
    title: 'Camouflage',
    text: 'In copertura parziale questo personaggio conta sempre come riparato.',
  },
  'REIN-1': {
    title: 'Carte di rinforzo',
    text: 'Solo nella beta: una carta con due personaggi, uno per lato, dei quali sta sul tavolo uno alla volta.',
  },
  'REIN-2': {
    title: 'Arrivo',
    text: 'Solo nella beta: i rinforzi entrano dal proprio bordo del tavolo in un turno successivo.',
  },
  'REIN-3': {
    title: 'Basta un colpo',
    text: 'Solo nella beta: qualsiasi colpo a segno toglie di mezzo un rinforzo e gira la carta.',
  },
  'REIN-4': {
    title: 'Come conta',
    text: 'Solo nella beta: la carta è persa quando entrambi i suoi personaggi sono caduti.',
  },
  'PSY-1': {
    title: 'Prova di shock',
    text: 'Solo nella beta, se si vuole: l’amico più vicino, entro 2u da chi è colpito, deve tirare per resistere.',
  },
  'PSY-2': {
    title: 'Panico',
    text: 'Solo nella beta, se si vuole: chi è in panico può solo tentare di riprendersi.',
  },
  'PSY-3': {
    title: 'Rincuorare',
    text: 'Solo nella beta, se si vuole: un comandante può aiutare un amico a riprendersi.',
  },
  'MULTI-1': {
    title: 'Battaglie più grandi',
    text: 'Detto solo nella beta: squadre più grandi o più piccole non cambiano nulla nelle regole, e gli schieramenti sono due.',
  },
};
