import { heightOf, measure, opensAt, span, staysUntil } from './dual.ts';
import { chosen, frame, LOWER_A, LOWER_T, UPPER_A, UPPER_T, WIDTH } from './workspace.ts';

/** The free line that the last `exists` found: y = slope x + height in the frame of the corridor. */
export const free = { slope: 0, height: 0 };

/** The sweep goes on this much beyond a critical slope (as an angle). */
const STEP = 1e-9;
/** So many stops are never needed; from here on the steps grow, so that the sweep ends whatever the input. */
const PATIENCE = 400;
const OPEN = Number.NEGATIVE_INFINITY;
/** A link that opened no longer ago than this (angle) may still look closed, by rounding. */
const JUST_NOW = 1e-8;

/**
 * Is there a line from A to T that passes all chosen pieces (LOS-2, LOS-5)? Sweeps the slopes from one inner tangent of
 * the bases to the other, stopping only where the barrier found at the last stop may open.
 */
export function exists(): boolean {
  if (chosen.count === 0) {
    free.slope = 0;
    free.height = 0;
    return true;
  }
  if (nextOpening(0) === OPEN) return true;
  const last = frame.steepest;
  let m = -last;
  let step = STEP;
  for (let stops = 1; m < last; stops++) {
    const next = nextOpening(m);
    if (next === OPEN) return true;
    if (stops > PATIENCE) step *= 2;
    m = Math.max(next, m) + step * (1 + m * m);
  }
  return false;
}

/**
 * OPEN if there is a gap at slope m (noted in `free`), else a slope up to which the barrier found at m stays closed.
 * The barrier is a chain of pieces from the lowest to the highest line allowed. Each of its links rests on two touches
 * and stays closed until their common tangent, or until one of them ceases to be what it is.
 */
function nextOpening(m: number): number {
  const s = Math.sqrt(1 + m * m);
  const width = WIDTH * s;
  measure(m, s);
  const lowest = heightOf(LOWER_A, m, s) > heightOf(LOWER_T, m, s) ? LOWER_A : LOWER_T;
  const highest = heightOf(UPPER_A, m, s) < heightOf(UPPER_T, m, s) ? UPPER_A : UPPER_T;
  const top = heightOf(highest, m, s);
  let reached = heightOf(lowest, m, s);
  let reachedAt = lowest;
  let until = Number.POSITIVE_INFINITY;
  while (reached < top - width) {
    let best = -1;
    let bestHigh = reached;
    let above = top;
    for (let k = 0; k < chosen.count; k++) {
      const high = span.high[k] as number;
      if (high <= bestHigh) continue;
      const low = span.low[k] as number;
      if (low <= reached + width) {
        best = k;
        bestHigh = high;
      } else if (low < above) above = low;
    }
    if (best < 0) {
      free.slope = m;
      free.height = (reached + above) / 2;
      return OPEN;
    }
    until = Math.min(until, linkUntil(reachedAt, span.lowAt[best] as number, reached, span.low[best] as number, m));
    reached = bestHigh;
    reachedAt = span.highAt[best] as number;
  }
  return Math.min(until, linkUntil(reachedAt, highest, reached, top, m));
}

function linkUntil(upper: number, lower: number, upperB: number, lowerB: number, m: number): number {
  const until = Math.min(staysUntil(upper, m), staysUntil(lower, m));
  if (upperB === Number.POSITIVE_INFINITY || lowerB === Number.NEGATIVE_INFINITY) return until;
  const opens = opensAt(upper, lower, WIDTH);
  if (opens > m) return Math.min(opens, until);
  return opens > m - JUST_NOW * (1 + m * m) ? m : until;
}
