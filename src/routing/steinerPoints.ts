import { memoize } from '../engine/geometry/memoize.ts';
import type { Outline } from '../engine/geometry/outline.ts';
import { add, distance, onGrid, type Point, scale } from '../engine/geometry/vector.ts';
import { standFault } from '../engine/movement/stand.ts';
import type { Field } from './configurationSpace.ts';
import { cornersRound, ring, SLACK } from './corners.ts';
import { type Beside, cranniesOf } from './offsetCurves.ts';

/** Stops along a straight edge are this far apart, in u. */
const SPACING = 0.75;

/**
 * Places beside what no action may end on (a friend, the edge of cover): where the Move runs out there, it may be worth
 * a bend to stop beside it rather than far before it. None farther than `within` u from the start.
 */
export function stopsOf({ scene, rules, patches, start }: Field, within = Number.POSITIVE_INFINITY): Point[] {
  const { radius } = scene;
  const isNear = ({ bounds }: Outline) => distance(bounds.at, start) <= within + bounds.radius + radius;
  const friends = scene.friends.filter((f) => distance(f.at, start) <= within + f.radius + radius);
  const outlines = patches
    .filter((p) => p.ground !== 'open')
    .map((p) => p.element.outline)
    .filter(isNear);
  const lines = outlines.map((outline) => linesBeside(outline, radius));
  const circles = friends.map((f): Beside => ({ owner: f, at: f.at, radius: f.radius + radius + SLACK }));
  const stops = [
    ...cranniesOf([...circles, ...lines.flat()]),
    ...friends.flatMap((f) => ring(f.at, f.radius + radius + SLACK).map((c) => c.at)),
    ...outlines.flatMap((outline) => roundEdge(outline, radius)),
  ];
  return thinned(stops.filter((p) => distance(p, start) <= within && !standFault(scene, rules, p)));
}

/** Of places in the same square of this width, in u, one is enough. */
const SQUARE = 0.15;

function thinned(places: readonly Point[]): Point[] {
  const taken = new Map<string, Point>();
  for (const p of places) {
    const square = `${Math.floor(p[0] / SQUARE)} ${Math.floor(p[1] / SQUARE)}`;
    if (!taken.has(square)) taken.set(square, p);
  }
  return [...taken.values()];
}

/** A ring round a place has its corners outside the circle, one within a disk must not: the cosine of 15 degrees. */
const INSCRIBED = 0.965;

/** Places just clear of an outline and, where there may be room, just inside it. */
const roundEdge = memoize((outline: Outline, radius: number): readonly Point[] => {
  const apart = radius + SLACK;
  const corners = cornersRound(outline, radius).map((c) => c.at);
  if (outline.kind === 'disk') {
    const inside = (outline.radius - apart) * INSCRIBED;
    return [...corners, ...(inside > 0 ? ring(outline.at, inside).map((c) => c.at) : [])];
  }
  return [...corners, ...linesBeside(outline, radius).flatMap((line) => ('from' in line ? along(line) : []))];
});

function along({ from, to }: { readonly from: Point; readonly to: Point }): Point[] {
  const n = Math.ceil(distance(from, to) / SPACING);
  return Array.from({ length: n + 1 }, (_, k) => onGrid(add(scale(from, 1 - k / n), scale(to, k / n))));
}

/** The lines beside an outline: outside it, and inside where there may be room. */
const linesBeside = memoize((outline: Outline, radius: number): readonly Beside[] => {
  const apart = radius + SLACK;
  const circle = (at: Point, r: number): Beside => ({ owner: outline, at, radius: r });
  if (outline.kind === 'disk') {
    const inside = outline.radius - apart;
    return [circle(outline.at, outline.radius + apart), ...(inside > 0 ? [circle(outline.at, inside)] : [])];
  }
  const { points } = outline;
  return points.flatMap((a, i) => {
    const b = points[(i + 1) % points.length] as Point;
    const l = distance(a, b);
    const out: Point = [((b[1] - a[1]) / l) * apart, ((a[0] - b[0]) / l) * apart];
    const [outside, inside] = [out, scale(out, -1)].map((off) => ({
      owner: outline,
      from: add(a, off),
      to: add(b, off),
    })) as [Beside, Beside];
    return [circle(a, apart), outside, inside];
  });
});
