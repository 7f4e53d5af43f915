import {
  character,
  flattened,
  type Game,
  type Id,
  levelOf,
  onGrid,
  onLevel,
  type Point,
  samePoint,
  type Waypoint,
} from '../../engine/index.ts';

/** Where a character stands, as a way has it; null off the table. */
export function standsAt(game: Game, who: Id): Waypoint | null {
  const { at, level } = character(game, who);
  return at && onLevel(at, level);
}

/** What is pointed at, on the grid of commands. */
export const pointedPlace = (at: Point, level = 0): Waypoint => onLevel(onGrid(at), level);

export const isSamePlace = (p: Waypoint, q: Waypoint): boolean =>
  levelOf(p) === levelOf(q) && samePoint(flattened(p), flattened(q));
