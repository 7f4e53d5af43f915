import type { Game, Id } from './model.ts';
import { characterAction } from './registry.ts';
import { isFreeToAct } from './stack.ts';
import { character, profile, sideOf } from './table.ts';
import { actionsLeft } from './turn/budget.ts';

/**
 * AT of movement that `who` can spend for sure (MOVE-2, TURN-7): on the way it may leave its leader behind, so that of the
 * actions he allows (CMD-1) only the one that would be paid for here and now counts.
 */
export function tokensToMove(game: Game, who: Id): number {
  if (!isFreeToAct(game, who) || characterAction(game, 'move', who).violation) return 0;
  const { spent, moved } = character(game, who);
  const own = profile(game, who).actions - spent;
  const actions = Math.max(own, Math.min(1, actionsLeft(game, who)));
  return Math.min(actions, game.state.tokens[sideOf(game, who)], game.setup.ruleset.movement.mostTokens - moved);
}
