import type { betaAttacks as english } from '../../en/rulesIn/betaAttacks.ts';
import type { Shape } from '../../messages.ts';

/** Grenades, close combat, Opportunity and Suppression Fire in the 2.0 beta. */
export const betaAttacks: Shape<typeof english> = {
  'GREN-2': {
    text: 'Una granata a frammentazione cade dove si vuole fino a 5u e si lancia al massimo a 10u; offensive e fumogene fino a 10u, al massimo 15u.',
  },
  'GREN-3': {
    text: 'Entro la distanza corta della granata chi lancia può non vedere il punto; più lontano deve vederlo.',
  },
  'GREN-4': {
    text: 'Una granata si disperde se lanciata oltre la sua distanza corta, e sempre se chi lancia è sotto soppressione.',
  },
  'GREN-6': {
    text: 'Il segnalino di una granata che si disperde lo sposta l’avversario, se vuole anche attraverso una copertura.',
  },
  'GREN-7': {
    text: 'Chiunque, amico o nemico, stia nel raggio di azione, a meno che tra l’esplosione e la base ci sia un riparo o una protezione.',
  },
  'GREN-8': {
    text: 'I dadi della granata si tirano una volta per tutta l’esplosione; colpisce 4 o più, e con una granata a frammentazione 5 o più contro chi è riparato.',
  },
  'GREN-9': {
    text: 'Ogni colpo a segno è una ferita, assegnata dal valore H2H più basso in su. Nessuno ne subisce due della stessa esplosione, ma chi era già ferito è eliminato.',
  },
  'GREN-11': {
    text: 'Nessun lancio che possa prendere chi lancia o un amico dove la granata è mirata, a meno che lì siano al sicuro dall’esplosione.',
  },
  'GREN-12': {
    text: 'Il segnalino può toccare una base ma non starci sopra; può stare sopra o dietro un elemento scenico.',
  },
  'GREN-13': {
    text: 'Frammentazione: quattro dadi, raggio 4u. Offensiva: quattro dadi, raggio 2u. Fumogena: un dado, raggio 2u, e una cortina. Contano i numeri della carta.',
  },
  'GREN-14': {
    text: 'Una costa un punto e, lanciata, è finita. Si passa gratis a un amico entro 1u; chi cade la lascia a terra, e chiunque dei due schieramenti la raccoglie al contatto.',
  },
  'GREN-15': {
    text: 'Dove la granata esplode, una cortina di 5u nasconde come un occultamento. Al prossimo turno di chi l’ha lanciata se ne mette una seconda che la tocca; un turno dopo spariscono entrambe.',
  },
  'GREN-16': {
    text: 'In una posizione con tetto o in una finestra una granata si lancia al massimo da 5u, e senza dispersione da 2u. Qui non si gioca ancora.',
  },
  'GREN-17': {
    text: 'Una granata si lancia al massimo un livello più in alto. Qui i piani non si giocano ancora.',
  },
  'GREN-18': {
    text: 'Una granata indicata sulla carta non finisce mai, è del tipo che vi è scritto e non si può passare; ogni altra va comprata.',
  },
  'H2H-1': {
    text: 'Comincia al contatto di due basi nemiche e non costa gettoni; per arrivarci serve Muovere, non Muovi & Spara.',
  },
  'H2H-2': { text: 'Ciascuno tira i suoi dadi H2H, e solo un 6 è un colpo a segno.' },
  'H2H-3': {
    title: 'Colpiscono entrambi, prima le lame',
    text: 'Entrambi tirano insieme, caduti compresi, finché uno è fuori. Baionette e pistole colpiscono prima: chi ne è ucciso non risponde ai colpi. Se le hanno entrambi, colpiscono insieme.',
  },
  'H2H-4': {
    text: 'Ogni colpo a segno è una ferita; una carta girata conta dallo scambio successivo, e subito se è stata colpita per prima.',
  },
  'H2H-5': { text: 'Gli scontri di molti contro uno vengono uno alla volta, nell’ordine di arrivo.' },
  'H2H-6': {
    text: 'Chi batte un personaggio che stava in una buca può prenderne subito il posto, senza gettoni e senza azioni.',
  },
  'H2H-8': {
    text: 'Chi sta in una buca è raggiunto quando si copre la distanza fino alla sua propria base; chi attacca resta fuori, a contatto con l’orlo.',
  },
  'OF-2': {
    text: 'La carta dice quante u intorno al segnalino sono sorvegliate. Una u in più quando sta su un livello inferiore: qui non si gioca ancora.',
  },
  'OF-3': {
    text: 'Un nemico visto che arriva nel raggio di azione del segnalino, o che vi è già dentro e muove o si accinge a qualsiasi altra azione.',
  },
  'OF-4': {
    text: 'È un tiro solo, non costa nulla e vi si può rinunciare; la Mira costa come al solito un gettone e un’azione.',
  },
  'OF-5': {
    text: 'Il bersaglio non può ripararsi in risposta, e un segnalino precedente è sparito quando ha agito.',
  },
  'OF-8': {
    title: 'Inattivo sotto soppressione',
    text: 'Il segnalino di chi è sotto soppressione resta senza dare tiri; torna attivo appena il Fuoco di Soppressione finisce.',
  },
  'SF-1': {
    text: 'Con un gettone si mette un segnalino in un punto qualsiasi in LOS che non abbia davanti un occultamento; la carta deve avere il simbolo.',
  },
  'SF-3': {
    text: 'Ogni amico che vede il segnalino può unirsi con un gettone, subito o più tardi; il simbolo non serve.',
  },
  'SF-4': {
    text: 'Chi in un qualsiasi momento è nel raggio del segnalino non spara in quel turno. Muovere, Corpo a Corpo e granate da vicino sono liberi.',
  },
  'SF-6': {
    text: 'Dall’interno della zona le granate arrivano al massimo a 5u e si disperdono sempre.',
  },
  'SF-7': {
    text: 'Un personaggio smette di sparare quando fa altro o non vede più il segnalino, e quando è ferito o cade.',
  },
  'SF-9': {
    text: 'All’inizio del proprio turno si tira un dado per ogni personaggio che spara e vede un nemico nel raggio. Un sei ne ferisce uno, prima il valore H2H più basso; due sei eliminano.',
  },
  'SF-10': {
    title: 'Dopo un attacco',
    text: 'Non è detto nella beta: chi ha attaccato può iniziare il Fuoco di Soppressione o unirsi nello stesso turno.',
  },
  'SF-11': {
    text: 'Una cortina di fumo sul segnalino ne interrompe la vista, così che nessuno può mantenerlo attraverso il fumo.',
  },
  'SF-12': { text: 'Il raggio indicato sulla carta si misura dal segnalino.' },
};
