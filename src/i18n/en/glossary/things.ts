import type { Word } from './word.ts';

/** Tokens, cards and markers, scenery, sight. */
export const things = {
  actionToken: {
    term: 'Action token',
    also: 'AT',
    text: 'What every action is paid with. Spent ones lie on the card of whoever acted.',
  },
  action: {
    term: 'Action',
    text: 'What a character does for tokens: move, fire, throw, take cover, lay a marker. The card says how many.',
  },
  character: {
    term: 'Character',
    also: 'miniature, figure',
    text: 'One person on the table, with a base and a card of its own.',
  },
  statCard: {
    term: 'Stat card',
    also: 'profile',
    text: 'All that a character can do, on two sides: unhurt and wounded.',
  },
  woundedSide: { term: 'Wounded side', text: 'The side of the card that counts once the character has been wounded.' },
  points: {
    term: 'Points',
    also: 'point value, VP',
    text: 'What a character is worth; forces are agreed in points, and some editions are won by them.',
  },
  reinforcement: {
    term: 'Reinforcement',
    also: 'reserve',
    text: 'In the 2.0 beta: a card with two characters, of whom the second comes in when the first has been hit.',
  },
  force: { term: 'Force', also: 'squad', text: 'All the characters of one side.' },
  shots: { term: 'Shots', text: 'How often a weapon may be fired in one turn.' },
  machineGun: { term: 'Machine gun', also: 'MG', text: 'A weapon that keeps up Suppression Fire without help.' },
  marker: { term: 'Marker', text: 'A counter on the table or beside a base. Distances run from its edge.' },
  base: {
    term: 'Base',
    text: 'The round foot of a miniature, 25 mm across. It is what is seen, hit, measured and in the way.',
  },
  die: { term: 'Die', also: 'D6, dice', text: 'A cube with the numbers from 1 to 6.' },
  unit: { term: 'Unit', also: 'u', text: 'The measure of all distances: 2.5 cm, or an inch where that is agreed.' },
  scenery: {
    term: 'Scenery',
    also: 'scenic element, terrain',
    text: 'Whatever stands on the table and is no character: it hides, blocks and slows.',
  },
  totalCover: {
    term: 'Total cover',
    text: 'Scenery that cannot be seen or walked through.',
  },
  partialCover: { term: 'Partial cover', text: 'Scenery that makes a target harder to hit without hiding it.' },
  countedCovers: {
    term: 'Counted covers',
    also: 'separate covers',
    text: 'In the 2.0 beta: each partial cover in the way, 2u from the last, makes the target harder to hit.',
  },
  sheltering: {
    term: 'Sheltering',
    also: 'sheltering terrain',
    text: 'In the 2.0 beta: what hides and stops everything, such as a house. The same as total cover.',
  },
  protecting: {
    term: 'Protecting',
    also: 'protecting terrain',
    text: 'In the 2.0 beta: partial cover of some substance, such as a wall. It slows the way and stops bursts.',
  },
  concealing: {
    term: 'Concealing',
    also: 'concealing terrain, concealment',
    text: 'In the 2.0 beta: partial cover that only hides, such as leaves or smoke. It is walked through and stops no burst.',
  },
  impassable: {
    term: 'Impassable',
    also: 'impassable terrain, wire, water',
    text: 'In the 2.0 beta: ground nobody enters or crosses, although it hides nothing.',
  },
  difficult: {
    term: 'Difficult',
    also: 'difficult terrain, mud, snow',
    text: 'In the 2.0 beta: ground that shortens each move and hides nothing.',
  },
  inTheOpen: { term: 'In the open', text: 'Not in cover: a 4 will do to hit.' },
  roundBase: {
    term: 'Round scenic base',
    also: '60 mm base',
    text: 'A piece of scenery with a hole for one character, who is in cover there.',
  },
  hole: {
    term: 'Hole',
    also: 'foxhole',
    text: 'The place for one character in a round scenic base. It is entered on contact for nothing.',
  },
  body: {
    term: 'Body',
    also: 'dead, fallen',
    text: 'In the 2.0 beta: what is left of one who fell. It is partial cover, and in a hole it closes it.',
  },
  smoke: {
    term: 'Smoke',
    also: 'smoke screen',
    text: 'In the 2.0 beta: what a smoke grenade leaves for a while. It hides like concealing terrain and always counts apart.',
  },
  lineOfSight: {
    term: 'Line of sight',
    also: 'LOS',
    text: 'There is one unless total cover hides the whole base from every point of the other.',
  },
  shortRange: { term: 'Short range', also: 'S', text: 'Up to and with 10u: the first number of a weapon’s dice.' },
  longRange: { term: 'Long range', also: 'L', text: 'Farther than 10u: the second number of a weapon’s dice.' },
} as const satisfies Readonly<Record<string, Word>>;
