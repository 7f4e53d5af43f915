import { distance, type Point } from '../engine/geometry/vector.ts';
import type { MoveRules, MoveScene, MoveTrace } from '../engine/movement/types.ts';
import { type Violation, violation } from '../engine/ruleIds.ts';
import { findWay } from './aStar.ts';
import { prepareField } from './configurationSpace.ts';
import { type Target, targetAt } from './goal.ts';
import { stepsOf, tokensOf } from './moveActions.ts';
import { slideStops } from './patternSearch.ts';
import { stopsOf } from './steinerPoints.ts';
import { cornersOf, Network } from './visibilityGraph.ts';

/** A way of one or more Move actions, each of which `traceMove` allows from where the one before ends. */
export interface Route {
  readonly moves: readonly MoveTrace[];
  /** Measured, in u, and AT of all of them. */
  readonly length: number;
  readonly tokens: number;
}

export type RouteAnswer = { readonly route: Route } | { readonly refused: Violation };

/**
 * The legal way to a point in the fewest AT, and of those the shortest, bending round corners at the base's radius. A
 * point of an enemy's base means into contact with him, a hole's centre into the hole. All way-points but the first and
 * the last are on the grid; each action ends where the base may stand. Refused with the rule that forbids the end, or
 * MOVE-7 where no way leads there; FLOW-FORM if `from`, `to` or `move` is no number.
 */
export const route = (scene: MoveScene, rules: MoveRules, from: Point, to: Point, move: number): RouteAnswer =>
  routesFrom(scene, rules, from, move)(to);

/** The same for one who is asked for many ways from the same place, as under a moving pointer: remembers what is clear. */
export function routesFrom(scene: MoveScene, rules: MoveRules, from: Point, move: number): (to: Point) => RouteAnswer {
  if (![...from, move].every(Number.isFinite) || move <= 0) return () => ({ refused: violation('FLOW-FORM') });
  const field = prepareField(scene, rules, from);
  let network: Network | null = null;
  return (to) => {
    if (!to.every(Number.isFinite)) return { refused: violation('FLOW-FORM') };
    const target = targetAt(scene, rules, to);
    if ('rule' in target) return { refused: target };
    if (distance(from, to) === 0) return { route: { moves: [], length: 0, tokens: 0 } };
    network ??= new Network(field, cornersOf(field), []);
    const moves = bestSteps(network, target, move);
    return moves ? { route: routeOf(moves) } : { refused: violation('MOVE-7') };
  };
}

const routeOf = (moves: readonly MoveTrace[]): Route => ({
  moves,
  length: moves.reduce((sum, m) => sum + m.length, 0),
  tokens: tokensOf(moves),
});

/**
 * First the best way as if an action could end anywhere, which is quickly found and mostly as good as it looks. Only
 * where friends or the edges of cover spoil it, the search that minds them.
 */
function bestSteps(network: Network, target: Target, move: number): MoveTrace[] | null {
  const { field } = network;
  const ideal = findWay(network, target, { move, most: Number.POSITIVE_INFINITY, anywhere: true });
  if (!ideal) return null;
  const quick = stepsOf(field, ideal, target, move);
  if (quick && tokensOf(quick) <= ideal.progress.tokens) return quick;
  const most = quick ? tokensOf(quick) - 1 : Number.POSITIVE_INFINITY;
  const within = most * move;
  const beside = new Network(field, cornersOf(field), stopsOf(field, within), within);
  const way = findWay(beside, target, { move, most, anywhere: false });
  if (!way) return quick;
  const slid = stepsOf(field, slideStops(field, way, target, move), target, move);
  if (slid && tokensOf(slid) <= way.progress.tokens) return slid;
  return stepsOf(field, way, target, move) ?? slid ?? quick;
}
