import { add, between, distance, GRID, onGrid, type Point, pathLength } from '../engine/geometry/vector.ts';
import { EXACT } from '../engine/movement/ground.ts';
import { standFault } from '../engine/movement/stand.ts';
import { traceMove } from '../engine/movement/trace.ts';
import type { MoveTrace } from '../engine/movement/types.ts';
import { type Field, isClear } from './configurationSpace.ts';
import { lastLeg, type Target } from './goal.ts';
import { legsOf, type Way } from './labels.ts';
import { legBetween } from './legs.ts';
import { type Walked, walkLeg } from './resources.ts';

/**
 * What an action may lose, in u, because its end is rounded to the grid: a way is first walked with nothing to spare,
 * and if that cannot be done with a bit in hand.
 */
const LOSSES = [0, 0.01, 0.03, 0.1];

/**
 * Makes a way into Move actions, each allowed by `traceMove`, with way-points on the grid and ends where a base may
 * stand. `move` in u. Null if it cannot be walked.
 */
export function stepsOf(field: Field, way: Way, target: Target, move: number): MoveTrace[] | null {
  let best: MoveTrace[] | null = null;
  for (const loss of LOSSES) {
    const plan = move > loss ? planned(field, way, target, move - loss) : null;
    const moves = plan && walk(field, plan, target, move);
    if (moves && (!best || tokensOf(moves) < tokensOf(best))) best = moves;
    if (best && tokensOf(best) <= way.progress.tokens) break;
  }
  return best;
}

export const tokensOf = (moves: readonly MoveTrace[]): number => moves.reduce((sum, m) => sum + m.tokens, 0);

interface Planned {
  readonly from: Point;
  readonly to: Point;
  readonly breaks: readonly number[];
}

/** The legs of a way with where its actions end, now that they may not end everywhere. */
function planned(field: Field, way: Way, target: Target, move: number): Planned[] | null {
  const legs: Planned[] = [];
  let progress = legsOf(way)[0]?.from.progress;
  for (const { from, to } of legsOf(way)) {
    const last = to.node < 0;
    const leg = last ? lastLeg(field, target, from.at, false) : legBetween(field, from.at, to.at, false);
    const walked: Walked | null = leg && progress ? walkLeg(progress, leg, move, field.rules) : null;
    if (!leg || !walked) return null;
    const stops = !last && to.breaks.at(-1) === leg.length && walked.breaks.at(-1) !== leg.length;
    legs.push({ from: from.at, to: to.at, breaks: stops ? [...walked.breaks, leg.length] : walked.breaks });
    progress = stops ? { ...to.progress } : walked.progress;
  }
  return legs;
}

/** Makes the actions of a plan, ending each as near as the grid allows to where it should; null if that cannot be done. */
function walk(field: Field, plan: readonly Planned[], target: Target, move: number): MoveTrace[] | null {
  const { scene, rules } = field;
  const moves: MoveTrace[] = [];
  let path: Point[] = [field.start];
  const finish = (end: Point): boolean => {
    const trace = traceMove(scene, rules, [...path, end], move);
    if (trace.fault || (trace.contacts.length > 0 && end !== target.at)) return false;
    moves.push(trace);
    path = [trace.end];
    return true;
  };
  for (const { from, to, breaks } of plan) {
    for (const b of breaks) {
      const ideal = b === 0 ? from : between(from, to, b / distance(from, to));
      if (!placesNear(ideal, to).some((p) => fits(field, path, p, to, move, target) && finish(p))) return null;
    }
    if (to !== target.at) path.push(to);
  }
  return finish(target.at) ? moves : null;
}

/** Could an action end here, on its way to `to`? Asked before it is traced. */
function fits(field: Field, path: readonly Point[], p: Point, to: Point, move: number, target: Target): boolean {
  const last = path[path.length - 1] as Point;
  const walked = pathLength(path) + distance(last, p);
  if (walked > move + EXACT || walked === 0) return false;
  if (standFault(field.scene, field.rules, p)) return false;
  if (to === target.at) return lastLeg(field, target, p, true) !== null;
  return distance(p, to) === 0 || isClear(field, p, to);
}

/** How far from where it should end an action may end, in steps of the grid. */
const SPREAD = 4;

/** Steps of the grid about a point. */
const AROUND: readonly Point[] = Array.from({ length: 2 * SPREAD + 1 }, (_, i) => (i - SPREAD) * GRID).flatMap(
  (x, _, all) => all.map((y): Point => [x, y]),
);

/** What an action may gain, in u, because its end is moved to find room: `reach` knows of no such gains. */
const GAIN = 0.003;
/** How much it matters that an action ends where it should, compared with losing nothing of the way to go. */
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
