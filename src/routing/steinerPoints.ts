import { memoize } from '../engine/geometry/memoize.ts';
import type { Outline } from '../engine/geometry/outline.ts';
import { add, distance, onGrid, type Point, scale } from '../engine/geometry/vector.ts';
import { standFault } from '../engine/movement/index.ts';
import type { ConfigurationSpace } from './configurationSpace.ts';
import { cornersRound, ring, SLACK } from './corners.ts';
import { intersections, type OffsetCurve, offsetCurves } from './offsetCurves.ts';

/** Steiner points along a straight edge are this far apart, in u. */
const SPACING = 0.75;

/**
 * Steiner points of the visibility graph, at which an action may end: beside what none may end on (a friend, the edge of
 * cover). Where the Move runs out there, it may be worth a bend to end beside it rather than far before it. None farther than `within` u from the start.
 */
export function steinerPoints(
  { scene, rules, regions, start }: ConfigurationSpace,
  within = Number.POSITIVE_INFINITY,
): Point[] {
  const { radius } = scene;
  const isNear = ({ bounds }: Outline) => distance(bounds.at, start) <= within + bounds.radius + radius;
  const friends = scene.friends.filter((f) => distance(f.at, start) <= within + f.radius + radius);
  const outlines = regions
    .filter((region) => region.ground !== 'open' || region.steep)
    .map((region) => region.element.outline)
    .filter(isNear);
  const curves = outlines.map((outline) => offsetCurves(outline, radius));
  const circles = friends.map((f): OffsetCurve => ({ owner: f, at: f.at, radius: f.radius + radius + SLACK }));
  const points = [
    ...intersections([...circles, ...curves.flat()]),
    ...friends.flatMap((f) => ring(f.at, f.radius + radius + SLACK).map((c) => c.at)),
    ...outlines.flatMap((outline) => roundEdge(outline, radius)),
  ];
  return thinned(points.filter((p) => distance(p, start) <= within && !standFault(scene, rules, p)));
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
  return [...corners, ...offsetCurves(outline, radius).flatMap((curve) => ('from' in curve ? along(curve) : []))];
});

function along({ from, to }: { readonly from: Point; readonly to: Point }): Point[] {
  const n = Math.ceil(distance(from, to) / SPACING);
  return Array.from({ length: n + 1 }, (_, k) => onGrid(add(scale(from, 1 - k / n), scale(to, k / n))));
}
