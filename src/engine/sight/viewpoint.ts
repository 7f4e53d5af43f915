import { isBeside, isOnArc } from './dual.ts';
import { findUncovered, type Strip } from './envelopes.ts';
import { chosen, frame, LOWER_T, piece, touch, UPPER_T } from './workspace.ts';

/** Farther out than anything. */
const FAR = 1e6;

/**
 * R34=b: is there one point of A that sees all of T past all chosen pieces? Such a point has each piece above the upper
 * or below the lower of its tangents to T. So each piece forbids a strip of A: what lies both above the lines from the
 * piece to T's upper side and below those to its lower side.
 */
export function oneSeesAll(found: { x: number; y: number }): boolean {
  const strips: Strip[] = [];
  for (let c = 0; c < chosen.count; c++) strips.push(forbiddenBy(chosen.piece[c] as number));
  return findUncovered(strips, 0, frame.rA, found);
}

function forbiddenBy(p: number): Strip {
  const over: number[] = [];
  const under: number[] = [];
  const stop = piece.end[p] as number;
  for (let t = piece.first[p] as number; t < stop; t++) {
    addLine(t, UPPER_T, under);
    addLine(t, LOWER_T, over);
  }
  const arc = piece.arc[p] as number;
  if (arc >= 0) {
    addLine(arc + 1, UPPER_T, under);
    addLine(arc, LOWER_T, over);
  }
  if (over.length === 0) over.push(0, -FAR);
  if (under.length === 0) under.push(0, FAR);
  return { over, under, curves: [] };
}

/** The line that rests on a touch of a piece and on one side of T, as m, b. */
function addLine(t: number, side: number, lines: number[]): void {
  const x = (touch.x[t] as number) - frame.d;
  const y = touch.y[t] as number;
  const r = (touch.radius[t] as number) - (touch.radius[side] as number);
  const square = x * x + y * y - r * r;
  const w = square > 0 ? Math.sqrt(square) : 0;
  const run = -w * x - r * y;
  const m = (-w * y + r * x) / run;
  if (run <= 0 || isBeside(t, m)) {
    // Beside T, the piece is on one side of every line that comes to T there: no hindrance, or no way at all.
    if (y > 0 !== (side === UPPER_T)) lines.push(0, y > 0 ? FAR : -FAR);
    return;
  }
  const s = Math.sqrt(1 + m * m);
  if ((touch.radius[t] as number) !== 0) {
    const n = (touch.radius[t] as number) > 0 ? 1 / s : -1 / s;
    if (!isOnArc(t, -m * n, n)) return;
  }
  lines.push(m, -m * frame.d + (touch.radius[side] as number) * s);
}
