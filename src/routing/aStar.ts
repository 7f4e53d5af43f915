import { distance, onLevel, type Point } from '../engine/geometry/vector.ts';
import { EXACT } from '../engine/movement/index.ts';
import { BinaryHeap } from './binaryHeap.ts';
import type { Box } from './coverageBitmap.ts';
import type { Fields, Step } from './fields.ts';
import { type Goal, goalLeg } from './goal.ts';
import { endedThere, extended, extendTo, isAtGate, type Label, LabelSet, startLabel } from './labels.ts';
import { passed } from './passing.ts';
import { extend } from './resources.ts';
import { leadsTo } from './sectors.ts';

/** Searches that come to no end are given up after this many labels. */
const MOST_LABELS = 20_000;

export interface SearchOptions {
  /** u of one action. */
  readonly move: number;
  /** Paths of more AT are left out. */
  readonly most: number;
  /** Take it that an action may end anywhere: a relaxation, which says what could be had at best and is quickly searched. */
  readonly relaxed: boolean;
  /** Paths from which nothing in here could be reached are left out. */
  readonly towards?: Box;
}

/** A label in the queue, with the least that a path through it can come to. */
interface Queued {
  readonly label: Label;
  readonly tokens: number;
  readonly length: number;
}

const sooner = (a: Queued, b: Queued): boolean =>
  a.tokens < b.tokens || (a.tokens === b.tokens && a.length < b.length - EXACT);

/**
 * The path to a goal in the fewest AT, and of those the shortest; null if there is none. The straight line that is left, in
 * plan, is the heuristic: no path is shorter, and none takes fewer actions.
 */
export function aStar(fields: Fields, goal: Goal, options: SearchOptions): Label | null {
  const known = new LabelSet(fields, true, options.relaxed);
  const queue = new BinaryHeap<Queued>(sooner);
  const short = goal.short + fields.levels.short;
  let best: Queued | null = null;
  const put = (label: Label): void => {
    const bound = estimate(label);
    if (bound.tokens > options.most || (best && !sooner(bound, best))) return;
    if (known.add(label)) queue.push(bound);
  };
  const estimate = (label: Label): Queued => {
    const left = Math.max(0, distance(label.at, goal.at) - short);
    const more = Math.max(0, Math.ceil((label.progress.used + left) / options.move - 1 - EXACT));
    return { label, tokens: label.progress.tokens + more, length: label.total + left };
  };
  put(startLabel(fields.start));
  for (let settled = 0; settled < MOST_LABELS; settled++) {
    const next = queue.pop();
    if (!next || (best && !sooner(next, best))) break;
    if (known.isDominated(next.label)) continue;
    for (const label of [
      walkedHome(fields, next.label, goal, options),
      ...passedHome(fields, next.label, goal, options),
    ]) {
      const found = label && { label, tokens: label.progress.tokens, length: label.total };
      if (found && found.tokens <= options.most && (!best || sooner(found, best))) best = found;
    }
    expand(fields, options, next.label, known, put);
  }
  return best && (best as Queued).label;
}

/** The last leg to a goal, along its level. */
function walkedHome(fields: Fields, label: Label, goal: Goal, { move, relaxed }: SearchOptions): Label | null {
  const { field, at, node, progress } = label;
  if (field.level !== goal.level || fields.isLanding(field, node) || !leadsTo(field.graph, label, goal.at)) return null;
  const { space } = field.graph;
  const leg = goalLeg(space, goal, at, relaxed);
  const extension = leg && extend(progress, leg, move, space.rules);
  return extension ? extended(label, -1, goal.at, leg.length, extension) : null;
}

/** The last leg to a goal if it is no walk: up or down to it, up or down to an enemy who is attacked, into a landing. */
function* passedHome(fields: Fields, label: Label, goal: Goal, options: SearchOptions): Generator<Label> {
  const { field, node, at } = label;
  const attacked = goal.enemy < 0 ? null : fields.levels.storeys.on(goal.level).enemies[goal.enemy];
  for (const step of attacked ? fields.attacks(field, node, at, attacked.id) : []) {
    const last = follow(fields, label, step, options);
    if (last) yield last;
  }
  for (const step of field.level === goal.level ? [] : fields.steps(field, node, at)) {
    if (step.passing.kind !== 'enter' || distance(step.at, goal.at) > 0) continue;
    const last = follow(fields, label, step, options);
    // nothing begins once the way has ended in a landing
    if (last) yield { ...last, node: -1, progress: label.progress, breaks: [] };
  }
  const isNear = field.level !== goal.level && node <= field.graph.gates && goal.enemy < 0 && goal.element === null;
  const straight = isNear && fields.climbTo(field, node, onLevel(at, field.level), onLevel(goal.at, goal.level));
  if (!straight || straight.contacts.length > 0) return;
  const last = follow(fields, label, { ...straight, field: fields.on(goal.level), node: -1, at: goal.at }, options);
  if (last) yield last;
}

/** All labels within `most` AT, none of them dominated in AT and u by another of the same node: the search without a goal. */
export function allLabels(fields: Fields, options: SearchOptions): Label[] {
  const queue = new BinaryHeap<Queued>(sooner);
  const known = new LabelSet(fields, false, options.relaxed);
  const labels: Label[] = [];
  const put = (label: Label): void => {
    const { tokens, used } = label.progress;
    if (tokens <= options.most && known.add(label)) queue.push({ label, tokens, length: used });
  };
  put(startLabel(fields.start));
  for (let settled = 0; settled < MOST_LABELS; settled++) {
    const next = queue.pop();
    if (!next) break;
    if (known.isDominated(next.label)) continue;
    labels.push(next.label);
    expand(fields, options, next.label, known, put);
  }
  return labels;
}

/** The labels one leg farther, on foot and by what leads on from there. */
function expand(
  fields: Fields,
  options: SearchOptions,
  label: Label,
  known: LabelSet,
  found: (label: Label) => void,
): void {
  const { field, node, at } = label;
  for (const step of fields.steps(field, node, at)) {
    const next = step.contacts.length === 0 ? follow(fields, label, step, options) : null;
    if (next) found(next);
  }
  if (!isAtGate(label) && !fields.isLanding(field, node)) walk(options, label, fields.levels.short, known, found);
}

/** A label one step farther that is not walked. */
function follow(fields: Fields, label: Label, step: Step, { move, relaxed }: SearchOptions): Label | null {
  const { field, node, at, passing } = step;
  const stands = () => relaxed || fields.stands(label.field, label.node);
  const extension = passed(label.progress, passing, move, fields.levels.rules, stands);
  const length = passing.kind === 'climb' ? passing.length : 0;
  return extension && { ...extended(label, node, at, length, extension), field, passing };
}

/** The labels one leg farther on foot: at corners, bending as a shortest path does, and at Steiner points, where the action ends. */
function walk(
  options: SearchOptions,
  label: Label,
  short: number,
  known: LabelSet,
  found: (label: Label) => void,
): void {
  const { graph } = label.field;
  const [x, y] = label.at;
  const { move, most, towards } = options;
  const left = move - label.progress.used;
  const farthest = left + (most - label.progress.tokens) * move + EXACT;
  const size = options.relaxed ? graph.firstSteiner : graph.size;
  for (let node = 1; node < size; node++) {
    const isSteiner = graph.isSteiner(node);
    // At a Steiner point the next action begins.
    const within = isSteiner ? farthest - move : farthest;
    if (graph.isFar(node, x, y, within) || !graph.isFree(node)) continue;
    const to = graph.at(node);
    const dx = to[0] - x;
    const dy = to[1] - y;
    const length = Math.sqrt(dx * dx + dy * dy);
    if (length === 0 || length > within) continue;
    if (towards && length + awayFrom(towards, to) > farthest + short) continue;
    if (isSteiner && wasted(length, left, move) > WASTE) continue;
    if (!graph.comes(node, dx / length, dy / length)) continue;
    if (label.coming && !graph.bends(label.node, label.coming, dx / length, dy / length)) continue;
    if (known.wouldBeDominated(node, label, length, move, isSteiner)) continue;
    if (!graph.isVisible(label.node, node)) continue;
    const extension = extendTo(graph.space, options, label.progress, label.at, to, () => graph.canStand(node));
    if (!extension || (isSteiner && !graph.canStand(node))) continue;
    if (isSteiner) found(extended(label, node, to, length, endedThere(extension, length)));
    else found({ ...extended(label, node, to, length, extension), coming: [dx / length, dy / length] });
  }
}

/** How far a point is from a box, in u. */
function awayFrom({ left, right, top, bottom }: Box, [x, y]: Point): number {
  const dx = Math.max(left - x, 0, x - right);
  const dy = Math.max(top - y, 0, y - bottom);
  return Math.sqrt(dx * dx + dy * dy);
}

/** A Steiner point is of use to those who would otherwise end their action farther back than this, in u. */
const WASTE = 1.25;

/** What is left unused of an action, in u, at the end of a leg on which every action but the first goes as far as it may. */
function wasted(length: number, left: number, move: number): number {
  let unused = left - length;
  while (unused < -EXACT) unused += move;
  return unused;
}
