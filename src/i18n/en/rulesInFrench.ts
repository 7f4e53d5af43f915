import type { RulesIn } from './rules.ts';

/** The French quick start. */
export const french = {
  'MOVE-3': {
    text: 'Climbing up or down costs one token more, two in all, and may end on top only with the whole base.',
  },
  'MOVE-6': {
    text: 'You cannot move through an enemy. A move that ends in contact begins a close combat; a base may be brushed in passing.',
  },
  'ATK-1': {
    text: 'Fire, Move & Fire, Opportunity Fire and Suppression Fire are shooting attacks; a grenade and close combat are attacks as well.',
  },
  'AIM-1': { text: 'One more token adds the weapon’s Aim dice to a shooting attack, Opportunity Fire included.' },
  'TC-4': {
    text: 'Against a shot from less than 5u taking cover is of no use, and it cannot be chosen when shot at from 5u or less.',
  },
  'TC-5': {
    title: 'Where taking cover is no help',
    text: 'Nobody can take cover in answer to an Opportunity Fire shot, and a marker does not help against grenades.',
  },
  'GREN-5': {
    text: 'A die decides: 5 or 6 is exact, 3 or 4 moves the marker up to 1u, a 1 or 2 up to 2u.',
  },
  'H2H-1': { text: 'It begins when a move ends with two enemy bases in contact, and costs no token.' },
  'OF-3': { text: 'An enemy who comes to be both within range of the marker and in sight while moving.' },
  'OF-4': { text: 'It is a single shot, costs nothing and cannot be declined.' },
  'OF-7': { text: 'Not said; as elsewhere, a character shot at goes on with the same move if still able.' },
  'SF-4': {
    text: 'Whoever is within range of the marker and in sight of one who fires at it makes no attacks in that turn, except grenades close by and close combat.',
  },
  'SF-12': { text: 'The card says how many u around the marker are swept.' },
  'COVER-6': {
    title: 'Cover at close quarters',
    text: 'Neither scenery nor a character gives a target cover when the shooter is 2u away or less.',
  },
  'COVER-8': {
    text: 'A character in a 60 mm round base has partial cover, but not when the shooter is 2u away or less.',
  },

  R12: {
    title: 'Running into an enemy',
    text: 'A move that runs into an enemy ends there, and they fight; a base may be brushed in passing.',
  },
  R20: { title: 'A gap in the scatter table', text: 'A 3 or a 4 moves the marker up to 1u.' },
  R45: { text: 'Each takes its shot, in the order their owner likes, while the target lasts.' },
  R83: { text: 'Fire and Opportunity Fire shots; not Move & Fire, grenades, Suppression Fire or close combat.' },
  R84: { text: 'An earlier marker counts at exactly 5u; a new one cannot be taken there.' },
  R92: { text: 'Whoever can take the shot takes it; only whether to aim is a choice.' },
  R93: {
    title: 'Suppressed: in whose sight, how long',
    text: 'From being in range and in sight of anyone firing at the marker until that turn ends, even after moving out.',
  },
  R94: { text: 'A base may be touched in passing without a fight; a path that runs into it ends there, in contact.' },
  R95: { text: 'It counts if the target is more than 2u away; only what the shooter stands in is left out.' },
  R96: { text: 'Such a target is in the open as long as it is in sight at all.' },
} as const satisfies RulesIn;
