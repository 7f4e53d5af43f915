import { distance, type Point } from '../engine/geometry/vector.ts';
import type { MoveRules, MoveScene, MoveTrace } from '../engine/movement/index.ts';
import { type Violation, violation } from '../engine/ruleIds.ts';
import { aStar } from './aStar.ts';
import { configurationSpace } from './configurationSpace.ts';
import { type Goal, goalAt } from './goal.ts';
import { crowded, tooFar } from './limits.ts';
import { moveActions, tokensOf } from './moveActions.ts';
import { shiftSteinerPoints } from './patternSearch.ts';
import { steinerPoints } from './steinerPoints.ts';
import { cornersOf, VisibilityGraph } from './visibilityGraph.ts';

/** A path of one or more Move actions, each of which `traceMove` allows from where the one before ends. */
export interface Route {
  readonly moves: readonly MoveTrace[];
  /** Measured, in u, and AT of all of them. */
  readonly length: number;
  readonly tokens: number;
}

export type RouteAnswer = { readonly route: Route } | { readonly refused: Violation };

/**
 * The legal path to a point in the fewest AT, and of those the shortest, bending round corners at the base's radius. A
 * point of an enemy's base means into contact with him, a hole's centre into the hole. All way-points but the first and
 * the last are on the grid; each action ends where the base may stand. Refused with the rule that forbids the end, or
 * MOVE-7 where no path leads there; FLOW-FORM if `from`, `to` or `move` is no number, FLOW-MUCH if planning it would take too long.
 */
export const route = (scene: MoveScene, rules: MoveRules, from: Point, to: Point, move: number): RouteAnswer =>
  routesFrom(scene, rules, from, move)(to);

/** The same for one who is asked for many routes from the same place, as under a moving pointer: keeps the visibility graph. */
export function routesFrom(scene: MoveScene, rules: MoveRules, from: Point, move: number): (to: Point) => RouteAnswer {
  if (![...from, move].every(Number.isFinite) || move <= 0) return () => ({ refused: violation('FLOW-FORM') });
  const crowd = crowded(scene);
  if (crowd) return () => ({ refused: crowd });
  const space = configurationSpace(scene, rules, from);
  let graph: VisibilityGraph | null = null;
  return (to) => {
    if (!to.every(Number.isFinite)) return { refused: violation('FLOW-FORM') };
    const goal = goalAt(scene, rules, to);
    if ('rule' in goal) return { refused: goal };
    if (distance(from, to) === 0) return { route: { moves: [], length: 0, tokens: 0 } };
    const far = tooFar(from, to, move);
    if (far) return { refused: far };
    graph ??= new VisibilityGraph(space, cornersOf(space), []);
    const moves = bestActions(graph, goal, move);
    return moves ? { route: routeOf(moves) } : { refused: violation('MOVE-7') };
  };
}

const routeOf = (moves: readonly MoveTrace[]): Route => ({
  moves,
  length: moves.reduce((sum, m) => sum + m.length, 0),
  tokens: tokensOf(moves),
});

/**
 * First the best path of the relaxed problem, in which an action may end anywhere: that is quickly found and mostly as good
 * as it looks. Only where friends or the edges of cover spoil it, the search that minds them.
 */
function bestActions(graph: VisibilityGraph, goal: Goal, move: number): MoveTrace[] | null {
  const { space } = graph;
  const ideal = aStar(graph, goal, { move, most: Number.POSITIVE_INFINITY, relaxed: true });
  if (!ideal) return null;
  const quick = moveActions(space, ideal, goal, move);
  if (quick && tokensOf(quick) <= ideal.progress.tokens) return quick;
  const most = quick ? tokensOf(quick) - 1 : Number.POSITIVE_INFINITY;
  const within = most * move;
  const beside = new VisibilityGraph(space, cornersOf(space), steinerPoints(space, within), within);
  const label = aStar(beside, goal, { move, most, relaxed: false });
  if (!label) return quick;
  const shifted = moveActions(space, shiftSteinerPoints(space, label, goal, move), goal, move);
  if (shifted && tokensOf(shifted) <= label.progress.tokens) return shifted;
  return moveActions(space, label, goal, move) ?? shifted ?? quick;
}
