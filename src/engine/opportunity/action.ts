import type { Action } from '../action.ts';
import { onGrid, onLevel } from '../geometry/vector.ts';
import { markerOutOfSight, markerViolation, offTable } from '../layingMarkers.ts';
import type { ActionCommand, Game, Id } from '../model.ts';
import { spotFields } from '../place.ts';
import { type Violation, violation } from '../ruleIds.ts';
import { suppressedViolation } from '../suppression/refusals.ts';
import { isPinned } from '../suppression/zones.ts';
import { character, enemiesOf, firearms, profile } from '../table.ts';
import { pay } from '../turn/budget.ts';
import { spotsTowards } from './spots.ts';

/** Laying an opportunity fire marker: OF-1. What sets it off is in triggers.ts. */
export const opportunityFire: Action<Extract<ActionCommand, { type: 'opportunityFire' }>> = {
  cost: () => 1,
  may(game, who) {
    const { opportunityFire: range } = profile(game, who);
    if (firearms(profile(game, who)).length === 0) return violation('R130', { who });
    return markerViolation(game, who, range) ?? layingViolation(game, who);
  },
  check: (game, { who, at }) => offTable(game, at) ?? markerOutOfSight(game, who, at),
  pay: (rec, { who }) => pay(rec, who, 1, 'opportunityFire'),
  begin(rec, { who, at }) {
    rec.record({
      event: 'markerPlaced',
      marker: { id: rec.newId(), kind: 'opportunity', ...spotFields(at), owner: who },
    });
  },
  samples: (game, who) =>
    spotsTowards(
      character(game, who).at ?? [0, 0],
      enemiesOf(game, who).map(({ at, level }) => onLevel(at ?? [0, 0], level)),
    ).map((at) => ({ type: 'opportunityFire', who, at })),
  lastResort: (game, who) => [{ type: 'opportunityFire', who, at: onGrid(character(game, who).at ?? [0, 0]) }],
};

/** SF-4, R29, R125: laying an opportunity marker is an attack to the suppressed, or is not, out of the area or in it too. */
function layingViolation(game: Game, who: Id): Violation | null {
  switch (game.setup.ruleset.suppression.layingOpportunity) {
    case 'never':
      return suppressedViolation(game, who);
    case 'outside':
      return isPinned(game, who) ? violation('R125', { who }) : null;
    case 'anywhere':
      return null;
  }
}
