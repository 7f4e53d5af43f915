import { isInside, toBoundary, toOutline } from '../geometry/distance.ts';
import type { Id } from '../ids.ts';
import type { Spot } from '../place.ts';
import type { PreparedElement } from '../scenery.ts';
import type { Blocker } from '../sight/types.ts';
import type { LevelRules } from './rules.ts';
import { isUnder } from './under.ts';

/** Something that may stand in between, with the lowest and the highest level it is on. */
export interface Standing {
  readonly blocker: Blocker;
  readonly low: number;
  readonly high: number;
}

/** What leads from level to level, and what one stands on there (MOVE-11). */
export interface Storeys {
  readonly floors: readonly (PreparedElement & { readonly top: number })[];
  readonly connectors: readonly PreparedElement[];
}

/** Why something has no part in what is seen from one level or between two: it is on none of them, or is looked over (R145). */
export type Overlooked = 'other-level' | 'under-floor';

/** What stands between two places on whichever levels. */
export interface Across {
  /** R146: the floor through which neither sees the other; whatever stands in between does not matter then. */
  readonly floor: Id | null;
  readonly blockers: readonly Blocker[];
  readonly overlooked: ReadonlyMap<Id, Overlooked>;
}

/** Bases and floors that overlap by no more than this only touch, in u. */
const TOUCH = 1e-6;

/**
 * What counts of all that stands on a table for what is seen between two places (COVER-11): on one level what is on it; between
 * two also what is on those in between (R143, R144), but nothing that lies under the floor of the higher one (R145). One who is
 * wholly under such a floor is not seen at all, unless he is on what leads up to it (R146, R147).
 */
export function acrossLevels(
  standing: readonly Standing[],
  { floors, connectors }: Storeys,
  rules: LevelRules,
  from: Spot,
  to: Spot,
): Across {
  const [lower, upper] = from.level < to.level ? [from, to] : [to, from];
  const [low, high] = [lower.level, upper.level];
  const under = floors.filter((floor) => low < floor.top && floor.top <= high && isOver(upper, floor));
  const hiding = under.find((floor) => isBelow(lower, floor) && !connectors.some((c) => leadsUp(c, lower, floor.top)));
  if (hiding) return { floor: hiding.id, blockers: [], overlooked: NONE };
  const blockers: Blocker[] = [];
  const overlooked = new Map<Id, Overlooked>();
  for (const each of standing) {
    if (!isOnLevels(each, low, high, to.level, rules)) overlooked.set(each.blocker.id, 'other-level');
    else if (under.some(({ top, outline }) => each.high < top && isUnder(each.blocker.outline, outline)))
      overlooked.set(each.blocker.id, 'under-floor');
    else if (rules.measured === 'slant' && !isAt(each, from.level)) blockers.push({ ...each.blocker, aloft: true });
    else blockers.push(each.blocker);
  }
  return { floor: null, blockers, overlooked };
}

const isAt = ({ low, high }: Standing, level: number): boolean => low <= level && level <= high;

const NONE: ReadonlyMap<Id, Overlooked> = new Map();

/** Is it on a level from which it counts: any from the lower to the higher of the two, or as R143 and R144 have it? */
function isOnLevels(each: Standing, low: number, high: number, target: number, rules: LevelRules): boolean {
  if (each.high < low || each.low > high) return false;
  if (each.blocker.cover === 'total') return rules.total === 'between' || isAt(each, low) || isAt(each, high);
  return rules.partial === 'between' || isAt(each, target);
}

const isOver = ({ at, radius }: Spot, { outline }: PreparedElement): boolean => toOutline(at, outline) < radius - TOUCH;

const isBelow = ({ at, radius }: Spot, { outline }: PreparedElement): boolean =>
  isInside(at, outline) && toBoundary(at, outline) >= radius - TOUCH;

/** Does what connects two levels lead from where this base is on it up to the level, or beyond? */
const leadsUp = (connector: PreparedElement, base: Spot, level: number): boolean => {
  const { passage } = connector;
  return passage !== null && passage.low <= base.level && level <= passage.high && isOver(base, connector);
};
