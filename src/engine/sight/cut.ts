import { cell, measureOver, over } from './cells.ts';
import { WIDTH } from './workspace.ts';

/** Where the cell in hand is best cut: by the lines through the point (x, y). Without worth there is no such point. */
export const cut = {
  x: 0,
  y: 0,
  worth: 0,
  /** Do all lines of the cell pass through one corner? Then it has no width and is no line of sight (R51). */
  isThin: false,
};

export function forgetCut(): void {
  cut.worth = 0;
  cut.isThin = false;
}

/** How far a corner may reach over a line and still count as on it (R51). */
export const margin = (): number => (WIDTH / 2) * cell.sLow;

/**
 * On which side of the lines of the cell a corner lies: 1 above all, -1 below all, 0 above some of them. Those would be told
 * apart by a cut there; the nearer it comes to halving the cell, the better.
 */
export function sideOf(x: number, y: number): -1 | 0 | 1 {
  measureOver(x, y);
  const { low, high } = over;
  const slack = margin();
  if (low >= -slack) {
    if (high <= slack) cut.isThin = true;
    return 1;
  }
  if (high <= slack) return -1;
  const worth = high < -low ? high / -low : -low / high;
  if (worth > cut.worth) {
    cut.x = x;
    cut.y = y;
    cut.worth = worth;
  }
  return 0;
}
