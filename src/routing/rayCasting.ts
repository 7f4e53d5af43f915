import type { Outline } from '../engine/geometry/outline.ts';
import { add, cross, dot, type Point, scale, subtract } from '../engine/geometry/vector.ts';
import type { Field, Patch } from './configurationSpace.ts';
import { type Leg, legBetween } from './legs.ts';
import { type Barrier, toEdges } from './obstacle.ts';
import { toBarrier, toTableEdge } from './rays.ts';
import type { Wedge } from './sectors.ts';

/** What rays from one place, in the directions of a wedge, may meet: made ready for the hundreds of them that are cast. */
export interface Outlook {
  readonly field: Field;
  readonly at: Point;
  readonly ahead: Point;
  /** Rays are no longer than this, in u. */
  readonly limit: number;
  /** Walls and enemies. */
  readonly blockers: readonly Seen<Barrier>[];
  readonly patches: readonly Seen<Patch>[];
  readonly friends: readonly Seen<Barrier>[];
  /** The outlines of all of them. */
  readonly outlines: readonly Outline[];
}

/** Something that rays may meet: in which bearings, and not before how many u. */
interface Seen<T> {
  readonly what: T;
  readonly low: number;
  readonly high: number;
  readonly near: number;
}

/** Where in a wedge, or in front of the line across it, a direction lies: it grows to the left. */
const bearing = (ahead: Point, direction: Point): number => cross(ahead, direction) / dot(ahead, direction);
/** Bearings nearer than this may be the same. */
const SAME = 1e-9;

export function lookOut(field: Field, at: Point, { from: first, to: last }: Wedge, limit: number): Outlook {
  const ahead = add(first, last);
  const [right, left] = [bearing(ahead, first) - SAME, bearing(ahead, last) + SAME];
  const outlines: Outline[] = [];
  const see = <T>(all: readonly T[], edgeOf: (what: T) => Barrier): Seen<T>[] => {
    const seen: Seen<T>[] = [];
    for (const what of all) {
      const edge = edgeOf(what);
      if (isOutside(edge, at, first, last, limit)) continue;
      const { low, high } = bearings(edge, at, ahead);
      const near = low > left || high < right ? limit : toEdges(edge, at) - edge.reach;
      if (near >= limit) continue;
      seen.push({ what, low, high, near });
      outlines.push(edge.outline);
    }
    return seen;
  };
  const enemies = at === field.start ? field.enemiesAtStart : field.enemies;
  const blockers = [...see(field.walls, itself), ...see(enemies, itself)].sort((a, b) => a.near - b.near);
  const patches = see(field.patches, (patch) => patch.edge);
  return { field, at, ahead, limit, blockers, patches, friends: see(field.friends, itself), outlines };
}

const itself = (barrier: Barrier): Barrier => barrier;

/** Does a barrier clearly lie beyond the limit or outside the wedge? Settles most. */
function isOutside({ outline, reach }: Barrier, at: Point, first: Point, last: Point, limit: number): boolean {
  const to = subtract(outline.bounds.at, at);
  const wide = outline.bounds.radius + reach;
  return isFar(to, limit + wide) || isAside(to, wide, first, last);
}

export const isFar = (to: Point, limit: number): boolean => dot(to, to) > limit * limit;

/** Does a disk lie wholly outside a wedge? */
export const isAside = (to: Point, radius: number, first: Point, last: Point): boolean =>
  dot(to, to) > radius * radius && (cross(first, to) < -radius || cross(to, last) < -radius);

const EVERYWHERE = { low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY };

/** The bearings in which a barrier lies; all, if it does not lie wholly in front. */
function bearings({ outline, reach }: Barrier, at: Point, ahead: Point): { low: number; high: number } {
  const disk = outline.kind === 'disk';
  const radius = disk ? outline.radius + reach : reach;
  const wide = radius * Math.sqrt(dot(ahead, ahead));
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  for (const corner of disk ? [outline.at] : outline.points) {
    const to = subtract(corner, at);
    if (dot(to, ahead) <= wide) return EVERYWHERE;
    const t = Math.sqrt(dot(to, to) - radius * radius);
    const [x, y] = to;
    low = Math.min(low, bearing(ahead, [x * t + y * radius, y * t - x * radius]) - SAME);
    high = Math.max(high, bearing(ahead, [x * t - y * radius, y * t + x * radius]) + SAME);
  }
  return { low, high };
}

/** How far one gets in a direction (of length 1, within the wedge) before a wall, an enemy or the table's edge. */
export function freeLength({ field, at, ahead, limit, blockers }: Outlook, direction: Point): number {
  const here = bearing(ahead, direction);
  let free = toTableEdge(field.scene, field.rules, at, direction, limit);
  for (const { what, low, high, near } of blockers) {
    if (near >= free) break;
    if (here >= low && here <= high) free = toBarrier(what, at, direction, free);
  }
  return free;
}

/** The leg of this length in a direction; null if there is nothing on it that would matter. */
export function legTowards(
  { field, at, ahead, patches, friends }: Outlook,
  direction: Point,
  free: number,
): Leg | null {
  const here = bearing(ahead, direction);
  const meets = ({ low, high, near }: Seen<unknown>): boolean => here >= low && here <= high && near < free;
  if (!patches.some(meets) && !friends.some(meets)) return null;
  const near = {
    scene: field.scene,
    rules: field.rules,
    patches: patches.filter(meets).map(({ what }) => what),
    friends: friends.filter(meets).map(({ what }) => what),
  };
  const leg = legBetween(near, at, add(at, scale(direction, free)), false);
  const isPlain = leg.charges.length + leg.noStop.length + leg.tooHigh.length + leg.difficult.length === 0;
  return isPlain ? null : leg;
}
