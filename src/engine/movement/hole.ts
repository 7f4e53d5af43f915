import { distance, type Point, samePoint } from '../geometry/vector.ts';
import type { PreparedElement } from '../scenery.ts';
import { EXACT, holeAt, overlaps, TOUCH } from './ground.ts';
import { cutPath, type MeasuredPath, measurePath, pointAt, stretchesNear } from './path.ts';
import type { BaseDisk, HoleStep, MoveRules, MoveScene } from './types.ts';

/** A path whose end is settled: where it means a hole it ends exactly there, with what of it is measured. */
export interface SettledPath {
  readonly path: MeasuredPath;
  /** What counts against the Move when the base goes all the way. */
  readonly measured: number;
  readonly step: HoleStep | null;
}

/**
 * A path that ends at a hole of a round base: on contact with the rim, from any side, the base goes straight into the
 * hole, which is not measured (MOVE-8, R104, R136). Where holes are measured, and for one who stands in that round base
 * already, the path is walked as drawn; so it is towards an enemy in the hole, who is attacked (H2H-8).
 */
export function settleHole(scene: MoveScene, rules: MoveRules, path: MeasuredPath): SettledPath {
  const last = path.points[path.points.length - 1] as Point;
  const hole = holeAt(scene, last);
  const held = hole && scene.enemies.some((enemy) => holds(enemy, hole.at));
  if (!hole || held) return { path, measured: path.length, step: null };
  const exact = samePoint(last, hole.at) ? path : retarget(path.points.slice(0, -1), hole.at);
  const start = path.points[0] as Point;
  if (rules.holes === 'measured' || overlaps(start, scene.radius, hole.element)) {
    return { path: exact, measured: exact.length, step: null };
  }
  const rim = startOfLastStretch(exact, hole.element, scene.radius);
  const walked = cutPath(exact, rim).before;
  const step = { element: hole.element.id, from: pointAt(exact, rim), to: hole.at };
  return { path: retarget(walked, hole.at), measured: rim, step };
}

/** Where a path comes, for the last time, to touch an element that it ends on. */
export function startOfLastStretch(path: MeasuredPath, element: PreparedElement, radius: number): number {
  const last = stretchesNear(path, element.outline, radius).findLast((s) => s.to >= path.length - EXACT);
  return last ? last.from : path.length;
}

const holds = (enemy: BaseDisk, hole: Point): boolean => distance(enemy.at, hole) <= TOUCH;

const retarget = (points: readonly Point[], end: Point): MeasuredPath =>
  measurePath([...points, end]) ?? { points: [end], along: [0], length: 0 };
