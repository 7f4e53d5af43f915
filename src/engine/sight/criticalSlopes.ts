import { isOnArc } from './dual.ts';
import { BASE_CURVES, type Curves, type Workspace } from './workspace.ts';

/** A curve that may bound a blocked interval: of the bases, or of a chosen piece (-1: a base). */
interface Candidate {
  readonly curve: number;
  readonly piece: number;
  /** For which slopes a vertex is the highest of its piece, and for which the lowest. */
  readonly extreme: Extreme;
}

type Extreme = [highFrom: number, highTo: number, lowFrom: number, lowTo: number];

const ALWAYS: Extreme = [-Infinity, Infinity, -Infinity, Infinity];

/**
 * The critical slopes, ascending: between two neighbours each piece's interval ends at the same two curves and no two
 * curves change their order. They are the slopes of the vertices of the arrangement of the curves: of the common tangents
 * of any two pieces or bases, of the edges of the pieces' hulls, and those at which a curve leaves its arc or passes a base.
 */
export function criticalSlopes(work: Workspace): Float64Array {
  const { curves, frame } = work;
  const { steepest } = frame;
  const candidates = candidatesOf(work);
  const slopes: number[] = [-steepest, steepest];
  const add = (m: number) => {
    if (m > -steepest && m < steepest) slopes.push(m);
  };
  for (let i = 0; i < candidates.length; i++) {
    const one = candidates[i] as Candidate;
    addChanges(work, one, add);
    for (let j = i + 1; j < candidates.length; j++) {
      const other = candidates[j] as Candidate;
      const c = one.curve;
      const o = other.curve;
      if (curves.radius[c] === 0 && curves.radius[o] === 0) {
        if (one.piece === other.piece) continue;
        const m =
          ((curves.y[c] as number) - (curves.y[o] as number)) / ((curves.x[c] as number) - (curves.x[o] as number));
        if (isExtreme(one, m) && isExtreme(other, m)) add(m);
      } else addTangents(curves, one, other, add);
    }
  }
  return Float64Array.from(slopes).sort();
}

function candidatesOf({ chosen, curves, pieces }: Workspace): Candidate[] {
  const found: Candidate[] = [];
  for (let curve = 0; curve < BASE_CURVES; curve++) found.push({ curve, piece: -1, extreme: ALWAYS });
  for (let k = 0; k < chosen.count; k++) {
    const piece = chosen.piece[k] as number;
    const first = pieces.first[piece] as number;
    const end = pieces.end[piece] as number;
    let isPlain = true;
    for (let c = first; c < end; c++) if (curves.beside[c] !== 0) isPlain = false;
    for (let curve = first; curve < end; curve++) {
      const extreme = isPlain ? extremeOf(curves, curve, first, end) : ALWAYS;
      if (extreme[0] > extreme[1] && extreme[2] > extreme[3]) continue;
      found.push({ curve, piece, extreme });
    }
    const arc = pieces.arc[piece] as number;
    if (arc < 0) continue;
    found.push({ curve: arc, piece, extreme: ALWAYS }, { curve: arc + 1, piece, extreme: ALWAYS });
  }
  return found;
}

function extremeOf(curves: Curves, c: number, first: number, end: number): Extreme {
  const extreme: Extreme = [-Infinity, Infinity, -Infinity, Infinity];
  for (let o = first; o < end; o++) {
    if (o === c) continue;
    const dx = (curves.x[o] as number) - (curves.x[c] as number);
    const dy = (curves.y[o] as number) - (curves.y[c] as number);
    if (dx === 0) {
      if (dy > 0) extreme[1] = -Infinity;
      if (dy < 0) extreme[3] = -Infinity;
      continue;
    }
    const m = dy / dx;
    if (dx > 0) {
      if (m > extreme[0]) extreme[0] = m;
      if (m < extreme[3]) extreme[3] = m;
    } else {
      if (m < extreme[1]) extreme[1] = m;
      if (m > extreme[2]) extreme[2] = m;
    }
  }
  return extreme;
}

/** Is the curve an end of its piece's interval at slope m? Generous by a rounding error. */
function isExtreme({ extreme }: Candidate, m: number): boolean {
  const [highFrom, highTo, lowFrom, lowTo] = extreme;
  const slack = 1e-9 * (1 + m * m);
  return (m >= highFrom - slack && m <= highTo + slack) || (m >= lowFrom - slack && m <= lowTo + slack);
}

function addChanges({ curves, frame }: Workspace, { curve: c, extreme }: Candidate, add: (m: number) => void): void {
  for (const m of extreme) add(m);
  const y = curves.y[c] as number;
  if (curves.beside[c] !== 0) {
    add(-(curves.x[c] as number) / y);
    add((frame.d - (curves.x[c] as number)) / y);
  }
  if (curves.radius[c] !== 0 && c >= BASE_CURVES) {
    add(-(curves.startX[c] as number) / (curves.startY[c] as number));
    add(-(curves.endX[c] as number) / (curves.endY[c] as number));
  }
}

/** The slopes of the lines that both curves share, at least one of them of a circle. */
function addTangents(curves: Curves, one: Candidate, other: Candidate, add: (m: number) => void): void {
  const c = one.curve;
  const o = other.curve;
  const x = (curves.x[c] as number) - (curves.x[o] as number);
  const y = (curves.y[c] as number) - (curves.y[o] as number);
  const r = (curves.radius[c] as number) - (curves.radius[o] as number);
  const square = x * x + y * y - r * r;
  if (!(square > 0)) return;
  const w = Math.sqrt(square);
  for (const side of [w, -w]) {
    const run = side * x - r * y;
    if (!(run > 0)) continue;
    const m = (side * y + r * x) / run;
    if (isReached(curves, c, m) && isReached(curves, o, m) && isExtreme(one, m) && isExtreme(other, m)) add(m);
  }
}

/** Does a line of slope m touch the circle within its arc? Generous at the ends, which are critical anyway. */
function isReached(curves: Curves, c: number, m: number): boolean {
  if (c < BASE_CURVES || curves.radius[c] === 0) return true;
  const n = (curves.radius[c] as number) > 0 ? 1 / Math.sqrt(1 + m * m) : -1 / Math.sqrt(1 + m * m);
  return isOnArc(curves, c, -m * n, n);
}
