import { mayPay, pay } from '../budget.ts';
import { add, distance, onGrid, type Point, scale, unit } from '../geometry/vector.ts';
import type { Command, Game, Id } from '../model.ts';
import { traceOf } from '../moves.ts';
import { type Violation, violation } from '../ruleIds.ts';
import { character, enemiesOf, profile } from '../table.ts';
import type { Action } from './action.ts';

type MoveCommand = Extract<Command, { type: 'move' }>;

/** One Move action: MOVE-1, MOVE-2, R140, and what the way itself forbids. */
export const move: Action<MoveCommand> = {
  cost: 1,

  may: (game, who) => mayPay(game, who, 1) ?? movementLeft(game, who, 1),

  check(game, { who, path }) {
    const stands = character(game, who).at;
    const start = path[0];
    // a command may have been rounded to the grid of commands; where the base stands has not
    if (!stands || !start || distance(stands, start) > 0.01) return violation('FLOW-STALE', { who });
    const trace = traceOf(game, who, fromBase(stands, path));
    return trace.fault?.violation ?? movementLeft(game, who, trace.tokens) ?? mayPay(game, who, trace.tokens);
  },

  begin(rec, { who, path }) {
    const way = fromBase(character(rec.game, who).at ?? [0, 0], path);
    pay(rec, who, traceOf(rec.game, who, way).tokens, 'move');
    rec.push({ kind: 'movement', who, path: way, step: 'walk', contacts: [] });
  },

  samples: (game, who) => pathSamples(game, who, profile(game, who).move).map((path) => ({ type: 'move', who, path })),
};

const fromBase = (stands: Point, path: readonly Point[]): readonly Point[] => [stands, ...path.slice(1)];

/** MOVE-2: tokens of movement of one character a turn. */
function movementLeft(game: Game, who: Id, tokens: number): Violation | null {
  const { mostTokens } = game.setup.ruleset.movement;
  const have = mostTokens - character(game, who).moved;
  return have < tokens ? violation('MOVE-2', { need: tokens, have: Math.max(0, have), most: mostTokens }) : null;
}

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
function pathSamples(game: Game, who: Id, reach: number): readonly (readonly Point[])[] {
  const at = character(game, who).at ?? [0, 0];
  const towards = enemiesOf(game, who).map((c) => unit([(c.at?.[0] ?? 0) - at[0], (c.at?.[1] ?? 0) - at[1]]));
  return [...towards, ...COMPASS].flatMap((way) => {
    const whole = straight(at, way, reach);
    const fault = traceOf(game, who, whole).fault;
    if (!fault) return [whole];
    const shorter = [fault.along - 0.01, reach / 2, 0.5, 0.1].filter((length) => length >= 0.1);
    const fits = shorter.map((length) => straight(at, way, length)).find((path) => !traceOf(game, who, path).fault);
    return [fits ?? whole]; // the whole way tells why there is none
  });
}

/** Rounded to the grid of commands, a hair short so that rounding cannot make it too long. */
const straight = (at: Point, way: Point, length: number): readonly Point[] => [
  at,
  onGrid(add(at, scale(way, Math.max(0, length - 0.01)))),
];
