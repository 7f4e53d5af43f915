import type { Messages } from '../../messages.ts';

/** The computer plays a side. */
export const opponent: Messages['ui']['opponent'] = {
  title: '{name} joue',
  playsFor: '{name} · {played}',
  thinking: '{name} réfléchit…',
  pace: { title: 'Rythme de l’ordinateur', slow: 'lent', normal: 'normal', fast: 'rapide', step: 'pas à pas' },
  hold: 'Pause',
  goOn: 'Continuer',
  toMyTurn: 'À mon tour',
  failed: 'L’ordinateur n’a rien trouvé à jouer',
  failedText: 'Rien n’est perdu. Demandez-lui encore, ou jouez ce tour à sa place.',
  askAgain: 'Demander encore',
  byHand: 'Jouer ce tour à sa place',
  name: 'Ordinateur',
  against: 'Contre',
  playedBy: 'Joué par',
  player: {
    person: 'un second joueur',
    easy: 'ordinateur, facile',
    normal: 'ordinateur, normal',
    hard: 'ordinateur, difficile',
  },
  by: {
    person: 'une personne',
    easy: 'l’ordinateur, facile',
    normal: 'l’ordinateur, normal',
    hard: 'l’ordinateur, difficile',
  },
  sameDice: 'À tous les niveaux, les dés sont les mêmes et l’ordinateur voit la même table.',
};
