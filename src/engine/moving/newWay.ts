import type { Waypoint } from '../geometry/vector.ts';
import type { ActionCommand, Game, MovementFrame } from '../model.ts';
import { traceOf } from '../moves.ts';
import { type Violation, violation } from '../ruleIds.ts';
import { pinnedWayViolation } from '../suppression/refusals.ts';
import { fromBase, staleStart } from './paths.ts';

/** R73=b: one who was shot at on the way and can go on may take a new way, with what is left of his Move. */

/** How far it may go, in u; null where the declared way is the only one. */
export const newWayReach = (game: Game, { move }: MovementFrame): number | null =>
  game.setup.ruleset.opportunity.rest === 'new-way' ? move : null;

/** What forbids the way itself, else R73 if the move would have cost more with it (R46), else R29. */
export function newWayViolation(
  game: Game,
  frame: MovementFrame,
  { who, path }: Extract<ActionCommand, { type: 'move' }>,
): Violation | null {
  if (who !== frame.who) return violation('FLOW-PENDING');
  const stale = staleStart(game, who, path);
  if (stale) return stale;
  const way = fromBase(game, who, path);
  const trace = traceOf(game, who, way, frame.move, { slowed: frame.slowed });
  if (trace.fault) return trace.fault.violation;
  const need = tokensOf(game, frame, way);
  const have = tokensOf(game, frame, frame.path);
  if (need > have) return violation('R73', { need, have });
  return pinnedWayViolation(game, who, trace);
}

/** What the whole move costs that goes on like this, in AT: so nothing is paid twice, and nothing comes free (R101). */
const tokensOf = (game: Game, { who, walked }: MovementFrame, rest: readonly Waypoint[]): number =>
  traceOf(game, who, [...walked, ...rest.slice(1)]).tokens;
