import {
  type Character,
  type Game,
  levelOf,
  onGrid,
  onLevel,
  onTable,
  type Point,
  type Table,
  type Waypoint,
} from '../engine/index.ts';

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
  const direction = ARROWS[key];
  if (!direction) return null;
  const step = (fine ? STEP.fine : STEP.plain) * (turned ? -1 : 1);
  const within = (x: number, most: number) => Math.min(Math.max(x, 0), most);
  return onGrid([
    within(from[0] + direction[0] * step, table.width),
    within(from[1] + direction[1] * step, table.height),
  ]);
}

/**
 * From character to character, those nearest to the upper left corner first, of those who stand over one another the highest: the
 * next one, or with Page Up the one before. null for any other key. `level`: that of whom one comes from, or the one that is viewed.
 */
export function characterAfter(key: string, game: Game, from: Point, level: number): Character | null {
  if (key !== 'PageDown' && key !== 'PageUp') return null;
  const all = onTable(game).flatMap((c) => (c.at ? [{ c, place: onLevel(c.at, c.level) }] : []));
  all.sort((p, q) => inReadingOrder(p.place, q.place));
  const here = onLevel(from, level);
  const ahead = key === 'PageDown' ? all.find(({ place }) => inReadingOrder(place, here) > 0) : undefined;
  const behind = key === 'PageUp' ? all.findLast(({ place }) => inReadingOrder(place, here) < 0) : undefined;
  return (ahead ?? behind ?? all.at(key === 'PageDown' ? 0 : -1))?.c ?? null;
}

const inReadingOrder = (p: Waypoint, q: Waypoint): number => p[1] - q[1] || p[0] - q[0] || levelOf(q) - levelOf(p);
