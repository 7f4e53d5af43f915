import { type Game, type Id, moveStoreys, profile, tokensToMove } from '../../engine/index.ts';
import { type LevelReach, reach } from '../../routing/index.ts';
import { standsAt } from './places.ts';

/** Where a character of the side that decides can get to with what it has left, for 1, 2, 3 AT, level by level; nothing where it cannot move. */
export function reachOf(game: Game, who: Id, action: 'move' | 'moveAndFire' = 'move'): readonly LevelReach[] {
  const at = standsAt(game, who);
  const { move, moveAndFire } = profile(game, who);
  const isMove = action === 'move';
  // one action; what crossing adds to its price is said by the preview
  const most = isMove ? tokensToMove(game, who) : Math.min(1, tokensToMove(game, who));
  if (!at || most === 0) return [];
  return reach(moveStoreys(game, who), game.setup.ruleset.movement, at, isMove ? move : (moveAndFire ?? 0), most);
}
