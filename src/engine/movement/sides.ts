import type { Outline } from '../geometry/outline.ts';
import type { Point } from '../geometry/vector.ts';
import { remember } from './remember.ts';

/** The edges of a polygon made ready for arithmetic; a wall without thickness has two, there and back. A disk has none. */
export interface Sides {
  /** For each edge, STRIDE numbers: both ends (ax, ay, bx, by), the direction of length 1 (ex, ey), the length. */
  readonly numbers: Float64Array;
  /** Does it nowhere turn inwards? */
  readonly convex: boolean;
}

/** How many numbers there are to an edge. */
export const STRIDE = 7;

const made = remember((outline: Outline): Sides => {
  const points = outline.kind === 'disk' ? [] : outline.points;
  const numbers = points.flatMap(([ax, ay], i) => {
    const [bx, by] = points[(i + 1) % points.length] as Point;
    const l = Math.sqrt((bx - ax) * (bx - ax) + (by - ay) * (by - ay));
    return [ax, ay, bx, by, (bx - ax) / l, (by - ay) / l, l];
  });
  return { numbers: new Float64Array(numbers), convex: turnsLeft(points) };
});

export const sidesOf = (outline: Outline): Sides => made(outline, 0);

/** Does a polygon, its inside to the left of its edges, nowhere turn inwards? */
const turnsLeft = (points: readonly Point[]): boolean =>
  points.every(([x, y], i) => {
    const [ax, ay] = points[(i + points.length - 1) % points.length] as Point;
    const [bx, by] = points[(i + 1) % points.length] as Point;
    return (x - ax) * (by - y) - (y - ay) * (bx - x) >= 0;
  });
