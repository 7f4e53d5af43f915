import { isBeside, isOnArc } from './dual.ts';
import { findUncovered, type Region } from './envelopes.ts';
import { LOWER_T, UPPER_T, type Workspace } from './workspace.ts';

/** Farther out than anything. */
const FAR = 1e6;

/**
 * R34=b: is there one point of A that sees all of T past all chosen pieces? Such a point has each piece above the upper
 * or below the lower of its tangents to T. So each piece forbids a region of A: what lies both above the lines from the
 * piece to T's upper side and below those to its lower side.
 */
export function oneSeesAll(work: Workspace): boolean {
  const { chosen, frame } = work;
  const forbidden: Region[] = [];
  for (let k = 0; k < chosen.count; k++) forbidden.push(forbiddenBy(work, chosen.piece[k] as number));
  return findUncovered(forbidden, 0, frame.rA, { x: 0, y: 0 });
}

function forbiddenBy(work: Workspace, p: number): Region {
  const { pieces } = work;
  const over: number[] = [];
  const under: number[] = [];
  const stop = pieces.end[p] as number;
  for (let c = pieces.first[p] as number; c < stop; c++) {
    addLine(work, c, UPPER_T, under);
    addLine(work, c, LOWER_T, over);
  }
  const arc = pieces.arc[p] as number;
  if (arc >= 0) {
    addLine(work, arc + 1, UPPER_T, under);
    addLine(work, arc, LOWER_T, over);
  }
  if (over.length === 0) over.push(0, -FAR);
  if (under.length === 0) under.push(0, FAR);
  return { over, under, arcs: [] };
}

/** The line that a curve of a piece shares with one side of T, as m, b. */
function addLine(work: Workspace, c: number, side: number, lines: number[]): void {
  const { curves, frame } = work;
  const x = (curves.x[c] as number) - frame.d;
  const y = curves.y[c] as number;
  const r = (curves.radius[c] as number) - (curves.radius[side] as number);
  const square = x * x + y * y - r * r;
  const w = square > 0 ? Math.sqrt(square) : 0;
  const run = -w * x - r * y;
  const m = (-w * y + r * x) / run;
  if (run <= 0 || isBeside(work, c, m)) {
    // Beside T, the piece is on one side of every line that comes to T there: no hindrance, or no way at all.
    if (y > 0 !== (side === UPPER_T)) lines.push(0, y > 0 ? FAR : -FAR);
    return;
  }
  const s = Math.sqrt(1 + m * m);
  if ((curves.radius[c] as number) !== 0) {
    const n = (curves.radius[c] as number) > 0 ? 1 / s : -1 / s;
    if (!isOnArc(curves, c, -m * n, n)) return;
  }
  lines.push(m, -m * frame.d + (curves.radius[side] as number) * s);
}
