import { memoize } from '../engine/geometry/memoize.ts';
import type { Outline } from '../engine/geometry/outline.ts';
import { add, cross, dot, GRID, onGrid, type Point, scale, subtract, turn, unit } from '../engine/geometry/vector.ts';

/** Where a shortest path may bend: a corner of an outline's Minkowski sum with the base, its arcs replaced by chords outside. */
export interface Corner {
  readonly at: Point;
  /** Along its boundary, back and forth, to the neighbouring corners; the outline lies between the two. */
  readonly back: Point;
  readonly forth: Point;
}

/** A path that keeps this much clear of an outline stays clear of it when its points are rounded to the grid. */
export const SLACK = GRID * 0.75;

/** Directions, anticlockwise: the sides of the polygon that is drawn round a circle instead of an arc. */
const directions = (step: number): readonly Point[] =>
  Array.from({ length: 360 / step }, (_, i): Point => [turn(i * step).cos, turn(i * step).sin]);
const COARSE = directions(30);
const FINE = directions(15);
/** Beyond this radius of an arc, in u, the fine directions are worth their price. */
const WIDE = 1.5;
/** Directions nearer to each other than this (cosine of about 8 degrees) are as good as one. */
const SAME = 0.99;

/** The corners of an outline's Minkowski sum with a base of this radius, on the grid, SLACK clear of it. */
export const cornersRound = memoize((outline: Outline, radius: number): readonly Corner[] => {
  if (outline.kind === 'disk') return ring(outline.at, outline.radius + radius + SLACK);
  const n = outline.points.length;
  return outline.points.flatMap((vertex, i) => {
    const incoming = unit(subtract(vertex, outline.points[(i + n - 1) % n] as Point));
    const outgoing = unit(subtract(outline.points[(i + 1) % n] as Point, vertex));
    return arc(vertex, radius + SLACK, outward(incoming), outward(outgoing), incoming);
  });
});

/** The corners of a polygon round a circle. */
export function ring(at: Point, distance: number): Corner[] {
  const normals = distance > WIDE ? FINE : COARSE;
  return normals.map((normal, i) => corner(at, distance, normal, normals[(i + 1) % normals.length] as Point));
}

/** The normal to the right of an edge: away from a polygon whose inside lies to the left. */
const outward = ([x, y]: Point): Point => [y, -x];

/** The corners between two normals of a convex vertex; none where the outline turns inwards or goes on straight. */
function arc(vertex: Point, distance: number, first: Point, last: Point, incoming: Point): Corner[] {
  const turning = cross(first, last);
  const straightBack = dot(first, last) < -SAME; // the end of a wall without thickness
  if (dot(first, last) > 1 - 1e-9 || (turning <= 0 && !straightBack)) return [];
  const between = COARSE.filter((m) => {
    if (dot(first, m) > SAME || dot(last, m) > SAME) return false;
    return straightBack ? dot(m, incoming) > 0 : cross(first, m) > 0 && cross(m, last) > 0;
  }).sort((a, b) => dot(first, b) - dot(first, a));
  const normals = [first, ...between, last];
  return normals.slice(1).map((next, i) => corner(vertex, distance, normals[i] as Point, next));
}

/** Where the tangents with two normals meet, of a circle about `at`. */
function corner(at: Point, distance: number, n: Point, m: Point): Corner {
  const out = scale(add(n, m), distance / (1 + dot(n, m)));
  return { at: onGrid(add(at, out)), back: [n[1], -n[0]], forth: [-m[1], m[0]] };
}
