import { distance } from '../engine/geometry/vector.ts';
import { EXACT } from '../engine/movement/index.ts';
import { BinaryHeap } from './binaryHeap.ts';
import { type Goal, goalLeg } from './goal.ts';
import { endedThere, extended, extendTo, type Label, LabelSet, startLabel } from './labels.ts';
import { extend } from './resources.ts';
import { leadsTo } from './sectors.ts';
import type { VisibilityGraph } from './visibilityGraph.ts';

/** Searches that come to no end are given up after this many labels. */
const MOST_LABELS = 20_000;

export interface SearchOptions {
  /** u of one action. */
  readonly move: number;
  /** Paths of more AT are left out. */
  readonly most: number;
  /** Take it that an action may end anywhere: a relaxation, which says what could be had at best and is quickly searched. */
  readonly relaxed: boolean;
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
 * The path to a goal in the fewest AT, and of those the shortest; null if there is none. The straight line that is left is
 * the heuristic: no path is shorter, and none takes fewer actions.
 */
export function aStar(graph: VisibilityGraph, goal: Goal, options: SearchOptions): Label | null {
  const { space } = graph;
  const known = new LabelSet(graph, true, options.relaxed);
  const queue = new BinaryHeap<Queued>(sooner);
  let best: Queued | null = null;
  const put = (label: Label): void => {
    const bound = estimate(label);
    if (bound.tokens > options.most || (best && !sooner(bound, best))) return;
    if (known.add(label)) queue.push(bound);
  };
  const estimate = (label: Label): Queued => {
    const left = Math.max(0, distance(label.at, goal.at) - goal.short);
    const more = Math.max(0, Math.ceil((label.progress.used + left) / options.move - 1 - EXACT));
    return { label, tokens: label.progress.tokens + more, length: label.total + left };
  };
  put(startLabel(space.start));
  for (let settled = 0; settled < MOST_LABELS; settled++) {
    const next = queue.pop();
    if (!next || (best && !sooner(next, best))) break;
    if (known.isDominated(next.label)) continue;
    const leads = leadsTo(graph, next.label, goal.at);
    const leg = leads ? goalLeg(space, goal, next.label.at, options.relaxed) : null;
    const extension = leg && extend(next.label.progress, leg, options.move, space.rules);
    if (extension) {
      const label = extended(next.label, -1, goal.at, leg.length, extension);
      const found = { label, tokens: label.progress.tokens, length: label.total };
      if (found.tokens <= options.most && (!best || sooner(found, best))) best = found;
    }
    expand(graph, options, next.label, known, put);
  }
  return best && (best as Queued).label;
}

/** All labels within `most` AT, none of them dominated in AT and u by another of the same node: the search without a goal. */
export function allLabels(graph: VisibilityGraph, options: SearchOptions): Label[] {
  const queue = new BinaryHeap<Queued>(sooner);
  const known = new LabelSet(graph, false, options.relaxed);
  const labels: Label[] = [];
  const put = (label: Label): void => {
    const { tokens, used } = label.progress;
    if (tokens <= options.most && known.add(label)) queue.push({ label, tokens, length: used });
  };
  put(startLabel(graph.space.start));
  for (let settled = 0; settled < MOST_LABELS; settled++) {
    const next = queue.pop();
    if (!next) break;
    if (known.isDominated(next.label)) continue;
    labels.push(next.label);
    expand(graph, options, next.label, known, put);
  }
  return labels;
}

/** The labels one leg farther: at corners, bending as a shortest path does, and at Steiner points, where the action ends. */
function expand(
  graph: VisibilityGraph,
  options: SearchOptions,
  label: Label,
  known: LabelSet,
  found: (label: Label) => void,
): void {
  const [x, y] = label.at;
  const { move, most } = options;
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

/** A Steiner point is of use to those who would otherwise end their action farther back than this, in u. */
const WASTE = 1.25;

/** What is left unused of an action, in u, at the end of a leg on which every action but the first goes as far as it may. */
function wasted(length: number, left: number, move: number): number {
  let unused = left - length;
  while (unused < -EXACT) unused += move;
  return unused;
}
