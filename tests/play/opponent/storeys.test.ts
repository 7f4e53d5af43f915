import { expect, test } from 'vitest';
import type { Point, SceneryElement } from '../../../src/engine/index.ts';
import { groundOf, placeKey } from '../../../src/play/opponent/ground.ts';
import { think } from '../../../src/play/opponent/index.ts';
import { given } from '../../support/builders/given.ts';
import { slab } from '../../support/builders/storeys.ts';

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
