import { edges, nearestOnSegment } from '../engine/geometry/distance.ts';
import type { Outline } from '../engine/geometry/outline.ts';
import { add, distance, GRID, onGrid, type Point, scale, subtract, turn, unit } from '../engine/geometry/vector.ts';
import { type MoveRules, type MoveScene, standFault } from '../engine/movement/index.ts';
import { SLACK } from './corners.ts';

/**
 * The legal place nearest to a point, on the grid (the point itself, rounded, if a base may stand there); null if there
 * is none within `within` u. It is offered for a place that is refused, so it need not be reachable.
 */
export function nearestPlace(scene: MoveScene, rules: MoveRules, at: Point, within = 6): Point | null {
  if (!at.every(Number.isFinite)) return null;
  const stands = (p: Point) => standFault(scene, rules, p) === null;
  const here = onGrid(at);
  if (stands(here)) return here;
  let best: Point | null = null;
  const consider = (p: Point) => {
    const near = onGrid(p);
    const d = distance(near, at);
    if (d <= within && (!best || d < distance(best, at)) && stands(near)) best = near;
  };
  for (const p of besideAll(scene, rules, at)) consider(p);
  for (let r = RING; r <= within && !(best && distance(best, at) <= r); r += RING) {
    for (const direction of DIRECTIONS) consider(add(at, scale(direction, r)));
  }
  return best && creepCloser(best, at, stands);
}

/** Rings of places that are tried, in u, and the directions of each. */
const RING = 0.25;
const DIRECTIONS: readonly Point[] = Array.from(
  { length: 48 },
  (_, i): Point => [turn(i * 7.5).cos, turn(i * 7.5).sin],
);

/** Places straight beside whatever is near the point: outside and inside of scenery, at bases, at the edges of the table and of floors, in holes. */
function besideAll(scene: MoveScene, rules: MoveRules, at: Point): Point[] {
  const { radius, table, ground } = scene;
  const places: Point[] = scene.elements.flatMap((e) => [...besideOutline(e.outline, at, radius + SLACK), ...e.holes]);
  for (const line of ground?.rim ?? []) places.push(...besideOutline(line, at, radius + SLACK));
  for (const base of [scene, ...(scene.upstairs ?? [])].flatMap((each) => [...each.friends, ...each.enemies])) {
    places.push(add(base.at, scale(unit(subtract(at, base.at)), base.radius + radius + SLACK)));
  }
  if (table) {
    const margin = rules.overhang ? 0 : radius;
    const clamp = (x: number, most: number) => Math.max(margin, Math.min(most - margin, x));
    places.push([clamp(at[0], table.width), clamp(at[1], table.height)]);
  }
  return places;
}

function besideOutline(outline: Outline, at: Point, apart: number): Point[] {
  const feet =
    outline.kind === 'disk'
      ? [add(outline.at, scale(unit(subtract(at, outline.at)), outline.radius))]
      : edges(outline.points).map(([a, b]) => nearestOnSegment(at, a, b));
  return feet.flatMap((foot) => {
    const away = unit(subtract(at, foot));
    return [add(foot, scale(away, apart)), add(foot, scale(away, -apart))];
  });
}

/** From a legal place towards the point, in ever smaller steps of the grid, as long as there is a nearer one. */
function creepCloser(from: Point, at: Point, stands: (p: Point) => boolean): Point {
  let best = from;
  for (let step = 16 * GRID; step >= GRID; step /= 2) {
    for (let moved = true; moved; ) {
      moved = false;
      for (const [dx, dy] of EIGHT) {
        const p = onGrid([best[0] + dx * step, best[1] + dy * step]);
        if (distance(p, at) >= distance(best, at) || !stands(p)) continue;
        best = p;
        moved = true;
      }
    }
  }
  return best;
}

const EIGHT: readonly Point[] = [-1, 0, 1].flatMap((x) => [-1, 0, 1].map((y): Point => [x, y]));
