/** A stat card held up to be read, whole and from both sides. */
export const cardInHand = {
  cardOf: 'Card of {who}',
  look: 'Whole card',
  lookAt: 'Whole card of {who}',
  turnOver: 'Turn over',
  putBack: 'Put back',
  worth: '{points, number}',
  counts: 'The side that counts now.',
  countsNot: 'The other side of the card: it does not count now.',
  permitted: 'Permitted actions',
} as const;
