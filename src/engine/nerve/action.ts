import type { Action } from '../action.ts';
import type { ActionCommand } from '../model.ts';
import { violation } from '../ruleIds.ts';
import { character } from '../table.ts';
import { affords, mayPayTogether, pay } from '../turn/budget.ts';
import { isFit } from '../wounds/fit.ts';
import { helpersOf, mayRecover } from './nerves.ts';

/** Trying to get out of panic: PSY-2; leaders may help with tokens and actions of their own (PSY-3, R138). */
export const recover: Action<Extract<ActionCommand, { type: 'recover' }>> = {
  exists: ({ wounds }) => wounds.psychology !== 'none',
  cost: () => 1,
  may: (game, who) => (character(game, who).panicking ? affords(game, who, 1) : violation('PSY-1', { who })),
  check(game, { who, with: helpers = [] }) {
    const able = helpersOf(game, who);
    const stranger = helpers.find((id) => !able.includes(id));
    if (stranger !== undefined) return violation('PSY-3', { who: stranger });
    return mayPayTogether(game, [who, ...helpers], 1, 'recover');
  },
  pay(rec, { who, with: helpers = [] }) {
    for (const id of [who, ...helpers]) pay(rec, id, 1, 'recover');
  },
  begin(rec, { who, with: helpers = [] }) {
    const help = helpers.filter((id) => isFit(rec.game, id)).length; // R72: some may have been shot
    rec.push({ kind: 'shockTest', who: [who], because: null, help });
  },
  canGoOn: mayRecover,
  samples: (game, who) => [
    { type: 'recover', who },
    ...helpersOf(game, who).flatMap((id) => [
      { type: 'recover' as const, who, with: [id] },
      { type: 'recover' as const, who, with: [id, id] },
    ]),
  ],
};
