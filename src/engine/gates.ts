import type { Disk } from './geometry/outline.ts';
import type { Point } from './geometry/vector.ts';
import { isInZone, isPinned, isSuppressed, markerAt, pinningOnTheWay, suppressionMarkers } from './markers.ts';
import type { Game, Id } from './model.ts';
import { overlaps } from './movement/ground.ts';
import { type MoveTrace, measurePath } from './movement/index.ts';
import { type Violation, violation } from './ruleIds.ts';
import { seesMarker } from './sightlines.ts';
import { baseOf, character } from './table.ts';
import { mayPay } from './turn/budget.ts';

/** Refusals that several actions share. */

/** SF-4: the suppressed do not shoot; nor attack but with grenades and in close combat, where laying a marker is one (R29). */
export const suppressedViolation = (game: Game, who: Id): Violation | null =>
  isSuppressed(game, who) ? violation('SF-4', { who }) : null;

/** R29: whether the suppressed may still move and take cover. */
export const pinnedViolation = (game: Game, who: Id): Violation | null =>
  game.setup.ruleset.suppression.mayMove ? null : suppressedViolation(game, who);

/** R29: one who may do nothing else may go into close combat, unless that is what he may not (SF-4). */
export const pinnedWayViolation = (game: Game, who: Id, trace: MoveTrace): Violation | null =>
  trace.contacts.length > 0 ? contactViolation(game, who, trace) : pinnedViolation(game, who);

/** SF-4, R77, R88: may one who is suppressed, or comes to be on the way, move into contact? */
export function contactViolation(game: Game, who: Id, { contacts, path, end }: MoveTrace): Violation | null {
  const { contact } = game.setup.ruleset.suppression;
  if (contacts.length === 0 || contact === 'anywhere') return null;
  const way = measurePath(path);
  const isPinned = isSuppressed(game, who) || (way !== null && pinningOnTheWay(game, who, way).length > 0);
  if (!isPinned) return null;
  const bases = [{ ...baseOf(game, who), at: end }, ...contacts.map((id) => baseOf(game, id))];
  const outside = (base: Disk) => !suppressionMarkers(game).some((marker) => isInZone(game, base, marker));
  const counted = contact === 'both-outside' ? bases : bases.slice(0, 1);
  return contact !== 'nowhere' && counted.every(outside) ? null : violation('SF-4', { who });
}

/** TC-6: no cover is taken on ladders and stairs, or whatever else leads from level to level. */
export function climbingViolation(game: Game, who: Id): Violation | null {
  if (game.setup.ruleset.takeCover.whileClimbing) return null;
  const { at, radius } = baseOf(game, who);
  const ladder = game.setup.elements.find((e) => e.element.connects && overlaps(at, radius, e));
  return ladder ? violation('TC-6', { who, element: ladder.id }) : null;
}

/** MOVE-2: tokens of movement of one character a turn. */
export function movementViolation(game: Game, who: Id, tokens: number): Violation | null {
  const { mostTokens } = game.setup.ruleset.movement;
  const have = mostTokens - character(game, who).moved;
  return have < tokens ? violation('MOVE-2', { need: tokens, have: Math.max(0, have), most: mostTokens }) : null;
}

/** A marker lies on the table; nothing else limits where. */
export function offTable(game: Game, [x, y]: Point): Violation | null {
  const { width, height } = game.setup.table;
  return x >= 0 && y >= 0 && x <= width && y <= height ? null : violation('R58');
}

/** LOS-14: any point of the base sees any point of the marker past total cover. */
export const markerOutOfSight = (game: Game, who: Id, at: Point): Violation | null =>
  seesMarker(game, who, markerAt(game, at)) ? null : violation('LOS-14', { who });

/** May `who` place a marker, as a rule for one token: does the card permit it (TURN-8)? */
export const markerViolation = (game: Game, who: Id, range: number | null, tokens = 1): Violation | null =>
  range === null ? violation('TURN-8', { who }) : mayPay(game, who, tokens);

/** SF-4, R29, R125: laying an opportunity marker is an attack to the suppressed, or is not, out of the area or in it too. */
export function layingViolation(game: Game, who: Id): Violation | null {
  switch (game.setup.ruleset.suppression.layingOpportunity) {
    case 'never':
      return suppressedViolation(game, who);
    case 'outside':
      return isPinned(game, who) ? violation('R125', { who }) : null;
    case 'anywhere':
      return null;
  }
}
