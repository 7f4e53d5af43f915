import { type Point, subtract } from '../geometry/vector.ts';
import { violation } from '../ruleIds.ts';
import { footing, TOUCH } from './ground.ts';
import { type MeasuredPath, pointAt, stretchesNear } from './path.ts';
import { onTable } from './stand.ts';
import type { MoveFault, MoveRules, MoveScene } from './types.ts';

/** The middle of a base is over a line if it is nearer than this, in u. */
const OVER = 1e-9;

/** The first point of a path where the base would enter what cannot be entered (MOVE-7, MOVE-10) or leave the table (R58) or the floor (R155). */
export function firstBlock(scene: MoveScene, rules: MoveRules, path: MeasuredPath): MoveFault | null {
  const exit = exitAlong(scene, rules, path);
  let first = exit === null ? null : faultAt(path, exit, violation('R58'));
  for (const line of scene.ground?.rim ?? []) {
    const along = stretchesNear(path, line, rules.overhang ? OVER : scene.radius - TOUCH)[0]?.from;
    if (along !== undefined && (!first || along < first.along)) first = faultAt(path, along, violation('MOVE-11'));
  }
  for (const element of scene.elements) {
    if (footing(element, rules) !== 'blocked') continue;
    const along = stretchesNear(path, element.outline, scene.radius - TOUCH)[0]?.from;
    if (along === undefined || (first && first.along <= along)) continue;
    first = faultAt(path, along, violation(element.cover === 'total' ? 'MOVE-7' : 'MOVE-10', { element: element.id }));
  }
  return first;
}

export const faultAt = (path: MeasuredPath, along: number, v: MoveFault['violation']): MoveFault => ({
  violation: v,
  at: pointAt(path, along),
  along,
});

/** How far along the path the base leaves the table; the table is convex, so one way-point is off it if any point is. */
function exitAlong(scene: MoveScene, rules: MoveRules, path: MeasuredPath): number | null {
  const off = path.points.findIndex((p) => !onTable(scene, rules, p));
  if (off < 0 || !scene.table) return null;
  if (off === 0) return 0;
  const inside = path.points[off - 1] as Point;
  const way = subtract(path.points[off] as Point, inside);
  const margin = rules.overhang ? 0 : scene.radius;
  const share = Math.min(
    shareUntil(inside[0], way[0], margin, scene.table.width - margin),
    shareUntil(inside[1], way[1], margin, scene.table.height - margin),
  );
  const start = path.along[off - 1] as number;
  return start + share * ((path.along[off] as number) - start);
}

/** The share of a step after which x is no longer between low and high. */
function shareUntil(x: number, step: number, low: number, high: number): number {
  if (step === 0) return 1;
  const share = ((step > 0 ? high : low) - x) / step;
  return share <= 0 ? 0 : Math.min(share, 1);
}
