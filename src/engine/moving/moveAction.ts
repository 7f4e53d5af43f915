import type { Action } from '../action.ts';
import type { ActionCommand } from '../model.ts';
import { traceOf } from '../moves.ts';
import { pinnedWayViolation } from '../suppression/refusals.ts';
import { profile } from '../table.ts';
import { mayPay, pay } from '../turn/budget.ts';
import { movementViolation } from './allowance.ts';
import { beginMovement } from './movementProcedure.ts';
import { passageWays } from './passageWays.ts';
import { fromBase, pathSamples, staleStart } from './paths.ts';

/** One Move action: MOVE-1, MOVE-2, R140, and what the way itself forbids. */
export const move: Action<Extract<ActionCommand, { type: 'move' }>> = {
  cost: () => 1,
  may: (game, who) => mayPay(game, who, 1) ?? movementViolation(game, who, 1),
  check(game, { who, path }) {
    const stale = staleStart(game, who, path);
    if (stale) return stale;
    const trace = traceOf(game, who, fromBase(game, who, path));
    return (
      trace.fault?.violation ??
      movementViolation(game, who, trace.tokens) ??
      mayPay(game, who, trace.tokens) ??
      pinnedWayViolation(game, who, trace)
    );
  },
  pay: (rec, { who, path }) => pay(rec, who, traceOf(rec.game, who, fromBase(rec.game, who, path)).tokens, 'move'),
  begin: (rec, { who, path }, offered) =>
    beginMovement(rec, who, fromBase(rec.game, who, path), profile(rec.game, who).move, offered),
  samples(game, who) {
    const { move: reach } = profile(game, who);
    const ways = [...pathSamples(game, who, reach), ...passageWays(game, who, reach)];
    return ways.map((path) => ({ type: 'move', who, path }));
  },
};
