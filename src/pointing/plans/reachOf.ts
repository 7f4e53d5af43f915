import {
  actionsLeft,
  character,
  characterAction,
  type Game,
  type Id,
  moveScene,
  profile,
  sideOf,
} from '../../engine/index.ts';
import { type ReachArea, reach } from '../../routing/index.ts';
import { decides } from '../decides.ts';

/** Where a character of the side that decides can get to with what it has left, for 1, 2, 3 AT; nothing where it cannot move. */
export function reachOf(game: Game, who: Id, action: 'move' | 'moveAndFire' = 'move'): readonly ReachArea[] {
  const { at } = character(game, who);
  const { move, moveAndFire } = profile(game, who);
  const isMove = action === 'move';
  // one action; what crossing adds to its price is said by the preview
  const most = isMove ? mostTokens(game, who) : Math.min(1, mostTokens(game, who));
  if (!at || most === 0) return [];
  return reach(moveScene(game, who), game.setup.ruleset.movement, at, isMove ? move : (moveAndFire ?? 0), most);
}

/**
 * AT of movement that `who` can spend for sure: on the way it may leave its leader behind, so that of the actions he
 * allows (CMD-1) only the one that would be paid for here and now counts.
 */
export function mostTokens(game: Game, who: Id): number {
  if (!decides(game, who) || characterAction(game, 'move', who).violation) return 0;
  const { spent, moved } = character(game, who);
  const own = profile(game, who).actions - spent;
  const actions = Math.max(own, Math.min(1, actionsLeft(game, who)));
  return Math.min(actions, game.state.tokens[sideOf(game, who)], game.setup.ruleset.movement.mostTokens - moved);
}
