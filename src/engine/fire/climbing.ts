import type { Game, Id } from '../model.ts';
import { isClimbed, overlaps } from '../movement/index.ts';
import { type Violation, violation } from '../ruleIds.ts';
import { baseOf } from '../table.ts';

/** TC-6: no cover is taken on ladders, and what is climbed like one (R153). He is on the lower of their two levels (R147). */
export function climbingViolation(game: Game, who: Id): Violation | null {
  const { movement, takeCover } = game.setup.ruleset;
  if (takeCover.whileClimbing) return null;
  const { at, radius, level } = baseOf(game, who);
  const ladder = game.setup.elements.find(
    (e) => e.passage?.low === level && isClimbed(movement, e.passage.kind) && overlaps(at, radius, e),
  );
  return ladder ? violation('TC-6', { who, element: ladder.id }) : null;
}
