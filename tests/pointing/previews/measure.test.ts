import { describe, expect, test } from 'vitest';
import type { Point } from '../../../src/engine/index.ts';
import type { Spot } from '../../../src/pointing/hand.ts';
import { endAt, measurePreview } from '../../../src/pointing/previews/measure.ts';
import { given, roundBase, total, watch } from '../../support/builders/given.ts';

/** The house from (9, 4) to (11, 10). */
const game = given({
  a: [
    { id: 'anton', at: [5, 5] },
    { id: 'berta', at: [5, 20] },
  ],
  b: [{ id: 'carl', at: [5, 12] }],
  scenery: [total('house', [9, 4], [2, 6])],
  markers: [watch('m1', 'anton', [15, 5])],
});
const { baseRadius, markerRadius } = game.setup.ruleset;
const spot = (x: number, y: number): Spot => ({ at: [x, y], who: null });
const on = (who: string, at: Point): Spot => ({ at, who });
const anton = on('anton', [5, 5]);

describe('is taken from edge to edge', () => {
  test('of bases', () => {
    const { distance, range } = measurePreview(game, anton, on('carl', [5, 12]));
    expect(distance).toBeCloseTo(7 - 2 * baseRadius, 9);
    expect(range).toBe(distance <= game.setup.ruleset.fire.shortRange ? 'short' : 'long');
  });

  test('of scenery, wherever along its rim one points', () => {
    const measured = measurePreview(game, anton, spot(9.1, 9.5));
    expect(measured.to).toEqual({ what: 'element', id: 'house' });
    expect(measured.distance).toBeCloseTo(4 - baseRadius, 9);
    expect(measured.ends[1]).toEqual([expect.closeTo(9, 9), expect.closeTo(5, 9)]);
    expect(measurePreview(game, spot(9.1, 9.5), anton).distance).toBeCloseTo(4 - baseRadius, 9);
  });

  test('of markers', () => {
    const measured = measurePreview(game, spot(18, 5), spot(15.1, 5));
    expect(measured.to).toEqual({ what: 'marker', id: 'm1' });
    expect(measured.distance).toBeCloseTo(3 - markerRadius, 9);
  });

  test('of the table', () => {
    const measured = measurePreview(game, anton, spot(0.2, 14));
    expect(measured.to).toEqual({ what: 'edge', edge: 'west' });
    expect(measured.distance).toBeCloseTo(5 - baseRadius, 9);
    expect(measured.ends[1]).toEqual([0, 5]);
  });

  test('of nothing where nothing is near: the spot itself, which has no range of anybody', () => {
    const measured = measurePreview(game, spot(18, 18), spot(18, 22));
    expect(measured).toMatchObject({ from: { what: 'spot' }, to: { what: 'spot' }, distance: 4, range: null });
  });
});

describe('of two rims', () => {
  test('scenery to the edge of the table', () => {
    const { distance } = measurePreview(game, spot(9, 7), spot(0, 15));
    expect(distance).toBe(9);
  });

  test('what touches is 0u apart, and so is an element from itself', () => {
    expect(measurePreview(game, on('anton', [5, 5]), on('anton', [5, 5])).distance).toBe(0);
    expect(measurePreview(game, spot(9, 7), spot(11, 7)).distance).toBe(0);
  });

  test('from inside scenery it is the way out', () => {
    const inside = given({
      a: [{ id: 'anton', at: [12, 12] }],
      b: [{ id: 'carl', at: [1, 1] }],
      scenery: [{ ...roundBase('crater', [12, 11]), shape: { kind: 'circle', at: [12, 11], radius: 4 } }],
    });
    const { distance, ends } = measurePreview(inside, on('anton', [12, 12]), spot(16.1, 11));
    expect(distance).toBeCloseTo(3 - baseRadius, 9);
    expect(ends[1]).toEqual([expect.closeTo(12, 9), expect.closeTo(15, 9)]);
  });
});

test('a broad finger sticks farther out than a mouse', () => {
  expect(endAt(game, spot(8.2, 7))).toEqual({ what: 'spot', at: [8.2, 7] });
  expect(endAt(game, { ...spot(8.2, 7), slack: 0.9 })).toEqual({ what: 'element', id: 'house' });
  expect(endAt(game, spot(10, 7))).toEqual({ what: 'spot', at: [10, 7] });
});
