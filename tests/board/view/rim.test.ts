import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chanceFor } from '../../../src/board/view/picture/chance.ts';
import { along, areaOf, depthIn, frayed, rimOf } from '../../../src/board/view/picture/rim.ts';
import { diskOutline, type Point, polygonOutline } from '../../../src/engine/index.ts';

const SQUARE = polygonOutline([
  [0, 0],
  [4, 0],
  [4, 4],
  [0, 4],
]);

describe('the edge of an outline', () => {
  test('a circle is a ring of points as far from its middle as its radius', () => {
    for (const [x, y] of rimOf(diskOutline([3, 5], 1.5))) expect(Math.hypot(x - 3, y - 5)).toBeCloseTo(1.5, 9);
  });

  test('the area of a square and of a circle', () => {
    expect(areaOf(rimOf(SQUARE))).toBeCloseTo(16, 9);
    const circle = areaOf(rimOf(diskOutline([3, 5], 1.5)));
    expect(circle / (Math.PI * 1.5 ** 2)).toBeGreaterThan(0.99);
    expect(circle).toBeLessThan(Math.PI * 1.5 ** 2);
  });

  test('depth is the distance to the nearest side, negative outside', () => {
    const rim = rimOf(SQUARE);
    expect(depthIn(rim, 2, 1.25)).toBeCloseTo(1.25, 9);
    expect(depthIn(rim, 3.5, 2)).toBeCloseTo(0.5, 9);
    expect(depthIn(rim, 5, 2)).toBeCloseTo(-1, 9);
    expect(depthIn(rim, 7, 8)).toBeCloseTo(-5, 9);
  });

  test('points moved inwards lie inside', () => {
    const points = along(rimOf(SQUARE), 0.5, 0.2);
    expect(points).toHaveLength(32);
    for (const [x, y] of points.slice(1, 8)) expect(depthIn(rimOf(SQUARE), x, y)).toBeCloseTo(0.2, 9);
  });

  test('one that is frayed never strays farther than it may', () => {
    fc.assert(
      fc.property(fc.string(), fc.double({ min: 0.01, max: 0.3, noNaN: true }), (name, depth) => {
        const most = depth * Math.SQRT2 + 1e-9;
        const strays = ([x, y]: Point): number => Math.abs(depthIn(rimOf(SQUARE), x, y));
        for (const p of frayed(rimOf(SQUARE), chanceFor(name), depth)) expect(strays(p)).toBeLessThanOrEqual(most);
      }),
      { numRuns: 30 },
    );
  });
});
