import type { Messages } from '../../messages.ts';

/** Looking back at what has been played, and playing on from there. */
export const timeline: Messages['ui']['timeline'] = {
  title: 'Déroulement de la partie',
  position: 'Moment de la partie',
  begin: 'Début',
  /** Read out for a moment: its chapter, its place, what happened. */
  moment: '{chapter}, étape {step, number} sur {steps, number} : {what}',
  nothingTold: 'rien à raconter',
  chapter: {
    setup: 'Préparation',
    round: 'M{round, number}',
    turn: '{number, number}',
  },
  back: 'Une étape en arrière',
  forward: 'Une étape en avant',
  turnBack: 'Au début du tour',
  turnForward: 'Au tour suivant',
  play: 'Tout rejouer',
  pause: 'Arrêter',
  speed: 'Vitesse {times, number}×',
  times: '{times, number}×',
  place: '{step, number}/{steps, number}',
  lines: {
    title: '{count, plural, one {# variante} other {# variantes}}',
    line: 'Variante {line, number}',
    current: 'Variante {line, number} (actuelle)',
    forksAfter: 'part après l’étape {step, number} ; {steps, plural, one {# étape} other {# étapes}} en tout',
    hint: 'Une variante est une façon dont cette partie a été jouée. Choisissez-en une pour la regarder.',
  },
  looking: {
    tryOut: 'Essayer à partir d’ici',
    tryOutHint: 'La partie est finie, on peut donc tout essayer : dans une copie qui ne compte pas.',
    trial: 'Essai : {game}',
    title: 'Relecture',
    ahead: 'Relecture de coups annulés',
    text: 'La table montre ce qui était. La partie elle-même en est toujours au même point.',
    toNow: 'Revenir au présent',
    playOn: 'Continuer à jouer d’ici',
    playOnHint: 'Ce qui a été joué ensuite reste comme une variante à part.',
    stays: {
      'to-last-dice':
        'Les dés et les réponses donnés depuis restent acquis ; la partie ne peut donc pas reprendre d’ici.',
      never: 'Dans cette partie, on ne revient pas en arrière : elle ne peut donc pas reprendre d’ici.',
      freely: '',
    },
    standsHere: 'La partie en est là.',
    undoRefused: 'Revenez d’abord au présent.',
  },
  notYours: '{who} est de l’autre camp : c’est {by} qui joue.',
  takenBack: 'Annulé : {count, plural, one {# ligne} other {# lignes}}',
  holdsUpTo:
    'Jusqu’à {most, number} : {own, plural, one {# action} other {# actions}} sur la carte{helped, plural, =0 {} other { et # grâce aux chefs}}.',
  hidden: 'Contre {who} :',
  totals: 'Dé et mise ensemble : {a} {totalA, number}, {b} {totalB, number}.',
};
