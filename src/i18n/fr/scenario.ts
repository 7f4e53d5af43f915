import type { Messages } from '../messages.ts';

/** What a scenario asks of the one who reads it (WIN-5). */
export const scenario: Messages['scenario'] = {
  goal: {
    eliminate: '{other} a perdu {count, plural, one {un personnage} other {# personnages}}.',
    eliminateAll: '{other} a perdu {who}.',
    reach: {
      any: 'L’un des vôtres atteint cet élément : {element}.',
      named: '{those, plural, one {{who} atteint} other {L’un de ceux-ci ({who}) atteint}} cet élément : {element}.',
    },
    reachEdge: {
      any: 'L’un des vôtres atteint le bord {edge, select, north {nord} east {est} south {sud} other {ouest}}.',
      named:
        '{those, plural, one {{who} atteint} other {L’un de ceux-ci atteint}} le bord {edge, select, north {nord} east {est} south {sud} other {ouest}}{those, plural, one {} other { : {who}}}.',
    },
    hold: 'Vous tenez cet élément à la fin du tour {turn, number} : {element}. L’un des vôtres le touche, et personne en face ({other}).',
    survive: {
      any: 'L’un des vôtres est encore là à la fin du tour {turn, number}.',
      named:
        '{those, plural, one {{who} est encore là} other {Aucun de ceux-ci n’est perdu}} à la fin du tour {turn, number}{those, plural, one {} other { : {who}}}.',
    },
  },
  limit: {
    won: 'La partie se termine au plus tard à la fin du tour {turns, number} ; {winner} l’a alors remportée.',
    drawn: 'La partie se termine au plus tard à la fin du tour {turns, number} ; c’est alors un match nul.',
  },
};
