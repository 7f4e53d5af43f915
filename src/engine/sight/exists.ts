import { highestAt, interceptAt, lowestAt, measureIntervals, opensAt, staysUntil } from './dual.ts';
import { WIDTH } from './tolerances.ts';
import type { Workspace } from './workspace.ts';

/** The sweep goes on this much beyond a critical slope (as an angle). */
const STEP = 1e-9;
/** So many stops are never needed; from here on the steps grow, so that the sweep ends whatever the input. */
const PATIENCE = 400;
const OPEN = Number.NEGATIVE_INFINITY;
/** A link that opened no longer ago than this (angle) may still look closed, by rounding. */
const JUST_NOW = 1e-8;

/**
 * EXISTS: is there a line from A to T that passes all chosen pieces (LOS-2, LOS-5)? If so it is in `free`. Sweeps the slopes
 * from one inner tangent of the bases to the other, stopping only where the barrier found at the last stop may open.
 */
export function exists(work: Workspace): boolean {
  if (work.chosen.count === 0) {
    work.free.m = 0;
    work.free.b = 0;
    return true;
  }
  if (nextOpening(work, 0) === OPEN) return true;
  const last = work.frame.steepest;
  let m = -last;
  let step = STEP;
  for (let stops = 1; m < last; stops++) {
    const next = nextOpening(work, m);
    if (next === OPEN) return true;
    if (stops > PATIENCE) step *= 2;
    m = Math.max(next, m) + step * (1 + m * m);
  }
  return false;
}

/**
 * OPEN if there is a gap at slope m (noted in `free`), else a slope up to which the barrier found at m stays closed.
 * The barrier is a chain of pieces from the lowest to the highest line allowed. Each of its links lies between two curves
 * and stays closed until their common tangent, or until one of them ceases to be what it is.
 */
function nextOpening(work: Workspace, m: number): number {
  const { chosen, curves, free, intervals } = work;
  const s = Math.sqrt(1 + m * m);
  const width = WIDTH * s;
  measureIntervals(work, m, s);
  const lowest = lowestAt(curves, m, s);
  const highest = highestAt(curves, m, s);
  const top = interceptAt(curves, highest, m, s);
  let reached = interceptAt(curves, lowest, m, s);
  let reachedBy = lowest;
  let until = Number.POSITIVE_INFINITY;
  while (reached < top - width) {
    let best = -1;
    let bestHigh = reached;
    let above = top;
    for (let k = 0; k < chosen.count; k++) {
      const high = intervals.high[k] as number;
      if (high <= bestHigh) continue;
      const low = intervals.low[k] as number;
      if (low <= reached + width) {
        best = k;
        bestHigh = high;
      } else if (low < above) above = low;
    }
    if (best < 0) {
      free.m = m;
      free.b = (reached + above) / 2;
      return OPEN;
    }
    until = Math.min(
      until,
      linkUntil(work, reachedBy, intervals.lowCurve[best] as number, reached, intervals.low[best] as number, m),
    );
    reached = bestHigh;
    reachedBy = intervals.highCurve[best] as number;
  }
  return Math.min(until, linkUntil(work, reachedBy, highest, reached, top, m));
}

function linkUntil(work: Workspace, upper: number, lower: number, upperB: number, lowerB: number, m: number): number {
  const until = Math.min(staysUntil(work, upper, m), staysUntil(work, lower, m));
  if (upperB === Number.POSITIVE_INFINITY || lowerB === Number.NEGATIVE_INFINITY) return until;
  const opens = opensAt(work.curves, upper, lower, WIDTH);
  if (opens > m) return Math.min(opens, until);
  return opens > m - JUST_NOW * (1 + m * m) ? m : until;
}
