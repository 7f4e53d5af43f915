import { cell, measureOver, middle, over } from './cells.ts';
import { type Chord, chordOf, measureChord } from './chord.ts';
import { shape, vertex } from './coverShapes.ts';
import { margin, sideOf } from './cut.ts';

/**
 * Stretches that every line of the cell in hand has in a shape: each begins between enterLow and enterHigh and does not
 * end before leaveLow. All places are x in the frame.
 */
export const sure = { count: 0, enterLow: [0], enterHigh: [0], leaveLow: [0] };

/** Where the lines of the cell may be in a shape: nowhere else. */
export const possible = { count: 0, low: [0], high: [0] };

/** What is between: from where a line leaves A, or the hole of a shape, to where it enters T. */
export const hole = chordOf();
export const target = chordOf();
const round = chordOf();

/** Adds what is sure and what is possible of one shape, within reach. */
export function addPassages(i: number): void {
  if (shape.radius[i] === 0) addRing(shape.first[i] as number, shape.first[i + 1] as number);
  else addRound(shape.first[i] as number, shape.radius[i] as number);
}

function addSure(enterLow: number, enterHigh: number, leaveLow: number): void {
  const n = sure.count++;
  sure.enterLow[n] = Math.max(enterLow, hole.leaveLow);
  sure.enterHigh[n] = Math.max(enterHigh, hole.leaveHigh);
  sure.leaveLow[n] = Math.min(leaveLow, target.enterLow);
}

function addPossible(low: number, high: number): void {
  const n = possible.count++;
  possible.low[n] = Math.max(low, hole.leaveLow);
  possible.high[n] = Math.min(high, target.enterHigh);
}

/** Does each line enter before it meets T, and leave beyond the hole? */
const isBetween = (enterHigh: number, leaveLow: number): boolean =>
  leaveLow > hole.leaveHigh && enterHigh < target.enterLow;

function addRound(v: number, radius: number): void {
  const x = vertex.x[v] as number;
  const y = vertex.y[v] as number;
  measureOver(x, y);
  if (over.low >= radius * cell.sHigh || over.high <= -radius * cell.sHigh) return;
  // Its highest and its lowest point as seen along the middle of the slopes stand for all of it.
  const m = (cell.mLow + cell.mHigh) / 2;
  const out = radius / Math.sqrt(1 + m * m);
  const upper = sideOf(x - out * m, y + out);
  const lower = sideOf(x + out * m, y - out);
  measureChord(round, x, y, radius);
  addPossible(round.enterLow, round.leaveHigh);
  const { enterLow, enterHigh, leaveLow } = round;
  if (upper > 0 && lower < 0 && isBetween(enterHigh, leaveLow)) addSure(enterLow, enterHigh, leaveLow);
}

const side: number[] = [];
/** Where the lines cross the edges that all of them cross, in the order in which the middle line does. */
const crossing = {
  count: 0,
  low: [0],
  high: [0],
  middle: [0],
  /** Is it surely before T, and beyond the hole? */
  isBefore: [false],
  isBeyond: [false],
};

function addRing(first: number, end: number): void {
  let above = 0;
  let below = 0;
  for (let v = first; v < end; v++) {
    const here = sideOf(vertex.x[v] as number, vertex.y[v] as number);
    side[v - first] = here;
    if (here > 0) above++;
    if (here < 0) below++;
  }
  const n = end - first;
  if (above === n || below === n) return;
  crossing.count = 0;
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  for (let v = n === 2 ? first + 1 : first, u = n === 2 ? first : end - 1; v < end; u = v++) {
    const sides = (side[u - first] as number) * (side[v - first] as number);
    if (sides > 0) continue;
    measureCrossing(u, v, sides < 0);
    if (span.low < low) low = span.low;
    if (span.high > high) high = span.high;
  }
  if (high < hole.leaveLow || low > target.enterHigh) return;
  const { count } = crossing;
  if (n > 2 && above + below === n) {
    for (let k = 0; k + 1 < count; k += 2) {
      addPossible(crossing.low[k] as number, crossing.high[k + 1] as number);
      if (crossing.isBefore[k] && crossing.isBeyond[k + 1])
        addSure(crossing.low[k] as number, crossing.high[k] as number, crossing.low[k + 1] as number);
    }
    return;
  }
  // A wall without thickness, or the lines do not all cross the same edges: a point of the edge is in it, no more is known.
  addPossible(low, high);
  for (let k = 0; k < count; k++)
    if (crossing.isBefore[k] && crossing.isBeyond[k])
      addSure(crossing.low[k] as number, crossing.high[k] as number, crossing.low[k] as number);
  if (count === 0 && above > 0 && below > 0 && isBetween(high, low)) addSure(low, high, low);
}

/** Where the lines cross the edge from vertex u to v, if they do. */
const span = { low: 0, high: 0 };

function measureCrossing(u: number, v: number, isSure: boolean): void {
  const ux = vertex.x[u] as number;
  const vx = vertex.x[v] as number;
  span.low = Math.min(ux, vx);
  span.high = Math.max(ux, vx);
  if (!isSure) return;
  const uy = vertex.y[u] as number;
  const vy = vertex.y[v] as number;
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < cell.count; i++) {
    const x = crossingAt(cell.m[i] as number, cell.b[i] as number, ux, uy, vx, vy);
    if (Number.isNaN(x)) {
      low = span.low;
      high = span.high;
      break;
    }
    if (x < low) low = x;
    if (x > high) high = x;
  }
  // Between the corners of the cell x changes evenly, so that it is least and greatest at a corner.
  if (low > span.low) span.low = low;
  if (high < span.high) span.high = high;
  addCrossing(u, v, crossingAt(middle.m, middle.b, ux, uy, vx, vy));
}

function addCrossing(u: number, v: number, here: number): void {
  const { low, high, isBefore, isBeyond } = crossing;
  let k = crossing.count++;
  for (; k > 0 && (crossing.middle[k - 1] as number) > here; k--) {
    low[k] = low[k - 1] as number;
    high[k] = high[k - 1] as number;
    crossing.middle[k] = crossing.middle[k - 1] as number;
    isBefore[k] = isBefore[k - 1] as boolean;
    isBeyond[k] = isBeyond[k - 1] as boolean;
  }
  low[k] = span.low;
  high[k] = span.high;
  crossing.middle[k] = here;
  // An edge that leans on a base is met before it or behind it, however close.
  isBefore[k] = span.high < target.enterLow || (span.high < target.leaveLow && isClearOf(target, u, v));
  isBeyond[k] = span.low > hole.leaveHigh || (span.low > hole.enterHigh && isClearOf(hole, u, v));
}

function isClearOf({ x, y, radius }: Chord, u: number, v: number): boolean {
  const ux = (vertex.x[u] as number) - x;
  const uy = (vertex.y[u] as number) - y;
  const ex = (vertex.x[v] as number) - x - ux;
  const ey = (vertex.y[v] as number) - y - uy;
  const share = Math.min(1, Math.max(0, -(ux * ex + uy * ey) / (ex * ex + ey * ey)));
  const nearX = ux + ex * share;
  const nearY = uy + ey * share;
  return nearX * nearX + nearY * nearY > radius * radius;
}

/** NaN where the line runs along the edge. */
function crossingAt(m: number, b: number, ux: number, uy: number, vx: number, vy: number): number {
  const over = uy - m * ux - b;
  const fall = over - (vy - m * vx - b);
  return fall < 8 * margin() && fall > -8 * margin() ? Number.NaN : ux + ((vx - ux) * over) / fall;
}
