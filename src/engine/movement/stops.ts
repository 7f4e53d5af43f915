import type { Outline } from '../geometry/outline.ts';
import { add, distance, onGrid, type Point, scale } from '../geometry/vector.ts';
import { cornersRound, ring, SLACK } from './corners.ts';
import type { Field } from './field.ts';

/** Stops along a straight edge are this far apart, in u. */
const SPACING = 0.75;

/**
 * Places beside what no action may end on (a friend, the edge of cover): where the Move runs out there, it may be worth
 * a bend to stop beside it rather than far before it.
 */
export const stopsOf = (field: Field): Point[] => [...stopsBesideFriends(field), ...stopsBesideCover(field)];

export const stopsBesideFriends = ({ scene }: Field): Point[] =>
  scene.friends.flatMap((f) => ring(f.at, f.radius + scene.radius + SLACK).map((c) => c.at));

const stopsBesideCover = ({ scene, patches }: Field): Point[] =>
  patches.filter((patch) => patch.ground !== 'open').flatMap(({ element }) => roundEdge(element.outline, scene.radius));

/** Places just clear of an outline and, where there may be room, just inside it. */
function roundEdge(outline: Outline, radius: number): Point[] {
  const apart = radius + SLACK;
  const corners = cornersRound(outline, radius).map((c) => c.at);
  if (outline.kind === 'disk') {
    const inside = outline.radius > apart ? ring(outline.at, outline.radius - apart).map((c) => c.at) : [];
    return [...corners, ...inside];
  }
  const { points } = outline;
  return [...corners, ...points.flatMap((a, i) => alongEdge(a, points[(i + 1) % points.length] as Point, apart))];
}

function alongEdge(a: Point, b: Point, apart: number): Point[] {
  const l = distance(a, b);
  const along: Point = [(b[0] - a[0]) / l, (b[1] - a[1]) / l];
  const out: Point = [along[1] * apart, -along[0] * apart];
  const places: Point[] = [];
  const n = Math.ceil(l / SPACING);
  for (let k = 0; k <= n; k++) {
    const on = add(a, scale(along, (l * k) / n));
    places.push(onGrid(add(on, out)), onGrid(add(on, scale(out, -1))));
  }
  return places;
}
