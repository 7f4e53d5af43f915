import { isInside } from '../geometry/distance.ts';
import type { Disk, Outline } from '../geometry/outline.ts';
import { between, distance, type Point } from '../geometry/vector.ts';
import { passConvex } from './convex.ts';
import type { MeasuredPath } from './path.ts';
import { STRIDE, sidesOf } from './sides.ts';
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
  const [px, py] = p;
  const length = distance(p, q);
  const dx = (q[0] - px) / length;
  const dy = (q[1] - py) / length;
  if (outline.kind === 'disk') {
    const [x, y] = [outline.at[0] - px, outline.at[1] - py];
    const over = inDisk(x, y, dx, dy, outline.radius + radius);
    const within = outline.radius > radius ? inDisk(x, y, dx, dy, outline.radius - radius) : null;
    return over ? lieOf(over, within, length) : NOWHERE;
  }
  const { numbers, convex } = sidesOf(outline);
  if (convex) {
    const passage = passConvex(numbers, radius, px, py, dx, dy);
    return passage ? lieOf(passage.over, passage.within, length) : NOWHERE;
  }
  const across = nearSides(numbers, radius, px, py, dx, dy, length);
  return { over: withInside(across, p, q, length, outline), across };
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

/** Where the endless line through (0, 0) lies within a disk about (x, y), in u from there. */
function inDisk(x: number, y: number, dx: number, dy: number, radius: number): Stretch | null {
  const middle = x * dx + y * dy;
  const off = x * dy - y * dx;
  const square = radius * radius - off * off;
  if (square <= 0) return null;
  const half = Math.sqrt(square);
  return { from: middle - half, to: middle + half };
}

/** Where a leg of this length lies within `radius` of any of these sides: of each, two disks and the strip between them. */
function nearSides(
  sides: Float64Array,
  radius: number,
  px: number,
  py: number,
  dx: number,
  dy: number,
  length: number,
): Stretch[] {
  const near: Stretch[] = [];
  const square = radius * radius;
  for (let i = 0; i < sides.length; i += STRIDE) {
    const x = (sides[i] as number) - px;
    const y = (sides[i + 1] as number) - py;
    const ex = sides[i + 4] as number;
    const ey = sides[i + 5] as number;
    const l = sides[i + 6] as number;
    let from = Number.POSITIVE_INFINITY;
    let to = Number.NEGATIVE_INFINITY;
    for (let end = 0; end <= 1; end++) {
      const cx = end ? x + ex * l : x;
      const cy = end ? y + ey * l : y;
      const off = cx * dy - cy * dx;
      if (off * off >= square) continue;
      const middle = cx * dx + cy * dy;
      const half = Math.sqrt(square - off * off);
      if (middle - half < from) from = middle - half;
      if (middle + half > to) to = middle + half;
    }
    const apart = x * ey - y * ex;
    const speed = dx * ey - dy * ex;
    for (let edge = -radius; edge <= radius; edge += 2 * radius) {
      const s = (apart + edge) / speed;
      const along = (dx * s - x) * ex + (dy * s - y) * ey;
      if (!(along >= 0 && along <= l)) continue; // NaN where the leg runs along the edge
      if (s < from) from = s;
      if (s > to) to = s;
    }
    if (to > 0 && from < length && from < to) near.push({ from, to });
  }
  return near.length === 0 ? near : clip(near, length);
}

/** Stretches cut to a leg of this length, in order, those that meet joined. */
export function clip(all: readonly Stretch[], legLength: number): Stretch[] {
  const cut: Stretch[] = [];
  for (const s of all) {
    const { from, to } = s;
    if (to <= 0 || from >= legLength || from >= to) continue;
    cut.push(from >= 0 && to <= legLength ? s : { from: Math.max(0, from), to: Math.min(legLength, to) });
  }
  if (cut.length < 2) return cut;
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
