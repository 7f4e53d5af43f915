import { memoize } from './memoize.ts';
import type { Outline } from './outline.ts';
import type { Point } from './vector.ts';

/** The edges of a polygon made ready for arithmetic; a wall without thickness has two, there and back. A disk has none. */
export interface EdgeTable {
  /** For each edge, EDGE_STRIDE numbers: both ends (ax, ay, bx, by), the direction of length 1 (ex, ey), the length. */
  readonly numbers: Float64Array;
  /** Does it nowhere turn inwards? */
  readonly convex: boolean;
}

/** How many numbers there are to an edge. */
export const EDGE_STRIDE = 7;

const made = memoize((outline: Outline): EdgeTable => {
  const points = outline.kind === 'disk' ? [] : outline.points;
  const numbers = points.flatMap(([ax, ay], i) => {
    const [bx, by] = points[(i + 1) % points.length] as Point;
    const l = Math.sqrt((bx - ax) * (bx - ax) + (by - ay) * (by - ay));
    return [ax, ay, bx, by, (bx - ax) / l, (by - ay) / l, l];
  });
  return { numbers: new Float64Array(numbers), convex: turnsLeft(points) };
});

/** The edge table of an outline, made once for each. */
export const edgeTable = (outline: Outline): EdgeTable => made(outline, 0);

/** Does a polygon, its inside to the left of its edges, nowhere turn inwards? */
const turnsLeft = (points: readonly Point[]): boolean =>
  points.every(([x, y], i) => {
    const [ax, ay] = points[(i + points.length - 1) % points.length] as Point;
    const [bx, by] = points[(i + 1) % points.length] as Point;
    return (x - ax) * (by - y) - (y - ay) * (bx - x) >= 0;
  });
