import { STRIDE } from './sides.ts';
import type { Stretch } from './types.ts';

/** Where on a line a base lies over a convex polygon, and where wholly within it. */
export interface Passage {
  readonly over: Stretch;
  readonly within: Stretch | null;
}

/**
 * The passage of a base of this radius over a convex polygon with these sides, along the endless line from (px, py) in a
 * direction of length 1, in u from there; null if it passes by. All of a convex shape that is grown or shrunk by the
 * radius is convex too: one stretch of a line.
 */
export function passConvex(
  sides: Float64Array,
  radius: number,
  px: number,
  py: number,
  dx: number,
  dy: number,
): Passage | null {
  let from = Number.POSITIVE_INFINITY;
  let to = Number.NEGATIVE_INFINITY;
  let enters = Number.NEGATIVE_INFINITY;
  let leaves = Number.POSITIVE_INFINITY;
  const square = radius * radius;
  for (let i = 0; i < sides.length; i += STRIDE) {
    const ex = sides[i + 4] as number;
    const ey = sides[i + 5] as number;
    const x = px - (sides[i] as number);
    const y = py - (sides[i + 1] as number);
    const off = x * dy - y * dx;
    if (off * off < square) {
      const middle = -(x * dx + y * dy);
      const half = Math.sqrt(square - off * off);
      if (middle - half < from) from = middle - half;
      if (middle + half > to) to = middle + half;
    }
    // Beside the edge: how deep the line lies on its inner side, how far along, and how fast both grow.
    const depth = y * ex - x * ey;
    const deeper = dy * ex - dx * ey;
    const inner = (radius - depth) / deeper;
    const outer = (-radius - depth) / deeper;
    if (deeper > 0) enters = Math.max(enters, inner);
    else if (deeper < 0) leaves = Math.min(leaves, inner);
    else if (depth < radius) leaves = Number.NEGATIVE_INFINITY;
    const along = x * ex + y * ey;
    const forth = dx * ex + dy * ey;
    const l = sides[i + 6] as number;
    const atInner = along + inner * forth;
    if (atInner >= 0 && atInner <= l) {
      if (inner < from) from = inner;
      if (inner > to) to = inner;
    }
    const atOuter = along + outer * forth;
    if (atOuter >= 0 && atOuter <= l) {
      if (outer < from) from = outer;
      if (outer > to) to = outer;
    }
  }
  if (from >= to) return null;
  return { over: { from, to }, within: enters < leaves ? { from: enters, to: leaves } : null };
}
