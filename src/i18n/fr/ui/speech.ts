import type { Messages } from '../../messages.ts';

/** Said to those who do not see the page, when nothing else tells them what a key has done. */
export const said: Messages['ui']['said'] = {
  label: 'Annonces',
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
