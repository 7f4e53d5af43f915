import type { Outline } from '../engine/geometry/outline.ts';
import { add, cross, dot, length, type Point, subtract, unit } from '../engine/geometry/vector.ts';
import type { ConfigurationSpace } from './configurationSpace.ts';
import type { Leg } from './legs.ts';
import { freeLength, isAside, isFar, legTowards, type SectorView, viewInto } from './rayCasting.ts';
import { farthest, type Progress } from './resources.ts';
import type { Sector } from './sectors.ts';

/** An edge that is nowhere farther than this from the straight line between two rays, in u, needs no other. */
const STRAIGHT = 0.01;
/** Directions so near to each other that an arc of this radius, in u, is that straight. */
const stepAt = (radius: number): number => Math.min(0.2, Math.sqrt((8 * STRAIGHT) / Math.max(radius, 0.01)));
/** Just beside a direction. */
const HAIR = 1e-4;

/** What can be reached straight from a place: a visibility polygon for each number of AT, null where there is nothing. */
export type VisibilityPolygons = readonly (readonly Point[] | null)[];

/**
 * The visibility polygons of one place within a sector for those who come there with this progress or that, cut off where
 * 1, 2 … `most` AT are spent: a radial sweep. The very same ones for who gets no farther than the first.
 */
export function visibilityPolygons(
  space: ConfigurationSpace,
  at: Point,
  sector: Sector,
  travellers: readonly Traveller[],
  move: number,
  most: number,
): VisibilityPolygons[] {
  const limit = Math.max(...travellers.map(({ progress }) => furthest(progress, move, most)));
  const view = viewInto(space, at, sector, limit);
  const cast = (direction: Point): Ray => castRay(view, travellers, direction, move, most);
  const rays: Ray[] = [];
  for (const direction of directionsIn(view, sector)) {
    const ray = cast(direction);
    const last = rays[rays.length - 1];
    if (last) followEdge(last, ray, cast, rays);
    rays.push(ray);
  }
  const all: VisibilityPolygons[] = [];
  for (const [i, { progress }] of travellers.entries()) {
    const first = all[0];
    const isSame = first && rays.every(({ lengths }) => isRepeated(lengths, i * most, most));
    all.push(isSame ? first : polygonsOf(at, progress, rays, i * most, most));
  }
  return all;
}

/** Do the numbers from this one on repeat those at the beginning? */
function isRepeated(numbers: readonly number[], from: number, many: number): boolean {
  for (let k = 0; k < many; k++) if (numbers[k] !== numbers[from + k]) return false;
  return true;
}

const polygonsOf = (
  at: Point,
  { tokens }: Progress,
  rays: readonly Ray[],
  from: number,
  most: number,
): VisibilityPolygons =>
  Array.from({ length: most }, (_, k) =>
    k + 1 < tokens ? null : [at, ...rays.map((ray) => endOf(at, ray, from + k))],
  );

/** How far one may still get in at most `most` AT, in u. */
export const furthest = ({ tokens, used }: Progress, move: number, most: number): number =>
  move - used + (most - tokens) * move;

/** Who comes to the place. */
export interface Traveller {
  readonly progress: Progress;
  /** Take it that an action may end anywhere. */
  readonly relaxed: boolean;
}

const endOf = ([x, y]: Point, { direction, lengths }: Ray, k: number): Point => {
  const length = lengths[k] as number;
  return [x + direction[0] * length, y + direction[1] * length];
};

interface Ray {
  readonly direction: Point;
  /** How far each traveller gets this way, in u, for each number of AT asked for. */
  readonly lengths: readonly number[];
}

function castRay(
  view: SectorView,
  travellers: readonly Traveller[],
  direction: Point,
  move: number,
  most: number,
): Ray {
  const free = freeLength(view, direction);
  const leg = free > 0 ? legTowards(view, direction, free) : null;
  const lengths: number[] = [];
  for (const { progress, relaxed } of travellers) {
    if (!leg && !progress.slowed) {
      for (let m = 1; m <= most; m++) lengths.push(Math.max(0, Math.min(free, furthest(progress, move, m))));
      continue;
    }
    const walked = leg ? (relaxed && leg.noEnd.length > 0 ? { ...leg, noEnd: [] } : leg) : plain(free);
    for (let m = 1; m <= most; m++) {
      lengths.push(m < progress.tokens ? 0 : farthest(progress, walked, move, view.space.rules, m));
    }
  }
  return { direction, lengths };
}

const plain = (length: number): Leg => ({ length, charges: [], noEnd: [], tooHigh: [], difficult: [] });

/** A step in the edge is found this exactly, in u. */
const STEP = 0.006;

/** The edge of what can be reached bends and jumps: adds the rays between two that follow it. */
function followEdge(a: Ray, b: Ray, cast: (direction: Point) => Ray, rays: Ray[]): void {
  let steps = false;
  let longest = 0;
  for (let k = 0; k < a.lengths.length; k++) {
    const p = a.lengths[k] as number;
    const q = b.lengths[k] as number;
    longest = Math.max(longest, p, q);
    steps ||= Math.abs(p - q) >= STRAIGHT;
  }
  const apart = Math.max(4 * HAIR, STEP / longest);
  const dx = a.direction[0] - b.direction[0];
  const dy = a.direction[1] - b.direction[1];
  if (!steps || dx * dx + dy * dy <= apart * apart) return;
  const middle = cast(unit(add(a.direction, b.direction)));
  const bends = !isStraight(a, middle, b);
  if (bends) followEdge(a, middle, cast, rays);
  rays.push(middle);
  if (bends) followEdge(middle, b, cast, rays);
}

/** Does the ray in the middle between two end on the straight line between their ends, for each number of AT? */
function isStraight(a: Ray, middle: Ray, b: Ray): boolean {
  for (let k = 0; k < a.lengths.length; k++) {
    const p = a.lengths[k] as number;
    const q = b.lengths[k] as number;
    const expected = p + q === 0 ? 0 : (2 * p * q) / (p + q);
    if (Math.abs((middle.lengths[k] as number) - expected) >= STRAIGHT) return false;
  }
  return true;
}

/** The directions of a sector in which something may change, in order, and enough between them. */
function directionsIn({ space, at, limit, outlines }: SectorView, { from: first, to: last }: Sector): Point[] {
  const found: { readonly direction: Point; readonly place: number }[] = [];
  const consider = (x: number, y: number) => {
    const past = first[0] * y - first[1] * x;
    const before = x * last[1] - y * last[0];
    if (past > 0 && before > 0) found.push({ direction: unit([x, y]), place: past / (past + before) });
  };
  const around = (outline: Outline, apart: number) => {
    if (outline.kind === 'disk') {
      const to = subtract(outline.at, at);
      tangents(to, to, to, outline.radius + apart, consider);
      consider(to[0], to[1]);
      return;
    }
    const corners = outline.points.map((p) => subtract(p, at));
    for (const [k, corner] of corners.entries()) {
      if (isFar(corner, limit + apart) || isAside(corner, apart, first, last)) continue;
      const before = corners[(k || corners.length) - 1] as Point;
      tangents(corner, before, corners[(k + 1) % corners.length] as Point, apart, consider);
    }
  };
  const { radius } = space.scene;
  for (const outline of outlines) around(outline, radius);
  const n = Math.ceil(length(subtract(last, first)) / stepAt(limit));
  for (let k = 1; k < n; k++) consider(first[0] * (n - k) + last[0] * k, first[1] * (n - k) + last[1] * k);
  found.sort((a, b) => a.place - b.place);
  return [first, ...found.map(({ direction }) => direction), last];
}

/**
 * Directions just on either side of those that touch a disk about `corner`, where the outline's neighbouring corners lie on
 * the same side of them: where it hides what is behind.
 */
function tangents(
  corner: Point,
  before: Point,
  after: Point,
  radius: number,
  consider: (x: number, y: number) => void,
): void {
  const [x, y] = corner;
  const past = dot(corner, corner) - radius * radius;
  if (past <= 0) return;
  const t = Math.sqrt(past);
  for (const side of [-radius, radius]) {
    const touch: Point = [x * t - y * side, y * t + x * side];
    const inwards = cross(touch, corner);
    const isEdge = (p: Point) => (cross(touch, p) - inwards) * side <= 0;
    if (!isEdge(before) || !isEdge(after)) continue;
    consider(touch[0] - touch[1] * HAIR, touch[1] + touch[0] * HAIR);
    consider(touch[0] + touch[1] * HAIR, touch[1] - touch[0] * HAIR);
  }
}
