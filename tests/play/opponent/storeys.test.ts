import { expect, test } from 'vitest';
import { building, stairs as flight, window } from '../../../src/content/building.ts';
import { upperFloor } from '../../../src/content/scenarios/upperFloor.ts';
import type { Point, SceneryElement } from '../../../src/engine/index.ts';
import { groundOf, placeKey } from '../../../src/play/opponent/ground.ts';
import { think } from '../../../src/play/opponent/index.ts';
import { given, rifle } from '../../support/builders/given.ts';
import { slab, square } from '../../support/builders/storeys.ts';

const stairs: SceneryElement = {
  ...{ id: 'stairs', look: 'stairs', terrain: ['difficult'], connects: [0, 1], passage: 'stairs' },
  shape: { kind: 'wall', from: [6, 11], to: [8, 11], thickness: 1 },
};
const stand = (at: Point, level = 0) => ({ at, level, key: placeKey(at, level) });

const table = () =>
  given({
    edition: 'tactic-2.0-beta',
    scenery: [slab('floor'), stairs],
    a: [{ id: 'anton', at: [5.4, 11] }],
    b: [{ id: 'carl', at: [12, 11], state: { level: 1 } }],
  });

test('the way to somebody upstairs goes by the stairs, however near he is in plan', () => {
  const field = groundOf(table()).onFootTo('carl', [[12, 11, 1]]);
  expect(field(stand([12, 11], 1))).toBe(0);
  expect(field(stand([5.4, 11]))).toBeLessThan(10);
  expect(field(stand([12, 11]))).toBeGreaterThan(12);
});

test('places upstairs are within a Move where it comes so far, and are seen from there', () => {
  const ground = groundOf(table());
  const up = ground.spots(stand([5.5, 11]), 4).filter(({ level }) => level === 1);
  expect(up.map(({ way }) => way)).toContainEqual([
    [5.5, 11],
    [8.5, 11, 1],
  ]);
  expect(ground.sees(stand([12, 11]), stand([12, 12], 1))).toBeNull();
  expect(ground.sees(stand([4, 11]), stand([12, 12], 1))).toBe(0);
});

test('at the foot and at the head of stairs one can stand, however little room there is', () => {
  const ground = groundOf(
    given({
      edition: 'tactic-2.0-beta',
      scenery: upperFloor.scenery,
      a: [{ id: 'anton', at: [11.3, 12.4] }],
      b: [{ id: 'carl', at: [2, 2] }],
    }),
  );
  const there = ground.spots(stand([11.3, 12.4]), 4).map(({ at }) => at);
  expect(there).toContainEqual([13.2, 13.4]);
});

test('one who is to hold what is upstairs goes up', () => {
  const game = given({
    edition: 'tactic-2.0-beta',
    scenery: [slab('floor'), stairs, { ...slab('room'), terrain: [], floor: false, level: 1 }],
    a: [{ id: 'anton', at: [5.5, 11] }],
    b: [{ id: 'carl', at: [22, 2] }],
    victory: { a: [{ kind: 'reach', element: 'room' }], b: [] },
  });
  const best = think(game, 'a', { strength: 'hard', seed: 1, budget: 300 })?.best.command;
  expect(best).toMatchObject({ type: 'move', path: expect.arrayContaining([expect.arrayContaining([1])]) });
  expect(best?.type === 'move' && best.path.at(-1)).toHaveLength(3);
});

const room: SceneryElement = { ...slab('room'), terrain: [], floor: false, level: 1 };

test.each([
  ['one who has to hold a floor goes up', { a: [{ kind: 'hold', element: 'room', turn: 9 }], b: [] }],
  ['so does one who has to keep the other side from it', { a: [], b: [{ kind: 'hold', element: 'room', turn: 9 }] }],
] as const)('%s', (_, victory) => {
  const game = given({
    edition: 'tactic-2.0-beta',
    scenery: [slab('floor'), stairs, room],
    a: [{ id: 'anton', at: [5.5, 11], card: { weapons: [] } }],
    b: [{ id: 'carl', at: [22, 2] }],
    victory,
  });
  const best = think(game, 'a', { strength: 'hard', seed: 1, budget: 300 })?.best.command;
  expect(best?.type === 'move' && best.path.at(-1)).toHaveLength(3);
});

/** A house of two storeys, upstairs with a window to the south and two men behind it. */
const house = building(
  'house',
  [8, 6],
  [6, 4],
  [{ up: flight([4.8, 3.1], [4.8, 1.3]) }, { openings: { south: [window(2, 1.6)] }, roof: 'tiles' }],
);
const overTheWay: SceneryElement = { ...slab('over-the-way'), shape: square(9, 11.3, 5) };
const FRAG = rifle({ id: 'frag', kind: 'frag', shots: 1, long: 0, short: 5, aim: 0, radius: 1.5 });
const thrower = { id: 'anton', card: { weapons: [FRAG] } };
const inTheRoom = [
  { id: 'carl', at: [10.4, 8.4] as const, points: 9, state: { level: 1 } },
  { id: 'dora', at: [11.6, 8.4] as const, points: 9, state: { level: 1 } },
];

test.each([
  ['from the street', { ...thrower, at: [11, 11.8] as const }],
  ['from a roof over the way', { ...thrower, at: [11, 11.8] as const, state: { level: 1 } }],
])('it throws a grenade through a window upstairs: %s', (_, man) => {
  const game = given({
    edition: 'tactic-2.0-beta',
    scenery: [...house, overTheWay],
    a: [man],
    b: inTheRoom,
    tokens: { a: 2, b: 0 },
  });
  const best = think(game, 'a', { strength: 'hard', seed: 1, budget: 1000 })?.best.command;
  expect(best).toMatchObject({ type: 'grenade', who: 'anton' });
  expect(best?.type === 'grenade' && best.at[2]).toBe(1);
});
