import { add, between, distance, GRID, onGrid, type Point, pathLength } from '../engine/geometry/vector.ts';
import { EXACT, type MoveTrace, standFault, traceMove } from '../engine/movement/index.ts';
import { type ConfigurationSpace, isFreeLeg } from './configurationSpace.ts';
import { type Goal, goalLeg } from './goal.ts';
import { type Label, legsOf } from './labels.ts';
import { legBetween } from './legs.ts';
import { type Extension, extend } from './resources.ts';

/**
 * What an action may lose, in u, because its end is rounded to the grid: a path is first planned with nothing to spare,
 * and if that cannot be walked with a bit in hand.
 */
const LOSSES = [0, 0.01, 0.03, 0.1];

/**
 * Makes the path of a label into Move actions, each allowed by `traceMove`, with way-points on the grid and ends where a base may
 * stand. `move` in u. Null if it cannot be walked.
 */
export function moveActions(space: ConfigurationSpace, label: Label, goal: Goal, move: number): MoveTrace[] | null {
  let best: MoveTrace[] | null = null;
  for (const loss of LOSSES) {
    const plan = move > loss ? planned(space, label, goal, move - loss) : null;
    const moves = plan && realised(space, plan, goal, move);
    if (moves && (!best || tokensOf(moves) < tokensOf(best))) best = moves;
    if (best && tokensOf(best) <= label.progress.tokens) break;
  }
  return best;
}

/** AT of all these actions. */
export const tokensOf = (moves: readonly MoveTrace[]): number => moves.reduce((sum, m) => sum + m.tokens, 0);

interface Planned {
  readonly from: Point;
  readonly to: Point;
  readonly breaks: readonly number[];
}

/** The legs of a path with where its actions end, now that they may not end everywhere. */
function planned(space: ConfigurationSpace, label: Label, goal: Goal, move: number): Planned[] | null {
  const legs: Planned[] = [];
  let progress = legsOf(label)[0]?.from.progress;
  for (const { from, to } of legsOf(label)) {
    const last = to.node < 0;
    const leg = last ? goalLeg(space, goal, from.at, false) : legBetween(space, from.at, to.at, false);
    const extension: Extension | null = leg && progress ? extend(progress, leg, move, space.rules) : null;
    if (!leg || !extension) return null;
    const ends = !last && to.breaks.at(-1) === leg.length && extension.breaks.at(-1) !== leg.length;
    legs.push({ from: from.at, to: to.at, breaks: ends ? [...extension.breaks, leg.length] : extension.breaks });
    progress = ends ? { ...to.progress } : extension.progress;
  }
  return legs;
}

/** Makes the actions of a plan, ending each as near as the grid allows to where it should; null if that cannot be done. */
function realised(space: ConfigurationSpace, plan: readonly Planned[], goal: Goal, move: number): MoveTrace[] | null {
  const { scene, rules } = space;
  const moves: MoveTrace[] = [];
  let path: Point[] = [space.start];
  const finish = (end: Point): boolean => {
    const trace = traceMove(scene, rules, [...path, end], move);
    if (trace.fault || (trace.contacts.length > 0 && end !== goal.at)) return false;
    moves.push(trace);
    path = [trace.end];
    return true;
  };
  for (const { from, to, breaks } of plan) {
    for (const b of breaks) {
      const ideal = b === 0 ? from : between(from, to, b / distance(from, to));
      if (!placesNear(ideal, to).some((p) => fits(space, path, p, to, move, goal) && finish(p))) return null;
    }
    if (to !== goal.at) path.push(to);
  }
  return finish(goal.at) ? moves : null;
}

/** Could an action end here, bound for `to`? Asked before it is traced. */
function fits(
  space: ConfigurationSpace,
  path: readonly Point[],
  p: Point,
  to: Point,
  move: number,
  goal: Goal,
): boolean {
  const last = path[path.length - 1] as Point;
  const length = pathLength(path) + distance(last, p);
  if (length > move + EXACT || length === 0) return false;
  if (standFault(space.scene, space.rules, p)) return false;
  if (to === goal.at) return goalLeg(space, goal, p, true) !== null;
  return distance(p, to) === 0 || isFreeLeg(space, p, to);
}

/** How far from where it should end an action may end, in steps of the grid. */
const SPREAD = 4;

/** Steps of the grid about a point. */
const AROUND: readonly Point[] = Array.from({ length: 2 * SPREAD + 1 }, (_, i) => (i - SPREAD) * GRID).flatMap(
  (x, _, all) => all.map((y): Point => [x, y]),
);

/** What an action may gain, in u, because its end is moved to find room: `reach` knows of no such gains. */
const GAIN = 0.003;
/** How much it matters that an action ends where it should, compared with losing nothing of what there is to go. */
const ASIDE = 0.05;

/** The points of the grid about an ideal one, those first from where it is no farther to the end of the leg. */
function placesNear(ideal: Point, to: Point): Point[] {
  const middle = onGrid(ideal);
  const left = distance(ideal, to);
  return AROUND.map((step) => onGrid(add(middle, step)))
    .map((at) => ({ at, loss: distance(at, to) - left, aside: distance(at, ideal) }))
    .filter(({ loss }) => loss >= -GAIN)
    .sort((a, b) => Math.abs(a.loss) - Math.abs(b.loss) + ASIDE * (a.aside - b.aside))
    .map(({ at }) => at);
}
