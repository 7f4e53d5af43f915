import { cell, measureOver, over } from './cells.ts';
import { sideOf } from './cut.ts';
import { isOnArc } from './dual.ts';
import { chosen, frame, piece, touch } from './workspace.ts';

/** Is no line of the cell in hand a line of sight: do all miss a base, or does one chosen piece stop them all (LOS-2)? */
export function isShut(): boolean {
  if (isMissed(0, frame.rA) || isMissed(frame.d, frame.rT)) return true;
  for (let k = 0; k < chosen.count; k++) if (isStoppedBy(chosen.piece[k] as number)) return true;
  return false;
}

function isMissed(x: number, radius: number): boolean {
  measureOver(x, 0);
  return over.low > radius * cell.sHigh || over.high < -radius * cell.sHigh;
}

/** A piece is connected: it stops a line if it has a point above it and one below. */
function isStoppedBy(p: number): boolean {
  let isAbove = false;
  let isBelow = false;
  const stop = piece.end[p] as number;
  for (let t = piece.first[p] as number; t < stop; t++) {
    const side = sideOfPoint(touch.x[t] as number, touch.y[t] as number);
    if (side > 0) isAbove = true;
    if (side < 0) isBelow = true;
  }
  const round = piece.arc[p] as number;
  if (round < 0) return isAbove && isBelow;
  const m = (cell.mLow + cell.mHigh) / 2;
  const s = Math.sqrt(1 + m * m);
  for (let t = round; t < round + 2; t++) {
    const n = t === round ? 1 / s : -1 / s;
    if (!isOnArc(t, -m * n, n)) continue;
    const out = (touch.radius[t] as number) / s;
    const side = sideOfPoint((touch.x[t] as number) - m * out, (touch.y[t] as number) + out);
    if (side > 0) isAbove = true;
    if (side < 0) isBelow = true;
  }
  return isAbove && isBelow;
}

/** As `sideOf`, for a point that may lie beside a base (`isBeside`): it is infinitely far out then, or unknown. */
function sideOfPoint(x: number, y: number): number {
  const low = x + cell.mLow * y;
  const high = x + cell.mHigh * y;
  const { d } = frame;
  if ((low < 0 && high < 0) || (low > d && high > d)) return y > 0 ? 1 : -1;
  return low < 0 || high < 0 || low > d || high > d ? 0 : sideOf(x, y);
}
