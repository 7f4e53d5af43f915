import { distance, flattened, levelOf, onLevel, type Point, type Waypoint } from '../geometry/vector.ts';
import { violation } from '../ruleIds.ts';
import type { PreparedElement } from '../scenery.ts';
import { firstContact } from './contact.ts';
import { EXACT, footing, overlaps, TOUCH } from './ground.ts';
import { isClimbed, touchesAlong, touchesEnd } from './passages.ts';
import { measurePath, pointAt } from './path.ts';
import { onGround } from './stand.ts';
import type { BaseDisk, Climb, MoveFault, MoveRules, MoveStoreys } from './types.ts';

/** The height of a storey, in u (MOVE-11). */
const STOREY = 3;

/** What comes of the leg of a way between two points of different levels. Lengths in u, from where the leg begins. */
export interface Climbed {
  readonly fault: MoveFault | null;
  readonly climb: Climb | null;
  /** Where the base ends: at the far end, or where it meets an enemy, on the lower of the two levels then (R147). */
  readonly end: Waypoint;
  /** Measured in plan (R126). */
  readonly length: number;
  readonly contacts: readonly string[];
}

/**
 * A climb: straight in plan along stairs, a ladder or a slope that leads from just the one level to the other; below the
 * base touches its foot, above its head, and stands there on the ground of that level (MOVE-11, R151). In between friends
 * may be passed, and an enemy of either level is met where the bases touch (MOVE-6, R149).
 */
export function climbAlong(
  storeys: MoveStoreys,
  rules: MoveRules,
  from: Waypoint,
  to: Waypoint,
  isStart: boolean,
): Climbed {
  const [start, end] = [flattened(from), flattened(to)];
  const low = Math.min(levelOf(from), levelOf(to));
  const passage = storeys.passages.find((each) => leads(storeys, rules, each, { from, to, isStart }));
  if (!passage?.passage) {
    const fault = { violation: violation('MOVE-11'), at: start, along: 0 };
    return { fault, climb: null, end: from, length: 0, contacts: [] };
  }
  const { kind, high } = passage.passage;
  const length = distance(start, end);
  const climb: Climb = {
    element: passage.id,
    passage: kind,
    upwards: levelOf(to) > levelOf(from),
    tokens: isClimbed(rules, kind) ? rules.crossingCost : 0,
    rise: rules.heightCounts ? STOREY * (high - low) : 0,
  };
  const leg = measurePath([start, end]);
  const contact = leg && leg.length > 0 ? firstContact(betweenLevels(storeys, from, to), rules, leg) : null;
  if (!leg || !contact) return { fault: null, climb, end: to, length, contacts: [] };
  const { along, enemies } = contact;
  const reached = along >= length - EXACT ? levelOf(to) : low;
  return { fault: null, climb, end: onLevel(pointAt(leg, along), reached), length: along, contacts: enemies };
}

/**
 * Everybody on either level, and nothing else: on the way up scenery does not matter. Whoever stands over the base on its other
 * level, or under it, before it is on the way is not met: it goes away from him.
 */
function betweenLevels(storeys: MoveStoreys, from: Waypoint, to: Waypoint) {
  const [here, there] = [storeys.on(levelOf(from)), storeys.on(levelOf(to))];
  const start = flattened(from);
  const isOver = ({ at, radius }: BaseDisk): boolean => distance(at, start) < radius + storeys.radius - TOUCH;
  const also = there.enemies.filter((each) => !here.enemies.some(({ id }) => id === each.id) && !isOver(each));
  return { ...here, elements: [], enemies: [...here.enemies, ...also] };
}

interface Climbing {
  readonly from: Waypoint;
  readonly to: Waypoint;
  /** Where the way begins one may stand on it, held there by contact or stopped by a shot (R152). */
  readonly isStart: boolean;
}

function leads(
  storeys: MoveStoreys,
  rules: MoveRules,
  element: PreparedElement,
  { from, to, isStart }: Climbing,
): boolean {
  const [lower, upper] = levelOf(from) < levelOf(to) ? [from, to] : [to, from];
  const { passage } = element;
  if (passage === null || passage.low !== levelOf(lower) || passage.high !== levelOf(upper)) return false;
  const [foot, head] = [flattened(lower), flattened(upper)];
  const { radius } = storeys;
  return (
    (touchesEnd(element, 'foot', foot, radius) || (isStart && lower === from && overlaps(foot, radius, element))) &&
    touchesEnd(element, 'head', head, radius) &&
    touchesAlong(element, foot, head, radius) &&
    isClear(storeys, rules, passage.low, foot) &&
    isClear(storeys, rules, passage.high, head) &&
    onGround(storeys.on(passage.high), rules, head)
  );
}

/** Off what cannot be entered there. */
const isClear = (storeys: MoveStoreys, rules: MoveRules, level: number, at: Point): boolean =>
  storeys.on(level).elements.every((e) => footing(e, rules) !== 'blocked' || !overlaps(at, storeys.radius, e));
