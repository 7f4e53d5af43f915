import { hiddenPoint } from './beams.ts';
import { isBeside, isOnArc } from './dual.ts';
import { chosen, frame, piece, touch, WIDTH } from './workspace.ts';

/** A point of T that the last `all` found hidden, in the frame. */
export const hidden = { x: 0, y: 0 };

/**
 * Is every point of T seen from some point of A past all chosen pieces (LOS-4, R34)? The cheap tests settle most
 * questions: one point of A that sees all of T, or one point of T that none sees.
 */
export function all(): boolean {
  if (chosen.count === 0) return true;
  for (const share of VIEWPOINTS) if (seesAll(share * frame.rA)) return true;
  for (let i = 0; i < SAMPLES.length; i += 2) {
    const x = frame.d + (SAMPLES[i] as number) * frame.rT;
    const y = (SAMPLES[i + 1] as number) * frame.rT;
    if (isHidden(x, y)) {
      hidden.x = x;
      hidden.y = y;
      return false;
    }
  }
  return !hiddenPoint(hidden);
}

/** Points across A, as shares of its radius. */
const VIEWPOINTS = [0, 0.7, -0.7, 0.97, -0.97, 0.35, -0.35];

/** Points of T, as shares of its radius from its centre. */
const SAMPLES = [0, 0, 0, 0.97, 0, -0.97, 0.9, 0, 0.6, 0.7, 0.6, -0.7, -0.5, 0];

/** Does the point (0, k) of A see all of T: is each piece above the upper or below the lower tangent from there to T? */
function seesAll(k: number): boolean {
  const { d, rT } = frame;
  const length = Math.sqrt(d * d + k * k);
  const sin = rT / length;
  const cos = Math.sqrt(1 - sin * sin);
  // Direction to T's centre, turned by the angle either way; then the outward normals of the two tangents.
  const x = d / length;
  const y = -k / length;
  const upX = -(y * cos + x * sin);
  const upY = x * cos - y * sin;
  const downX = y * cos - x * sin;
  const downY = -(x * cos + y * sin);
  for (let c = 0; c < chosen.count; c++) {
    const p = chosen.piece[c] as number;
    if (!isBeyond(p, upX, upY, k) && !isBeyond(p, downX, downY, k)) return false;
  }
  return true;
}

/** Does a piece lie wholly beyond the line through (0, k) with the given outward normal? Errs towards no. */
function isBeyond(p: number, nx: number, ny: number, k: number): boolean {
  const stop = piece.end[p] as number;
  for (let t = piece.first[p] as number; t < stop; t++) {
    if (nx * (touch.x[t] as number) + ny * ((touch.y[t] as number) - k) < -WIDTH) return false;
  }
  const arc = piece.arc[p] as number;
  if (arc < 0 || !isOnArc(arc, -nx, -ny)) return true;
  return nx * (touch.x[arc] as number) + ny * ((touch.y[arc] as number) - k) - (touch.radius[arc] as number) >= -WIDTH;
}

let low = new Float64Array(0);
let high = new Float64Array(0);

/** Do the pieces in front of the point (x, y) of T hide it from all of A, with something to spare? */
function isHidden(x: number, y: number): boolean {
  if (low.length < chosen.count) {
    low = new Float64Array(chosen.piece.length);
    high = new Float64Array(chosen.piece.length);
  }
  let n = 0;
  for (let c = 0; c < chosen.count; c++) if (blockedSlopes(chosen.piece[c] as number, x, y, n)) n++;
  // Slopes of the tangents from the point to A.
  const { rA } = frame;
  const w = Math.sqrt(x * x + y * y - rA * rA);
  const bottom = (w * y - rA * x) / (w * x + rA * y);
  const top = (w * y + rA * x) / (w * x - rA * y);
  const spare = 1e-6;
  let reached = bottom - spare;
  while (reached < top + spare) {
    let best = reached;
    for (let i = 0; i < n; i++)
      if ((low[i] as number) <= reached && (high[i] as number) > best) best = high[i] as number;
    if (best === reached) return false;
    reached = best;
  }
  return true;
}

/** Notes the slopes of the lines through (x, y) that meet a piece; false if the piece reaches beyond the point. */
function blockedSlopes(p: number, x: number, y: number, n: number): boolean {
  let least = Number.POSITIVE_INFINITY;
  let most = Number.NEGATIVE_INFINITY;
  const stop = piece.end[p] as number;
  for (let t = piece.first[p] as number; t < stop; t++) {
    const run = x - (touch.x[t] as number);
    if (!(run > 1e-6)) return false;
    let m = (y - (touch.y[t] as number)) / run;
    // Infinitely far above (b) is reached by falling lines, and the other way round.
    if (touch.beside[t] !== 0 && isBeside(t, m))
      m = (touch.y[t] as number) > 0 ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
    if (m < least) least = m;
    if (m > most) most = m;
  }
  const arc = piece.arc[p] as number;
  if (arc >= 0) {
    const dx = x - (touch.x[arc] as number);
    const dy = y - (touch.y[arc] as number);
    const r = touch.radius[arc] as number;
    const square = dx * dx + dy * dy - r * r;
    if (!(square > 0) || dx <= r) return false;
    const w = Math.sqrt(square);
    // Slopes of the two tangents from the point to the circle: the first touches its upper side.
    const upper = (w * dy - r * dx) / (w * dx + r * dy);
    const lower = (w * dy + r * dx) / (w * dx - r * dy);
    const up = 1 / Math.sqrt(1 + upper * upper);
    const down = 1 / Math.sqrt(1 + lower * lower);
    if (isOnArc(arc, -upper * up, up) && !isBeside(arc, upper)) {
      least = Math.min(least, upper);
      most = Math.max(most, upper);
    }
    if (isOnArc(arc, lower * down, -down) && !isBeside(arc, lower)) {
      least = Math.min(least, lower);
      most = Math.max(most, lower);
    }
  }
  low[n] = least;
  high[n] = most;
  return true;
}
