import {
  baseAt,
  baseOf,
  flattened,
  type Game,
  type GameState,
  type Id,
  levelOf,
  type Point,
  sightFrom,
  type Waypoint,
} from '../../engine/index.ts';

/** What of a circle on the table one character sees, cell by cell: is a base with its middle there in sight? */
export interface Field {
  /** The corner of the first cell, and how many there are across and down; CELL u wide each. */
  readonly corner: Point;
  readonly across: number;
  readonly down: number;
  /** Row by row; cells outside the circle count as seen. */
  readonly seen: readonly boolean[];
}

/** In u: fine enough to look at. The rules ask of the very place. */
export const CELL = 0.25;

/** What has been asked before of the same table: the circle follows a pointer, and most of it stays where it is. */
let known: {
  readonly state: GameState;
  readonly who: Id;
  readonly level: number;
  readonly cells: Map<number, boolean>;
} | null = null;
/** More cells than any table has across. */
const ROW = 10_000;

export function fieldOf(game: Game, who: Id, middle: Waypoint, radius: number): Field {
  const [[x, y], level] = [flattened(middle), levelOf(middle)];
  if (known?.state !== game.state || known.who !== who || known.level !== level)
    known = { state: game.state, who, level, cells: new Map() };
  const { cells } = known;
  const viewer = baseOf(game, who);
  const [left, top] = [Math.floor((x - radius) / CELL), Math.floor((y - radius) / CELL)];
  const [across, down] = [Math.ceil((x + radius) / CELL) - left, Math.ceil((y + radius) / CELL) - top];
  const isSeen = (column: number, row: number): boolean => {
    const middle: Point = [(column + 0.5) * CELL, (row + 0.5) * CELL];
    if (Math.hypot(middle[0] - x, middle[1] - y) > radius + CELL) return true;
    const key = row * ROW + column;
    const seen = cells.get(key) ?? sightFrom(game, viewer, baseAt(game, middle, '', level)).los;
    cells.set(key, seen);
    return seen;
  };
  const seen = Array.from({ length: across * down }, (_, i) =>
    isSeen(left + (i % across), top + Math.floor(i / across)),
  );
  return { corner: [left * CELL, top * CELL], across, down, seen };
}
