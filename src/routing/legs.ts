import { clip, overlapOnLeg, type Stretch, stretchesOnLeg } from '../engine/geometry/sweptDisk.ts';
import { distance, type Point } from '../engine/geometry/vector.ts';
import { EXACT, TOUCH } from '../engine/movement/ground.ts';
import type { Field, Patch } from './configurationSpace.ts';
import { bars, barsLeg, passesBy } from './obstacle.ts';

/** What a straight leg means for the actions it is part of; distances in u from its beginning. */
export interface Leg {
  readonly length: number;
  /** Where AT fall due: for entering cover, for climbing up or down. In order. */
  readonly dues: readonly Due[];
  /** Where no action may end. In order, apart. */
  readonly noStop: readonly Stretch[];
  /** Cover that takes a stop inside to get through (MOVE-4). */
  readonly tooHigh: readonly Stretch[];
  readonly difficult: readonly Stretch[];
}

export interface Due {
  readonly at: number;
  readonly cost: number;
  /** u that climbing takes of the Move (R126). */
  readonly rise: number;
}

/** Is there nothing on the leg from p to q that a `Leg` would have to tell? Settles most legs quickly. */
export function plainLeg(field: Field, p: Point, q: Point, anywhere: boolean): boolean {
  for (const patch of field.patches) {
    if (barsLeg(patch.edge, p, q) || (patch.difficult && bars(patch.edge, p))) return false;
  }
  if (!anywhere) for (const friend of field.friends) if (barsLeg(friend, p, q)) return false;
  return true;
}

/** The part of a field that a leg depends on. */
type Underfoot = Pick<Field, 'scene' | 'rules' | 'patches' | 'friends'>;

/** The leg from p to q, two different points. `anywhere`: take it that an action may end everywhere. */
export function legBetween(field: Underfoot, p: Point, q: Point, anywhere: boolean, end: LegEnd = {}): Leg {
  const whole = distance(p, q);
  const length = end.measured ?? whole;
  const dues: Due[] = [];
  const noStop: Stretch[] = [];
  const tooHigh: Stretch[] = [];
  const difficult: Stretch[] = [];
  const { radius } = field.scene;
  for (const patch of field.patches) {
    const { element } = patch;
    if (element.id === end.except || passesBy(patch.edge, p, q)) continue;
    const { over: on, across } = overlapOnLeg(p, q, element.outline, radius - TOUCH);
    if (on.length === 0) continue;
    if (patch.difficult) difficult.push(...on);
    if (patch.ground === 'open') continue;
    dues.push(...duesOf(field, patch, on, whole));
    if (patch.tooHigh) tooHigh.push(...on);
    if (anywhere) continue;
    if (element.holes.length > 0) noStop.push(...on);
    else if (patch.ground === 'platform' || !field.rules.mayStraddle) noStop.push(...across);
  }
  if (!anywhere) for (const friend of field.friends) noStop.push(...stretchesOnLeg(p, q, friend.outline, friend.reach));
  if (dues.length > 1) dues.sort((a, b) => a.at - b.at);
  return { length, dues, noStop: clip(noStop, length), tooHigh, difficult };
}

/** What is different about a leg that ends in a hole or in contact. */
export interface LegEnd {
  /** u of it that count against the Move. */
  readonly measured?: number;
  /** An element that does not matter on it. */
  readonly except?: string | undefined;
}

function duesOf({ rules }: Underfoot, { ground, element }: Patch, on: readonly Stretch[], length: number): Due[] {
  const dues: Due[] = [];
  for (const { from, to } of on) {
    if (ground === 'platform') {
      const climb = { cost: rules.climbCost ?? 0, rise: rules.heightCounts ? element.height : 0 };
      if (from > EXACT) dues.push({ at: from, ...climb });
      if (to < length - EXACT) dues.push({ at: to, ...climb });
    } else if (from > EXACT) dues.push({ at: from, cost: rules.crossingCost, rise: 0 });
  }
  return dues;
}
