import type { Disk, Outline } from '../geometry/outline.ts';
import { SEAM, type Stretch, stretchesOnLeg } from '../geometry/sweptDisk.ts';
import { between, distance, type Point, samePoint } from '../geometry/vector.ts';

/** A polyline with its length up to each point, in u. Has at least one point and no point twice in a row. */
export interface MeasuredPath {
  readonly points: readonly Point[];
  readonly along: readonly number[];
  readonly length: number;
}

/** No hand draws more way-points; keeps the longest path a matter of milliseconds. */
const MOST_POINTS = 200;

/** A path of unknown origin, measured; null if it has no points, too many, or one that is not finite. */
export function measurePath(path: readonly Point[]): MeasuredPath | null {
  const points: Point[] = [];
  const along: number[] = [];
  let length = 0;
  for (const point of path) {
    if (!Number.isFinite(point[0]) || !Number.isFinite(point[1])) return null;
    const last = points[points.length - 1];
    if (last) {
      if (samePoint(last, point)) continue;
      length += distance(last, point);
    }
    if (points.length === MOST_POINTS || !Number.isFinite(length)) return null;
    points.push(point);
    along.push(length);
  }
  return points.length === 0 ? null : { points, along, length };
}

/** The point `s` u along the path; its ends before and beyond it. */
export function pointAt(path: MeasuredPath, s: number): Point {
  const i = legAt(path, s);
  const a = path.points[i] as Point;
  const b = path.points[i + 1];
  const start = path.along[i] as number;
  if (!b || s <= start) return a;
  const end = path.along[i + 1] as number;
  return s >= end ? b : between(a, b, (s - start) / (end - start));
}

/**
 * The path up to `s` u and the rest of it from there: a move that is interrupted (R46) and goes on (R73). Both begin or
 * end at `pointAt(path, s)`.
 */
export function cutPath(path: MeasuredPath, s: number): { before: readonly Point[]; after: readonly Point[] } {
  const i = legAt(path, s);
  const cut = pointAt(path, s);
  const before = path.points.slice(0, i + 1);
  const after = path.points.slice(i + 1);
  if (!samePoint(before[i] as Point, cut)) before.push(cut);
  if (!(after[0] && samePoint(after[0], cut))) after.unshift(cut);
  return { before, after };
}

/** The index of the leg that `s` lies on. */
function legAt(path: MeasuredPath, s: number): number {
  let low = 0;
  let high = path.points.length - 1;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((path.along[middle] as number) <= s) low = middle;
    else high = middle;
  }
  return low;
}

/**
 * Where along a path is its point nearer to the outline than `reach` (or inside it)? Exact: solved leg by leg, not
 * sampled. This is where a base of that radius, following the path, overlaps the outline. In order, none of no length.
 */
export function stretchesNear(path: MeasuredPath, outline: Outline, reach: number): Stretch[] {
  const found: Stretch[] = [];
  for (let i = 0; i + 1 < path.points.length; i++) {
    const p = path.points[i] as Point;
    const q = path.points[i + 1] as Point;
    if (passesBy(p, q, outline.bounds, reach)) continue;
    const start = path.along[i] as number;
    for (const { from, to } of stretchesOnLeg(p, q, outline, reach)) {
      const last = found[found.length - 1];
      if (last && start + from <= last.to + SEAM) found[found.length - 1] = { from: last.from, to: start + to };
      else found.push({ from: start + from, to: start + to });
    }
  }
  return found;
}

/** Does the box around a leg stay clear of an outline's bounds, grown by `reach`? Settles most questions. */
function passesBy(p: Point, q: Point, { at, radius }: Disk, reach: number): boolean {
  const r = radius + reach;
  return (
    (p[0] > at[0] + r && q[0] > at[0] + r) ||
    (p[0] < at[0] - r && q[0] < at[0] - r) ||
    (p[1] > at[1] + r && q[1] > at[1] + r) ||
    (p[1] < at[1] - r && q[1] < at[1] - r)
  );
}
