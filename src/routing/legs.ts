import { clip, overlapOnLeg, type Stretch, stretchesOnLeg } from '../engine/geometry/sweptDisk.ts';
import { distance, type Point } from '../engine/geometry/vector.ts';
import { type Charge, chargesOf, EXACT, TOUCH } from '../engine/movement/index.ts';
import type { ConfigurationSpace } from './configurationSpace.ts';
import { coversPoint, meetsLeg, passesBy } from './obstacle.ts';

/** What a straight leg means for the actions it is part of; distances in u from its beginning. */
export interface Leg {
  readonly length: number;
  /** What falls due for entering cover, for climbing up or down. In order. */
  readonly charges: readonly Charge[];
  /** Where no action may end. In order, apart. */
  readonly noEnd: readonly Stretch[];
  /** Cover in which an action has to end for the base to get through (MOVE-4). */
  readonly tooHigh: readonly Stretch[];
  readonly difficult: readonly Stretch[];
}

/** Is there nothing on the leg from p to q that a `Leg` would have to tell? Settles most legs quickly. */
export function plainLeg(space: ConfigurationSpace, p: Point, q: Point, relaxed: boolean): boolean {
  for (const region of space.regions) {
    if (meetsLeg(region.grown, p, q) || (region.difficult && coversPoint(region.grown, p))) return false;
  }
  if (!relaxed) for (const friend of space.friends) if (meetsLeg(friend, p, q)) return false;
  return true;
}

/** The part of a configuration space that a leg depends on. */
type Underfoot = Pick<ConfigurationSpace, 'scene' | 'rules' | 'regions' | 'friends'>;

/** The leg from p to q, two different points. `relaxed`: take it that an action may end anywhere. */
export function legBetween(space: Underfoot, p: Point, q: Point, relaxed: boolean, end: LegEnd = {}): Leg {
  const whole = distance(p, q);
  const length = end.measured ?? whole;
  const charges: Charge[] = [];
  const noEnd: Stretch[] = [];
  const tooHigh: Stretch[] = [];
  const difficult: Stretch[] = [];
  const { radius } = space.scene;
  for (const region of space.regions) {
    const { element } = region;
    if (element.id === end.except || passesBy(region.grown, p, q)) continue;
    const { over: on, across } = overlapOnLeg(p, q, element.outline, radius - TOUCH);
    if (on.length === 0) continue;
    if (region.difficult) difficult.push(...on);
    if (region.steep && !relaxed) noEnd.push(...on);
    if (region.ground === 'open') continue;
    for (const { from, to } of on) {
      const visit = { from, to, comes: from > EXACT, goes: to < whole - EXACT };
      charges.push(...chargesOf(space.rules, region.ground, element.height, visit));
    }
    if (region.tooHigh) tooHigh.push(...on);
    if (relaxed) continue;
    if (element.holes.length > 0) noEnd.push(...on);
    else if (region.ground === 'platform' || !space.rules.mayStraddle) noEnd.push(...across);
  }
  if (!relaxed)
    for (const friend of space.friends) noEnd.push(...stretchesOnLeg(p, q, friend.outline, friend.clearance));
  if (charges.length > 1) charges.sort((a, b) => a.at - b.at);
  return { length, charges, noEnd: clip(noEnd, length), tooHigh, difficult };
}

/** What is different about a leg that ends in a hole or in contact. */
export interface LegEnd {
  /** u of it that count against the Move. */
  readonly measured?: number;
  /** An element that does not matter on it. */
  readonly except?: string | undefined;
}
