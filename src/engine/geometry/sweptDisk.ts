/**
 * Where a disk that is moved along a straight leg overlaps an outline: where the leg lies in the outline's Minkowski sum
 * with the disk. Exact: solved, not sampled.
 */
import { isInside } from './distance.ts';
import { EDGE_STRIDE, edgeTable } from './edgeTable.ts';
import type { Outline } from './outline.ts';
import { between, distance, type Point } from './vector.ts';

/** A stretch of a path, in u along it from its beginning. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** Stretches nearer to each other than this are one, in u. */
export const SEAM = 1e-9;

/** Where a disk overlaps an outline on a leg, and where it lies across its edge: neither wholly inside nor wholly clear. */
export interface Overlap {
  readonly over: readonly Stretch[];
  readonly across: readonly Stretch[];
}

/** Where a disk of this radius overlaps an outline on the straight leg from p to q, two different points, in u from p. */
export const stretchesOnLeg = (p: Point, q: Point, outline: Outline, radius: number): readonly Stretch[] =>
  overlapOnLeg(p, q, outline, radius).over;

/** The same, with where it lies across the outline's edge. */
export function overlapOnLeg(p: Point, q: Point, outline: Outline, radius: number): Overlap {
  const [px, py] = p;
  const length = distance(p, q);
  const dx = (q[0] - px) / length;
  const dy = (q[1] - py) / length;
  if (outline.kind === 'disk') {
    const [x, y] = [outline.at[0] - px, outline.at[1] - py];
    const over = inDisk(x, y, dx, dy, outline.radius + radius);
    const within = outline.radius > radius ? inDisk(x, y, dx, dy, outline.radius - radius) : null;
    return over ? overlapOf(over, within, length) : NOWHERE;
  }
  const { numbers, convex } = edgeTable(outline);
  if (convex) {
    const passage = passConvex(numbers, radius, px, py, dx, dy);
    return passage ? overlapOf(passage.over, passage.within, length) : NOWHERE;
  }
  const across = nearSides(numbers, radius, px, py, dx, dy, length);
  return { over: withInside(across, p, q, length, outline), across };
}

const NOWHERE: Overlap = { over: [], across: [] };

function overlapOf(over: Stretch, within: Stretch | null, legLength: number): Overlap {
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
  for (let i = 0; i < sides.length; i += EDGE_STRIDE) {
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

/** Where on a line a disk overlaps a convex polygon, and where wholly within it. */
interface Passage {
  readonly over: Stretch;
  readonly within: Stretch | null;
}

/**
 * The passage of a disk of this radius over a convex polygon with these sides, along the endless line from (px, py) in a
 * direction of length 1, in u from there; null if it passes by. All of a convex shape that is grown or shrunk by the
 * radius is convex too: one stretch of a line.
 */
function passConvex(
  sides: Float64Array,
  radius: number,
  px: number,
  py: number,
  dx: number,
  dy: number,
): Passage | null {
  let from = Number.POSITIVE_INFINITY;
  let to = Number.NEGATIVE_INFINITY;
  let enters = Number.NEGATIVE_INFINITY;
  let leaves = Number.POSITIVE_INFINITY;
  const square = radius * radius;
  for (let i = 0; i < sides.length; i += EDGE_STRIDE) {
    const ex = sides[i + 4] as number;
    const ey = sides[i + 5] as number;
    const x = px - (sides[i] as number);
    const y = py - (sides[i + 1] as number);
    const off = x * dy - y * dx;
    if (off * off < square) {
      const middle = -(x * dx + y * dy);
      const half = Math.sqrt(square - off * off);
      if (middle - half < from) from = middle - half;
      if (middle + half > to) to = middle + half;
    }
    // Beside the edge: how deep the line lies on its inner side, how far along, and how fast both grow.
    const depth = y * ex - x * ey;
    const deeper = dy * ex - dx * ey;
    const inner = (radius - depth) / deeper;
    const outer = (-radius - depth) / deeper;
    if (deeper > 0) enters = Math.max(enters, inner);
    else if (deeper < 0) leaves = Math.min(leaves, inner);
    else if (depth < radius) leaves = Number.NEGATIVE_INFINITY;
    const along = x * ex + y * ey;
    const forth = dx * ex + dy * ey;
    const l = sides[i + 6] as number;
    const atInner = along + inner * forth;
    if (atInner >= 0 && atInner <= l) {
      if (inner < from) from = inner;
      if (inner > to) to = inner;
    }
    const atOuter = along + outer * forth;
    if (atOuter >= 0 && atOuter <= l) {
      if (outer < from) from = outer;
      if (outer > to) to = outer;
    }
  }
  if (from >= to) return null;
  return { over: { from, to }, within: enters < leaves ? { from: enters, to: leaves } : null };
}
