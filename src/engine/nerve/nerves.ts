import type { Game, Id, Modifier } from '../model.ts';
import { character, distanceBetween, friendsOf, isOnTable, profile, TOUCH, within } from '../table.ts';
import { leadersNear } from '../turn/budget.ts';

/** Readers of psychological shock, where players have chosen it: PSY-1 to 3. */

/** PSY-1: how near a friend stands who is shaken, in u. */
const SHAKEN = 2;

/** PSY-1: the nearest friend of one who is hit where he stands, and all who are as near as he is (R138). */
export function nearestFriends(game: Game, who: Id): readonly Id[] {
  const near = friendsOf(game, who)
    .map(({ id }) => ({ id, distance: distanceBetween(game, id, who) }))
    .filter(({ distance }) => within(distance, SHAKEN));
  const nearest = Math.min(...near.map(({ distance }) => distance));
  return near.filter(({ distance }) => distance <= nearest + TOUCH).map(({ id }) => id);
}

/** The highest die that holds: PSY-1 the card's actions now, PSY-3 a point more for each token of a leader. */
export function holdsUpTo(game: Game, who: Id, help: number): readonly Modifier[] {
  const own: Modifier = { rule: 'PSY-1', add: profile(game, who).actions };
  return help > 0 ? [own, { rule: 'PSY-3', add: help }] : [own];
}

/** PSY-3: leaders who may spend tokens on a recovery of `who`, as far as they have any. */
export const helpersOf = (game: Game, who: Id): readonly Id[] =>
  leadersNear(game, who)
    .map(({ id }) => id)
    .filter((id) => !character(game, id).shock && !character(game, id).panicking);

/** In panic, and able to try to get out of it (PSY-2). */
export const mayRecover = (game: Game, who: Id): boolean => {
  const c = character(game, who);
  return isOnTable(c) && c.panicking && !c.shock;
};
