import { distance, type Point } from '../engine/geometry/vector.ts';
import { EXACT } from '../engine/movement/index.ts';
import type { ConfigurationSpace } from './configurationSpace.ts';
import { legBetween, plainLeg } from './legs.ts';
import { type Extension, extend, FRESH, nextAction, type Progress } from './resources.ts';
import type { VisibilityGraph } from './visibilityGraph.ts';

/** A path to a node, as a chain of straight legs back to the start, with what it takes and where its actions end. */
export interface Label {
  /** Its index in the visibility graph; -1: the goal. */
  readonly node: number;
  readonly at: Point;
  readonly progress: Progress;
  /** u from the start, of what is measured. */
  readonly total: number;
  readonly from: Label | null;
  /** Where on the leg that leads here actions end, in u from the leg's beginning. */
  readonly breaks: readonly number[];
  /** The direction of that leg; null where the path may go on in any: at the start, at Steiner points and at the goal. */
  readonly coming: Point | null;
}

/** The label of the start. */
export const startLabel = (at: Point): Label => ({
  node: 0,
  at,
  progress: FRESH,
  total: 0,
  from: null,
  breaks: [],
  coming: null,
});

/** The legs of a label's path, from the start on. */
export function legsOf(label: Label): { from: Label; to: Label }[] {
  const legs: { from: Label; to: Label }[] = [];
  for (let to = label; to.from; to = to.from) legs.unshift({ from: to.from, to });
  return legs;
}

/** The Pareto front of each node: its labels, none of them dominated by another that is as good in every respect. */
export class LabelSet {
  readonly #kept: Label[][] = [];
  readonly #graph: VisibilityGraph;
  readonly #byTotal: boolean;
  readonly #relaxed: boolean;

  /** `byTotal`: u from the start matter, not AT and u of the present action alone; `relaxed`: actions may end anywhere. */
  constructor(graph: VisibilityGraph, byTotal: boolean, relaxed: boolean) {
    this.#graph = graph;
    this.#byTotal = byTotal;
    this.#relaxed = relaxed;
  }

  /** Adds a label, unless it is dominated. */
  add(label: Label): boolean {
    if (this.isDominated(label)) return false;
    const kept = this.#kept[label.node];
    if (kept) kept.push(label);
    else this.#kept[label.node] = [label];
    return true;
  }

  /** Has a label, since it was added, been dominated by another? */
  isDominated(label: Label): boolean {
    const { tokens, used, paid, slowed } = label.progress;
    return this.#dominated(label.node, tokens, used, label.total, paid, slowed, label);
  }

  /** Would even the best that can come of a leg of this length be dominated? `ending`: the action ends there. */
  wouldBeDominated(node: number, from: Label, length: number, move: number, ending: boolean): boolean {
    if (!this.#kept[node]) return false;
    let { tokens, used } = from.progress;
    used += length;
    while (used > move + EXACT) {
      used -= move;
      tokens++;
    }
    const total = from.total + length;
    if (ending) return this.#dominated(node, tokens + 1, 0, total, 0, false);
    return this.#dominated(node, tokens, used, total, from.progress.paid, from.progress.slowed);
  }

  #dominated(
    node: number,
    tokens: number,
    used: number,
    total: number,
    paid: number,
    slowed: boolean,
    but?: Label,
  ): boolean {
    const kept = this.#kept[node];
    if (!kept) return false;
    for (const k of kept) {
      if (k === but) continue;
      if (this.#byTotal && k.total > total + EXACT) continue;
      if (k.progress.tokens > tokens) continue;
      if (k.progress.tokens < tokens && (this.#relaxed || this.#graph.canStand(node))) return true;
      if (k.progress.used <= used + EXACT && k.progress.paid >= paid && (slowed || !k.progress.slowed)) return true;
    }
    return false;
  }
}

/** A label one leg farther. */
export const extended = (
  label: Label,
  node: number,
  at: Point,
  length: number,
  { progress, breaks }: Extension,
): Label => ({
  node,
  at,
  progress,
  total: label.total + length,
  from: label,
  breaks,
  coming: null,
});

/** What comes of a leg. Who ends it in cover that cannot be crossed in one move has to end his action there (MOVE-4), if he `stands`. */
export function extendTo(
  space: ConfigurationSpace,
  { relaxed, move }: { readonly relaxed: boolean; readonly move: number },
  progress: Progress,
  from: Point,
  to: Point,
  stands: () => boolean,
): Extension | null {
  const leg = plainLeg(space, from, to, relaxed) ? null : legBetween(space, from, to, relaxed);
  const length = distance(from, to);
  const plain = { length, charges: [], noEnd: [], tooHigh: [], difficult: [] };
  const extension = extend(progress, leg ?? plain, move, space.rules);
  if (!extension?.endsTooHigh) return extension;
  return stands() ? endedThere(extension, length) : null;
}

/** The action ends at the end of the leg. */
export const endedThere = ({ progress, breaks }: Extension, length: number): Extension => ({
  progress: nextAction(progress),
  breaks: [...breaks, length],
  endsTooHigh: false,
});

/** What a label of the relaxed search really takes, now that actions may not end anywhere; null if its path cannot be walked so. */
export function repriced(
  graph: VisibilityGraph,
  label: Label,
  known: Map<Label, Progress | null>,
  move: number,
): Progress | null {
  if (!label.from) return label.progress;
  const before = known.get(label);
  if (before !== undefined) return before;
  const from = repriced(graph, label.from, known, move);
  const stands = () => graph.canStand(label.node);
  const extension = from && extendTo(graph.space, { move, relaxed: false }, from, label.from.at, label.at, stands);
  known.set(label, extension ? extension.progress : null);
  return extension ? extension.progress : null;
}
