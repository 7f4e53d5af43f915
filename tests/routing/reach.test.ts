import { describe, expect, it } from 'vitest';
import type { Point } from '../../src/engine/geometry/vector.ts';
import { base, fence, flatReach, Q, scene, wall } from '../support/builders/moveScenes.ts';
import { compareReach } from '../support/references/movementProperties.ts';

describe('reach', () => {
  it('[MOVE-2 Q] one, two and three AT of open ground are circles of one, two and three Moves', () => {
    const areas = flatReach(scene(), Q, [12, 12], 3);
    expect(areas.map((a) => a.tokens)).toEqual([1, 2, 3]);
    for (const { tokens, pieces } of areas) {
      const farthest = Math.max(...pieces.flat().map(([x, y]: Point) => Math.sqrt((x - 12) ** 2 + (y - 12) ** 2)));
      expect(farthest).toBeCloseTo(3 * tokens, 6);
    }
  });

  it('[MOVE-7 Q] [R11 Q] ends at walls, and costs more beyond fences', () => {
    const s = scene([wall([10, 0], [10, 24]), fence([0, 8], [10, 8])]);
    const [one, two] = flatReach(s, Q, [8, 6], 4);
    const lowest = (pieces: readonly (readonly Point[])[] = []) => Math.max(...pieces.flat().map((p) => p[1]));
    const rightmost = (pieces: readonly (readonly Point[])[] = []) => Math.max(...pieces.flat().map((p) => p[0]));
    expect(rightmost(two?.pieces)).toBeLessThan(9.4 + 1e-5);
    expect(lowest(one?.pieces)).toBeLessThan(7.4 + 1e-5);
    expect(lowest(two?.pieces)).toBeCloseTo(10, 3);
  });

  it('[MOVE-1 Q] gives nothing for what is no position or no Move', () => {
    expect(flatReach(scene(), Q, [Number.NaN, 3], 4)).toEqual([]);
    expect(flatReach(scene([], { friends: [base('f', [3, 3])] }), Q, [3, 3], 0)).toEqual([]);
  });

  it('[MOVE-1 Q] [MOVE-5 Q] [R134 Q] on random tables a place is inside if and only if a route affords it', () => {
    const wrong: string[] = [];
    let compared = 0;
    for (let seed = 1; seed <= 20; seed++) {
      const { wrong: here, compared: asked } = compareReach(seed, 8);
      wrong.push(...here);
      compared += asked;
    }
    expect(compared).toBeGreaterThan(400);
    expect(wrong).toEqual([]);
  }, 60_000);
});
