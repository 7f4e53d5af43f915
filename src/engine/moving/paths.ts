import {
  add,
  distance,
  flattened,
  levelOf,
  onGrid,
  onLevel,
  type Point,
  scale,
  unit,
  type Waypoint,
} from '../geometry/vector.ts';
import type { Game, Id } from '../model.ts';
import { traceOf } from '../moves.ts';
import { type Violation, violation } from '../ruleIds.ts';
import { character, enemiesOf } from '../table.ts';

/** Paths as commands give them, and some to show or to try. */

/** A command may have been rounded to the grid of commands; where the base stands has not. */
export function staleStart(game: Game, who: Id, path: readonly Waypoint[]): Violation | null {
  const { at, level } = character(game, who);
  const [start] = path;
  const isThere = at && start && levelOf(start) === level && distance(at, flattened(start)) <= 0.01;
  return isThere ? null : violation('FLOW-STALE', { who });
}

/** The path of a command, from where the base stands to the hair. */
export function fromBase(game: Game, who: Id, path: readonly Waypoint[]): readonly Waypoint[] {
  const { at, level } = character(game, who);
  return [onLevel(at ?? [0, 0], level), ...path.slice(1)];
}

/** Eight ways, each 1u long. */
export const COMPASS: readonly Point[] = (
  [
    [0, -1],
    [1, -1],
    [1, 0],
    [1, 1],
    [0, 1],
    [-1, 1],
    [-1, 0],
    [-1, -1],
  ] as const
).map(unit);

/** Straight ways towards each enemy and to all sides, each as long as the way there lets it be, up to `reach` u. */
export function pathSamples(game: Game, who: Id, reach: number): readonly (readonly Waypoint[])[] {
  const { at: stands, level } = character(game, who);
  const at = stands ?? [0, 0];
  const straight = (way: Point, length: number) => straightTo(at, way, length).map((p) => onLevel(p, level));
  const towards = enemiesOf(game, who).map((c) => unit([(c.at?.[0] ?? 0) - at[0], (c.at?.[1] ?? 0) - at[1]]));
  return [...towards, ...COMPASS].flatMap((way) => {
    const whole = straight(way, reach);
    const fault = traceOf(game, who, whole, reach).fault;
    if (!fault) return [whole];
    const shorter = [fault.along - 0.01, reach / 2, 0.5, 0.1].filter((length) => length >= 0.1);
    const fits = shorter.map((length) => straight(way, length)).find((path) => !traceOf(game, who, path, reach).fault);
    return [fits ?? whole]; // the whole way tells why there is none
  });
}

/** Rounded to the grid of commands, a hair short so that rounding cannot make it too long. */
const straightTo = (at: Point, way: Point, length: number): readonly Point[] => [
  at,
  onGrid(add(at, scale(way, Math.max(0, length - 0.01)))),
];
