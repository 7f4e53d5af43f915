import type { Action } from '../action.ts';
import { toOutline } from '../geometry/distance.ts';
import type { ActionCommand, BodyMarker, Game, Id } from '../model.ts';
import { holeOn } from '../movement/index.ts';
import { violation } from '../ruleIds.ts';
import { areOnOneLevel, sceneOf } from '../scene.ts';
import { pinnedViolation } from '../suppression/refusals.ts';
import { baseOf, gap, TOUCH } from '../table.ts';
import { mayPay, pay } from '../turn/budget.ts';
import { bodies, bodyDisks } from '../wounds/bodies.ts';
import { movementViolation } from './allowance.ts';

/** Taking a body out of the hole that it closes, from contact with it or with the round base: MOVE-13, MOVE-2. */
export const clearBody: Action<Extract<ActionCommand, { type: 'clearBody' }>> = {
  exists: ({ wounds }) => wounds.bodies === 'stay',
  cost: () => 1,
  may(game, who) {
    if (!clearBody.exists?.(game.setup.ruleset)) return violation('WOUND-5');
    if (inHoles(game).length === 0) return violation('R36', { who });
    return mayPay(game, who, 1) ?? movementViolation(game, who, 1) ?? pinnedViolation(game, who);
  },
  check(game, { who, marker }) {
    const body = inHoles(game).find(({ id }) => id === marker);
    if (!body) return violation('FLOW-UNKNOWN', { id: marker });
    return isInReach(game, who, body) ? null : violation('MOVE-13', { who });
  },
  pay: (rec, { who }) => pay(rec, who, 1, 'clearBody'),
  begin(rec, { who, marker }) {
    const body = bodies(rec.game).find(({ id }) => id === marker);
    if (body) rec.record({ event: 'bodyTakenOff', marker, of: body.of, why: 'cleared', by: who });
  },
  samples: (game, who) => inHoles(game).map(({ id }) => ({ type: 'clearBody', who, marker: id })),
};

const inHoles = (game: Game): readonly BodyMarker[] =>
  bodies(game).filter(({ at, level = 0 }) => holeOn(game.setup.elements, at, level));

function isInReach(game: Game, who: Id, body: BodyMarker): boolean {
  const base = baseOf(game, who);
  const disk = bodyDisks(game).find(({ id }) => id === body.id);
  if (!disk || !areOnOneLevel(sceneOf(game), base, disk)) return false; // R149
  const rim = holeOn(game.setup.elements, body.at, disk.level)?.element.outline;
  return gap(base, disk) <= TOUCH || (rim !== undefined && toOutline(base.at, rim) <= base.radius + TOUCH);
}
