import { distance, type Point } from '../engine/geometry/vector.ts';
import { EXACT } from '../engine/movement/index.ts';
import type { ConfigurationSpace } from './configurationSpace.ts';
import type { Field, Fields } from './fields.ts';
import { legBetween, plainLeg } from './legs.ts';
import { type Passing, passed } from './passing.ts';
import { type Extension, extend, FRESH, nextAction, type Progress } from './resources.ts';

/** A path to a node, as a chain of straight legs back to the start, with what it takes and where its actions end. */
export interface Label {
  readonly field: Field;
  /** Its index in the field; -1: the goal. */
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
  /** What the leg is if it is not walked. */
  readonly passing: Passing | null;
}

/** The label of the start. */
export const startLabel = (field: Field): Label => ({
  field,
  node: 0,
  at: field.graph.space.start,
  progress: FRESH,
  total: 0,
  from: null,
  breaks: [],
  coming: null,
  passing: null,
});

/** Does a path come to a gate on foot: is there no reason to bend there but to go on along its passage? */
export const isAtGate = ({ field, node, coming }: Label): boolean => coming !== null && field.graph.isGate(node);

/** Does an action end there only because the path is better so? */
export const isSteiner = ({ node, coming, passing }: Label): boolean => node > 0 && coming === null && passing === null;

/** The legs of a label's path, from the start on. */
export function legsOf(label: Label): { from: Label; to: Label }[] {
  const legs: { from: Label; to: Label }[] = [];
  for (let to = label; to.from; to = to.from) legs.unshift({ from: to.from, to });
  return legs;
}

/** The Pareto front of each node: its labels, none of them dominated by another that is as good in every respect. */
export class LabelSet {
  readonly #kept = new Map<Field, Label[][]>();
  readonly #fields: Fields;
  readonly #byTotal: boolean;
  readonly #relaxed: boolean;

  /** `byTotal`: u from the start matter, not AT and u of the present action alone; `relaxed`: actions may end anywhere. */
  constructor(fields: Fields, byTotal: boolean, relaxed: boolean) {
    this.#fields = fields;
    this.#byTotal = byTotal;
    this.#relaxed = relaxed;
  }

  /** Adds a label, unless it is dominated. */
  add(label: Label): boolean {
    if (this.isDominated(label)) return false;
    const there = this.#on(label.field);
    const kept = there[label.node];
    if (kept) kept.push(label);
    else there[label.node] = [label];
    return true;
  }

  #on(field: Field): Label[][] {
    let there = this.#kept.get(field);
    if (!there) {
      there = [];
      this.#kept.set(field, there);
    }
    return there;
  }

  /** Has a label, since it was added, been dominated by another? */
  isDominated(label: Label): boolean {
    const { tokens, used, paid, slowed } = label.progress;
    return this.#dominated(label.field, label.node, tokens, used, label.total, paid, slowed, label);
  }

  /** Would even the best that can come of a leg of this length be dominated? `ending`: the action ends there. */
  wouldBeDominated(node: number, from: Label, length: number, move: number, ending: boolean): boolean {
    const { field } = from;
    if (!this.#kept.get(field)?.[node]) return false;
    let { tokens, used } = from.progress;
    used += length;
    while (used > move + EXACT) {
      used -= move;
      tokens++;
    }
    const total = from.total + length;
    if (ending) return this.#dominated(field, node, tokens + 1, 0, total, 0, false);
    return this.#dominated(field, node, tokens, used, total, from.progress.paid, from.progress.slowed);
  }

  #dominated(
    field: Field,
    node: number,
    tokens: number,
    used: number,
    total: number,
    paid: number,
    slowed: boolean,
    but?: Label,
  ): boolean {
    const kept = this.#kept.get(field)?.[node];
    if (!kept) return false;
    for (const k of kept) {
      if (k === but) continue;
      if (this.#byTotal && k.total > total + EXACT) continue;
      if (k.progress.tokens > tokens) continue;
      if (k.progress.tokens < tokens && (this.#relaxed || this.#fields.stands(field, node))) return true;
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
  field: label.field,
  node,
  at,
  progress,
  total: label.total + length,
  from: label,
  breaks,
  coming: null,
  passing: null,
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
  fields: Fields,
  label: Label,
  known: Map<Label, Progress | null>,
  move: number,
): Progress | null {
  if (!label.from) return label.progress;
  const before = known.get(label);
  if (before !== undefined) return before;
  const from = repriced(fields, label.from, known, move);
  const extension = from && repeated(fields, label.from, from, label, move);
  known.set(label, extension ? extension.progress : null);
  return extension ? extension.progress : null;
}

/** The last leg of a label's path, for one who has come with this progress to where it begins. */
function repeated(fields: Fields, start: Label, from: Progress, label: Label, move: number): Extension | null {
  const { field, node, passing } = label;
  const { space } = field.graph;
  if (passing) return passed(from, passing, move, space.rules, () => fields.stands(start.field, start.node));
  return extendTo(space, { move, relaxed: false }, from, start.at, label.at, () => fields.stands(field, node));
}
