import {
  add,
  between,
  distance,
  flattened,
  GRID,
  onGrid,
  onLevel,
  type Point,
  type Waypoint,
} from '../engine/geometry/vector.ts';
import { EXACT, standFault, traceWay, type WayTrace } from '../engine/movement/index.ts';
import { isFreeLeg } from './configurationSpace.ts';
import type { Field, Fields } from './fields.ts';
import { type Goal, goalLeg } from './goal.ts';
import { type Label, legsOf } from './labels.ts';
import { legBetween } from './legs.ts';
import { type Passing, passed } from './passing.ts';
import { type Extension, extend, type Progress } from './resources.ts';

/** One Move action of a route, with the way to ask for: its end may lie beyond where contact or the rim of a hole ends it. */
export interface RouteMove extends WayTrace {
  readonly asked: readonly Waypoint[];
}

/**
 * What an action may lose, in u, because its end is rounded to the grid: a path is first planned with nothing to spare,
 * and if that cannot be walked with a bit in hand.
 */
const LOSSES = [0, 0.01, 0.03, 0.1];

/**
 * Makes the path of a label into Move actions, each allowed by `traceWay`, with way-points on the grid and ends where a base may
 * stand. `move` in u. Null if it cannot be gone.
 */
export function moveActions(fields: Fields, label: Label, goal: Goal, move: number): RouteMove[] | null {
  let best: RouteMove[] | null = null;
  for (const loss of LOSSES) {
    const plan = move > loss ? planned(fields, label, goal, move - loss) : null;
    const moves = plan && realised(fields, plan, goal, move);
    if (moves && (!best || tokensOf(moves) < tokensOf(best))) best = moves;
    if (best && tokensOf(best) <= label.progress.tokens) break;
  }
  return best;
}

/** AT of all these actions. */
export const tokensOf = (moves: readonly RouteMove[]): number => moves.reduce((sum, m) => sum + m.tokens, 0);

/** A leg with where actions end on it, in u from where it begins. */
interface Planned {
  readonly field: Field;
  readonly from: Point;
  /** On the field of the leg, but for one that is not walked. */
  readonly to: Waypoint;
  readonly passing: Passing | null;
  readonly isLast: boolean;
  readonly breaks: readonly number[];
}

/** The legs of a path with where its actions end, now that they may not end everywhere. */
function planned(fields: Fields, label: Label, goal: Goal, move: number): Planned[] | null {
  const legs: Planned[] = [];
  let progress = legsOf(label)[0]?.from.progress;
  for (const { from, to } of legsOf(label)) {
    const isLast = to.node < 0;
    const { passing } = to;
    const { field } = from;
    const again = progress && legAgain(fields, from, to, goal, progress, move);
    if (!again) return null;
    const { length, extension } = again;
    const ends = !isLast && !passing && to.breaks.at(-1) === length && extension.breaks.at(-1) !== length;
    const level = passing ? to.field.level : field.level;
    legs.push({
      field,
      from: from.at,
      to: onLevel(to.at, level),
      passing,
      isLast,
      breaks: ends ? [...extension.breaks, length] : extension.breaks,
    });
    progress = ends ? { ...to.progress } : extension.progress;
  }
  return legs;
}

function legAgain(
  fields: Fields,
  from: Label,
  to: Label,
  goal: Goal,
  progress: Progress,
  move: number,
): { length: number; extension: Extension } | null {
  const { space } = from.field.graph;
  if (to.passing) {
    const stands = () => fields.stands(from.field, from.node);
    const extension = passed(progress, to.passing, move, space.rules, stands);
    return extension && { length: 0, extension };
  }
  const leg = to.node < 0 ? goalLeg(space, goal, from.at, false) : legBetween(space, from.at, to.at, false);
  const extension = leg && extend(progress, leg, move, space.rules);
  return leg && extension && { length: leg.length, extension };
}

/** Makes the actions of a plan, ending each as near as the grid allows to where it should; null if that cannot be done. */
function realised(fields: Fields, plan: readonly Planned[], goal: Goal, move: number): RouteMove[] | null {
  const { storeys, rules, start } = fields.levels;
  const moves: RouteMove[] = [];
  let path: Waypoint[] = [start];
  let used = 0;
  const finish = (end: Waypoint, isLast: boolean): boolean => {
    const asked = [...path, end];
    const trace = traceWay(storeys, rules, asked, move);
    if (trace.fault || (trace.contacts.length > 0 && !isLast)) return false;
    moves.push({ ...trace, asked });
    path = [trace.end];
    used = 0;
    return true;
  };
  for (const leg of plan) {
    const { field, from, to, passing, breaks, isLast } = leg;
    const here = (p: Point): Waypoint => onLevel(p, field.level);
    if (passing?.kind === 'enter') {
      if (!finish(to, isLast)) return null;
      continue;
    }
    for (const b of breaks) {
      const ideal = b === 0 ? from : between(from, flattened(to), b / distance(from, flattened(to)));
      const places = passing ? [from] : placesNear(ideal, flattened(to));
      if (
        !places.some(
          (p) =>
            fits(leg, used + distance(flattened(path.at(-1) as Waypoint), p), p, goal, move) && finish(here(p), false),
        )
      )
        return null;
    }
    if (isLast) break;
    if (passing?.kind !== 'leave') used += distance(flattened(path.at(-1) as Waypoint), flattened(to));
    path.push(to);
  }
  const last = plan.at(-1);
  return last && (last.passing?.kind === 'enter' || finish(last.to, true)) ? moves : null;
}

/** Could an action of this length end here, on its way along a leg? Asked before it is traced. */
function fits({ field, to, passing, isLast }: Planned, length: number, p: Point, goal: Goal, move: number): boolean {
  const { space } = field.graph;
  if (length > move + EXACT || length === 0) return false;
  if (standFault(space.scene, space.rules, p)) return false;
  if (passing) return true;
  if (isLast) return goalLeg(space, goal, p, true) !== null;
  return distance(p, flattened(to)) === 0 || isFreeLeg(space, p, flattened(to));
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
