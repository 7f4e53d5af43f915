import type { Messages } from '../../messages.ts';

/** Two people at one screen, and those who look on: the clock, the hand-over, questions on the board, the projector. */
export const hotseat: Messages['ui']['hotseat'] = {
  clock: {
    title: 'Pendule',
    kinds: {
      none: 'Pas de pendule',
      countdown: 'Un seul temps pour toute la partie',
      chess: 'Un temps par camp, décompté tant que c’est à lui de décider',
    },
    minutes: {
      countdown: 'Minutes pour la partie',
      chess: 'Minutes par camp',
    },
    increment: 'Secondes gagnées au début de chacun de ses tours',
    fault:
      'La pendule accepte de 1 à {minutes, number} minutes et de 0 à {seconds, number} secondes, en nombres entiers.',
    time: '{minutes, number}:{seconds, number, ::00}',
    read: {
      countdown:
        'Temps restant pour la partie : {minutes, plural, one {# minute} other {# minutes}}, {seconds, plural, one {# seconde} other {# secondes}}',
      chess:
        'Temps restant pour {name} : {minutes, plural, one {# minute} other {# minutes}}, {seconds, plural, one {# seconde} other {# secondes}}',
    },
    up: 'Temps écoulé',
    fallen: {
      countdown:
        'Le temps de la partie est écoulé. Les règles continuent comme avant : à vous de dire ce que cela signifie.',
      chess: 'Temps écoulé pour {name}. Les règles continuent comme avant : à vous de dire ce que cela signifie.',
    },
    pause: 'Mettre la pendule en pause',
    paused: 'La pendule est en pause',
    pausedText: 'La table reste couverte jusqu’à la reprise.',
    goOn: 'Reprendre',
  },
  seatChange: {
    setting: 'Quand le tour change',
    off: 'Le jeu continue directement',
    on: 'Un écran annonce à qui est le tour et ce qui s’est passé',
    title: '{name}, c’est votre tour',
    since: 'Ce qu’a fait {name} :',
    nothing: '{name} n’a rien fait.',
    begin: 'Commencer le tour',
    replay: 'Le revoir sur la table',
    again: 'Le revoir encore une fois',
    stop: 'Arrêter la relecture',
    step: '{step, number} sur {steps, number}',
  },
  board: {
    orPoint: 'ou choisissez l’endroit',
  },
  projector: {
    title: 'Vue projecteur',
    open: 'Seconde fenêtre pour un projecteur',
    openNote: 'Elle suit cette partie d’elle-même ; faites-la glisser sur l’autre écran.',
    here: 'Vue projecteur dans cette fenêtre',
    leave: 'Quitter la vue projecteur',
    blocked: 'Le navigateur a bloqué la fenêtre. Autorisez les fenêtres surgissantes pour cette page et réessayez.',
    waiting: 'En attente de la fenêtre où se joue la partie.',
    noGame: 'Aucune partie n’est encore sur la table.',
    gone: 'La fenêtre de jeu a disparu. Voici où en était la partie ; elle reprend ici quand la fenêtre revient.',
    notHere: 'Les fichiers s’ouvrent dans la fenêtre où vous jouez.',
    decides: 'Décide',
    lost: {
      points: 'pertes : {lost, number} pts sur {total, number}',
      characters: 'pertes : {lost, number} sur {total, number}',
    },
  },
};
