import type { pages as english } from '../../en/ui/start.ts';
import type { Messages, Shape } from '../../messages.ts';

/** What the game is, for somebody who passes by. */
export const welcome: Messages['ui']['welcome'] = {
  picture: 'Une table et deux forces, vues du dessus',
  players: 'Deux joueurs devant un écran, cinq soldats chacun, une heure au plus.',
  rules: 'Lignes de vue, couverts, coûts et chances sont calculés pour vous et montrés avant toute décision.',
  editions: 'Cinq éditions des règles, chacune avec ses raisons à consulter.',
};

/** Start page, new game, victory, and when something is wrong. */
export const pages: Shape<typeof english> = {
  start: {
    name: 'Take Cover',
    line: 'Une table pour 1-48TACTIC sur un seul écran : deux joueurs, une poignée de soldats chacun, chaque règle appliquée et expliquée.',
    unofficial:
      'Non officiel et gratuit. Tous les personnages sont des exemples inventés ; apportez vos cartes et les règles que vous possédez.',
    playNow: 'Jouer tout de suite',
    playNowNote: 'Une table prête et deux forces de cinq.',
    newGame: 'Nouvelle partie',
    newGameNote: 'Choisissez la table, les forces et les dés.',
    open: 'Ouvrir un fichier',
    file: 'Fichier de partie',
    openNote: 'Une partie enregistrée par vous ou par un ami.',
    continue: 'Continuer',
    versus: '{a} contre {b}',
    nothingStored: 'Vos parties apparaissent ici d’elles-mêmes.',
    resume: 'Continuer {title}',
    turn: '{turn, plural, =0 {préparation} other {tour #}}',
    over: 'terminée',
    keepAsFile: 'Enregistrer dans un fichier',
    damaged: 'Cette partie ne peut plus être ouverte : {reason}',
    fileRefused: 'Ce fichier ne peut pas être ouvert : {reason}',
    loading: 'Un instant…',
  },
  newGame: {
    title: 'Nouvelle partie',
    table: 'Table',
    tablePicture: '{name}, vue de dessus',
    tableSize: '{width, number} × {height, number} u',
    force: 'Force du joueur {n, number}',
    player: 'Joueur {n, number}',
    name: 'Nom du joueur {n, number}',
    forceOf: '{name} · {faction}',
    forcePoints:
      '{count, plural, one {# personnage} other {# personnages}}, {points, plural, one {# point} other {# points}}',
    dice: 'Dés',
    diceModes: { live: 'L’ordinateur lance', typed: 'Nous lançons de vrais dés et les saisissons' },
    takeBacks: 'Retour en arrière',
    takeBack: {
      'to-last-dice': 'Jusqu’au dernier jet ou à la réponse de l’autre camp',
      freely: 'Aussi loin que vous voulez',
      never: 'Jamais',
    },
    type: 'Type de partie',
    scenario: 'Scénario',
    winsBy: '{name} remporte la partie si :',
    types: {
      skirmish: {
        points: 'Escarmouche : la moitié des points ennemis',
        characters: 'Escarmouche : la moitié des personnages ennemis',
        lead: 'Escarmouche : la moitié des personnages ennemis, et plus que vos pertes',
      },
      mission: {
        points: 'Mission : un objectif dans la zone ennemie, ou la moitié des points ennemis',
        characters: 'Mission : un objectif dans la zone ennemie, ou la moitié des personnages ennemis',
      },
      scenario: 'Scénario : avec sa table, ses forces et ses buts',
    },
    rulings: {
      title: 'Là où les règles se taisent',
      unchanged: 'toutes comme proposé',
      changed: '{count, plural, one {# changée} other {# changées}}',
      note: 'Les textes laissent ces points ouverts ou se contredisent. La première réponse de chacun est la nôtre ; convenez-en d’une autre si vous préférez. Elle est enregistrée avec la partie.',
      group: {
        setup: 'Préparation',
        turn: 'Tours et victoire',
        move: 'Mouvement',
        sight: 'Ligne de vue et couvert',
        fire: 'Tir',
        grenades: 'Grenades',
        opportunity: 'Tir d’Opportunité',
        suppression: 'Tir de Suppression',
        closeCombat: 'Corps à Corps et blessures',
        command: 'Commandement',
      },
      inGroup:
        '{group} · {changed, plural, =0 {{count, number}} one {{count, number}, # changée} other {{count, number}, # changées}}',
      number: {
        R02: 'Profondeur de la zone en u ; 0 : au contact du bord',
        R39: 'Diamètre d’un socle en mm',
      },
      fault: 'À revoir sous « Là où les règles se taisent » : {ruling}.',
      numberFault: {
        R02: 'La profondeur de la zone va de {least} à {most}u.',
        R39: 'Un socle mesure de {least} à {most} mm.',
      },
    },
    begin: 'Commencer',
    pointsDiffer: 'Les forces diffèrent de {points, plural, one {# point} other {# points}}.',
    grenades: 'Grenades supplémentaires : {name}',
    grenadePoints:
      '{count, plural, one {# grenade supplémentaire} other {# grenades supplémentaires}} : {points, plural, one {# point} other {# points}} en plus de la force.',
    defaultNames: { a: 'Joueur 1', b: 'Joueur 2' },
  },
  victory: {
    wins: '{name} remporte la partie',
    draw: 'Match nul',
    lost: 'Pertes : {name}',
    lostOf: {
      points: '{lost, plural, one {# point} other {# points}} sur {total, number}',
      characters: '{lost, plural, one {# personnage} other {# personnages}} sur {total, number}',
    },
    again: 'Rejouer',
    swapped: 'Rejouer en échangeant les camps',
    another: 'Une autre partie',
    look: 'Regarder la table',
    show: 'Voir le résultat',
    evening: 'Ce soir',
    games: '{wins, plural, =0 {aucune partie gagnée} one {# partie gagnée} other {# parties gagnées}}',
    draws: '{draws, plural, one {# match nul} other {# matchs nuls}}',
  },
  broken: {
    title: 'Les règles ont changé',
    text: 'Cette partie a été enregistrée par une version antérieure : son étape {step, number} ({command}) donnerait maintenant un autre résultat.',
    goOn: 'Vous repartez de la position enregistrée. Les étapes précédentes restent dans le fichier de la partie.',
    play: 'Continuer',
  },
  failure: {
    title: 'Quelque chose s’est mal passé sur cette page',
    text: 'Votre partie est sauve. Enregistrez-la dans un fichier si vous voulez, puis réessayez.',
    save: 'Enregistrer la partie dans un fichier',
    again: 'Réessayer',
    start: 'Retour à la page d’accueil',
    fault: 'Ce que dit le programme : {message}',
  },
};

/** Choosing by which rules a game is played: editions, house rules, and sets of rules with a name. */
export const houseRules: Messages['ui']['houseRules'] = {
  rules: 'Règles',
  editions: 'Éditions',
  sets: 'Vos jeux de règles',
  changedSet: '{name}, modifié',
  unnamed: 'Sans nom',
  manage: 'Jeux enregistrés',
  dropped: 'La question ne se pose pas dans {edition} ; votre réponse est donc abandonnée : {rulings}.',
  clash: 'On ne peut pas jouer avec ces règles : {reason}.',

  title: 'Règles maison',
  none: 'aucune',
  count: '{count, plural, one {# règle changée} other {# règles changées}}',
  note: 'Les règles que vous jouez autrement que l’édition ; « inchangé » signale ce que dit l’édition.',
  unswitched: '{text} (inchangé)',
  number: '{least, number} à {most, number}',
  numberFault: 'Un nombre entier de {least, number} à {most, number}.',
  fault: 'À revoir sous « Règles maison » : {rule}.',
  takeCover: 'À Terre !',

  mostPoints: 'Points maximum d’une force',
  mostPointsFault: 'Un nombre entier de points.',

  name: 'Nom pour ces règles',
  save: 'Enregistrer comme jeu',
  saveIn: 'Enregistrer dans « {name} »',
  saved: '« {name} » est enregistré.',

  setsTitle: 'Jeux de règles',
  noSets: 'Aucun jeu n’est encore enregistré : choisissez vos règles dans Nouvelle partie et donnez-leur un nom.',
  about:
    '{edition} ; {rulings, plural, =0 {nos interprétations} one {# interprétation changée} other {# interprétations changées}}, {rules, plural, =0 {aucune règle maison} one {# règle maison} other {# règles maison}}',
  rename: 'Renommer',
  renameSet: 'Renommer {name}',
  newName: 'Nouveau nom pour {name}',
  keepName: 'Garder ce nom',
  delete: 'Supprimer',
  deleteSet: 'Supprimer {name}',
  deleted: '« {name} » est supprimé.',
  undo: 'Annuler',
  saveFile: 'Enregistrer dans un fichier',
  saveSetFile: 'Enregistrer {name} dans un fichier',
  open: 'Ouvrir un jeu depuis un fichier',
  file: 'Fichier d’un jeu de règles',
  opened: '« {name} » fait maintenant partie de vos jeux.',
  unplayable: 'On ne peut plus jouer avec ces règles : {reason}',

  compare: 'Côte à côte',
  left: 'À gauche',
  right: 'À droite',
  alike: 'Ces deux jeux se jouent exactement de la même façon.',
  differences: '{count, plural, one {# règle diffère} other {# règles diffèrent}}',
  rule: 'Règle',
};
