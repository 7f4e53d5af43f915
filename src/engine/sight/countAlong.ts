import { shape, vertex } from './coverShapes.ts';
import type { SightRules } from './types.ts';
import { frame, SLACK, WIDTH } from './workspace.ts';

/** One cover that counts: the blocker it begins in, and where on the line, in u from the exit from A. */
export interface CountedCover {
  readonly index: number;
  readonly at: number;
}

/** How many covers the last `countAlong` found. */
export const tally = { smoke: 0, rest: 0 };

/** The stretches of one line that lie in covers, as distances along it (u) like its exit from A, and their shapes. */
const stretch = { exit: 0, count: 0, enter: [0], leave: [0], shape: [0] };

const crossings: number[] = [];

/**
 * Counts the covers along the line y = m x + b, from where it leaves A to where it enters T (COVER-9, R37), into `tally`.
 * False if it only just meets or misses a corner: then the count says nothing (R51). `counted` receives the covers.
 */
export function countAlong(m: number, b: number, { counting, near }: SightRules, counted?: CountedCover[]): boolean {
  const square = 1 + m * m;
  const s = Math.sqrt(square);
  const atT = m * frame.d + b;
  const entry = frame.d - (m * atT + root(frame.rT, atT, square)) / square;
  let isSure = true;
  stretch.exit = ((root(frame.rA, b, square) - m * b) / square) * s;
  tally.smoke = 0;
  tally.rest = 0;
  stretch.count = 0;
  for (let i = 0; i < shape.count; i++) {
    const before = stretch.count;
    const start = (root(shape.hole[i] as number, b, square) - m * b) / square;
    const isRound = (shape.radius[i] as number) > 0;
    if (!(isRound ? addDisk(i, m, b, s, start, entry) : addPolygon(i, m, b, s, start, entry))) isSure = false;
    if (stretch.count === before) continue;
    const isSmoke = shape.isSmoke[i] as boolean;
    if (counting !== 'per-element' && !isSmoke) continue;
    if (counting === 'per-element') counted?.push(coverAt(before, stretch.enter[before] as number));
    const covers = counting === 'per-element' ? 1 : walk(before, near, counted);
    if (isSmoke) tally.smoke += covers;
    else tally.rest += covers;
    stretch.count = before;
  }
  tally.rest += walk(0, near, counted);
  return isSure;
}

function root(radius: number, height: number, square: number): number {
  const r = radius * radius * square - height * height;
  return r > 0 ? Math.sqrt(r) : 0;
}

function addPolygon(i: number, m: number, b: number, s: number, start: number, entry: number): boolean {
  const first = shape.first[i] as number;
  const end = shape.first[i + 1] as number;
  const margin = (WIDTH / 2) * s;
  const isWall = end - first === 2; // without thickness: one edge, each crossing a stretch of length 0
  let isSure = true;
  let n = 0;
  let ax = vertex.x[end - 1] as number;
  let a = (vertex.y[end - 1] as number) - m * ax - b;
  for (let v = first; v < end; v++) {
    const x = vertex.x[v] as number;
    const above = (vertex.y[v] as number) - m * x - b;
    if (above < margin && above > -margin) isSure = false;
    if (a > 0 !== above > 0 && !(isWall && v > first)) {
      const at = ax + ((x - ax) * a) / (a - above);
      let k = n++;
      for (; k > 0 && (crossings[k - 1] as number) > at; k--) crossings[k] = crossings[k - 1] as number;
      crossings[k] = at;
    }
    ax = x;
    a = above;
  }
  const next = isWall ? 0 : 1;
  for (let k = 0; k < n; k += 1 + next) {
    addStretch(i, crossings[k] as number, crossings[k + next] as number, s, start, entry);
  }
  return isSure;
}

function addDisk(i: number, m: number, b: number, s: number, start: number, entry: number): boolean {
  const x = vertex.x[shape.first[i] as number] as number;
  const above = (vertex.y[shape.first[i] as number] as number) - m * x - b;
  const radius = (shape.radius[i] as number) * s;
  const depth = above > 0 ? radius - above : radius + above;
  const margin = (WIDTH / 2) * s;
  if (depth > 0) {
    const half = Math.sqrt(radius * radius - above * above);
    addStretch(i, x + (m * above - half) / (s * s), x + (m * above + half) / (s * s), s, start, entry);
  }
  return depth >= margin || depth <= -margin;
}

/** Adds what lies between the start of the line, or the rim of the hole, and its end; all as x. */
function addStretch(i: number, enter: number, leave: number, s: number, start: number, entry: number): void {
  if (leave <= start || enter >= entry) return;
  const n = stretch.count++;
  stretch.enter[n] = Math.max(enter, start) * s;
  stretch.leave[n] = Math.min(leave, entry) * s;
  stretch.shape[n] = i;
}

/**
 * Walks along the stretches from the given one on: a cover counts for its first 2u (`apart`), the next 2u count nothing,
 * then it counts again, however short the rest; another counts if it is 2u beyond the last one counted. What touches is
 * one cover.
 */
function walk(from: number, apart: number, counted: CountedCover[] | undefined): number {
  sort(from);
  let covers = 0;
  let last = Number.NEGATIVE_INFINITY;
  for (let i = from; i < stretch.count; ) {
    const enter = stretch.enter[i] as number;
    const first = i;
    let leave = stretch.leave[i] as number;
    for (i++; i < stretch.count && (stretch.enter[i] as number) <= leave + WIDTH; i++)
      leave = Math.max(leave, stretch.leave[i] as number);
    do {
      const isNew = enter >= last + apart - SLACK;
      const at = isNew ? enter : last + apart;
      if (!isNew && at > leave - WIDTH) break;
      covers++;
      counted?.push(coverAt(first, at));
      last = Math.min(at + apart, leave);
    } while (last < leave && apart > 0);
  }
  return covers;
}

/** The cover that begins at some distance in the given stretch. */
const coverAt = (i: number, at: number): CountedCover => ({
  index: shape.owner[stretch.shape[i] as number] as number,
  at: at - stretch.exit,
});

/** Sorts the stretches from the given one on by where they begin. */
function sort(from: number): void {
  const { enter, leave, shape: of } = stretch;
  for (let i = from + 1; i < stretch.count; i++) {
    const e = enter[i] as number;
    const l = leave[i] as number;
    const o = of[i] as number;
    let k = i;
    for (; k > from && (enter[k - 1] as number) > e; k--) {
      enter[k] = enter[k - 1] as number;
      leave[k] = leave[k - 1] as number;
      of[k] = of[k - 1] as number;
    }
    enter[k] = e;
    leave[k] = l;
    of[k] = o;
  }
}
