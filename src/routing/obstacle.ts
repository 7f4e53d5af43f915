import { isInside } from '../engine/geometry/distance.ts';
import { EDGE_STRIDE, edgeTable } from '../engine/geometry/edgeTable.ts';
import { memoize } from '../engine/geometry/memoize.ts';
import type { Outline } from '../engine/geometry/outline.ts';
import { distance, type Point } from '../engine/geometry/vector.ts';

/**
 * An obstacle of the configuration space: the Minkowski sum of an outline and a disk of radius `clearance`, which the middle
 * of a base may not enter. Made ready for the thousands of questions a search asks: answers without making a single object.
 */
export interface Obstacle {
  readonly outline: Outline;
  /** In u. */
  readonly clearance: number;
  /** Its edges, as in `EdgeTable`; empty for a disk. */
  readonly sides: Float64Array;
  readonly minX: number;
  readonly maxX: number;
  readonly minY: number;
  readonly maxY: number;
}

/** The Minkowski sum of an outline and a disk of radius `clearance`. */
export const obstacleOf = memoize((outline: Outline, clearance: number): Obstacle => {
  const disk = outline.kind === 'disk';
  const xs = disk ? [outline.at[0] - outline.radius, outline.at[0] + outline.radius] : outline.points.map((p) => p[0]);
  const ys = disk ? [outline.at[1] - outline.radius, outline.at[1] + outline.radius] : outline.points.map((p) => p[1]);
  return {
    outline,
    clearance,
    sides: edgeTable(outline).numbers,
    minX: Math.min(...xs) - clearance,
    maxX: Math.max(...xs) + clearance,
    minY: Math.min(...ys) - clearance,
    maxY: Math.max(...ys) + clearance,
  };
});

/** Is p in the obstacle, deeper than `leeway`? */
export function coversPoint(obstacle: Obstacle, p: Point, leeway = 0): boolean {
  const [x, y] = p;
  if (x <= obstacle.minX || x >= obstacle.maxX || y <= obstacle.minY || y >= obstacle.maxY) return false;
  return (
    meetsBoundary(obstacle, obstacle.clearance - leeway, x, y, x, y) ||
    (obstacle.outline.kind === 'polygon' && isInside(p, obstacle.outline))
  );
}

/** Does the leg from p to q, neither of them in the obstacle, cross it? */
export const meetsLeg = (obstacle: Obstacle, p: Point, q: Point): boolean =>
  !passesBy(obstacle, p, q) && meetsBoundary(obstacle, obstacle.clearance, p[0], p[1], q[0], q[1]);

/** Does the leg from p to q lie wholly to one side of an obstacle? Settles most questions. */
export const passesBy = ({ minX, maxX, minY, maxY }: Obstacle, [px, py]: Point, [qx, qy]: Point): boolean =>
  (px >= maxX && qx >= maxX) || (px <= minX && qx <= minX) || (py >= maxY && qy >= maxY) || (py <= minY && qy <= minY);

/** Is any point of the leg nearer to the outline's boundary than `clearance`? */
function meetsBoundary(
  { outline, sides }: Obstacle,
  clearance: number,
  px: number,
  py: number,
  qx: number,
  qy: number,
): boolean {
  if (outline.kind === 'disk') {
    const r = outline.radius + clearance;
    return squareToSegment(outline.at[0], outline.at[1], px, py, qx, qy) < r * r;
  }
  const square = clearance * clearance;
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
function squareToSegment(x: number, y: number, px: number, py: number, qx: number, qy: number): number {
  const dx = qx - px;
  const dy = qy - py;
  const square = dx * dx + dy * dy;
  let t = square === 0 ? 0 : ((x - px) * dx + (y - py) * dy) / square;
  t = Math.max(0, Math.min(1, t));
  const ex = px + t * dx - x;
  const ey = py + t * dy - y;
  return ex * ex + ey * ey;
}

/** The distance of p from the outline of an obstacle; 0 inside. */
export function toEdges({ outline, sides }: Obstacle, p: Point): number {
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
