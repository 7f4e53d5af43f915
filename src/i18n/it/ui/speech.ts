import type { Messages } from '../../messages.ts';

/** Said to those who do not see the page, when nothing else tells them what a key has done. */
export const said: Messages['ui']['said'] = {
  label: 'Detto a voce',
  nothingSaid: 'Non è ancora stato detto nulla.',
  notNow: '{key}: ora non si può.',
  on: '{what}: attivo.',
  off: '{what}: non attivo.',
  refused: '{what}: non si può. {why}',
  undone: 'Annullato: {what}',
  redone: 'Ripetuto: {what}',
  untold: 'un passo',
  edge: 'Bordo del tavolo.',
  zoomed: 'Tavolo al {share, number, percent}.',
  nothingInHand: 'Nessuna azione in mano.',
  selected: 'Selezione: {who}.',
  nobodySelected: 'Nessuno è selezionato.',
  nothingToLeave: 'Non c’è niente da cui tornare indietro.',
  lastPointOff: 'L’ultimo punto è tolto.',
  waypoint: 'Punto di passaggio {count, number}.',
  from: 'Si misura da qui.',
  target: 'Bersaglio: {who}.',
  partners: 'Con {who}.',
  noPartners: 'Da solo.',
  past: 'Il tavolo mostra il passato. {what}',
  present: 'Il tavolo mostra la partita com’è ora.',
};

/** How much is said, and how it is asked for again. */
export const speaking: Messages['ui']['speaking'] = {
  again: 'Ripetere l’ultima frase letta',
  length: {
    title: 'Lettura',
    short: 'Breve: dove si trova e che cosa ne viene',
    normal: 'Normale: con dadi, costo e chi vede la posizione',
    full: 'Completa: anche accanto a che cosa si sta, e coordinate',
  },
  tones: {
    title: 'Toni dove puntano i tasti',
    off: 'No',
    on: 'Sì: a sinistra o a destra, più acuti verso l’alto, doppi al coperto, gravi fuori vista',
  },
};
