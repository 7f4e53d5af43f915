import { onGrid, type Point, type Table } from '../engine/index.ts';

/** Keys that move the cursor, as directions of the view. */
const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const STEP = { plain: 0.5, fine: 0.1 };

/** The cursor one step on, kept on the table; null for any other key. On a turned board the keys are turned too. */
export function cursorAfter(key: string, from: Point, fine: boolean, turned: boolean, table: Table): Point | null {
  const way = ARROWS[key];
  if (!way) return null;
  const step = (fine ? STEP.fine : STEP.plain) * (turned ? -1 : 1);
  const within = (x: number, most: number) => Math.min(Math.max(x, 0), most);
  return onGrid([within(from[0] + way[0] * step, table.width), within(from[1] + way[1] * step, table.height)]);
}
