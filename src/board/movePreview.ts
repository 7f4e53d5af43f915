import {
  type Command,
  check,
  cutPath,
  findCharacter,
  type Game,
  type Id,
  isOnTable,
  type MoveTrace,
  measurePath,
  onGrid,
  type Point,
  traceOf,
  type Violation,
} from '../engine/index.ts';
import type { Tool } from '../store/ui.ts';
import { holeAt } from './picking.ts';

type MoveTool = Extract<Tool, { kind: 'move' }>;

export interface MovePreview {
  readonly who: Id;
  /** Where the base would go, cut off where contact or a fault ends it. */
  readonly trace: MoveTrace;
  /** The way as drawn up to the point asked for; longer than that of the trace where it is refused. */
  readonly drawn: readonly Point[];
  readonly violation: Violation | null;
  readonly command: Command;
}

/** A move of the tool's character along its way-points to `end`. */
export function movePreview(game: Game, { who, waypoints }: MoveTool, end: Point): MovePreview | null {
  const stands = findCharacter(game, who);
  if (!stands || !isOnTable(stands) || !stands.at) return null;
  const drawn = [stands.at, ...waypoints, holeAt(game, end) ?? onGrid(end)];
  const asked = judged(game, who, drawn);
  const eased = asked.violation && easedPath(game, who, drawn, asked.trace);
  const near = eased && judged(game, who, eased);
  return near && !near.violation ? near : asked;
}

function judged(game: Game, who: Id, path: readonly Point[]): MovePreview {
  const command: Command = { type: 'move', who, path };
  return { who, trace: traceOf(game, who, path), drawn: path, violation: check(game, command), command };
}

/** A hand is not that exact: so little too far, into a wall or half into a hedge means as far as one can go. */
const EASE = 0.75;
const EASE_STEP = 0.05;
/** Keeps clear of what ends the way, so that rounding to the grid does not run into it after all. */
const CLEARANCE = 0.012;

/** The longest way along `path` that can be gone and ends within EASE of where it was asked to. */
function easedPath(
  game: Game,
  who: Id,
  path: readonly Point[],
  { fault, allowance }: MoveTrace,
): readonly Point[] | null {
  const whole = measurePath(path);
  if (!fault || !whole) return null;
  const far = (fault.violation.rule === 'MOVE-1' ? allowance : fault.along) - CLEARANCE;
  for (let along = far; along > Math.max(EASE, whole.length - EASE); along -= EASE_STEP) {
    const { before } = cutPath(whole, along);
    const way = [...before.slice(0, -1), onGrid(before.at(-1) as Point)];
    if (!traceOf(game, who, way).fault) return way;
  }
  return null;
}
