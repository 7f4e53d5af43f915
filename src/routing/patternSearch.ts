import { add, distance, onGrid, type Point, scale, turn } from '../engine/geometry/vector.ts';
import { EXACT, standFault } from '../engine/movement/index.ts';
import { isFreeLeg } from './configurationSpace.ts';
import type { Fields } from './fields.ts';
import { type Goal, goalLeg } from './goal.ts';
import { endedThere, extended, extendTo, isSteiner, type Label, legsOf } from './labels.ts';
import { passed } from './passing.ts';
import { extend } from './resources.ts';

/** How far a Steiner point is moved at once, in u, and in which directions: first coarsely, then finely. */
const STEPS = [0.32, 0.16, 0.08, 0.04, 0.02, 0.01];
const DIRECTIONS: readonly Point[] = Array.from({ length: 16 }, (_, i) => [turn(i * 22.5).cos, turn(i * 22.5).sin]);

/**
 * The same path with its Steiner points moved to where it is shortest. The graph has a few of them beside cover and friends
 * only; the best place to end an action lies anywhere between two of them.
 */
export function shiftSteinerPoints(fields: Fields, label: Label, goal: Goal, move: number): Label {
  let best = label;
  for (const i of legsOf(label).keys()) {
    for (const step of STEPS) {
      for (let next: Label | null = best; next; next = shifted(fields, best, i, step, goal, move)) best = next;
    }
  }
  return best;
}

/** The path with the end of one leg, if that is a Steiner point, moved by a step that makes it better; null if there is none. */
function shifted(fields: Fields, label: Label, index: number, step: number, goal: Goal, move: number): Label | null {
  const point = legsOf(label)[index]?.to;
  if (!point || !isSteiner(point)) return null;
  for (const direction of DIRECTIONS) {
    const other = moved(fields, label, index, onGrid(add(point.at, scale(direction, step))), goal, move);
    if (other && isBetter(other, label)) return other;
  }
  return null;
}

const isBetter = (a: Label, b: Label): boolean =>
  a.progress.tokens < b.progress.tokens || (a.progress.tokens === b.progress.tokens && a.total < b.total - EXACT);

/** A path with the end of one leg moved; null if it cannot be walked. */
function moved(fields: Fields, label: Label, index: number, to: Point, goal: Goal, move: number): Label | null {
  const legs = legsOf(label);
  let at = (legs[index] as (typeof legs)[0]).from;
  const { space } = at.field.graph;
  if (standFault(space.scene, space.rules, to)) return null;
  for (const [i, leg] of legs.slice(index).entries()) {
    const end = i === 0 ? to : leg.to.at;
    const next = leg.to.passing
      ? through(fields, at, leg.to, move)
      : leg.to.node < 0
        ? home(at, goal, move)
        : onward(at, leg.to, end, move, i < 2);
    if (!next) return null;
    at = next;
  }
  return at;
}

/** The same step, which no moved point is an end of. */
function through(
  fields: Fields,
  from: Label,
  { field, node, at, passing, total, ...model }: Label,
  move: number,
): Label | null {
  const stands = () => fields.stands(from.field, from.node);
  const extension = passing && passed(from.progress, passing, move, fields.levels.rules, stands);
  const length = total - (model.from?.total ?? 0);
  if (!extension) return null;
  const ends = node < 0 && passing.kind === 'enter';
  const last = ends ? { progress: from.progress, breaks: [] } : {};
  return { ...extended(from, node, at, length, extension), field, passing, ...last };
}

function onward(from: Label, model: Label, to: Point, move: number, check: boolean): Label | null {
  const { space } = from.field.graph;
  const length = distance(from.at, to);
  if (length === 0 || (check && !isFreeLeg(space, from.at, to))) return null;
  const extension = extendTo(
    space,
    { move, relaxed: false },
    from.progress,
    from.at,
    to,
    () => !standFault(space.scene, space.rules, to),
  );
  if (!extension) return null;
  const label = extended(from, model.node, to, length, isSteiner(model) ? endedThere(extension, length) : extension);
  return { ...label, coming: model.coming };
}

function home(from: Label, goal: Goal, move: number): Label | null {
  const { space } = from.field.graph;
  const leg = goalLeg(space, goal, from.at, false);
  const extension = leg && extend(from.progress, leg, move, space.rules);
  return extension ? extended(from, -1, goal.at, leg.length, extension) : null;
}
