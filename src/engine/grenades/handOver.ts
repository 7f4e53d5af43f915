import { isOnLevelOf } from '../contact.ts';
import type { Command, Game, Id, Side } from '../model.ts';
import { type Violation, violation } from '../ruleIds.ts';
import { character, distanceBetween, findEntry, friendsOf, isOnTable, sideOf, within } from '../table.ts';

/** GREN-14, GREN-18, R133: extra grenades from hand to hand, in the own turn, for nothing; shock does not matter. */

type HandOver = Extract<Command, { type: 'handOver' }>;

/** How near to each other they have to be, in u. */
const REACH = 1;

export function handOverViolation(game: Game, by: Side, { who, to, grenade }: HandOver): Violation | null {
  for (const id of [who, to]) if (!findEntry(game, id)) return violation('FLOW-UNKNOWN', { id });
  if (sideOf(game, who) !== by) return violation('FLOW-TURN', { by });
  if (sideOf(game, to) !== by) return violation('FLOW-FRIEND', { enemy: to });
  if (to === who) return violation('FLOW-FRIEND', { same: to });
  const lost = [who, to].find((id) => !isOnTable(character(game, id)));
  if (lost !== undefined) return violation(character(game, lost).out ? 'WOUND-4' : 'FLOW-RESERVE', { who: lost });
  if (!character(game, who).grenades.includes(grenade)) return violation('GREN-18', { who });
  if (!isOnLevelOf(game, who, to)) return violation('R149', { who: to });
  const distance = distanceBetween(game, who, to);
  return within(distance, REACH) ? null : violation('R133', { distance, most: REACH });
}

/** All that `who` could hand over now. */
export const handOvers = (game: Game, who: Id): readonly HandOver[] =>
  [...new Set(character(game, who).grenades)].flatMap((grenade) =>
    friendsOf(game, who)
      .map(({ id }): HandOver => ({ type: 'handOver', who, to: id, grenade }))
      .filter((command) => handOverViolation(game, sideOf(game, who), command) === null),
  );
