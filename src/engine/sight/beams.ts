import { criticalSlopes } from './criticalSlopes.ts';
import { highestAt, interceptAt, lowestAt, measureIntervals } from './dual.ts';
import { type EdgeArc, envelope, findUncovered, type Region } from './envelopes.ts';
import { WIDTH } from './tolerances.ts';
import { BASE_CURVES, type Curves, type Frame, type FramePoint, type Workspace } from './workspace.ts';

/** A gap between blocked intervals, from one critical slope to the next: part of a connected set of free lines. */
interface Gap {
  readonly from: number;
  readonly to: number;
  /** The curves that bound it. */
  readonly low: number;
  readonly high: number;
  /** Another gap of the same component; itself for the one that stands for it (union-find). */
  parent: Gap;
}

/** Finds a point of T that no free line passes through; false if all of T is seen. Exact. */
export const hiddenPoint = (work: Workspace, found: FramePoint): boolean =>
  findUncovered(beamsOf(work), work.frame.d, work.frame.rT, found);

/**
 * For each component of the free lines, a connected set of them in the dual plane, its beam: the region of the points that
 * its lines pass through.
 */
export function beamsOf(work: Workspace): Region[] {
  const components = new Map<Gap, Gap[]>();
  for (const gap of freeGaps(work)) {
    const root = rootOf(gap);
    const members = components.get(root);
    if (members) members.push(gap);
    else components.set(root, [gap]);
  }
  return [...components.values()].map((gaps) => beamOf(work, gaps));
}

/** The gaps of all slabs, a slab being all lines whose slopes lie between two neighbouring critical ones. */
function freeGaps(work: Workspace): Gap[] {
  const slopes = criticalSlopes(work);
  const gaps: Gap[] = [];
  const order: number[] = [];
  let before = 0; // gaps of the slab before: from here on
  for (let i = 1; i < slopes.length; i++) {
    const from = slopes[i - 1] as number;
    const to = slopes[i] as number;
    if (to - from < 1e-12 * (1 + from * from)) continue;
    const here = gaps.length;
    addGaps(work, from, to, gaps, order);
    for (let a = before; a < here; a++) {
      for (let b = here; b < gaps.length; b++) joinIfOpen(work.curves, gaps[a] as Gap, gaps[b] as Gap, from);
    }
    before = here;
  }
  return gaps;
}

/** Adds the gaps between the blocked intervals half-way between two critical slopes; `order` is for sorting them. */
function addGaps(work: Workspace, from: number, to: number, gaps: Gap[], order: number[]): void {
  const { chosen, curves, intervals } = work;
  const m = (from + to) / 2;
  const s = Math.sqrt(1 + m * m);
  measureIntervals(work, m, s);
  order.length = 0;
  for (let k = 0; k < chosen.count; k++) {
    let i = order.length;
    for (; i > 0 && (intervals.low[order[i - 1] as number] as number) > (intervals.low[k] as number); i--)
      order[i] = order[i - 1] as number;
    order[i] = k;
  }
  let at = lowestAt(curves, m, s);
  const end = highestAt(curves, m, s);
  const top = interceptAt(curves, end, m, s);
  let reached = interceptAt(curves, at, m, s);
  const addGap = (low: number, high: number) => {
    const gap = { from, to, low, high } as Gap;
    gap.parent = gap;
    gaps.push(gap);
  };
  for (const k of order) {
    const low = intervals.low[k] as number;
    if (low > top) break;
    if (low > reached + WIDTH * s) addGap(at, intervals.lowCurve[k] as number);
    if ((intervals.high[k] as number) > reached) {
      reached = intervals.high[k] as number;
      at = intervals.highCurve[k] as number;
    }
  }
  if (reached < top - WIDTH * s) addGap(at, end);
}

/** Gaps of neighbouring slabs belong to one component if they overlap at the slope they share. */
function joinIfOpen(curves: Curves, a: Gap, b: Gap, m: number): void {
  const s = Math.sqrt(1 + m * m);
  const top = Math.min(interceptAt(curves, a.high, m, s), interceptAt(curves, b.high, m, s));
  const bottom = Math.max(interceptAt(curves, a.low, m, s), interceptAt(curves, b.low, m, s));
  if (top - bottom > WIDTH * s) rootOf(a).parent = rootOf(b);
}

function rootOf(gap: Gap): Gap {
  let root = gap;
  while (root.parent !== root) root = root.parent;
  gap.parent = root;
  return root;
}

function beamOf({ curves, frame }: Workspace, gaps: readonly Gap[]): Region {
  const over: number[] = [];
  const under: number[] = [];
  const arcs: EdgeArc[] = [];
  for (const gap of gaps) {
    for (const m of [gap.from, gap.to]) {
      const s = Math.sqrt(1 + m * m);
      over.push(m, interceptAt(curves, gap.high, m, s));
      under.push(m, interceptAt(curves, gap.low, m, s));
    }
    addArc(curves, frame, gap, gap.high, true, arcs);
    addArc(curves, frame, gap, gap.low, false, arcs);
  }
  const from = frame.d - frame.rT;
  const to = frame.d + frame.rT;
  return { over: envelope(over, 1, from, to), under: envelope(under, -1, from, to), arcs };
}

/** Where a gap is bounded by a blocker's circle, its lines reach up to the circle itself between the end tangents. */
function addArc(curves: Curves, { d, rT }: Frame, gap: Gap, c: number, isTop: boolean, arcs: EdgeArc[]): void {
  const radius = curves.radius[c] as number;
  if (c < BASE_CURVES || radius === 0 || isTop !== radius < 0) return;
  const x = curves.x[c] as number;
  const ends = [gap.from, gap.to].map((m) => x - (radius * m) / Math.sqrt(1 + m * m)) as [number, number];
  const from = Math.min(...ends);
  const to = Math.max(...ends);
  if (to <= d - rT || from >= d + rT || from === to) return;
  arcs.push({ isTop, x, y: curves.y[c] as number, radius: Math.abs(radius), from, to });
}
