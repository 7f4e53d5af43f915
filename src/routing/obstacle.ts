import { isInside } from '../engine/geometry/distance.ts';
import { EDGE_STRIDE, edgeTable } from '../engine/geometry/edgeTable.ts';
import { memoize } from '../engine/geometry/memoize.ts';
import type { Outline } from '../engine/geometry/outline.ts';
import { distance, type Point } from '../engine/geometry/vector.ts';

/**
 * What the middle of a base may not come nearer to than `reach`, made ready for the thousands of questions a search asks:
 * answers without making a single object.
 */
export interface Barrier {
  readonly outline: Outline;
  readonly reach: number;
  /** Its edges, as in `Sides`; empty for a disk. */
  readonly sides: Float64Array;
  readonly minX: number;
  readonly maxX: number;
  readonly minY: number;
  readonly maxY: number;
}

/** Bars the middle of a base from coming nearer to an outline than `reach`. */
export const barrier = memoize((outline: Outline, reach: number): Barrier => {
  const disk = outline.kind === 'disk';
  const xs = disk ? [outline.at[0] - outline.radius, outline.at[0] + outline.radius] : outline.points.map((p) => p[0]);
  const ys = disk ? [outline.at[1] - outline.radius, outline.at[1] + outline.radius] : outline.points.map((p) => p[1]);
  return {
    outline,
    reach,
    sides: edgeTable(outline).numbers,
    minX: Math.min(...xs) - reach,
    maxX: Math.max(...xs) + reach,
    minY: Math.min(...ys) - reach,
    maxY: Math.max(...ys) + reach,
  };
});

/** Is p nearer to the barrier than its reach, by more than `leeway`? */
export function bars(wall: Barrier, p: Point, leeway = 0): boolean {
  const [x, y] = p;
  if (x <= wall.minX || x >= wall.maxX || y <= wall.minY || y >= wall.maxY) return false;
  return (
    meetsLeg(wall, wall.reach - leeway, x, y, x, y) || (wall.outline.kind === 'polygon' && isInside(p, wall.outline))
  );
}

/** Does the leg from p to q, whose ends the barrier does not bar, come nearer to it than its reach? */
export const barsLeg = (wall: Barrier, p: Point, q: Point): boolean =>
  !passesBy(wall, p, q) && meetsLeg(wall, wall.reach, p[0], p[1], q[0], q[1]);

/** Does the leg from p to q lie wholly to one side of a barrier? Settles most questions. */
export const passesBy = ({ minX, maxX, minY, maxY }: Barrier, [px, py]: Point, [qx, qy]: Point): boolean =>
  (px >= maxX && qx >= maxX) || (px <= minX && qx <= minX) || (py >= maxY && qy >= maxY) || (py <= minY && qy <= minY);

/** Is any point of the leg nearer to the barrier's boundary than `reach`? */
function meetsLeg({ outline, sides }: Barrier, reach: number, px: number, py: number, qx: number, qy: number): boolean {
  if (outline.kind === 'disk') {
    const r = outline.radius + reach;
    return squareToSegment(outline.at[0], outline.at[1], px, py, qx, qy) < r * r;
  }
  const square = reach * reach;
  for (let i = 0; i < sides.length; i += EDGE_STRIDE) {
    const ax = sides[i] as number;
    const ay = sides[i + 1] as number;
    const bx = sides[i + 2] as number;
    const by = sides[i + 3] as number;
    if (
      squareToSegment(ax, ay, px, py, qx, qy) < square ||
      squareToSegment(px, py, ax, ay, bx, by) < square ||
      squareToSegment(qx, qy, ax, ay, bx, by) < square ||
      cross(ax, ay, bx, by, px, py, qx, qy)
    ) {
      return true;
    }
  }
  return false;
}

/** The squared distance of (x, y) from the segment between (px, py) and (qx, qy). */
export function squareToSegment(x: number, y: number, px: number, py: number, qx: number, qy: number): number {
  const dx = qx - px;
  const dy = qy - py;
  const square = dx * dx + dy * dy;
  let t = square === 0 ? 0 : ((x - px) * dx + (y - py) * dy) / square;
  t = Math.max(0, Math.min(1, t));
  const ex = px + t * dx - x;
  const ey = py + t * dy - y;
  return ex * ex + ey * ey;
}

/** The distance of p from the outline of a barrier; 0 inside. */
export function toEdges({ outline, sides }: Barrier, p: Point): number {
  if (outline.kind === 'disk') return Math.max(0, distance(p, outline.at) - outline.radius);
  if (isInside(p, outline)) return 0;
  let square = Number.POSITIVE_INFINITY;
  for (let i = 0; i < sides.length; i += EDGE_STRIDE) {
    const [ax, ay, bx, by] = [sides[i], sides[i + 1], sides[i + 2], sides[i + 3]] as [number, number, number, number];
    square = Math.min(square, squareToSegment(p[0], p[1], ax, ay, bx, by));
  }
  return Math.sqrt(square);
}

/** Do two segments cross? Rounding does not matter: near the ends the distances above decide. */
function cross(
  ax: number,
  ay: number,
  bx: number,
  by: number,
  px: number,
  py: number,
  qx: number,
  qy: number,
): boolean {
  const a = (qx - px) * (ay - py) - (qy - py) * (ax - px);
  const b = (qx - px) * (by - py) - (qy - py) * (bx - px);
  const p = (bx - ax) * (py - ay) - (by - ay) * (px - ax);
  const q = (bx - ax) * (qy - ay) - (by - ay) * (qx - ax);
  return a * b < 0 && p * q < 0;
}
