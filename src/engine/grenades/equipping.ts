import { type Awaiting, type Command, type Game, SIDES, type Side } from '../model.ts';
import { type Violation, violation } from '../ruleIds.ts';
import { charactersOf, findEntry, other, sideOf } from '../table.ts';
import { unassigned } from './carried.ts';

/** SETUP-10: extra grenades are given out when everybody has been deployed, one after the other, the sides in turns. */

export const isToEquip = (game: Game): boolean => SIDES.some((side) => unassigned(game, side).length > 0);

/** Whose turn it is after `now`: a side that has no more is skipped. */
export const nextToEquip = (game: Game, now: Side): Side =>
  unassigned(game, other(now)).length > 0 ? other(now) : now;

export function equipQuestion(game: Game, by: Side): Awaiting | null {
  const grenades = [...new Set(unassigned(game, by))];
  const who = charactersOf(game, by).map((c) => c.id);
  return grenades.length > 0 ? { kind: 'equip', by, grenades, who } : null;
}

export function equipViolation(game: Game, by: Side, command: Extract<Command, { type: 'equip' }>): Violation | null {
  if (!findEntry(game, command.who)) return violation('FLOW-UNKNOWN', { id: command.who });
  if (sideOf(game, command.who) !== by) return violation('FLOW-TURN', { by });
  return unassigned(game, by).includes(command.grenade) ? null : violation('GREN-14', { who: command.who });
}
