import { add, distance, onGrid, type Point, scale, unit } from '../geometry/vector.ts';
import type { Game, Id } from '../model.ts';
import { traceOf } from '../moves.ts';
import { type Violation, violation } from '../ruleIds.ts';
import { character, enemiesOf } from '../table.ts';

/** Paths as commands give them, and some to show or to try. */

/** A command may have been rounded to the grid of commands; where the base stands has not. */
export function staleStart(game: Game, who: Id, path: readonly Point[]): Violation | null {
  const stands = character(game, who).at;
  return stands && path[0] && distance(stands, path[0]) <= 0.01 ? null : violation('FLOW-STALE', { who });
}

/** The path of a command, from where the base stands to the hair. */
export const fromBase = (game: Game, who: Id, path: readonly Point[]): readonly Point[] => [
  character(game, who).at ?? [0, 0],
  ...path.slice(1),
];

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
export function pathSamples(game: Game, who: Id, reach: number): readonly (readonly Point[])[] {
  const at = character(game, who).at ?? [0, 0];
  const towards = enemiesOf(game, who).map((c) => unit([(c.at?.[0] ?? 0) - at[0], (c.at?.[1] ?? 0) - at[1]]));
  return [...towards, ...COMPASS].flatMap((way) => {
    const whole = straight(at, way, reach);
    const fault = traceOf(game, who, whole, reach).fault;
    if (!fault) return [whole];
    const shorter = [fault.along - 0.01, reach / 2, 0.5, 0.1].filter((length) => length >= 0.1);
    const fits = shorter
      .map((length) => straight(at, way, length))
      .find((path) => !traceOf(game, who, path, reach).fault);
    return [fits ?? whole]; // the whole way tells why there is none
  });
}

/** Rounded to the grid of commands, a hair short so that rounding cannot make it too long. */
const straight = (at: Point, way: Point, length: number): readonly Point[] => [
  at,
  onGrid(add(at, scale(way, Math.max(0, length - 0.01)))),
];
