import type { Messages } from '../../messages.ts';

/** Said to those who do not see the page, when nothing else tells them what a key has done. */
export const said: Messages['ui']['said'] = {
  label: 'Annonces',
  nothingSaid: 'Rien n’a encore été dit.',
  notNow:
    '{key, select, ENTER {Entrée} PAGEUP {Page précédente} PAGEDOWN {Page suivante} HOME {Début} END {Fin} DELETE {Suppr} BACKSPACE {Retour arrière} other {{key}}} : impossible maintenant.',
  on: '{what} : activé.',
  off: '{what} : désactivé.',
  refused: '{what} : impossible. {why}',
  undone: 'Annulé : {what}',
  redone: 'Rétabli : {what}',
  untold: 'une étape',
  edge: 'Bord de la table.',
  zoomed: 'Table à {share, number, percent}.',
  nothingInHand: 'Aucune action en main.',
  selected: 'Sélection : {who}.',
  nobodySelected: 'Personne n’est sélectionné.',
  nothingToLeave: 'Il n’y a rien à quitter.',
  lastPointOff: 'Le dernier point est retiré.',
  waypoint: 'Point de passage {count, number}.',
  from: 'Mesure depuis cet endroit.',
  target: 'Cible : {who}.',
  partners: 'Avec {who}.',
  noPartners: 'Seul.',
  past: 'La table montre le passé. {what}',
  present: 'La table montre la partie en cours.',
  blow: '{who} lance {dice} : {hits, plural, =0 {aucune réussite} one {# réussite} other {# réussites}}.',
};

/** How much is said, and how it is asked for again. */
export const speaking: Messages['ui']['speaking'] = {
  again: 'Répéter ce qui vient d’être dit',
  length: {
    title: 'Lecture',
    short: 'Courte : où c’est, ce qui en résulte, le nombre qui touche',
    normal: 'Normale : avec la distance, le couvert et qui voit l’endroit',
    full: 'Complète : avec ce qu’on a à côté de soi, et les coordonnées',
  },
  tones: {
    title: 'Sons là où pointent les touches',
    off: 'Non',
    on: 'Oui : à gauche ou à droite, aigus vers le haut, doubles à couvert, graves hors de vue',
  },
};

/** The keys, and how they are changed. */
export const ownKeys: Messages['ui']['ownKeys'] = {
  title: 'Touches une à une',
  reset: 'Toutes les touches d’origine',
  taken: '{key} est déjà prise : {what}.',
  fixed: '{key} ne peut pas être choisie.',
  noSign: 'Une touche est une lettre ou un signe.',
  does: {
    move: 'Se déplacer',
    fire: 'Tirer',
    moveAndFire: 'Tir en Mouvement',
    grenade: 'Lancer une grenade',
    opportunityFire: 'Tir d’Opportunité',
    suppression: 'Tir de Suppression ; choix des endroits',
    join: 'Se joindre à la suppression',
    takeCover: 'À Terre !',
    weapon: 'Changer d’arme ; étape',
    body: 'Enlever un corps ; enchère',
    roll: 'Lancer les dés ; se reprendre',
    endTurn: 'Fin du tour',
    undo: 'Annuler',
    places: 'Endroits conseillés',
    tell: 'Sur le sélectionné',
    again: 'Répéter la dernière phrase',
    table: 'Tableau des personnages',
    card: 'Carte en main',
    sight: 'Ligne de vue',
    measure: 'Mesurer',
    lines: 'Lignes de vue d’un déplacement',
    menu: 'Menu d’un personnage ; projecteur',
    redo: 'Rétablir',
    rules: 'Règles',
  },
};

/** What is alike among the preferences. */
export const preferenceGroups: Messages['ui']['preferenceGroups'] = {
  look: 'Langue et apparence',
  told: 'Événements et sons',
  table: 'À la table',
  keys: 'Touches et lecture',
};
