import type { Actions } from '../action.ts';
import type { Game, Side, TurnEnd } from '../model.ts';
import { type Violation, violation } from '../ruleIds.ts';
import { tokensToSpend } from './budget.ts';

/** Why a turn ends by itself, if it does: TURN-11 and R59; in a round also TURN-5, and when nothing can be done (R05). */
export function isDone(game: Game, side: Side, actions: Actions): TurnEnd | null {
  const { endsWithoutTokens, rounds } = game.setup.ruleset.turn;
  if (game.state.tokens[side] === 0) return endsWithoutTokens ? 'no-tokens' : null;
  if (tokensToSpend(game, side) === 0) return 'limit';
  return rounds && !actions.anyLegal(game, side) ? 'no-action' : null;
}

/** TURN-6: a token has to be spent in each own turn, as long as any action is legal (R06). */
export function endTurnViolation(game: Game, side: Side, actions: Actions): Violation | null {
  const { mustSpend } = game.setup.ruleset.turn;
  return game.state.turn.spent < mustSpend && actions.anyLegal(game, side)
    ? violation('TURN-6', { need: mustSpend })
    : null;
}
