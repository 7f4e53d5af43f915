import { mayPay, pay } from '../budget.ts';
import { beginMovement } from '../flow/movement.ts';
import { add, distance, onGrid, type Point, scale, unit } from '../geometry/vector.ts';
import type { ActionCommand, Game, Id } from '../model.ts';
import { traceOf } from '../moves.ts';
import { type Violation, violation } from '../ruleIds.ts';
import { character, enemiesOf, profile } from '../table.ts';
import type { Action } from './action.ts';
import { movementViolation, pinnedViolation } from './gates.ts';

/** One Move action: MOVE-1, MOVE-2, R140, and what the way itself forbids. */
export const move: Action<Extract<ActionCommand, { type: 'move' }>> = {
  cost: () => 1,
  may: (game, who) => mayPay(game, who, 1) ?? movementViolation(game, who, 1),
  check(game, { who, path }) {
    const stale = staleStart(game, who, path);
    if (stale) return stale;
    const trace = traceOf(game, who, fromBase(game, who, path));
    // R29: a pinned character may go into close combat, if into nothing else
    const pinned = trace.contacts.length > 0 ? null : pinnedViolation(game, who);
    return (
      trace.fault?.violation ?? movementViolation(game, who, trace.tokens) ?? mayPay(game, who, trace.tokens) ?? pinned
    );
  },
  pay: (rec, { who, path }) => pay(rec, who, traceOf(rec.game, who, fromBase(rec.game, who, path)).tokens, 'move'),
  begin: (rec, { who, path }) => beginMovement(rec, who, fromBase(rec.game, who, path), profile(rec.game, who).move),
  samples: (game, who) => pathSamples(game, who, profile(game, who).move).map((path) => ({ type: 'move', who, path })),
};

/** A command may have been rounded to the grid of commands; where the base stands has not. */
export function staleStart(game: Game, who: Id, path: readonly Point[]): Violation | null {
  const stands = character(game, who).at;
  return stands && path[0] && distance(stands, path[0]) <= 0.01 ? null : violation('FLOW-STALE', { who });
}

export const fromBase = (game: Game, who: Id, path: readonly Point[]): readonly Point[] => [
  character(game, who).at ?? [0, 0],
  ...path.slice(1),
];

const COMPASS: readonly Point[] = (
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
