import { halfChord } from './corridor.ts';
import { frameX, frameY } from './pieces.ts';
import { SLACK, WIDTH } from './tolerances.ts';
import type { Blocker, SightQuestion, SightRules } from './types.ts';
import { type Counting, type Pieces, ROLE, type Shapes, type Stretches, type Workspace } from './workspace.ts';

/** Lays out the covers that left pieces in the corridor; no line between the bases meets the others. */
export function layShapes({ counting, frame, gathered, pieces }: Workspace, { blockers }: SightQuestion): void {
  const { shapes } = counting;
  let n = 0;
  let end = 0;
  for (const { index, hole } of gathered.covers) {
    if (!isBetween(pieces, index)) continue;
    const { outline, smoke } = blockers[index] as Blocker;
    shapes.first[n] = end;
    shapes.radius[n] = outline.kind === 'disk' ? outline.radius : 0;
    shapes.hole[n] = hole;
    shapes.isSmoke[n] = smoke === true;
    shapes.owner[n++] = index;
    for (const p of outline.kind === 'disk' ? [outline.at] : outline.points) {
      shapes.x[end] = frameX(frame, p);
      shapes.y[end++] = frameY(frame, p);
    }
  }
  shapes.first[n] = end;
  shapes.count = n;
}

function isBetween(pieces: Pieces, index: number): boolean {
  for (let p = 0; p < pieces.count; p++) if (pieces.owner[p] === index && pieces.role[p] === ROLE.COVERS) return true;
  return false;
}

/** One cover that counts: the blocker it begins in, and where on the line, in u from the exit from A. */
export interface CountedCover {
  readonly index: number;
  readonly at: number;
}

/**
 * Counts the covers along the line y = m x + b, from where it leaves A to where it enters T (COVER-9, R37), into `found`.
 * False if it only just meets or misses a corner: then the count says nothing (R51). `counted` receives the covers.
 */
export function countAlong(
  { counting, frame }: Workspace,
  m: number,
  b: number,
  rules: SightRules,
  counted?: CountedCover[],
): boolean {
  const { found, shapes, stretches } = counting;
  const isEach = rules.counting === 'per-element';
  const square = 1 + m * m;
  const s = Math.sqrt(square);
  const atT = m * frame.d + b;
  const entry = frame.d - (m * atT + halfChord(frame.rT, atT, square)) / square;
  let isSure = true;
  stretches.exit = ((halfChord(frame.rA, b, square) - m * b) / square) * s;
  stretches.count = 0;
  found.smoke = 0;
  found.other = 0;
  for (let i = 0; i < shapes.count; i++) {
    const before = stretches.count;
    const start = (halfChord(shapes.hole[i] as number, b, square) - m * b) / square;
    const add = (shapes.radius[i] as number) > 0 ? addDisk : addPolygon;
    if (!add(shapes, stretches, i, m, b, s, start, entry)) isSure = false;
    if (stretches.count === before) continue;
    const isSmoke = shapes.isSmoke[i] as boolean;
    if (!isEach && !isSmoke) continue;
    const isOne = isEach || (isSmoke && rules.smokeCountsOnce);
    if (isOne) counted?.push(coverAt(counting, before, stretches.enter[before] as number));
    const covers = isOne ? 1 : walk(counting, before, rules.near, counted);
    if (isSmoke) found.smoke += covers;
    else found.other += covers;
    stretches.count = before;
  }
  found.other += walk(counting, 0, rules.near, counted);
  return isSure;
}

function addPolygon(
  shapes: Shapes,
  stretches: Stretches,
  i: number,
  m: number,
  b: number,
  s: number,
  start: number,
  entry: number,
): boolean {
  const { crossings } = stretches;
  const { x: vertexX, y: vertexY } = shapes;
  const first = shapes.first[i] as number;
  const end = shapes.first[i + 1] as number;
  const margin = (WIDTH / 2) * s;
  const isWall = end - first === 2; // without thickness: one edge, each crossing a stretch of length 0
  let isSure = true;
  let n = 0;
  let ax = vertexX[end - 1] as number;
  let a = (vertexY[end - 1] as number) - m * ax - b;
  for (let v = first; v < end; v++) {
    const x = vertexX[v] as number;
    const above = (vertexY[v] as number) - m * x - b;
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
    addStretch(stretches, i, crossings[k] as number, crossings[k + next] as number, s, start, entry);
  }
  return isSure;
}

function addDisk(
  shapes: Shapes,
  stretches: Stretches,
  i: number,
  m: number,
  b: number,
  s: number,
  start: number,
  entry: number,
): boolean {
  const x = shapes.x[shapes.first[i] as number] as number;
  const above = (shapes.y[shapes.first[i] as number] as number) - m * x - b;
  const radius = (shapes.radius[i] as number) * s;
  const depth = above > 0 ? radius - above : radius + above;
  const margin = (WIDTH / 2) * s;
  if (depth > 0) {
    const half = Math.sqrt(radius * radius - above * above);
    addStretch(stretches, i, x + (m * above - half) / (s * s), x + (m * above + half) / (s * s), s, start, entry);
  }
  return depth >= margin || depth <= -margin;
}

/** Adds what lies between the start of the line, or the rim of the hole, and its end; all as x. */
function addStretch(
  stretches: Stretches,
  i: number,
  enter: number,
  leave: number,
  s: number,
  start: number,
  entry: number,
): void {
  if (leave <= start || enter >= entry) return;
  const n = stretches.count++;
  stretches.enter[n] = Math.max(enter, start) * s;
  stretches.leave[n] = Math.min(leave, entry) * s;
  stretches.shape[n] = i;
}

/**
 * Walks along the stretches from the given one on: a cover counts for its first 2u (`apart`), the next 2u count nothing,
 * then it counts again, however short the part left; another counts if it is 2u beyond the last one counted. What touches is
 * one cover.
 */
function walk(counting: Counting, from: number, apart: number, counted: CountedCover[] | undefined): number {
  const { stretches } = counting;
  sort(stretches, from);
  let covers = 0;
  let last = Number.NEGATIVE_INFINITY;
  for (let i = from; i < stretches.count; ) {
    const enter = stretches.enter[i] as number;
    const first = i;
    let leave = stretches.leave[i] as number;
    for (i++; i < stretches.count && (stretches.enter[i] as number) <= leave + WIDTH; i++)
      leave = Math.max(leave, stretches.leave[i] as number);
    do {
      const isNew = enter >= last + apart - SLACK;
      const at = isNew ? enter : last + apart;
      if (!isNew && at > leave - WIDTH) break;
      covers++;
      counted?.push(coverAt(counting, first, at));
      last = Math.min(at + apart, leave);
    } while (last < leave && apart > 0);
  }
  return covers;
}

/** The cover that begins at some distance in the given stretches. */
const coverAt = ({ shapes, stretches }: Counting, i: number, at: number): CountedCover => ({
  index: shapes.owner[stretches.shape[i] as number] as number,
  at: at - stretches.exit,
});

/** Sorts the stretches from the given one on by where they begin. */
function sort({ count, enter, leave, shape: of }: Stretches, from: number): void {
  for (let i = from + 1; i < count; i++) {
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
