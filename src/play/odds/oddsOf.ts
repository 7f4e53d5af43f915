import type { Command, Game, Violation } from '../../engine/index.ts';
import type { Odds } from './odds.ts';
import { Stop, Walk } from './walk.ts';

export type OddsAnswer =
  | { readonly ok: true; readonly odds: Odds }
  | { readonly ok: false; readonly violation: Violation }
  /** More than this many steps of the engine would have to be tried, or there are more endings. */
  | { readonly ok: false; readonly tooMany: number };

/** Steps of the engine, and endings, beyond which the answer is that there are too many: some seconds' worth. */
const MOST = 5000;

/**
 * The chances of what comes of `command`, found by playing it in the engine itself with all dice there are: so they cannot
 * disagree with the rules as they are played, and no die of the game is touched. They reach to the end of what the command
 * begins or answers: of the action, of the shot, of the offer of opportunity fire; an `endTurn` to the first decision of
 * the next turn. Dice of a later turn are no part of it. Without a command they are those of the dice or the decision due.
 */
export function oddsOf(game: Game, command: Command | null, most = MOST): OddsAnswer {
  const steps = oddsSteps(game, command, most);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** The same a step of the engine at a time, for those who may not be kept waiting. */
export function* oddsSteps(game: Game, command: Command | null, most = MOST): Generator<undefined, OddsAnswer> {
  try {
    return { ok: true, odds: yield* new Walk(game, command, most).odds() };
  } catch (stop) {
    if (stop instanceof Stop) return { ok: false, ...stop.why };
    throw stop;
  }
}
