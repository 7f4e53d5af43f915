import type { Action } from '../action.ts';
import type { ActionCommand } from '../model.ts';
import { violation } from '../ruleIds.ts';
import { pinnedViolation } from '../suppression/refusals.ts';
import { character } from '../table.ts';
import { mayPay, pay } from '../turn/budget.ts';
import { climbingViolation } from './climbing.ts';

/** Taking cover in one's own turn: TC-1, TC-6, TC-7. A second marker cannot be had (R40). */
export const takeCover: Action<Extract<ActionCommand, { type: 'takeCover' }>> = {
  cost: () => 1,
  may: (game, who) =>
    (game.setup.ruleset.takeCover.when === 'shot-at' ? violation('TC-1', { who }) : null) ??
    mayPay(game, who, 1) ??
    pinnedViolation(game, who) ??
    climbingViolation(game, who) ??
    (character(game, who).inCover ? violation('R40', { who }) : null),
  check: () => null,
  pay: (rec, { who }) => pay(rec, who, 1, 'takeCover'),
  begin: (rec, { who }) => rec.record({ event: 'tookCover', who }),
  samples: (_, who) => [{ type: 'takeCover', who }],
};
