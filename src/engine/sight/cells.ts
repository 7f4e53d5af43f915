import { frame } from './workspace.ts';

/** A cell gains at most one corner with each cut, and in practice seldom has more than eight. */
const MOST_CORNERS = 256;

/**
 * A cell is a convex set of lines y = m x + b: a polygon in the plane of (m, b). All lines through one point of the
 * table are a straight line there, so that points cut cells into cells.
 */
export const cell = {
  count: 0,
  m: new Float64Array(MOST_CORNERS),
  b: new Float64Array(MOST_CORNERS),
  /** The slopes of its lines, and sqrt(1 + m m) of them, from … to. */
  mLow: 0,
  mHigh: 0,
  sLow: 0,
  sHigh: 0,
};

/** The line in the middle of the cell in hand. */
export const middle = { m: 0, b: 0 };

/** Cells that wait for their turn, first come, first served: for each the number of its corners, then the corners. */
let waiting = new Float64Array(4096);
let head = 0;
let tail = 0;

/** Begins anew with the one cell that holds all lines that meet both bases, and a few more. */
export function layCells(): void {
  const { d, steepest } = frame;
  const s = Math.sqrt(1 + steepest * steepest);
  const atA = frame.rA * s;
  const atT = frame.rT * s;
  head = 0;
  tail = 0;
  waiting[tail++] = 4;
  addCorner((-atT - atA) / d, atA);
  addCorner((atT - atA) / d, atA);
  addCorner((atT + atA) / d, -atA);
  addCorner((-atT + atA) / d, -atA);
}

function addCorner(m: number, b: number): void {
  waiting[tail++] = m;
  waiting[tail++] = b;
}

/** Takes the next cell in hand; false if none is left. */
export function nextCell(): boolean {
  if (head === tail) return false;
  cell.count = waiting[head++] as number;
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  let sumM = 0;
  let sumB = 0;
  for (let i = 0; i < cell.count; i++) {
    const m = waiting[head++] as number;
    const b = waiting[head++] as number;
    cell.m[i] = m;
    cell.b[i] = b;
    sumM += m;
    sumB += b;
    if (m < low) low = m;
    if (m > high) high = m;
  }
  middle.m = sumM / cell.count;
  middle.b = sumB / cell.count;
  cell.mLow = low;
  cell.mHigh = high;
  const flat = low * low;
  const steep = high * high;
  cell.sHigh = Math.sqrt(1 + Math.max(flat, steep));
  cell.sLow = low < 0 && high > 0 ? 1 : Math.sqrt(1 + Math.min(flat, steep));
  return true;
}

/** How far the point lies above the lines of the cell (below: negative), least and most. */
export const over = { low: 0, high: 0 };

export function measureOver(x: number, y: number): void {
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < cell.count; i++) {
    const a = y - (cell.m[i] as number) * x - (cell.b[i] as number);
    if (a < low) low = a;
    if (a > high) high = a;
  }
  over.low = low;
  over.high = high;
}

/** Cuts the cell in hand by the lines through a point: one part has the point above its lines, the other below. */
export function cutCell(x: number, y: number): void {
  keepPart(x, y, 1);
  keepPart(x, y, -1);
}

/** Cuts the cell where its lines spread most, at A or at T; not if they spread less than `smallest` at both. */
export function halveCell(smallest: number): void {
  measureOver(0, 0);
  const atA = (over.low + over.high) / 2;
  const spreadA = over.high - over.low;
  measureOver(frame.d, 0);
  const spreadT = over.high - over.low;
  if (spreadA < smallest && spreadT < smallest) return;
  if (spreadA > spreadT) cutCell(0, -atA);
  else cutCell(frame.d, -(over.low + over.high) / 2);
}

function keepPart(x: number, y: number, side: 1 | -1): void {
  const n = cell.count;
  if (tail + 2 * n + 8 > waiting.length) makeRoom();
  const before = tail++;
  let am = cell.m[n - 1] as number;
  let ab = cell.b[n - 1] as number;
  let a = side * (y - am * x - ab);
  for (let i = 0; i < n; i++) {
    const m = cell.m[i] as number;
    const b = cell.b[i] as number;
    const here = side * (y - m * x - b);
    if ((a > 0 && here < 0) || (a < 0 && here > 0)) {
      const t = a / (a - here);
      addCorner(am + (m - am) * t, ab + (b - ab) * t);
    }
    if (here >= 0) addCorner(m, b);
    am = m;
    ab = b;
    a = here;
  }
  const corners = (tail - before - 1) / 2;
  waiting[before] = corners;
  if (corners < 3 || corners > MOST_CORNERS) tail = before;
}

/** Moves the cells that still wait to the front, into a larger array if they fill half of it. */
function makeRoom(): void {
  const left = waiting.subarray(head, tail);
  if (left.length * 2 > waiting.length) {
    const larger = new Float64Array(waiting.length * 2);
    larger.set(left);
    waiting = larger;
  } else waiting.copyWithin(0, head, tail);
  tail -= head;
  head = 0;
}
