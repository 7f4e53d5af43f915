import type { dialogs as english } from '../../en/ui/game.ts';
import type { Messages, Shape } from '../../messages.ts';

/** The menu of a game, and what can be agreed on there. */
export const dialogs: Shape<typeof english> = {
  dialog: {
    close: 'Fermer',
  },
  menu: {
    title: 'Menu',
    players: '{a} contre {b}',
    saved: 'Enregistrée dans ce navigateur',
    keepCase: { title: 'Garder comme cas' },
    nextDice: { title: 'Prochains dés' },
    tableCheck: {
      title: 'Vérification de la table',
      text: 'On peut jouer ainsi ; mais ce n’était sans doute pas voulu.',
    },
    groups: {
      table: 'À la table',
      rules: 'Règles',
      file: 'Cette partie',
      screen: 'Écran',
      end: 'Finir la partie',
    },
    measure: 'Mesurer',
    sight: 'Ligne de vue',
    redo: 'Rétablir',
    turn: 'Tourner la table',
    characters: 'Tous les personnages',
    save: 'Enregistrer dans un fichier',
    saveAs: 'Enregistrer sous …',
    saveAgain: 'Enregistrer dans « {name} »',
    savedIn: '« {name} » est enregistré.',
    saveFailed: 'Le fichier n’a pas pu être écrit.',
    leave: 'Revenir à la page d’accueil',
    leaveNote: 'La partie est conservée : vous la retrouverez là-bas sous Continuer.',
    unsaved: { title: 'Cette partie n’est pas enregistrée' },
    leaveAnyway: 'Quitter sans enregistrer',
    licences: { title: 'Licences' },
    back: 'Retour au menu',
    bothMustAgree: 'Les deux camps doivent être d’accord, chacun avec son bouton.',
    agrees: '{name} est d’accord',
    bothAgreed: 'Les deux sont d’accord.',
    notYetAgreed: 'En attente de l’accord des deux camps.',
    free: {
      title: 'Lancer un dé libre',
      text: 'Pour ce qu’aucune règle ne prévoit. Ne change rien sur la table et figure au journal.',
      by: 'Qui lance',
      dice: 'Dés',
      note: 'Pour quoi',
      ask: 'Lancer',
    },
    umpire: {
      title: 'Correction de l’arbitre',
      text: 'Remet en ordre ce qui s’est mal passé à la table. Ce qui est en cours est abandonné ; aucun pion n’est rendu.',
      who: 'Personnage',
      x: 'Depuis la gauche (u)',
      y: 'Depuis le haut (u)',
      level: 'Niveau',
      spent: 'Pions sur la carte',
      wounded: 'Blessé',
      shock: 'Sous le choc',
      panicking: 'En panique',
      inCover: 'À terre',
      out: 'Éliminé',
      outBoth: 'Tous deux éliminés',
      second: 'Le premier de la carte est tombé',
      tokens: 'Pions : {name}',
      note: 'Pourquoi (figure au journal)',
      settle: 'Peut décider de la partie',
      correct: 'Faire la correction',
      nothing: 'Rien n’a encore été changé.',
      refused: 'La table ne peut pas être ainsi.',
      noteMissing: 'Dites pourquoi, puis mettez-vous d’accord.',
    },
    draw: {
      title: 'Convenir d’un match nul',
      text: 'La partie se termine sans vainqueur.',
      do: 'Finir sur un match nul',
    },
    stop: {
      title: 'Arrêter et compter',
      text: 'La partie s’arrête ici ; le camp qui a perdu la plus petite part de ses points est en tête.',
      do: 'Arrêter et compter',
    },
    concede: {
      title: 'Abandonner',
      text: 'Un camp abandonne et l’autre l’emporte.',
      side: '{name} abandonne',
      do: 'Oui, {name} abandonne la partie',
    },
  },
};

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
    open: 'Ouvrir une seconde fenêtre pour un projecteur',
    openNote: 'Elle suit cette partie d’elle-même ; faites-la glisser sur l’autre écran.',
    here: 'Vue projecteur dans cette fenêtre',
    leave: 'Quitter la vue projecteur',
    blocked: 'Le navigateur a bloqué la fenêtre. Autorisez les fenêtres surgissantes pour cette page et réessayez.',
    waiting: 'En attente de la fenêtre où se joue la partie.',
    noGame: 'Aucune partie n’est encore sur la table.',
    gone: 'La fenêtre de jeu a disparu. Voici où en était la partie ; elle reprend ici quand la fenêtre revient.',
    decides: 'Décide',
    lost: {
      points: 'pertes : {lost, number} pts sur {total, number}',
      characters: 'pertes : {lost, number} sur {total, number}',
    },
  },
};
