import { mayPay, pay } from '../budget.ts';
import { add, distance, type Point, scale, unit } from '../geometry/vector.ts';
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

  samples(game, who) {
    const at = character(game, who).at ?? [0, 0];
    const reach = profile(game, who).move;
    const towards = enemiesOf(game, who).map((c) => unit([(c.at?.[0] ?? 0) - at[0], (c.at?.[1] ?? 0) - at[1]]));
    return [...towards, ...COMPASS].flatMap((way) => [1, 0.5].map((share) => straight(who, at, way, reach * share)));
  },
};

const fromBase = (stands: Point, path: readonly Point[]): readonly Point[] => [stands, ...path.slice(1)];

/** MOVE-2: tokens of movement of one character a turn. */
function movementLeft(game: Game, who: Id, tokens: number): Violation | null {
  const { mostTokens } = game.setup.ruleset.movement;
  const have = mostTokens - character(game, who).moved;
  return have < tokens ? violation('MOVE-2', { need: tokens, have: Math.max(0, have), most: mostTokens }) : null;
}

const COMPASS: readonly Point[] = [
  [0, -1],
  [1, -1],
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [-1, -1],
].map(([x, y]) => unit([x as number, y as number]));

/** Rounded to the grid of commands, a hair short so that rounding cannot make it too long. */
const straight = (who: Id, at: Point, way: Point, length: number): MoveCommand => {
  const [x, y] = add(at, scale(way, Math.max(0, length - 0.01)));
  return { type: 'move', who, path: [at, [Math.round(x * 100) / 100, Math.round(y * 100) / 100]] };
};
