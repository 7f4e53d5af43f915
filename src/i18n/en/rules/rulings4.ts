/** Rulings R121 to R141. */
export const rulings4 = {
  R121: { title: 'Smoke in time and space', text: 'In the beta: 5u across; the first screen goes with the second.' },
  R122: { title: 'Concealing terrain', text: 'In the beta: markers cannot be laid past it, shots can go through.' },
  R123: { title: 'Walking through concealment', text: 'In the beta: no token more for concealing terrain.' },
  R124: {
    title: 'Friends under Suppression Fire',
    text: 'In the beta: friends in range and sight can be hit as well.',
  },
  R125: { title: 'Leaving the suppressed area', text: 'In the beta: no shooting for the rest of the turn.' },
  R126: { title: 'Measuring climbs', text: 'Height costs no distance; lengths are those of the plan.' },
  R127: { title: 'Nobody left', text: 'A side without anyone on the table has lost.' },
  R128: {
    title: 'Arriving reinforcements',
    text: 'In the beta: free, at the start of an own turn, and able to act at once.',
  },
  R129: { title: 'Fighting one in a round base', text: 'Distances run to his own base, not to the rim.' },
  R130: {
    title: 'What a weapon permits',
    text: 'A weapon on the card is the permission to fire it, and an Aim value the permission to aim.',
  },
  R131: {
    title: 'Paying for difficult ground',
    text: 'In the beta: 1u less for each action that starts in it, enters it or crosses it.',
  },
  R132: { title: 'A second partial cover', text: 'It changes nothing.' },
  R133: { title: 'Passing grenades on', text: 'In the beta: between friends within 1u, in one’s own turn.' },
  R134: {
    title: 'Standing in scenery',
    text: 'A move ends wholly inside a piece or wholly clear of it, never across its edge.',
  },
  R135: {
    title: 'When victory is checked',
    text: 'After each thing that is settled as one: a shot, a burst, an exchange, a roll.',
  },
  R136: { title: 'Into the hole', text: 'Stepping in may be left out; it ends the move and is not measured.' },
  R137: {
    title: 'Cover and head shots in 2009',
    text: 'In the 2009 rules: two natural sixes are a head shot even against one taking cover.',
  },
  R138: {
    title: 'Details of shock tests',
    text: 'In the beta: among equally near friends the owner chooses who tests.',
  },
  R139: {
    title: 'Seeing from a platform',
    text: 'Judged in plan; the platform one stands on gives one’s targets no cover.',
  },
  R140: {
    title: 'One Move action',
    text: 'A path of at most Move u that ends where the base may stand; longer ways are several moves.',
  },
  R141: {
    title: 'Ending without victory',
    text: 'Conceding, an agreed draw, or stopping: then the side that lost the smaller share of its points is ahead.',
  },
};
