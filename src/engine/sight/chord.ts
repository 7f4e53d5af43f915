import { cell, measureOver, over } from './cells.ts';

/** A disk, and where the lines of a cell enter and leave it, as far as they meet it; all in the frame, places as x. */
export const chordOf = () => ({ x: 0, y: 0, radius: 0, enterLow: 0, enterHigh: 0, leaveLow: 0, leaveHigh: 0 });

export type Chord = ReturnType<typeof chordOf>;

/** Measures the chord for the cell in hand. */
export function measureChord(chord: Chord, x: number, y: number, radius: number): void {
  chord.x = x;
  chord.y = y;
  chord.radius = radius;
  measureOver(x, y);
  const { sLow, sHigh, mLow, mHigh } = cell;
  const most = radius * sHigh;
  const low = Math.max(over.low, -most);
  const high = Math.min(over.high, most);
  // The middle of a chord lies at x + m over / (1 + m m), half its length in x is sqrt(r r - (over / s)^2) / s.
  const far = Math.max(high, -low) / sLow;
  const near = (low > 0 ? low : high < 0 ? -high : 0) / sHigh;
  const halfLow = far < radius ? Math.sqrt(radius * radius - far * far) / sHigh : 0;
  const halfHigh = near < radius ? Math.sqrt(radius * radius - near * near) / sLow : 0;
  const least = Math.min(mLow * low, mLow * high, mHigh * low, mHigh * high);
  const largest = Math.max(mLow * low, mLow * high, mHigh * low, mHigh * high);
  const from = x + least / (least < 0 ? sLow * sLow : sHigh * sHigh);
  const to = x + largest / (largest > 0 ? sLow * sLow : sHigh * sHigh);
  chord.enterLow = from - halfHigh;
  chord.enterHigh = to - halfLow;
  chord.leaveLow = from + halfLow;
  chord.leaveHigh = to + halfHigh;
}
