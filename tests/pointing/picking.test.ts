import { describe, expect, test } from 'vitest';
import { toScreen, toTable, viewOf } from '../../src/board/view/camera.ts';
import type { Point } from '../../src/engine/index.ts';
import { characterAt, elementAt, holeAt, markerAtPoint, oneOfAt } from '../../src/pointing/picking.ts';
import { box, given, roundBase, total, watch } from '../support/builders/given.ts';

const game = given({
  a: [
    { id: 'anton', at: [5, 5] },
    { id: 'bruno', at: [6.2, 5] },
  ],
  b: [{ id: 'carl', at: [20, 20] }, { id: 'dead', at: [8, 8], state: { out: true } }, { id: 'spare' }],
  scenery: [
    { ...box('field', [0, 0], [20, 20]), terrain: [] },
    box('wall', [10, 10], [4, 0.2]),
    total('house', [2, 10], [4, 3]),
    roundBase('crater', [16, 5]),
  ],
});

describe('a character', () => {
  test.each([1, 1.5, 2])('[case K8] is picked on the rim of its base at pixel ratio %d', (ratio) => {
    for (const turned of [false, true]) {
      const view = viewOf(null, turned, { width: 640, height: 480 }, game.setup.table);
      for (const [dx, dy] of [
        [0.499, 0],
        [0, -0.499],
        [-0.353, 0.353],
      ] as const) {
        // a browser hands out places in CSS pixels, in steps of a device pixel at the finest
        const [x, y] = toScreen(view, [20 + dx, 20 + dy]);
        const device: Point = [Math.round(x * ratio) / ratio, Math.round(y * ratio) / ratio];
        const inwards: Point = toTable(view, device);
        expect(characterAt(game, inwards, 1 / view.scale)).toBe('carl');
      }
    }
  });

  test('is not picked beyond the rim', () => {
    expect(characterAt(game, [5, 5.5])).toBe('anton');
    expect(characterAt(game, [5, 5.51])).toBeNull();
  });

  test('who is nearest is picked where slack overlaps', () => {
    expect(characterAt(game, [5.55, 5], 0.5)).toBe('anton');
    expect(characterAt(game, [5.65, 5], 0.5)).toBe('bruno');
  });

  test('the dead and those in reserve are not there', () => {
    expect(characterAt(game, [8, 8], 1)).toBeNull();
    expect(characterAt(game, [0, 0], 1)).toBeNull();
  });
});

describe('scenery', () => {
  test('cover is picked before the ground it stands on', () => {
    expect(elementAt(game, [3, 11])?.id).toBe('house');
    expect(elementAt(game, [8, 15])?.id).toBe('field');
  });

  test('a thin wall is picked from beside it, but not instead of what is under the point', () => {
    expect(elementAt(game, [12, 10.3])?.id).toBe('field');
    expect(elementAt(game, [12, 10.3], 0.15)?.id).toBe('wall');
    expect(elementAt(game, [3, 12.9], 5)?.id).toBe('house');
  });

  test('nothing is nothing', () => {
    expect(elementAt(game, [23, 23], 0.2)).toBeNull();
  });

  test('a hole is meant anywhere in it', () => {
    expect(holeAt(game, [16.3, 5.3], 0)).toEqual([16, 5]);
    expect(holeAt(game, [16.8, 5.3], 0)).toBeNull();
  });

  test('of some elements the nearest that is not missed by more than the slack', () => {
    expect(oneOfAt(game, ['house', 'wall'], [12, 10.3], 0.15)?.id).toBe('wall');
    expect(oneOfAt(game, ['house'], [12, 10.3], 0.15)).toBeNull();
  });
});

test('markers are picked as far as they reach, of two that overlap the nearer one', () => {
  const laid = given({
    a: [{ id: 'anton', at: [5, 5] }],
    markers: [watch('m1', 'anton', [10, 10]), watch('m2', 'anton', [10.6, 10])],
  });
  expect(markerAtPoint(laid, [9.6, 10])?.id).toBe('m1');
  expect(markerAtPoint(laid, [10.35, 10])?.id).toBe('m2');
  expect(markerAtPoint(laid, [9.4, 10])).toBeNull();
  expect(markerAtPoint(laid, [9.4, 10], 0.2)?.id).toBe('m1');
});
