import { hiddenPoint } from './beams.ts';
import { isBeside, isOnArc } from './dual.ts';
import { WIDTH } from './tolerances.ts';
import type { Workspace } from './workspace.ts';

/**
 * ALL: is every point of T seen from some point of A past all chosen pieces (LOS-4, R34)? If not, one
 * that is not is in `hidden`. The cheap tests settle most questions: one point of A that sees all of T, or one point of T
 * that none sees.
 */
export function all(work: Workspace): boolean {
  const { chosen, frame, hidden } = work;
  if (chosen.count === 0) return true;
  for (const share of VIEWPOINTS) if (seesAll(work, share * frame.rA)) return true;
  for (let i = 0; i < SAMPLES.length; i += 2) {
    const x = frame.d + (SAMPLES[i] as number) * frame.rT;
    const y = (SAMPLES[i + 1] as number) * frame.rT;
    if (isHidden(work, x, y)) {
      hidden.x = x;
      hidden.y = y;
      return false;
    }
  }
  return !hiddenPoint(work, hidden);
}

/** Points across A, as shares of its radius. */
const VIEWPOINTS = [0, 0.7, -0.7, 0.97, -0.97, 0.35, -0.35];

/** Points of T, as shares of its radius from its centre. */
const SAMPLES = [0, 0, 0, 0.97, 0, -0.97, 0.9, 0, 0.6, 0.7, 0.6, -0.7, -0.5, 0];

/** Does the point (0, k) of A see all of T: is each piece above the upper or below the lower tangent from there to T? */
function seesAll(work: Workspace, k: number): boolean {
  const { chosen } = work;
  const { d, rT } = work.frame;
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
  for (let i = 0; i < chosen.count; i++) {
    const p = chosen.piece[i] as number;
    if (!isBeyond(work, p, upX, upY, k) && !isBeyond(work, p, downX, downY, k)) return false;
  }
  return true;
}

/** Does a piece lie wholly beyond the line through (0, k) with the given outward normal? Errs towards no. */
function isBeyond({ curves, pieces }: Workspace, p: number, nx: number, ny: number, k: number): boolean {
  const stop = pieces.end[p] as number;
  for (let c = pieces.first[p] as number; c < stop; c++) {
    if (nx * (curves.x[c] as number) + ny * ((curves.y[c] as number) - k) < -WIDTH) return false;
  }
  const arc = pieces.arc[p] as number;
  if (arc < 0 || !isOnArc(curves, arc, -nx, -ny)) return true;
  return (
    nx * (curves.x[arc] as number) + ny * ((curves.y[arc] as number) - k) - (curves.radius[arc] as number) >= -WIDTH
  );
}

/** Do the pieces in front of the point (x, y) of T hide it from all of A, with something to spare? */
function isHidden(work: Workspace, x: number, y: number): boolean {
  const { chosen } = work;
  const { low, high } = work.blockedSlopes;
  let n = 0;
  for (let k = 0; k < chosen.count; k++) if (measureSlopes(work, chosen.piece[k] as number, x, y, n)) n++;
  // Slopes of the tangents from the point to A.
  const { rA } = work.frame;
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

/** Notes, at place n, the slopes of the lines through (x, y) that meet a piece; false if the piece reaches beyond the point. */
function measureSlopes(work: Workspace, p: number, x: number, y: number, n: number): boolean {
  const { blockedSlopes, curves, pieces } = work;
  let least = Number.POSITIVE_INFINITY;
  let most = Number.NEGATIVE_INFINITY;
  const stop = pieces.end[p] as number;
  for (let c = pieces.first[p] as number; c < stop; c++) {
    const run = x - (curves.x[c] as number);
    if (!(run > 1e-6)) return false;
    let m = (y - (curves.y[c] as number)) / run;
    // Infinitely far above (b) is reached by falling lines, and the other way round.
    if (curves.beside[c] !== 0 && isBeside(work, c, m))
      m = (curves.y[c] as number) > 0 ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
    if (m < least) least = m;
    if (m > most) most = m;
  }
  const arc = pieces.arc[p] as number;
  if (arc >= 0) {
    const dx = x - (curves.x[arc] as number);
    const dy = y - (curves.y[arc] as number);
    const r = curves.radius[arc] as number;
    const square = dx * dx + dy * dy - r * r;
    if (!(square > 0) || dx <= r) return false;
    const w = Math.sqrt(square);
    // Slopes of the two tangents from the point to the circle: the first touches its upper side.
    const upper = (w * dy - r * dx) / (w * dx + r * dy);
    const lower = (w * dy + r * dx) / (w * dx - r * dy);
    const up = 1 / Math.sqrt(1 + upper * upper);
    const down = 1 / Math.sqrt(1 + lower * lower);
    if (isOnArc(curves, arc, -upper * up, up) && !isBeside(work, arc, upper)) {
      least = Math.min(least, upper);
      most = Math.max(most, upper);
    }
    if (isOnArc(curves, arc, lower * down, -down) && !isBeside(work, arc, lower)) {
      least = Math.min(least, lower);
      most = Math.max(most, lower);
    }
  }
  blockedSlopes.low[n] = least;
  blockedSlopes.high[n] = most;
  return true;
}
