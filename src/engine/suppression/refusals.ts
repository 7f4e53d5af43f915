import { flattened, levelOf } from '../geometry/vector.ts';
import type { Game, Id } from '../model.ts';
import type { WayTrace } from '../movement/index.ts';
import type { Place } from '../place.ts';
import { type Violation, violation } from '../ruleIds.ts';
import { baseOf } from '../table.ts';
import { isInZone, isSuppressed, pinningOnTheWay, suppressionMarkers } from './zones.ts';

/** What the suppressed may not do. */

/** SF-4: the suppressed do not shoot; nor attack but with grenades and in close combat, where laying a marker is one (R29). */
export const suppressedViolation = (game: Game, who: Id): Violation | null =>
  isSuppressed(game, who) ? violation('SF-4', { who }) : null;

/** R29: whether the suppressed may still move and take cover. */
export const pinnedViolation = (game: Game, who: Id): Violation | null =>
  game.setup.ruleset.suppression.mayMove ? null : suppressedViolation(game, who);

/** R29: one who may do nothing else may go into close combat, unless that is what he may not (SF-4). */
export const pinnedWayViolation = (game: Game, who: Id, trace: WayTrace): Violation | null =>
  trace.contacts.length > 0 ? contactViolation(game, who, trace) : pinnedViolation(game, who);

/** SF-4, R77, R88: may one who is suppressed, or comes to be on the way, move into contact? */
export function contactViolation(game: Game, who: Id, { contacts, path, end }: WayTrace): Violation | null {
  const { contact } = game.setup.ruleset.suppression;
  if (contacts.length === 0 || contact === 'anywhere') return null;
  const isPinned = isSuppressed(game, who) || pinningOnTheWay(game, who, path).length > 0;
  if (!isPinned) return null;
  const bases = [
    { ...baseOf(game, who), at: flattened(end), level: levelOf(end) },
    ...contacts.map((id) => baseOf(game, id)),
  ];
  const outside = (base: Place) => !suppressionMarkers(game).some((marker) => isInZone(game, base, marker));
  const counted = contact === 'both-outside' ? bases : bases.slice(0, 1);
  return contact !== 'nowhere' && counted.every(outside) ? null : violation('SF-4', { who });
}
