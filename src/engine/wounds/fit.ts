import type { Game, Id } from '../model.ts';
import { character, isOnTable } from '../table.ts';

/** Can still do what it has begun: on the table, not in wound shock (R67, R68) and not in panic (PSY-2). */
export const isFit = (game: Game, who: Id): boolean => {
  const c = character(game, who);
  return isOnTable(c) && !c.shock && !c.panicking;
};

/** Eliminated, or the first of a reinforcement card, whose second is not there yet (REIN-3). */
export function isGone(game: Game, who: Id): boolean {
  const { out, at, firstFell } = character(game, who);
  return out || (firstFell > 0 && at === null);
}
