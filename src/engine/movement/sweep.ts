import { edges, isInside } from '../geometry/distance.ts';
import type { Disk, Outline } from '../geometry/outline.ts';
import { between, dot, length, type Point, subtract } from '../geometry/vector.ts';
import { isConvex, passConvex } from './convex.ts';
import type { MeasuredPath } from './path.ts';
import type { Stretch } from './types.ts';

/** Stretches nearer to each other than this are one. */
const SEAM = 1e-9;

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
    for (const { from, to } of onLeg(p, q, outline, reach)) {
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

/** Where a base lies over an outline on a leg, and where across its edge: neither wholly inside nor wholly clear. */
export interface Lie {
  readonly over: readonly Stretch[];
  readonly across: readonly Stretch[];
}

/** `stretchesNear` on the straight leg from p to q, two different points, in u from p. */
export const onLeg = (p: Point, q: Point, outline: Outline, reach: number): readonly Stretch[] =>
  lieOnLeg(p, q, outline, reach).over;

/** The lie of a base of this radius on the straight leg from p to q, two different points, in u from p. */
export function lieOnLeg(p: Point, q: Point, outline: Outline, radius: number): Lie {
  const leg = legOf(p, q);
  if (outline.kind === 'polygon') {
    if (isConvex(outline.points)) {
      const passage = passConvex(p, leg.direction, outline.points, radius);
      return passage ? lieOf(passage.over, passage.within, leg.length) : NOWHERE;
    }
    const across = nearEdges(leg, outline.points, radius);
    return { over: outline.points.length < 3 ? across : withInside(across, p, q, leg.length, outline), across };
  }
  const over = inDisk(leg, outline.at, outline.radius + radius);
  const within = outline.radius > radius ? inDisk(leg, outline.at, outline.radius - radius) : null;
  return over ? lieOf(over, within, leg.length) : NOWHERE;
}

const NOWHERE: Lie = { over: [], across: [] };

function lieOf(over: Stretch, within: Stretch | null, legLength: number): Lie {
  const from = Math.max(0, over.from);
  const to = Math.min(legLength, over.to);
  if (from >= to) return NOWHERE;
  const all = [{ from, to }];
  if (!within || within.from >= to || within.to <= from) return { over: all, across: all };
  const across: Stretch[] = [];
  if (within.from > from) across.push({ from, to: within.from });
  if (within.to < to) across.push({ from: within.to, to });
  return { over: all, across };
}

const nearEdges = (leg: Leg, points: readonly Point[], reach: number): Stretch[] =>
  clip(
    edges(points).map(([a, b]) => inCapsule(leg, a, b, reach)),
    leg.length,
  );

interface Leg {
  readonly from: Point;
  readonly direction: Point;
  readonly length: number;
}

function legOf(p: Point, q: Point): Leg {
  const way = subtract(q, p);
  const l = length(way);
  return { from: p, direction: [way[0] / l, way[1] / l], length: l };
}

/** Where the endless line of a leg lies within a disk, in u from the leg's beginning. */
function inDisk(leg: Leg, at: Point, radius: number): Stretch | null {
  const to = subtract(at, leg.from);
  const middle = dot(to, leg.direction);
  const off = to[0] * leg.direction[1] - to[1] * leg.direction[0];
  const square = radius * radius - off * off;
  if (square <= 0) return null;
  const half = Math.sqrt(square);
  return { from: middle - half, to: middle + half };
}

/** The same for all points within `radius` of the segment ab: two disks and the strip between them, which is convex. */
function inCapsule(leg: Leg, a: Point, b: Point, radius: number): Stretch | null {
  const ab = subtract(b, a);
  const l = length(ab);
  const e: Point = [ab[0] / l, ab[1] / l];
  const n: Point = [-e[1], e[0]];
  const to = subtract(leg.from, a);
  const lengthwise = inSlab(dot(to, e), dot(leg.direction, e), 0, l);
  const across = inSlab(dot(to, n), dot(leg.direction, n), -radius, radius);
  return hull(hull(inDisk(leg, a, radius), inDisk(leg, b, radius)), meet(lengthwise, across));
}

/** Where low <= x + s * speed <= high. */
function inSlab(x: number, speed: number, low: number, high: number): Stretch | null {
  if (speed === 0) return x > low && x < high ? { from: Number.NEGATIVE_INFINITY, to: Number.POSITIVE_INFINITY } : null;
  const first = (low - x) / speed;
  const second = (high - x) / speed;
  return first < second ? { from: first, to: second } : { from: second, to: first };
}

const hull = (a: Stretch | null, b: Stretch | null): Stretch | null =>
  a && b ? { from: Math.min(a.from, b.from), to: Math.max(a.to, b.to) } : (a ?? b);

function meet(a: Stretch | null, b: Stretch | null): Stretch | null {
  if (!a || !b) return null;
  const from = Math.max(a.from, b.from);
  const to = Math.min(a.to, b.to);
  return from < to ? { from, to } : null;
}

/** Stretches cut to a leg of this length, in order, those that meet joined. */
export function clip(all: (Stretch | null)[], legLength: number): Stretch[] {
  const leg: Stretch = { from: 0, to: legLength };
  const cut = all.map((s) => meet(s, leg)).filter((s) => s !== null);
  cut.sort((a, b) => a.from - b.from);
  const joined: Stretch[] = [];
  for (const s of cut) {
    const last = joined[joined.length - 1];
    if (last && s.from <= last.to + SEAM) joined[joined.length - 1] = { from: last.from, to: Math.max(last.to, s.to) };
    else joined.push(s);
  }
  return joined;
}

/** Between two stretches near its edges a leg is wholly in the polygon or wholly outside: adds where it is inside. */
function withInside(near: Stretch[], p: Point, q: Point, legLength: number, outline: Outline): Stretch[] {
  const all = [...near];
  let reached = 0;
  for (const next of [...near, { from: legLength, to: legLength }]) {
    const gap = next.from - reached;
    if (gap > 0 && isInside(between(p, q, (reached + gap / 2) / legLength), outline))
      all.push({ from: reached, to: next.from });
    reached = next.to;
  }
  return all.length === near.length ? all : clip(all, legLength);
}
