import type { cardInHand as english } from '../../en/ui/cardInHand.ts';
import type { Shape } from '../../messages.ts';

/** A stat card held up to be read, whole and from both sides. */
export const cardInHand: Shape<typeof english> = {
  cardOf: 'Carta profilo di {who}',
  look: 'Carta intera',
  lookAt: 'Carta intera di {who}',
  turnOver: 'Gira',
  putBack: 'Rimetti giù',
  worth: '{points, number}',
  counts: 'Il lato che conta ora.',
  countsNot: 'L’altro lato della carta: ora non conta.',
  permitted: 'Azioni permesse',
};
