import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { toOutline } from '../../src/engine/geometry/distance.ts';
import { outlineOf, type Point } from '../../src/engine/index.ts';
import { isUnder } from '../../src/engine/levels/under.ts';
import { test } from '../support/builders/editions.ts';

const polygon = (...points: Point[]) => outlineOf({ kind: 'polygon', points });
const disk = (at: Point, radius: number) => outlineOf({ kind: 'circle', at, radius });

/** An L, with an inner corner at (4, 4). */
const floor = polygon([0, 0], [8, 0], [8, 4], [4, 4], [4, 8], [0, 8]);

/** The farthest that points of the rim lie from the floor, of many. */
const farthest = (at: Point, radius: number): number =>
  Math.max(
    ...Array.from({ length: 2_000 }, (_, i) => {
      const turn = (i * Math.PI) / 1_000;
      return toOutline([at[0] + radius * Math.cos(turn), at[1] + radius * Math.sin(turn)], floor);
    }),
  );

describe('what lies under a floor', () => {
  test('a round thing at an inner corner of the floor is under it though its middle is not deep [R145 B]', () => {
    expect(isUnder(disk([3.6, 3.7], 1.2), floor)).toBe(true);
    expect(isUnder(disk([3.9, 3.9], 1.2), floor)).toBe(false);
    expect(isUnder(disk([2, 2], 2.4), floor)).toBe(true);
    expect(isUnder(disk([2, 2], 2.6), floor)).toBe(false);
  });

  test('every point of a rim is within 0.5u of it, as far as points can tell [R145 B]', () => {
    const places = fc.tuple(fc.double({ min: -1, max: 9, noNaN: true }), fc.double({ min: -1, max: 9, noNaN: true }));
    fc.assert(
      fc.property(places, fc.double({ min: 0.05, max: 4, noNaN: true }), (at, radius) => {
        const far = farthest(at, radius);
        fc.pre(Math.abs(far - 0.5) > 1e-4);
        expect(isUnder(disk(at, radius), floor)).toBe(far < 0.5);
      }),
      { numRuns: 300 },
    );
  });
});
