import { flattened, levelOf, type Waypoint } from './geometry/vector.ts';
import { hasGround } from './levels/ground.ts';
import type { Game, Id } from './model.ts';
import { type Violation, violation } from './ruleIds.ts';
import { seesMarker } from './sightlines.ts';
import { markerAt } from './table.ts';
import { mayPay } from './turn/budget.ts';

/** Refusals to whoever lays a marker on the table, of whatever kind. */

/** A marker lies on the table, and above that where there is ground (R157); nothing else limits where. */
export function offTable({ setup }: Game, [x, y, level = 0]: Waypoint): Violation | null {
  const { width, height } = setup.table;
  if (x < 0 || y < 0 || x > width || y > height) return violation('R58');
  return hasGround(setup.elements, [x, y], level) ? null : violation('R157');
}

/** LOS-14: any point of the base sees any point of the marker past total cover. */
export const markerOutOfSight = (game: Game, who: Id, at: Waypoint): Violation | null =>
  seesMarker(game, who, markerAt(game, flattened(at), levelOf(at))) ? null : violation('LOS-14', { who });

/** May `who` place a marker, as a rule for one token: does the card permit it (TURN-8)? */
export const markerViolation = (game: Game, who: Id, range: number | null, tokens = 1): Violation | null =>
  range === null ? violation('TURN-8', { who }) : mayPay(game, who, tokens);
