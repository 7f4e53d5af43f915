/** GREN and H2H. */
export const closeAttacks = {
  'GREN-1': { title: 'Cost of a grenade', text: 'Throwing a hand grenade costs two tokens.' },
  'GREN-2': {
    title: 'Range of a throw',
    text: 'Up to 10u a grenade lands where it is meant to; farther, up to 15u, it may scatter.',
  },
  'GREN-3': { title: 'Sight to the spot', text: 'Up to 10u the thrower need not see the spot; farther away he must.' },
  'GREN-4': {
    title: 'When it scatters',
    text: 'A grenade scatters when thrown beyond 10u, and always when the thrower is suppressed.',
  },
  'GREN-5': {
    title: 'How far it scatters',
    text: 'A die decides: 5 or 6 is exact, 2 to 4 moves the marker up to 2u, a 1 up to 4u.',
  },
  'GREN-6': { title: 'Who moves the marker', text: 'The other side moves the marker of a grenade that scatters.' },
  'GREN-7': {
    title: 'Who is caught',
    text: 'Everyone within the blast radius, friend or foe, whom no cover shields from the burst.',
  },
  'GREN-8': {
    title: 'Dice of a burst',
    text: 'The card’s dice are rolled once for the whole burst; each 4 or more is a hit.',
  },
  'GREN-9': {
    title: 'Wounds of a burst',
    text: 'Every hit is a wound, dealt out one by one from the lowest close combat value up, and round again if any are left.',
  },
  'GREN-10': { title: 'Equals in a burst', text: 'Among equal close combat values the thrower chooses.' },
  'GREN-11': {
    title: 'Own side in the burst',
    text: 'Only in the beta: no throw that might catch the thrower or a friend without cover.',
  },
  'GREN-12': { title: 'Where it may be aimed', text: 'At any spot, also in or behind partial cover.' },
  'GREN-13': {
    title: 'Kinds of grenade',
    text: 'One kind, with dice and radius from the card; the beta knows frag, concussion and smoke grenades.',
  },
  'GREN-14': {
    title: 'Extra grenades',
    text: 'Only in the beta: single grenades cost a point each and may be handed over.',
  },
  'GREN-15': {
    title: 'Smoke',
    text: 'Only in the beta: a smoke grenade makes a screen that hides what is behind it for a while.',
  },
  'GREN-16': {
    title: 'Into rooms and windows',
    text: 'Only in the beta: roofed positions and openings can be hit from close by only.',
  },
  'GREN-17': { title: 'Throwing upwards', text: 'Only in the beta: one level higher at most.' },
  'GREN-18': {
    title: 'Supply',
    text: 'Only in the beta: a grenade listed on the card never runs out and cannot be handed over.',
  },
  'H2H-1': {
    title: 'Close combat begins',
    text: 'It begins as soon as a move brings two enemy bases into contact, and costs no token.',
  },
  'H2H-2': { title: 'Hits in close combat', text: 'Each side rolls its close combat dice; a 5 or a 6 is a hit.' },
  'H2H-3': {
    title: 'Both strike',
    text: 'In each exchange both sides roll, and one who is struck down strikes back all the same; it goes on until someone is out.',
  },
  'H2H-4': {
    title: 'Wounds in close combat',
    text: 'Each hit is a wound; a card that was turned over counts from the next exchange on.',
  },
  'H2H-5': {
    title: 'Several against one',
    text: 'Close combats are fought one after another, in the order of contact.',
  },
  'H2H-6': {
    title: 'Taking the hole',
    text: 'Only in the beta: the winner may step into the hole of the one he beat.',
  },
  'H2H-7': {
    title: 'Nobody can win',
    text: 'If neither side has any dice the close combat ends and both stay where they are.',
  },
  'H2H-8': {
    title: 'Fighting into a hole',
    text: 'One who sits in a round base is reached when the distance to his own base is covered.',
  },
};
