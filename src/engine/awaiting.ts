import type { Awaiting, Game, Id } from './model.ts';
import { frameAwaits } from './procedures.ts';
import { isStanding, sideOf } from './table.ts';

/** Who must decide what. Between two commands it is never null: `apply` runs on until someone has to. */
export function awaiting(game: Game): Awaiting {
  const { outcome } = game.state;
  if (outcome) return { kind: 'over', outcome };
  return frameAwaits(game) ?? { kind: 'act', by: game.state.turn.side };
}

/** Is it free to the side of this character to act with it now: its own turn, nothing else to be decided first, and he stands there? */
export function isFreeToAct(game: Game, who: Id | null): who is Id {
  const question = awaiting(game);
  return question.kind === 'act' && who !== null && isStanding(game, who) && sideOf(game, who) === question.by;
}
