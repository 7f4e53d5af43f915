import type { Messages } from '../../messages.ts';

/** The computer plays a side. */
export const opponent: Messages['ui']['opponent'] = {
  title: 'Gioca {name}',
  playsFor: '{name} · {played}',
  thinking: '{name} sta pensando…',
  pace: { title: 'Ritmo del computer', slow: 'lento', normal: 'normale', fast: 'veloce', step: 'passo a passo' },
  hold: 'Pausa',
  goOn: 'Avanti',
  toMyTurn: 'Al mio turno',
  failed: 'Al computer non è venuto in mente nulla',
  failedText: 'Non è andato perso niente. Chiedi di nuovo, oppure gioca tu questo turno al suo posto.',
  askAgain: 'Chiedi di nuovo',
  byHand: 'Gioco io questo turno',
  name: 'Computer',
  against: 'Contro',
  playedBy: 'Giocato da',
  player: {
    person: 'un altro giocatore',
    easy: 'computer, facile',
    normal: 'computer, normale',
    hard: 'computer, difficile',
  },
  by: {
    person: 'una persona',
    easy: 'il computer, facile',
    normal: 'il computer, normale',
    hard: 'il computer, difficile',
  },
  sameDice: 'A ogni livello i dadi sono gli stessi, e il computer vede lo stesso tavolo.',
};
