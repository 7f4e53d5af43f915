import { mayPay } from '../budget.ts';
import { takeCover as coverTaken } from '../flow/shot.ts';
import type { Command } from '../model.ts';
import { violation } from '../ruleIds.ts';
import { character } from '../table.ts';
import type { Action } from './action.ts';

/** Taking cover in one's own turn: TC-1, TC-7. A second marker cannot be had (R40). */
export const takeCover: Action<Extract<Command, { type: 'takeCover' }>> = {
  cost: 1,
  may: (game, who) => mayPay(game, who, 1) ?? (character(game, who).inCover ? violation('R40', { who }) : null),
  check: () => null,
  begin: (rec, { who }) => coverTaken(rec, who),
  samples: (_, who) => [{ type: 'takeCover', who }],
};
