import { isOnArc } from './dual.ts';
import { chosen, frame, piece, touch } from './workspace.ts';

/** The touches of the chosen pieces and of both bases, with the pieces they belong to (-1: a base). */
const at: number[] = [];
const of: number[] = [];
/** For which slopes a vertex is the highest of its piece, and for which the lowest. */
const support: [highFrom: number, highTo: number, lowFrom: number, lowTo: number][] = [];

/**
 * The critical slopes, ascending: between two neighbours each piece rests on the same two touches and no two touches
 * change their order. They are the slopes of the common tangents of any two pieces or bases, of the edges of the
 * pieces' hulls, and those at which a touch leaves its arc or passes a base.
 */
export function criticalSlopes(): Float64Array {
  collect();
  const { steepest } = frame;
  const slopes: number[] = [-steepest, steepest];
  const add = (m: number) => {
    if (m > -steepest && m < steepest) slopes.push(m);
  };
  for (let i = 0; i < at.length; i++) {
    const t = at[i] as number;
    addChanges(t, i, add);
    for (let j = i + 1; j < at.length; j++) {
      const u = at[j] as number;
      const samePiece = of[i] === of[j] && (of[i] as number) >= 0;
      if (touch.radius[t] === 0 && touch.radius[u] === 0) {
        if (samePiece) continue;
        const m = ((touch.y[t] as number) - (touch.y[u] as number)) / ((touch.x[t] as number) - (touch.x[u] as number));
        if (supports(i, m) && supports(j, m)) add(m);
      } else addTangents(i, j, add);
    }
  }
  return Float64Array.from(slopes).sort();
}

function collect(): void {
  at.length = 0;
  of.length = 0;
  support.length = 0;
  const always: [number, number, number, number] = [-Infinity, Infinity, -Infinity, Infinity];
  for (let t = 0; t < 4; t++) {
    at.push(t);
    of.push(-1);
    support.push(always);
  }
  for (let c = 0; c < chosen.count; c++) {
    const p = chosen.piece[c] as number;
    const first = piece.first[p] as number;
    const end = piece.end[p] as number;
    let plain = true;
    for (let t = first; t < end; t++) if (touch.beside[t] !== 0) plain = false;
    for (let t = first; t < end; t++) {
      const range = plain ? supportOf(t, first, end) : always;
      if (range[0] > range[1] && range[2] > range[3]) continue;
      at.push(t);
      of.push(p);
      support.push(range);
    }
    const arc = piece.arc[p] as number;
    if (arc < 0) continue;
    at.push(arc, arc + 1);
    of.push(p, p);
    support.push(always, always);
  }
}

function supportOf(t: number, first: number, end: number): [number, number, number, number] {
  const range: [number, number, number, number] = [-Infinity, Infinity, -Infinity, Infinity];
  for (let u = first; u < end; u++) {
    if (u === t) continue;
    const dx = (touch.x[u] as number) - (touch.x[t] as number);
    const dy = (touch.y[u] as number) - (touch.y[t] as number);
    if (dx === 0) {
      if (dy > 0) range[1] = -Infinity;
      if (dy < 0) range[3] = -Infinity;
      continue;
    }
    const m = dy / dx;
    if (dx > 0) {
      if (m > range[0]) range[0] = m;
      if (m < range[3]) range[3] = m;
    } else {
      if (m < range[1]) range[1] = m;
      if (m > range[2]) range[2] = m;
    }
  }
  return range;
}

/** Is the touch at place i an end of its piece at slope m? Generous by a rounding error. */
function supports(i: number, m: number): boolean {
  const [highFrom, highTo, lowFrom, lowTo] = support[i] as [number, number, number, number];
  const slack = 1e-9 * (1 + m * m);
  return (m >= highFrom - slack && m <= highTo + slack) || (m >= lowFrom - slack && m <= lowTo + slack);
}

function addChanges(t: number, i: number, add: (m: number) => void): void {
  for (const m of support[i] as number[]) add(m);
  const y = touch.y[t] as number;
  if (touch.beside[t] !== 0) {
    add(-(touch.x[t] as number) / y);
    add((frame.d - (touch.x[t] as number)) / y);
  }
  if (touch.radius[t] !== 0 && t > 3) {
    add(-(touch.startX[t] as number) / (touch.startY[t] as number));
    add(-(touch.endX[t] as number) / (touch.endY[t] as number));
  }
}

/** The slopes of the lines that rest on both touches, at least one of them round. */
function addTangents(i: number, j: number, add: (m: number) => void): void {
  const t = at[i] as number;
  const u = at[j] as number;
  const x = (touch.x[t] as number) - (touch.x[u] as number);
  const y = (touch.y[t] as number) - (touch.y[u] as number);
  const r = (touch.radius[t] as number) - (touch.radius[u] as number);
  const square = x * x + y * y - r * r;
  if (!(square > 0)) return;
  const w = Math.sqrt(square);
  for (const side of [w, -w]) {
    const run = side * x - r * y;
    if (!(run > 0)) continue;
    const m = (side * y + r * x) / run;
    if (isReached(t, m) && isReached(u, m) && supports(i, m) && supports(j, m)) add(m);
  }
}

/** Does a line of slope m touch the circle within its arc? Generous at the ends, which are critical anyway. */
function isReached(t: number, m: number): boolean {
  if (t < 4 || touch.radius[t] === 0) return true;
  const n = (touch.radius[t] as number) > 0 ? 1 / Math.sqrt(1 + m * m) : -1 / Math.sqrt(1 + m * m);
  return isOnArc(t, -m * n, n);
}
