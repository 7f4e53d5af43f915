import type { Messages } from '../../messages.ts';

/** Said to those who do not see the page, when nothing else tells them what a key has done. */
export const said: Messages['ui']['said'] = {
  label: 'Annonces',
  nothingSaid: 'Rien n’a encore été dit.',
  notNow: '{key} : impossible maintenant.',
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
};

/** How much is said, and how it is asked for again. */
export const speaking: Messages['ui']['speaking'] = {
  again: 'Répéter ce qui vient d’être dit',
  length: {
    title: 'Lecture',
    short: 'Courte : où c’est et ce qui en résulte',
    normal: 'Normale : avec les dés, le prix et qui voit l’endroit',
    full: 'Complète : avec ce qu’on a à côté de soi, et les coordonnées',
  },
  tones: {
    title: 'Sons là où pointent les touches',
    off: 'Non',
    on: 'Oui : à gauche ou à droite, aigus vers le haut, doubles à couvert, graves hors de vue',
  },
};
