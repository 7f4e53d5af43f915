import { distance, flattened, levelOf, type Waypoint } from '../engine/geometry/vector.ts';
import type { MoveRules, MoveStoreys } from '../engine/movement/index.ts';
import { type Violation, violation } from '../engine/ruleIds.ts';
import { aStar } from './aStar.ts';
import { Fields, Levels } from './fields.ts';
import { type Goal, goalAt } from './goal.ts';
import { crowded, tooFar } from './limits.ts';
import { moveActions, type RouteMove, tokensOf } from './moveActions.ts';
import { shiftSteinerPoints } from './patternSearch.ts';

/** A path of one or more Move actions, each of which `traceWay` allows from where the one before ends. */
export interface Route {
  readonly moves: readonly RouteMove[];
  /** Measured, in u, and AT of all of them. */
  readonly length: number;
  readonly tokens: number;
}

export type RouteAnswer = { readonly route: Route } | { readonly refused: Violation };

/**
 * The legal path to a place in the fewest AT, and of those the shortest, bending round corners at the base's radius and
 * going up and down where that is cheapest, on its way to another level or not. A point of an enemy's base means into
 * contact with him, the centre of a hole or of a landing into it. All way-points but the first and the last are on the
 * grid; each action ends where the base may stand. Refused with the rule that forbids the end, or MOVE-7 where no path
 * leads there, MOVE-11 if that is on another level; FLOW-FORM if `from`, `to` or `move` is no number, FLOW-MUCH if planning it would take
 * too long.
 */
export const route = (
  storeys: MoveStoreys,
  rules: MoveRules,
  from: Waypoint,
  to: Waypoint,
  move: number,
): RouteAnswer => routesFrom(storeys, rules, from, move)(to);

/** The same for one who is asked for many routes from the same place, as under a moving pointer: keeps what is clear from there. */
export function routesFrom(
  storeys: MoveStoreys,
  rules: MoveRules,
  from: Waypoint,
  move: number,
): (to: Waypoint) => RouteAnswer {
  if (![...from, move].every(Number.isFinite) || move <= 0) return () => ({ refused: violation('FLOW-FORM') });
  const levels = new Levels(storeys, rules, from);
  const crowd = crowded(levels.numbers.map(storeys.on));
  if (crowd) return () => ({ refused: crowd });
  const fields = new Fields(levels, false);
  return (to) => {
    if (!to.every(Number.isFinite)) return { refused: violation('FLOW-FORM') };
    const goal = goalAt(storeys, rules, to);
    if ('rule' in goal) return { refused: goal };
    const isSameLevel = levelOf(from) === levelOf(to);
    if (isSameLevel && distance(flattened(from), flattened(to)) === 0)
      return { route: { moves: [], length: 0, tokens: 0 } };
    const far = tooFar(flattened(from), flattened(to), move);
    if (far) return { refused: far };
    const moves = levels.numbers.includes(goal.level) ? bestActions(fields, goal, move) : null;
    return moves ? { route: routeOf(moves) } : { refused: violation(isSameLevel ? 'MOVE-7' : 'MOVE-11') };
  };
}

const routeOf = (moves: readonly RouteMove[]): Route => ({
  moves,
  length: moves.reduce((sum, m) => sum + m.length, 0),
  tokens: tokensOf(moves),
});

/**
 * First the best path of the relaxed problem, in which an action may end anywhere: that is quickly found and mostly as good
 * as it looks. Only where friends or the edges of cover spoil it, the search that minds them.
 */
function bestActions(fields: Fields, goal: Goal, move: number): RouteMove[] | null {
  const { levels } = fields;
  const ideal = aStar(fields, goal, { move, most: Number.POSITIVE_INFINITY, relaxed: true });
  if (!ideal) return null;
  const quick = moveActions(fields, ideal, goal, move);
  if (quick && tokensOf(quick) <= ideal.progress.tokens) return quick;
  const most = quick ? tokensOf(quick) - 1 : Number.POSITIVE_INFINITY;
  const beside = new Fields(levels, true, most * move);
  const label = aStar(beside, goal, { move, most, relaxed: false });
  if (!label) return quick;
  const shifted = moveActions(beside, shiftSteinerPoints(beside, label, goal, move), goal, move);
  if (shifted && tokensOf(shifted) <= label.progress.tokens) return shifted;
  return moveActions(beside, label, goal, move) ?? shifted ?? quick;
}
