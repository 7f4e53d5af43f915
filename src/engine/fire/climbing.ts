import type { Game, Id } from '../model.ts';
import { overlaps } from '../movement/index.ts';
import { type Violation, violation } from '../ruleIds.ts';
import { baseOf } from '../table.ts';

/** TC-6: no cover is taken on ladders and stairs, or whatever else leads from level to level. */
export function climbingViolation(game: Game, who: Id): Violation | null {
  if (game.setup.ruleset.takeCover.whileClimbing) return null;
  const { at, radius } = baseOf(game, who);
  const ladder = game.setup.elements.find((e) => e.element.connects && overlaps(at, radius, e));
  return ladder ? violation('TC-6', { who, element: ladder.id }) : null;
}
