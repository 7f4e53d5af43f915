import type { Command, Point } from '../../../src/engine/index.ts';

/**
 * A skirmish on the table and with the forces of "Play now", thought out beforehand: player 1 comes from the south along
 * the road, player 2 stands in the north. Names are those on the cards.
 */
export const SOSNIN: Post = { id: 'sosnin', name: 'Gleb Sosnin', at: [11, 18.5] };
export const KLENOV: Post = { id: 'klenov', name: 'Maksim Klenov', at: [9.9, 18.5] };
export const AHORN: Post = { id: 'ahorn', name: 'Kaspar Ahorn', at: [10.4, 5.5] };
export const BIRKNER: Post = { id: 'birkner', name: 'Otto Birkner', at: [11.6, 5.5] };
export const TANNER: Post = { id: 'tanner', name: 'Emil Tanner', at: [12.8, 5.5] };

/** In the order in which they are placed, the sides taking turns. */
export const POSTS: readonly Post[] = [
  SOSNIN,
  AHORN,
  KLENOV,
  BIRKNER,
  { id: 'dubovy', name: 'Timofey Dubovy', at: [10.4, 19.7] },
  TANNER,
  { id: 'berezin', name: 'Lev Berezin', at: [20, 20.5] },
  { id: 'eichner', name: 'Ludwig Eichner', at: [4, 3] },
  { id: 'ryabinin', name: 'Ilya Ryabinin', at: [3, 20] },
  { id: 'buchholz', name: 'Anton Buchholz', at: [20, 3] },
];

interface Post {
  readonly id: string;
  readonly name: string;
  readonly at: Point;
}

const roll = (...dice: number[]): Command => ({ type: 'roll', dice });

const deploy = ({ id, at }: Post): Command => ({ type: 'deploy', who: id, at });
const fire = (by: Post, at: Post): Command => ({ type: 'fire', who: by.id, at: at.id });
const move = ({ id }: Post, ...path: readonly Point[]): Command => ({ type: 'move', who: id, path });

/** Four are in place. */
export const SETTING_UP: readonly Command[] = [
  roll(6, 3),
  { type: 'choose', option: 'north' },
  roll(2, 5),
  ...POSTS.slice(0, 4).map(deploy),
];

/** Everyone is in place and player 1 begins. */
export const DEPLOYED: readonly Command[] = [...SETTING_UP, ...POSTS.slice(4).map(deploy), roll(6, 1)];

/** Sosnin fires at Birkner, who may take cover. */
export const UNDER_FIRE: readonly Command[] = [...DEPLOYED, fire(SOSNIN, BIRKNER)];

/** Player 1 has won, by two shots and a close combat. */
export const WON: readonly Command[] = [
  ...UNDER_FIRE,
  { type: 'takeCover', who: BIRKNER.id },
  { type: 'aim' },
  roll(5, 2, 1),
  fire(SOSNIN, AHORN),
  { type: 'pass' },
  { type: 'pass' },
  roll(6, 6),
  move(KLENOV, KLENOV.at, [10.2, 14.54]),
  move(KLENOV, [10.2, 14.54], [10.3, 10.6]),
  move(TANNER, TANNER.at, [11.9, 7.3]),
  { type: 'endTurn' },
  fire(SOSNIN, BIRKNER),
  { type: 'aim' },
  roll(6, 1, 1),
  move(KLENOV, [10.3, 10.6], [11.9, 7.3]),
  roll(5, 6, 1, 1),
  roll(1, 1, 1),
];
