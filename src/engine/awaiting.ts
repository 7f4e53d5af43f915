import type { Awaiting, Game } from './model.ts';
import { frameAwaits } from './procedures.ts';

/** Who must decide what. Between two commands it is never null: `apply` runs on until someone has to. */
export function awaiting(game: Game): Awaiting {
  const { outcome } = game.state;
  if (outcome) return { kind: 'over', outcome };
  return frameAwaits(game) ?? { kind: 'act', by: game.state.turn.side };
}
