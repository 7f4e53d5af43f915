import type { Point } from '../geometry/vector.ts';
import { remember } from './remember.ts';
import type { Stretch } from './types.ts';

/** Does a polygon, its inside to the left of its edges, nowhere turn inwards by more than `slack` (sine times both edges)? */
const turnsLeft = remember((points: readonly Point[], slack: number): boolean =>
  points.every(([x, y], i) => {
    const [ax, ay] = points[(i + points.length - 1) % points.length] as Point;
    const [bx, by] = points[(i + 1) % points.length] as Point;
    return (x - ax) * (by - y) - (y - ay) * (bx - x) >= -slack;
  }),
);

export const isConvex = (points: readonly Point[]): boolean => turnsLeft(points, 0);

/** Where on a line a base lies over a convex polygon, and where wholly within it. */
export interface Passage {
  readonly over: Stretch;
  readonly within: Stretch | null;
}

/**
 * The passage of a base of this radius along the endless line from p in a direction of length 1, in u from p; null if it
 * passes by. All of a convex shape that is grown or shrunk by the radius is convex too: one stretch of a line.
 */
export function passConvex([px, py]: Point, [dx, dy]: Point, points: readonly Point[], radius: number): Passage | null {
  let from = Number.POSITIVE_INFINITY;
  let to = Number.NEGATIVE_INFINITY;
  let enters = Number.NEGATIVE_INFINITY;
  let leaves = Number.POSITIVE_INFINITY;
  const square = radius * radius;
  for (let i = 0; i < points.length; i++) {
    const [ax, ay] = points[i] as Point;
    const [bx, by] = points[i + 1 < points.length ? i + 1 : 0] as Point;
    const x = px - ax;
    const y = py - ay;
    const off = x * dy - y * dx;
    if (off * off < square) {
      const middle = -(x * dx + y * dy);
      const half = Math.sqrt(square - off * off);
      from = Math.min(from, middle - half);
      to = Math.max(to, middle + half);
    }
    const l = Math.sqrt((bx - ax) * (bx - ax) + (by - ay) * (by - ay));
    const ex = (bx - ax) / l;
    const ey = (by - ay) / l;
    // Beside the edge: how deep the line lies on its inner side, how far along, and how fast both grow.
    const depth = y * ex - x * ey;
    const deeper = dy * ex - dx * ey;
    if (deeper > 0) enters = Math.max(enters, (radius - depth) / deeper);
    else if (deeper < 0) leaves = Math.min(leaves, (radius - depth) / deeper);
    else if (depth < radius) leaves = Number.NEGATIVE_INFINITY;
    const along = x * ex + y * ey;
    const forth = dx * ex + dy * ey;
    for (const side of SIDES) {
      const s = (side * radius - depth) / deeper;
      const at = along + s * forth;
      if (at < 0 || at > l) continue;
      from = Math.min(from, s);
      to = Math.max(to, s);
    }
  }
  if (from >= to) return null;
  return { over: { from, to }, within: enters < leaves ? { from: enters, to: leaves } : null };
}

/** The inner and the outer side of an edge. */
const SIDES = [1, -1];
