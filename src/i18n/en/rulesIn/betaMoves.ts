import type { RulesIn } from './ruleIn.ts';

/** Moving in the 2.0 beta. */
export const betaMoves = {
  'MOVE-3': {
    title: 'Obstacles on the way',
    text: 'A move that crosses protecting scenery costs two tokens in all, however many pieces it crosses.',
  },
  'MOVE-4': {
    text: 'An obstacle may be crossed in one move if it is no wider than the Move and at most 2u high.',
  },
  'MOVE-5': {
    text: 'You may move past friends and end touching them, but bases never overlap; who cannot get clear of a base or a piece of scenery stops short of it.',
  },
  'MOVE-8': {
    text: 'On touching a 60 mm round base or another piece with a hole, a character may go into a free hole for nothing. Each hole holds one.',
  },
  'MOVE-9': {
    text: 'Mud, snow and the like take 1u off the distance of each move, and Move & Fire neither enters nor leaves them.',
  },
  'MOVE-10': { text: 'Open water, wire, deep pits: nobody enters or crosses them, though they hide nothing.' },
  'MOVE-11': {
    text: 'Each 3u of height is a level, reached only by stairs, ladders or gentle slopes. Storeys are not played here yet.',
  },
  'MOVE-12': {
    text: 'From a landing half-way the next move goes on from the top or the foot, as one likes. Storeys are not played here yet.',
  },
  'MOVE-13': {
    text: 'One who is shot in a hole may be left there and closes it. Anyone in contact may take the body out, which is a move and costs one token.',
  },
  'MOVE-14': { text: 'In a ruin a base may stand wherever there is room for it, and the rest is impassable.' },
} as const satisfies RulesIn;
