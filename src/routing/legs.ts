import { clip, overlapOnLeg, type Stretch, stretchesOnLeg } from '../engine/geometry/sweptDisk.ts';
import { distance, type Point } from '../engine/geometry/vector.ts';
import { EXACT, TOUCH } from '../engine/movement/ground.ts';
import { chargesOf } from '../engine/movement/prices.ts';
import type { Charge } from '../engine/movement/types.ts';
import type { Field } from './configurationSpace.ts';
import { bars, barsLeg, passesBy } from './obstacle.ts';

/** What a straight leg means for the actions it is part of; distances in u from its beginning. */
export interface Leg {
  readonly length: number;
  /** What falls due for entering cover, for climbing up or down. In order. */
  readonly charges: readonly Charge[];
  /** Where no action may end. In order, apart. */
  readonly noStop: readonly Stretch[];
  /** Cover that takes a stop inside to get through (MOVE-4). */
  readonly tooHigh: readonly Stretch[];
  readonly difficult: readonly Stretch[];
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
  const charges: Charge[] = [];
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
    for (const { from, to } of on) {
      const visit = { from, to, comes: from > EXACT, goes: to < whole - EXACT };
      charges.push(...chargesOf(field.rules, patch.ground, element.height, visit));
    }
    if (patch.tooHigh) tooHigh.push(...on);
    if (anywhere) continue;
    if (element.holes.length > 0) noStop.push(...on);
    else if (patch.ground === 'platform' || !field.rules.mayStraddle) noStop.push(...across);
  }
  if (!anywhere) for (const friend of field.friends) noStop.push(...stretchesOnLeg(p, q, friend.outline, friend.reach));
  if (charges.length > 1) charges.sort((a, b) => a.at - b.at);
  return { length, charges, noStop: clip(noStop, length), tooHigh, difficult };
}

/** What is different about a leg that ends in a hole or in contact. */
export interface LegEnd {
  /** u of it that count against the Move. */
  readonly measured?: number;
  /** An element that does not matter on it. */
  readonly except?: string | undefined;
}
