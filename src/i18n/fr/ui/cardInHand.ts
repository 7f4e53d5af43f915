import type { Messages } from '../../messages.ts';

/** A stat card held up to be read, whole and from both sides. */
export const cardInHand: Messages['ui']['cardInHand'] = {
  cardOf: 'Carte : {who}',
  look: 'Carte entière',
  lookAt: 'Carte entière : {who}',
  turnOver: 'Retourner',
  putBack: 'Reposer',
  worth: '{points, number}',
  counts: 'Le côté qui compte maintenant.',
  countsNot: 'L’autre côté de la carte : il ne compte pas maintenant.',
  permitted: 'Actions autorisées',
};
