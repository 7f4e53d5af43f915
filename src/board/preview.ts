import {
  type Attack,
  attack,
  awaiting,
  baseAt,
  baseOf,
  type Command,
  check,
  cutPath,
  deployFault,
  distance,
  type FireCommand,
  findCharacter,
  type Game,
  gap,
  type Id,
  isOnTable,
  type MoveTrace,
  measurePath,
  onGrid,
  type Point,
  type Sight,
  sideOf,
  sightFrom,
  traceOf,
  unit,
  type Violation,
} from '../engine/index.ts';
import type { Spot, Tool, UiState } from '../store/ui.ts';
import { holeAt } from './picking.ts';

/** What would happen: pure answers that the board draws and the panels put into words. Lengths in u. */

type MoveTool = Extract<Tool, { kind: 'move' }>;
type Pointing = Pick<UiState, 'tool' | 'pointer' | 'hovered' | 'selected'>;

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

export interface ShotPreview {
  readonly who: Id;
  readonly at: Id;
  readonly attack: Attack;
  /** Why it cannot be fired now: the target, the tokens, the turn. */
  readonly violation: Violation | null;
  readonly command: FireCommand;
}

export function shotPreview(game: Game, who: Id, at: Id, weapon?: Id): ShotPreview | null {
  if (!stand(game, who) || !stand(game, at) || sideOf(game, who) === sideOf(game, at)) return null;
  const command: FireCommand = { type: 'fire', who, at, ...(weapon === undefined ? {} : { weapon }) };
  return {
    who,
    at,
    command,
    attack: attack(game, who, at, { weapon, witness: true }),
    violation: check(game, command),
  };
}

const stand = (game: Game, id: Id): boolean => {
  const found = findCharacter(game, id);
  return found !== undefined && isOnTable(found);
};

export interface SightPreview {
  readonly from: Id;
  readonly to: Spot;
  readonly sight: Sight;
  readonly distance: number;
}

/** Line of sight from a character to another one, or to wherever a base of the same size might stand. */
export function sightPreview(game: Game, from: Id, to: Spot): SightPreview | null {
  if (!stand(game, from) || from === to.who) return null;
  const base = baseOf(game, from);
  const aim = to.who !== null && stand(game, to.who) ? baseOf(game, to.who) : baseAt(game, to.at);
  if (distance(base.at, aim.at) < base.radius + aim.radius) return null; // overlapping bases have no lines between them
  return { from, to, distance: gap(base, aim), sight: sightFrom(game, base, aim, { witness: true }) };
}

export interface MeasurePreview {
  readonly from: Spot;
  readonly to: Spot;
  /** From edge to edge of bases; a spot of the table has no size. */
  readonly distance: number;
  /** Where that distance is measured. */
  readonly ends: readonly [Point, Point];
}

export function measurePreview(game: Game, from: Spot, to: Spot): MeasurePreview {
  const [a, b] = [from, to].map(({ at, who }) =>
    who !== null && stand(game, who) ? baseOf(game, who) : { at, radius: 0 },
  );
  const [p, q] = [a as { at: Point; radius: number }, b as { at: Point; radius: number }];
  const [x, y] = unit([q.at[0] - p.at[0], q.at[1] - p.at[1]]);
  return {
    from,
    to,
    distance: Math.max(0, gap(p, q)),
    ends: [
      [p.at[0] + x * p.radius, p.at[1] + y * p.radius],
      [q.at[0] - x * q.radius, q.at[1] - y * q.radius],
    ],
  };
}

export interface DeployPreview {
  readonly who: Id;
  readonly at: Point;
  readonly violation: Violation | null;
  readonly command: Command;
}

export function deployPreview(game: Game, who: Id, at: Point): DeployPreview {
  const spot = holeAt(game, at) ?? onGrid(at);
  return { who, at: spot, violation: deployFault(game, who, spot), command: { type: 'deploy', who, at: spot } };
}

export type Preview =
  | ({ readonly kind: 'move' } & MovePreview)
  | ({ readonly kind: 'shot' } & ShotPreview)
  | ({ readonly kind: 'sight' } & SightPreview)
  | ({ readonly kind: 'measure' } & MeasurePreview)
  | ({ readonly kind: 'deploy' } & DeployPreview);

/** What is being pointed at, with the tool in the hand. */
export function previewOf(game: Game, { tool, pointer, hovered, selected }: Pointing): Preview | null {
  const here: Spot | null = pointer && { at: onGrid(pointer), who: hovered };
  switch (tool.kind) {
    case 'move': {
      const end = tool.end ?? pointer;
      return named('move', end && movePreview(game, tool, end));
    }
    case 'fire': {
      const target = tool.target ?? hovered;
      return named('shot', target !== null ? shotPreview(game, tool.who, target, tool.weapon) : null);
    }
    case 'deploy': {
      const at = tool.at ?? pointer;
      return named('deploy', tool.who !== null && at ? deployPreview(game, tool.who, at) : null);
    }
    case 'measure': {
      const to = tool.to ?? here;
      return named('measure', tool.from && to ? measurePreview(game, tool.from, to) : null);
    }
    case 'sight': {
      const to = tool.to ?? here;
      return named('sight', to && sightPreview(game, tool.from, to));
    }
    case 'idle': {
      if (selected === null || hovered === null || !decides(game, selected)) return null;
      return named('shot', shotPreview(game, selected, hovered));
    }
  }
}

function named<K extends Preview['kind'], P>(kind: K, preview: P | null | undefined): ({ kind: K } & P) | null {
  return preview ? { kind, ...preview } : null;
}

/** Is it free to the side of this character to act with it now? */
export function decides(game: Game, id: Id): boolean {
  const question = awaiting(game);
  return question.kind === 'act' && stand(game, id) && sideOf(game, id) === question.by;
}
