import type { Action } from '../action.ts';
import { layingViolation, markerOutOfSight, markerViolation, offTable } from '../gates.ts';
import { add, onGrid, type Point, scale, subtract, unit } from '../geometry/vector.ts';
import type { ActionCommand } from '../model.ts';
import { violation } from '../ruleIds.ts';
import { character, enemiesOf, firearms, profile } from '../table.ts';
import { pay } from '../turn/budget.ts';

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
    rec.record({ event: 'markerPlaced', marker: { id: rec.newId(), kind: 'opportunity', at, owner: who } });
  },
  samples: (game, who) =>
    spotsTowards(
      character(game, who).at ?? [0, 0],
      enemiesOf(game, who).map((c) => c.at ?? [0, 0]),
    ).map((at) => ({ type: 'opportunityFire', who, at })),
  lastResort: (game, who) => [{ type: 'opportunityFire', who, at: onGrid(character(game, who).at ?? [0, 0]) }],
};

/** Spots a little in front of each enemy, and half-way to him. */
export const spotsTowards = (from: Point, targets: readonly Point[]): Point[] =>
  targets.flatMap((to) => {
    const back = scale(unit(subtract(from, to)), 1.5);
    const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
    return [add(to, back), middle].map(([x, y]): Point => [Math.round(x * 100) / 100, Math.round(y * 100) / 100]);
  });
