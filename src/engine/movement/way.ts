import type { Outline } from '../geometry/outline.ts';
import {
  between,
  distance,
  flattened,
  levelOf,
  onLevel,
  type Point,
  samePoint,
  type Waypoint,
} from '../geometry/vector.ts';
import { EXACT, TOUCH } from './ground.ts';
import { type MeasuredPath, measurePath, stretchesNear } from './path.ts';
import type { MoveTrace, WayTrace } from './types.ts';

/** Ways over levels: measured and cut in plan (R126), each of their points on a level (R147). Lengths in u. */

/** A way as it is measured; null if it has no points, too many, or one that is not finite. */
export const planOf = (way: readonly Waypoint[]): MeasuredPath | null => measurePath(way.map(flattened));

/** The level of a base `s` u along a way: on a climb the lower one, until the far end is reached. */
export function levelAlong(way: readonly Waypoint[], s: number): number {
  let level = levelOf(way[0] ?? [0, 0]);
  let along = 0;
  for (const [i, to] of way.entries()) {
    const from = way[i - 1];
    if (!from) continue;
    if (s < along - EXACT) break;
    const end = along + distance(flattened(from), flattened(to));
    level = s >= end - EXACT ? levelOf(to) : s > along + EXACT ? Math.min(levelOf(from), levelOf(to)) : level;
    along = end;
  }
  return level;
}

/** A way up to `s` u and the rest of it from there, as `cutPath` has it. */
export function cutWay(
  way: readonly Waypoint[],
  s: number,
): { before: readonly Waypoint[]; after: readonly Waypoint[] } {
  let along = 0;
  for (const [i, to] of way.entries()) {
    const from = way[i - 1];
    if (!from) continue;
    const [p, q] = [flattened(from), flattened(to)];
    const length = distance(p, q);
    if (s < along + length - EXACT) {
      const cut = s <= along ? from : onLevel(between(p, q, (s - along) / length), levelAlong(way, s));
      const before = way.slice(0, i);
      return { before: isSame(cut, from) ? before : [...before, cut], after: [cut, ...way.slice(i)] };
    }
    along += length;
  }
  return { before: way, after: way.slice(-1) };
}

const isSame = (p: Waypoint, q: Waypoint): boolean =>
  levelOf(p) === levelOf(q) && samePoint(flattened(p), flattened(q));

/** What comes of a way, in plan alone. */
export const inPlan = ({ climbs: _, ...trace }: WayTrace): MoveTrace => ({
  ...trace,
  path: trace.path.map(flattened),
  end: flattened(trace.end),
});

/** A part of a way that is on one level. */
export interface OnOneLevel {
  readonly level: number;
  readonly path: MeasuredPath;
  /** How far along the way it begins. */
  readonly from: number;
  /** Does it lead down, so that where it begins one is on a higher level still? */
  readonly leadsDown: boolean;
}

/** How far along its way a part first comes within reach of an outline, in u; null: nowhere. */
export function firstWithin({ path, from, leadsDown }: OnOneLevel, outline: Outline, reach: number): number | null {
  if (path.length === 0) return null;
  const first = stretchesNear(path, outline, reach)[0]?.from;
  return first === undefined ? null : from + (leadsDown ? Math.max(first, 2 * TOUCH) : first);
}

/** The parts of a way level by level, in order; a climb is one of its lower level. */
export function partsOf(way: readonly Waypoint[]): readonly OnOneLevel[] {
  const parts: { level: number; points: Point[]; from: number; length: number; leadsDown: boolean }[] = [];
  let along = 0;
  for (const [i, to] of way.entries()) {
    const from = way[i - 1] ?? to;
    const [p, q] = [flattened(from), flattened(to)];
    const length = distance(p, q);
    const level = Math.min(levelOf(from), levelOf(to));
    const last = parts.at(-1);
    if (last?.level === level) {
      last.points.push(q);
      last.length += length;
    } else parts.push({ level, points: [p, q], from: along, length, leadsDown: levelOf(from) > level });
    along += length;
  }
  const end = way.at(-1);
  if (end && parts.at(-1)?.level !== levelOf(end))
    parts.push({ level: levelOf(end), points: [flattened(end)], from: along, length: 0, leadsDown: false });
  return parts.flatMap(({ level, points, from, leadsDown }) => {
    const path = measurePath(points);
    return path ? [{ level, path, from, leadsDown }] : [];
  });
}
