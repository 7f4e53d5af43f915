import type { Point } from '../engine/geometry/vector.ts';
import { EXACT } from '../engine/movement/ground.ts';
import { FRESH, type Progress } from './resources.ts';
import type { Network } from './visibilityGraph.ts';

/** A way to a node, as a chain of straight legs back to the start, with where its actions end. */
export interface Way {
  /** Its index in the network; -1: the target. */
  readonly node: number;
  readonly at: Point;
  readonly progress: Progress;
  /** u from the start, of what is measured. */
  readonly total: number;
  readonly from: Way | null;
  /** Where on the leg that leads here actions end, in u from the leg's beginning. */
  readonly breaks: readonly number[];
  /** The direction of that leg; null where the way may go on anyhow. */
  readonly coming: Point | null;
}

export const startOf = (at: Point): Way => ({
  node: 0,
  at,
  progress: FRESH,
  total: 0,
  from: null,
  breaks: [],
  coming: null,
});

/** The legs of a way, from the start on. */
export function legsOf(way: Way): { from: Way; to: Way }[] {
  const legs: { from: Way; to: Way }[] = [];
  for (let w = way; w.from; w = w.from) legs.unshift({ from: w.from, to: w });
  return legs;
}

/** The ways kept by a search, by node. A way is beaten by one that is as good in every respect. */
export class KnownWays {
  readonly #kept: Way[][] = [];
  readonly #network: Network;
  readonly #byTotal: boolean;
  readonly #anywhere: boolean;

  /** `byTotal`: u from the start matter, not AT and u of the present action alone; `anywhere`: actions may end everywhere. */
  constructor(network: Network, byTotal: boolean, anywhere: boolean) {
    this.#network = network;
    this.#byTotal = byTotal;
    this.#anywhere = anywhere;
  }

  /** Notes a way, unless it is beaten. */
  add(way: Way): boolean {
    if (this.isBeaten(way)) return false;
    const kept = this.#kept[way.node];
    if (kept) kept.push(way);
    else this.#kept[way.node] = [way];
    return true;
  }

  /** Has a way, since it was noted, been beaten by another? */
  isBeaten(way: Way): boolean {
    const { tokens, used, paid, slowed } = way.progress;
    return this.#beaten(way.node, tokens, used, way.total, paid, slowed, way);
  }

  /** Would even the best that can come of a leg of this length be beaten? `stopping`: the action ends there. */
  wouldBeat(node: number, from: Way, length: number, move: number, stopping: boolean): boolean {
    if (!this.#kept[node]) return false;
    let { tokens, used } = from.progress;
    used += length;
    while (used > move + EXACT) {
      used -= move;
      tokens++;
    }
    const total = from.total + length;
    if (stopping) return this.#beaten(node, tokens + 1, 0, total, 0, false);
    return this.#beaten(node, tokens, used, total, from.progress.paid, from.progress.slowed);
  }

  #beaten(
    node: number,
    tokens: number,
    used: number,
    total: number,
    paid: number,
    slowed: boolean,
    but?: Way,
  ): boolean {
    const kept = this.#kept[node];
    if (!kept) return false;
    for (const k of kept) {
      if (k === but) continue;
      if (this.#byTotal && k.total > total + EXACT) continue;
      if (k.progress.tokens > tokens) continue;
      if (k.progress.tokens < tokens && (this.#anywhere || this.#network.canStand(node))) return true;
      if (k.progress.used <= used + EXACT && k.progress.paid >= paid && (slowed || !k.progress.slowed)) return true;
    }
    return false;
  }
}
