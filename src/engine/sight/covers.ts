import { chords } from '../geometry/chords.ts';
import { distance, type Point, subtract } from '../geometry/vector.ts';
import { choose, chosen, frame, ROLE, touch, WIDTH } from './corridor.ts';
import { gathered } from './gather.ts';
import { segmentOf } from './line.ts';
import { criticalSlopes } from './slopes.ts';
import { heightOf, measure, span } from './touches.ts';
import type { Blocker, SightQuestion, SightRules } from './types.ts';

/** The line of fire that crosses the fewest covers (COVER-9, R37), in the frame, and the blockers it counts. */
export interface ClearestLine {
  readonly covers: number;
  readonly slope: number;
  readonly height: number;
  /** Indices of blockers, one for each cover counted. */
  readonly counted: readonly number[];
}

/**
 * R37: how many covers count along the clearest line past total cover. Between critical slopes a line crosses the same
 * edges; within that the lengths decide, which change evenly with its height: so both ends and the middle are tried.
 */
export function clearestLine(question: SightQuestion, atLeast: number): ClearestLine | null {
  let best: ClearestLine | null = null;
  choose(ROLE.BLOCKS | ROLE.COVERS);
  const slopes = criticalSlopes();
  choose(ROLE.BLOCKS);
  const tries: number[] = [0];
  for (let i = 1; i < slopes.length; i++) {
    const from = slopes[i - 1] as number;
    const to = slopes[i] as number;
    if (to - from > 1e-7 * (1 + from * from)) for (const share of SHARES) tries.push(from + (to - from) * share);
  }
  tries.sort((a, b) => Math.abs(a) - Math.abs(b));
  for (const m of tries) {
    for (const height of freeHeights(m)) {
      const counted = countAlong(question, m, height);
      if (!best || counted.length < best.covers) best = { covers: counted.length, slope: m, height, counted };
      if (best.covers <= atLeast) return best;
    }
  }
  return best;
}

/** Where between two critical values a line is tried: just within both ends, and in between. */
const SHARES = [1e-4, 0.25, 0.5, 0.75, 1 - 1e-4];

/** Heights of lines of slope m to try: within the gaps of total cover, between all that a line can touch. */
function freeHeights(m: number): number[] {
  const s = Math.sqrt(1 + m * m);
  measure(m, s);
  const bottom = Math.max(heightOf(0, m, s), heightOf(1, m, s));
  const top = Math.min(heightOf(2, m, s), heightOf(3, m, s));
  const stops = [bottom, top];
  for (let t = 4; t < touch.count; t++) {
    const b = heightOf(t, m, s);
    if (b > bottom && b < top) stops.push(b);
  }
  stops.sort((a, b) => a - b);
  const heights: number[] = [];
  for (let i = 1; i < stops.length; i++) {
    const from = stops[i - 1] as number;
    const to = stops[i] as number;
    if (to - from <= WIDTH * s || isBlocked((from + to) / 2)) continue;
    for (const share of SHARES) heights.push(from + (to - from) * share);
  }
  const middle = (bottom + top) / 2;
  return heights.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
}

function isBlocked(height: number): boolean {
  for (let k = 0; k < chosen.count; k++)
    if ((span.low[k] as number) < height && (span.high[k] as number) > height) return true;
  return false;
}

/** A stretch of a line within one blocker; distances from the exit from A. */
interface Stretch {
  readonly enter: number;
  readonly leave: number;
  readonly index: number;
}

/** The covers that count along one line, as indices of the blockers they begin in. */
export function countAlong(question: SightQuestion, slope: number, height: number): number[] {
  const [from, to] = segmentOf(slope, height);
  const length = distance(from, to);
  const [x, y] = subtract(to, from);
  const along: Point = [x / length, y / length];
  const joined: Stretch[] = [];
  const counted: number[] = [];
  const { rules } = question;
  for (const { index, hole } of gathered.covers) {
    const blocker = question.blockers[index] as Blocker;
    const stretches = stretchesOf(blocker, index, hole, question, from, along, length);
    if (stretches.length === 0) continue;
    if (rules.counting === 'per-element') counted.push(index);
    else if (blocker.smoke) counted.push(...walk(stretches, rules));
    else joined.push(...stretches);
  }
  return [...counted, ...walk(joined, rules)];
}

function stretchesOf(
  blocker: Blocker,
  index: number,
  hole: number,
  question: SightQuestion,
  from: Point,
  along: Point,
  length: number,
): Stretch[] {
  // Leaving the hole: nothing before that counts.
  const [px, py] = subtract(from, question.from.at);
  const half = px * along[0] + py * along[1];
  const root = half * half - (px * px + py * py - hole * hole);
  const start = hole > frame.rA && root > 0 ? -half + Math.sqrt(root) : 0;
  const stretches: Stretch[] = [];
  for (const [enter, leave] of chords(blocker.outline, from, along, length)) {
    if (leave > start || (leave === enter && enter > start))
      stretches.push({ enter: Math.max(enter, start), leave, index });
  }
  return stretches;
}

/**
 * Walks along a line: a cover counts for its first 2u, the next 2u count nothing, then it counts again, however short
 * the rest; another counts if it is 2u beyond the last one counted. What touches is one cover.
 */
function walk(stretches: Stretch[], rules: SightRules): number[] {
  const apart = rules.near;
  const counted: number[] = [];
  stretches.sort((a, b) => a.enter - b.enter);
  let last = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < stretches.length; ) {
    const { enter, index } = stretches[i] as Stretch;
    let leave = (stretches[i] as Stretch).leave;
    for (i++; i < stretches.length && (stretches[i] as Stretch).enter <= leave + WIDTH; i++)
      leave = Math.max(leave, (stretches[i] as Stretch).leave);
    for (;;) {
      const isNew = enter >= last + apart - 1e-9;
      const at = isNew ? enter : last + apart;
      if (!isNew && at > leave - WIDTH) break;
      counted.push(index);
      last = Math.min(at + apart, leave);
      if (last >= leave) break;
    }
  }
  return counted;
}
