import { WIDTH } from './tolerances.ts';
import type { FramePoint, Range } from './workspace.ts';

/**
 * The region bottom(x) <= y <= top(x) between two envelopes: its top the highest of some lines, its bottom the lowest of
 * some. Lines as m, b, m, b, …; arcs where its edge is round.
 */
export interface Region {
  readonly over: number[];
  readonly under: number[];
  readonly arcs: EdgeArc[];
}

/** A part of a circle from x = from to x = to that bounds a region: as its top the lower half, as its bottom the upper. */
export interface EdgeArc {
  readonly isTop: boolean;
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly from: number;
  readonly to: number;
}

/** The lines (m, b, …) that are somewhere between x = from and x = to the highest (side 1) or the lowest (side -1). */
export function envelope(lines: readonly number[], side: 1 | -1, from: number, to: number): number[] {
  const kept: number[] = [];
  let x = from;
  let current = -1;
  for (;;) {
    let best = -1;
    let bestAt = Number.POSITIVE_INFINITY;
    for (let i = 0; i < lines.length; i += 2) {
      const m = side * (lines[i] as number);
      const b = side * (lines[i + 1] as number);
      if (current < 0) {
        const value = -(m * x + b);
        if (value < bestAt || (value === bestAt && m > side * (lines[best] as number))) {
          best = i;
          bestAt = value;
        }
        continue;
      }
      const steeper = m - side * (lines[current] as number);
      if (steeper <= 0) continue;
      const meets = (side * (lines[current + 1] as number) - b) / steeper;
      if (meets < bestAt || (meets === bestAt && m > side * (lines[best] as number))) {
        best = i;
        bestAt = meets;
      }
    }
    if (best < 0 || (current >= 0 && bestAt >= to)) return kept;
    current = best;
    kept.push(lines[best] as number, lines[best + 1] as number);
    if (kept.length > lines.length) return kept;
    x = bestAt;
  }
}

function topOf(region: Region, x: number): number {
  let top = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < region.over.length; i += 2) {
    const y = (region.over[i] as number) * x + (region.over[i + 1] as number);
    if (y > top) top = y;
  }
  for (const arc of region.arcs) if (arc.isTop && x >= arc.from && x <= arc.to) top = Math.max(top, arcAt(arc, x));
  return top;
}

function bottomOf(region: Region, x: number): number {
  let bottom = Number.POSITIVE_INFINITY;
  for (let i = 0; i < region.under.length; i += 2) {
    const y = (region.under[i] as number) * x + (region.under[i + 1] as number);
    if (y < bottom) bottom = y;
  }
  for (const arc of region.arcs) {
    if (!arc.isTop && x >= arc.from && x <= arc.to) bottom = Math.min(bottom, arcAt(arc, x));
  }
  return bottom;
}

function arcAt(arc: EdgeArc, x: number): number {
  const dx = x - arc.x;
  const square = arc.radius * arc.radius - dx * dx;
  const h = square > 0 ? Math.sqrt(square) : 0;
  return arc.isTop ? arc.y - h : arc.y + h;
}

/**
 * Finds a point of the disk about (centre, 0) that no region covers, or says that there is none (false). Between two
 * neighbouring critical x, where lines or circles cross, nothing changes, so one x between them decides for all.
 */
export function findUncovered(regions: readonly Region[], centre: number, radius: number, found: FramePoint): boolean {
  const xs = criticalXs(regions, centre, radius);
  for (let i = 1; i < xs.length; i++) {
    const from = xs[i - 1] as number;
    const to = xs[i] as number;
    if (to - from < 1e-9) continue;
    const x = (from + to) / 2;
    const gap = uncoveredAt(regions, x, centre, radius)[0];
    if (!gap) continue;
    found.x = x;
    found.y = (gap.from + gap.to) / 2;
    return true;
  }
  return false;
}

/** The parts of the disk's chord at x that no region covers, from below. */
export function uncoveredAt(regions: readonly Region[], x: number, centre: number, radius: number): Range[] {
  const square = radius * radius - (x - centre) * (x - centre);
  const h = square > 0 ? Math.sqrt(square) : 0;
  const spans = regions
    .map((region): [number, number] => [bottomOf(region, x), topOf(region, x)])
    .sort((a, b) => a[0] - b[0]);
  const gaps: Range[] = [];
  let reached = -h;
  for (const [bottom, top] of spans) {
    if (bottom > h) break;
    if (bottom > reached + WIDTH) gaps.push({ from: reached, to: bottom });
    if (top > reached) reached = top;
  }
  if (reached < h - WIDTH) gaps.push({ from: reached, to: h });
  return gaps;
}

function criticalXs(regions: readonly Region[], centre: number, radius: number): number[] {
  const least = centre - radius;
  const most = centre + radius;
  const xs = [least, most];
  const add = (x: number) => {
    if (x > least && x < most) xs.push(x);
  };
  const lines = regions.flatMap((region) => [...region.over, ...region.under]);
  const arcs = regions.flatMap((region) => region.arcs);
  for (let i = 0; i < lines.length; i += 2) {
    const m = lines[i] as number;
    const b = lines[i + 1] as number;
    for (let j = i + 2; j < lines.length; j += 2) add(((lines[j + 1] as number) - b) / (m - (lines[j] as number)));
    lineMeetsCircle(m, b, centre, 0, radius, add);
    for (const arc of arcs) lineMeetsCircle(m, b, arc.x, arc.y, arc.radius, add);
  }
  for (const [i, arc] of arcs.entries()) {
    add(arc.from);
    add(arc.to);
    circlesMeet(arc.x, arc.y, arc.radius, centre, 0, radius, add);
    for (const other of arcs.slice(i + 1)) circlesMeet(arc.x, arc.y, arc.radius, other.x, other.y, other.radius, add);
  }
  return xs.sort((a, b) => a - b);
}

function lineMeetsCircle(m: number, b: number, x: number, y: number, radius: number, add: (x: number) => void): void {
  const square = 1 + m * m;
  const height = y - m * x - b;
  const root = radius * radius * square - height * height;
  if (root < 0) return;
  const middle = x + (m * height) / square;
  const half = Math.sqrt(root) / square;
  add(middle - half);
  add(middle + half);
}

function circlesMeet(
  ax: number,
  ay: number,
  ar: number,
  bx: number,
  by: number,
  br: number,
  add: (x: number) => void,
): void {
  const dx = bx - ax;
  const dy = by - ay;
  const square = dx * dx + dy * dy;
  if (square === 0) return;
  const along = (square + ar * ar - br * br) / (2 * square);
  const root = ar * ar - along * along * square;
  if (root < 0) return;
  const across = Math.sqrt(root / square);
  add(ax + along * dx - across * dy);
  add(ax + along * dx + across * dy);
}
