import { marginOf, measureOver, sideOf } from './cells.ts';
import type { Cell, Chord, Counting, Passages, Shapes } from './workspace.ts';

/** Measures where the lines of the cell enter and leave a disk, as far as they meet it. */
export function measureChord(chord: Chord, cell: Cell, x: number, y: number, radius: number): void {
  chord.x = x;
  chord.y = y;
  chord.radius = radius;
  measureOver(cell, x, y);
  const { sLow, sHigh, mLow, mHigh, overLow, overHigh } = cell;
  const most = radius * sHigh;
  const low = Math.max(overLow, -most);
  const high = Math.min(overHigh, most);
  // The middle of a chord lies at x + m over / (1 + m m), half its length in x is sqrt(r r - (over / s)^2) / s.
  const far = Math.max(high, -low) / sLow;
  const near = (low > 0 ? low : high < 0 ? -high : 0) / sHigh;
  const halfLow = far < radius ? Math.sqrt(radius * radius - far * far) / sHigh : 0;
  const halfHigh = near < radius ? Math.sqrt(radius * radius - near * near) / sLow : 0;
  const least = Math.min(mLow * low, mLow * high, mHigh * low, mHigh * high);
  const largest = Math.max(mLow * low, mLow * high, mHigh * low, mHigh * high);
  const from = x + least / (least < 0 ? sLow * sLow : sHigh * sHigh);
  const to = x + largest / (largest > 0 ? sLow * sLow : sHigh * sHigh);
  chord.enterLow = from - halfHigh;
  chord.enterHigh = to - halfLow;
  chord.leaveLow = from + halfLow;
  chord.leaveHigh = to + halfHigh;
}

/** Adds what is sure and what is possible of one shape, between its hole and the target. */
export function addPassages(counting: Counting, i: number): void {
  const { first, radius } = counting.shapes;
  if (radius[i] === 0) addPolygon(counting, first[i] as number, first[i + 1] as number);
  else addDisk(counting, first[i] as number, radius[i] as number);
}

function addSure({ hole, sure, target }: Passages, enterLow: number, enterHigh: number, leaveLow: number): void {
  const n = sure.count++;
  sure.enterLow[n] = Math.max(enterLow, hole.leaveLow);
  sure.enterHigh[n] = Math.max(enterHigh, hole.leaveHigh);
  sure.leaveLow[n] = Math.min(leaveLow, target.enterLow);
}

function addPossible({ hole, possible, target }: Passages, low: number, high: number): void {
  const n = possible.count++;
  possible.low[n] = Math.max(low, hole.leaveLow);
  possible.high[n] = Math.min(high, target.enterHigh);
}

/** Does each line enter before it meets T, and leave beyond the hole? */
const isBetween = ({ hole, target }: Passages, enterHigh: number, leaveLow: number): boolean =>
  leaveLow > hole.leaveHigh && enterHigh < target.enterLow;

function addDisk(counting: Counting, v: number, radius: number): void {
  const { cell, passages, shapes } = counting;
  const { round } = passages;
  const x = shapes.x[v] as number;
  const y = shapes.y[v] as number;
  measureOver(cell, x, y);
  if (cell.overLow >= radius * cell.sHigh || cell.overHigh <= -radius * cell.sHigh) return;
  // Its highest and its lowest point as seen along the middle of the slopes stand for all of it.
  const m = (cell.mLow + cell.mHigh) / 2;
  const out = radius / Math.sqrt(1 + m * m);
  const upper = sideOf(counting, x - out * m, y + out);
  const lower = sideOf(counting, x + out * m, y - out);
  measureChord(round, cell, x, y, radius);
  addPossible(passages, round.enterLow, round.leaveHigh);
  const { enterLow, enterHigh, leaveLow } = round;
  if (upper > 0 && lower < 0 && isBetween(passages, enterHigh, leaveLow))
    addSure(passages, enterLow, enterHigh, leaveLow);
}

function addPolygon(counting: Counting, first: number, end: number): void {
  const { passages, shapes } = counting;
  const { crossings, edge, hole, side, target } = passages;
  let above = 0;
  let below = 0;
  for (let v = first; v < end; v++) {
    const here = sideOf(counting, shapes.x[v] as number, shapes.y[v] as number);
    side[v - first] = here;
    if (here > 0) above++;
    if (here < 0) below++;
  }
  const n = end - first;
  if (above === n || below === n) return;
  crossings.count = 0;
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  for (let v = n === 2 ? first + 1 : first, u = n === 2 ? first : end - 1; v < end; u = v++) {
    const sides = (side[u - first] as number) * (side[v - first] as number);
    if (sides > 0) continue;
    measureCrossing(counting, u, v, sides < 0);
    if (edge.from < low) low = edge.from;
    if (edge.to > high) high = edge.to;
  }
  if (high < hole.leaveLow || low > target.enterHigh) return;
  const { count } = crossings;
  if (n > 2 && above + below === n) {
    for (let k = 0; k + 1 < count; k += 2) {
      addPossible(passages, crossings.low[k] as number, crossings.high[k + 1] as number);
      if (crossings.isBefore[k] && crossings.isBeyond[k + 1])
        addSure(passages, crossings.low[k] as number, crossings.high[k] as number, crossings.low[k + 1] as number);
    }
    return;
  }
  // A wall without thickness, or the lines do not all cross the same edges: a point of the edge is in it, no more is known.
  addPossible(passages, low, high);
  for (let k = 0; k < count; k++)
    if (crossings.isBefore[k] && crossings.isBeyond[k])
      addSure(passages, crossings.low[k] as number, crossings.high[k] as number, crossings.low[k] as number);
  if (count === 0 && above > 0 && below > 0 && isBetween(passages, high, low)) addSure(passages, low, high, low);
}

/** Measures where the lines cross the edge from vertex u to v, if they do, into `edge`. */
function measureCrossing(counting: Counting, u: number, v: number, isSure: boolean): void {
  const { cell, passages, shapes } = counting;
  const { edge } = passages;
  const ux = shapes.x[u] as number;
  const vx = shapes.x[v] as number;
  edge.from = Math.min(ux, vx);
  edge.to = Math.max(ux, vx);
  if (!isSure) return;
  const uy = shapes.y[u] as number;
  const vy = shapes.y[v] as number;
  const parallel = 8 * marginOf(cell);
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < cell.count; i++) {
    const x = crossingAt(cell.m[i] as number, cell.b[i] as number, ux, uy, vx, vy, parallel);
    if (Number.isNaN(x)) {
      low = edge.from;
      high = edge.to;
      break;
    }
    if (x < low) low = x;
    if (x > high) high = x;
  }
  // Between the corners of the cell x changes evenly, so that it is least and greatest at a corner.
  if (low > edge.from) edge.from = low;
  if (high < edge.to) edge.to = high;
  addCrossing(passages, shapes, u, v, crossingAt(cell.middle.m, cell.middle.b, ux, uy, vx, vy, parallel));
}

function addCrossing({ crossings, edge, hole, target }: Passages, shapes: Shapes, u: number, v: number, here: number) {
  const { low, high, middle, isBefore, isBeyond } = crossings;
  let k = crossings.count++;
  for (; k > 0 && (middle[k - 1] as number) > here; k--) {
    low[k] = low[k - 1] as number;
    high[k] = high[k - 1] as number;
    middle[k] = middle[k - 1] as number;
    isBefore[k] = isBefore[k - 1] as boolean;
    isBeyond[k] = isBeyond[k - 1] as boolean;
  }
  low[k] = edge.from;
  high[k] = edge.to;
  middle[k] = here;
  // An edge that leans on a base is met before it or behind it, however close.
  isBefore[k] = edge.to < target.enterLow || (edge.to < target.leaveLow && isClearOf(target, shapes, u, v));
  isBeyond[k] = edge.from > hole.leaveHigh || (edge.from > hole.enterHigh && isClearOf(hole, shapes, u, v));
}

function isClearOf({ x, y, radius }: Chord, shapes: Shapes, u: number, v: number): boolean {
  const ux = (shapes.x[u] as number) - x;
  const uy = (shapes.y[u] as number) - y;
  const ex = (shapes.x[v] as number) - x - ux;
  const ey = (shapes.y[v] as number) - y - uy;
  const share = Math.min(1, Math.max(0, -(ux * ex + uy * ey) / (ex * ex + ey * ey)));
  const nearX = ux + ex * share;
  const nearY = uy + ey * share;
  return nearX * nearX + nearY * nearY > radius * radius;
}

/** NaN where the line runs along the edge, i.e. where the edge rises over it by less than `parallel`. */
function crossingAt(m: number, b: number, ux: number, uy: number, vx: number, vy: number, parallel: number): number {
  const over = uy - m * ux - b;
  const fall = over - (vy - m * vx - b);
  return fall < parallel && fall > -parallel ? Number.NaN : ux + ((vx - ux) * over) / fall;
}
