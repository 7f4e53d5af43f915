import type { flow as english } from '../../en/rules/flow.ts';
import type { Shape } from '../../messages.ts';

/** Reasons that come from the program. */
export const flow: Shape<typeof english> = {
  'FLOW-OVER': {
    title: 'La partita è finita',
    text: 'La partita è conclusa; non vi si può fare più nulla.',
  },
  'FLOW-TURN': { title: 'La decisione non è tua', text: 'Ora decide l’avversario.' },
  'FLOW-PENDING': {
    title: 'Prima c’è altro',
    text: 'Prima spetta un’altra decisione o un altro tiro di dadi.',
  },
  'FLOW-UNKNOWN': {
    title: 'Non è in questa partita',
    text: 'In questa partita nessun personaggio, arma, elemento scenico o opzione ha quel nome.',
  },
  'FLOW-STALE': { title: 'Troppo tardi', text: 'Riguarda una posizione ormai passata.' },
  'FLOW-FORM': { title: 'Non compreso', text: 'Non è un comando che questa partita comprende.' },
  'FLOW-DICE': { title: 'Altri dadi', text: 'Non sono i dadi da tirare ora.' },
  'FLOW-FRIEND': { title: 'Schieramento sbagliato', text: 'Serve un personaggio dell’avversario.' },
  'FLOW-RESERVE': { title: 'Non è sul tavolo', text: 'Questo personaggio non è sul tavolo.' },
  'FLOW-BASES': { title: 'Non c’è posto', text: 'Lì due basi si sovrapporrebbero.' },
  'FLOW-BROKEN': {
    title: 'Un difetto del programma',
    text: 'Il programma ha incontrato uno stato impossibile; la partita è com’era prima, e il suo file aiuterà a rimediare.',
  },
};
