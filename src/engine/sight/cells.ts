import { WIDTH } from './tolerances.ts';
import { type Cell, type CellQueue, type Counting, type Frame, MOST_CORNERS } from './workspace.ts';

/** Begins anew with the one cell that holds all lines that meet both bases, and a few more. */
export function layCells(queue: CellQueue, { d, rA, rT, steepest }: Frame): void {
  const s = Math.sqrt(1 + steepest * steepest);
  const atA = rA * s;
  const atT = rT * s;
  queue.head = 0;
  queue.tail = 0;
  queue.cells[queue.tail++] = 4;
  addCorner(queue, (-atT - atA) / d, atA);
  addCorner(queue, (atT - atA) / d, atA);
  addCorner(queue, (atT + atA) / d, -atA);
  addCorner(queue, (-atT + atA) / d, -atA);
}

function addCorner(queue: CellQueue, m: number, b: number): void {
  queue.cells[queue.tail++] = m;
  queue.cells[queue.tail++] = b;
}

/** Takes the next cell in hand; false if none is left. */
export function nextCell(queue: CellQueue, cell: Cell): boolean {
  if (queue.head === queue.tail) return false;
  const { cells } = queue;
  cell.count = cells[queue.head++] as number;
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  let sumM = 0;
  let sumB = 0;
  for (let i = 0; i < cell.count; i++) {
    const m = cells[queue.head++] as number;
    const b = cells[queue.head++] as number;
    cell.m[i] = m;
    cell.b[i] = b;
    sumM += m;
    sumB += b;
    if (m < low) low = m;
    if (m > high) high = m;
  }
  cell.middle.m = sumM / cell.count;
  cell.middle.b = sumB / cell.count;
  cell.mLow = low;
  cell.mHigh = high;
  const flat = low * low;
  const steep = high * high;
  cell.sHigh = Math.sqrt(1 + Math.max(flat, steep));
  cell.sLow = low < 0 && high > 0 ? 1 : Math.sqrt(1 + Math.min(flat, steep));
  return true;
}

/** Measures how far the point lies above the lines of the cell, into `overLow` and `overHigh`. */
export function measureOver(cell: Cell, x: number, y: number): void {
  const { b, count, m } = cell;
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < count; i++) {
    const a = y - (m[i] as number) * x - (b[i] as number);
    if (a < low) low = a;
    if (a > high) high = a;
  }
  cell.overLow = low;
  cell.overHigh = high;
}

/** How far a corner may reach over a line and still count as on it (R51). */
export const marginOf = (cell: Cell): number => (WIDTH / 2) * cell.sLow;

/**
 * On which side of the lines of the cell a corner lies: 1 above all, -1 below all, 0 above some of them. Those would be told
 * apart by a split there; the nearer it comes to halving the cell, the better. The best one is kept in `split`.
 */
export function sideOf({ cell, split }: Counting, x: number, y: number): -1 | 0 | 1 {
  measureOver(cell, x, y);
  const { overLow: low, overHigh: high } = cell;
  const slack = marginOf(cell);
  if (low >= -slack) {
    if (high <= slack) split.isThin = true;
    return 1;
  }
  if (high <= slack) return -1;
  const worth = high < -low ? high / -low : -low / high;
  if (worth > split.worth) {
    split.x = x;
    split.y = y;
    split.worth = worth;
  }
  return 0;
}

/** Splits the cell at hand by the lines through a point: one part has the point above its lines, the other below. */
export function splitCell(queue: CellQueue, cell: Cell, x: number, y: number): void {
  addPart(queue, cell, x, y, 1);
  addPart(queue, cell, x, y, -1);
}

/** Splits the cell where its lines spread most, at A or at T; not if they spread less than `smallest` at both. */
export function halveCell(queue: CellQueue, cell: Cell, d: number, smallest: number): void {
  measureOver(cell, 0, 0);
  const atA = (cell.overLow + cell.overHigh) / 2;
  const spreadA = cell.overHigh - cell.overLow;
  measureOver(cell, d, 0);
  const atT = (cell.overLow + cell.overHigh) / 2;
  const spreadT = cell.overHigh - cell.overLow;
  if (spreadA < smallest && spreadT < smallest) return;
  if (spreadA > spreadT) splitCell(queue, cell, 0, -atA);
  else splitCell(queue, cell, d, -atT);
}

function addPart(queue: CellQueue, cell: Cell, x: number, y: number, side: 1 | -1): void {
  const n = cell.count;
  if (queue.tail + 2 * n + 8 > queue.cells.length) makeRoom(queue);
  const before = queue.tail++;
  let am = cell.m[n - 1] as number;
  let ab = cell.b[n - 1] as number;
  let a = side * (y - am * x - ab);
  for (let i = 0; i < n; i++) {
    const m = cell.m[i] as number;
    const b = cell.b[i] as number;
    const here = side * (y - m * x - b);
    if ((a > 0 && here < 0) || (a < 0 && here > 0)) {
      const t = a / (a - here);
      addCorner(queue, am + (m - am) * t, ab + (b - ab) * t);
    }
    if (here >= 0) addCorner(queue, m, b);
    am = m;
    ab = b;
    a = here;
  }
  const corners = (queue.tail - before - 1) / 2;
  queue.cells[before] = corners;
  if (corners < 3 || corners > MOST_CORNERS) queue.tail = before;
}

/** Moves the cells that still wait to the front, into a larger array if they fill half of it. */
function makeRoom(queue: CellQueue): void {
  const { cells, head, tail } = queue;
  const left = cells.subarray(head, tail);
  if (left.length * 2 > cells.length) {
    queue.cells = new Float64Array(cells.length * 2);
    queue.cells.set(left);
  } else cells.copyWithin(0, head, tail);
  queue.tail = tail - head;
  queue.head = 0;
}
