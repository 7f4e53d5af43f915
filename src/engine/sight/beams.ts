import { criticalSlopes } from './criticalSlopes.ts';
import { heightOf, measure, span } from './dual.ts';
import { type Curve, findUncovered, type Strip } from './envelopes.ts';
import { chosen, frame, LOWER_A, LOWER_T, touch, UPPER_A, UPPER_T, WIDTH } from './workspace.ts';

/** A gap between blocked intervals, from one critical slope to the next: part of a cell of free lines. */
interface Gap {
  readonly from: number;
  readonly to: number;
  /** The touches that bound it. */
  readonly low: number;
  readonly high: number;
  /** Another gap of the same cell; itself for the one that stands for the cell. */
  cell: Gap;
}

/** Finds a point of T that no free line passes through (in the frame); false if all of T is seen. Exact: see sight.md. */
export const hiddenPoint = (found: { x: number; y: number }): boolean =>
  findUncovered(visibleStrips(), frame.d, frame.rT, found);

/** For each cell of free lines, a connected set of them, the strip of the points that its lines pass through. */
export function visibleStrips(): Strip[] {
  const cells = new Map<Gap, Gap[]>();
  for (const gap of freeGaps()) {
    const root = cellOf(gap);
    const members = cells.get(root);
    if (members) members.push(gap);
    else cells.set(root, [gap]);
  }
  return [...cells.values()].map(stripOf);
}

function freeGaps(): Gap[] {
  const slopes = criticalSlopes();
  const gaps: Gap[] = [];
  let before = 0; // gaps of the slab before: from here on
  for (let i = 1; i < slopes.length; i++) {
    const from = slopes[i - 1] as number;
    const to = slopes[i] as number;
    if (to - from < 1e-12 * (1 + from * from)) continue;
    const here = gaps.length;
    addGaps(from, to, gaps);
    for (let a = before; a < here; a++) {
      for (let b = here; b < gaps.length; b++) joinIfOpen(gaps[a] as Gap, gaps[b] as Gap, from);
    }
    before = here;
  }
  return gaps;
}

const order: number[] = [];

/** Adds the gaps between the blocked intervals half-way between two critical slopes. */
function addGaps(from: number, to: number, gaps: Gap[]): void {
  const m = (from + to) / 2;
  const s = Math.sqrt(1 + m * m);
  measure(m, s);
  order.length = 0;
  for (let k = 0; k < chosen.count; k++) {
    let i = order.length;
    for (; i > 0 && (span.low[order[i - 1] as number] as number) > (span.low[k] as number); i--)
      order[i] = order[i - 1] as number;
    order[i] = k;
  }
  let at = heightOf(LOWER_A, m, s) > heightOf(LOWER_T, m, s) ? LOWER_A : LOWER_T;
  const end = heightOf(UPPER_A, m, s) < heightOf(UPPER_T, m, s) ? UPPER_A : UPPER_T;
  const top = heightOf(end, m, s);
  let reached = heightOf(at, m, s);
  const addGap = (low: number, high: number) => {
    const gap = { from, to, low, high } as Gap;
    gap.cell = gap;
    gaps.push(gap);
  };
  for (const k of order) {
    const low = span.low[k] as number;
    if (low > top) break;
    if (low > reached + WIDTH * s) addGap(at, span.lowAt[k] as number);
    if ((span.high[k] as number) > reached) {
      reached = span.high[k] as number;
      at = span.highAt[k] as number;
    }
  }
  if (reached < top - WIDTH * s) addGap(at, end);
}

/** Gaps of neighbouring slabs belong to one cell if they overlap at the slope they share. */
function joinIfOpen(a: Gap, b: Gap, m: number): void {
  const s = Math.sqrt(1 + m * m);
  const top = Math.min(heightOf(a.high, m, s), heightOf(b.high, m, s));
  const bottom = Math.max(heightOf(a.low, m, s), heightOf(b.low, m, s));
  if (top - bottom > WIDTH * s) cellOf(a).cell = cellOf(b);
}

function cellOf(gap: Gap): Gap {
  let root = gap;
  while (root.cell !== root) root = root.cell;
  gap.cell = root;
  return root;
}

function stripOf(gaps: readonly Gap[]): Strip {
  const over: number[] = [];
  const under: number[] = [];
  const curves: Curve[] = [];
  for (const gap of gaps) {
    for (const m of [gap.from, gap.to]) {
      const s = Math.sqrt(1 + m * m);
      over.push(m, heightOf(gap.high, m, s));
      under.push(m, heightOf(gap.low, m, s));
    }
    addCurve(gap, gap.high, true, curves);
    addCurve(gap, gap.low, false, curves);
  }
  const from = frame.d - frame.rT;
  const to = frame.d + frame.rT;
  return { over: envelope(over, 1, from, to), under: envelope(under, -1, from, to), curves };
}

/** Where a gap is bounded by a blocker's circle, its lines reach up to the circle itself between the end tangents. */
function addCurve(gap: Gap, at: number, isTop: boolean, curves: Curve[]): void {
  const radius = touch.radius[at] as number;
  if (at < 4 || radius === 0 || isTop !== radius < 0) return;
  const x = touch.x[at] as number;
  const ends = [gap.from, gap.to].map((m) => x - (radius * m) / Math.sqrt(1 + m * m)) as [number, number];
  const from = Math.min(...ends);
  const to = Math.max(...ends);
  if (to <= frame.d - frame.rT || from >= frame.d + frame.rT || from === to) return;
  curves.push({ isTop, x, y: touch.y[at] as number, radius: Math.abs(radius), from, to });
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
