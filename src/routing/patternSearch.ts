import { add, distance, onGrid, type Point, scale, turn } from '../engine/geometry/vector.ts';
import { EXACT } from '../engine/movement/ground.ts';
import { standFault } from '../engine/movement/stand.ts';
import { type Field, isClear } from './configurationSpace.ts';
import { lastLeg, type Target } from './goal.ts';
import { legsOf, type Way } from './labels.ts';
import { walkLeg } from './resources.ts';
import { lengthen, stopThere, walkTo } from './walk.ts';

/** How far a stop is moved at once, in u, and in which directions: first coarsely, then finely. */
const STEPS = [0.32, 0.16, 0.08, 0.04, 0.02, 0.01];
const DIRECTIONS: readonly Point[] = Array.from({ length: 16 }, (_, i) => [turn(i * 22.5).cos, turn(i * 22.5).sin]);

/**
 * The same way with its stops moved to where it is shortest. A search knows a few places to stop at beside cover and
 * friends only; along their edges the best one lies anywhere between two of them.
 */
export function slideStops(field: Field, way: Way, target: Target, move: number): Way {
  let best = way;
  for (const i of legsOf(way).keys()) {
    for (const step of STEPS) {
      for (let next: Way | null = best; next; next = slid(field, best, i, step, target, move)) best = next;
    }
  }
  return best;
}

/** The way with the end of one leg, if that is a stop, moved by a step that makes it better; null if there is none. */
function slid(field: Field, way: Way, index: number, step: number, target: Target, move: number): Way | null {
  const stop = legsOf(way)[index]?.to;
  if (!stop || !isStop(stop)) return null;
  for (const direction of DIRECTIONS) {
    const other = moved(field, way, index, onGrid(add(stop.at, scale(direction, step))), target, move);
    if (other && isBetter(other, way)) return other;
  }
  return null;
}

const isStop = ({ node, coming }: Way): boolean => node > 0 && coming === null;

const isBetter = (a: Way, b: Way): boolean =>
  a.progress.tokens < b.progress.tokens || (a.progress.tokens === b.progress.tokens && a.total < b.total - EXACT);

/** A way with the end of one leg moved; null if it cannot be gone. */
function moved(field: Field, way: Way, index: number, to: Point, target: Target, move: number): Way | null {
  if (standFault(field.scene, field.rules, to)) return null;
  const legs = legsOf(way);
  let at = (legs[index] as (typeof legs)[0]).from;
  for (const [i, leg] of legs.slice(index).entries()) {
    const end = i === 0 ? to : leg.to.at;
    const next = leg.to.node < 0 ? home(field, at, target, move) : onward(field, at, leg.to, end, move, i < 2);
    if (!next) return null;
    at = next;
  }
  return at;
}

function onward(field: Field, from: Way, model: Way, to: Point, move: number, check: boolean): Way | null {
  const length = distance(from.at, to);
  if (length === 0 || (check && !isClear(field, from.at, to))) return null;
  const walked = walkTo(
    field,
    { move, anywhere: false },
    from.progress,
    from.at,
    to,
    () => !standFault(field.scene, field.rules, to),
  );
  if (!walked) return null;
  const way = lengthen(from, model.node, to, length, isStop(model) ? stopThere(walked, length) : walked);
  return { ...way, coming: model.coming };
}

function home(field: Field, from: Way, target: Target, move: number): Way | null {
  const leg = lastLeg(field, target, from.at, false);
  const walked = leg && walkLeg(from.progress, leg, move, field.rules);
  return walked ? lengthen(from, -1, target.at, leg.length, walked) : null;
}
