import { EDGE_STRIDE } from '../engine/geometry/edgeTable.ts';
import type { Outline } from '../engine/geometry/outline.ts';
import { add, cross, dot, type Point, scale, subtract } from '../engine/geometry/vector.ts';
import type { MoveRules, MoveScene } from '../engine/movement/index.ts';
import type { ConfigurationSpace, Region } from './configurationSpace.ts';
import { type Leg, legBetween } from './legs.ts';
import { type Obstacle, toEdges } from './obstacle.ts';
import type { Sector } from './sectors.ts';

/** What rays from one place, in the directions of a sector, may meet: made ready for the hundreds of them that are cast. */
export interface SectorView {
  readonly space: ConfigurationSpace;
  readonly at: Point;
  readonly ahead: Point;
  /** Rays are no longer than this, in u. */
  readonly limit: number;
  /** Walls and enemies. */
  readonly blockers: readonly Seen<Obstacle>[];
  readonly regions: readonly Seen<Region>[];
  readonly friends: readonly Seen<Obstacle>[];
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

/** Where in a sector, or in front of the line across it, a direction lies: it grows to the left. */
const bearing = (ahead: Point, direction: Point): number => cross(ahead, direction) / dot(ahead, direction);
/** Bearings nearer than this may be the same. */
const SAME = 1e-9;

/** The view from a place into a sector. */
export function viewInto(
  space: ConfigurationSpace,
  at: Point,
  { from: first, to: last }: Sector,
  limit: number,
): SectorView {
  const ahead = add(first, last);
  const [right, left] = [bearing(ahead, first) - SAME, bearing(ahead, last) + SAME];
  const outlines: Outline[] = [];
  const see = <T>(all: readonly T[], grownOf: (what: T) => Obstacle): Seen<T>[] => {
    const seen: Seen<T>[] = [];
    for (const what of all) {
      const grown = grownOf(what);
      if (isOutside(grown, at, first, last, limit)) continue;
      const { low, high } = bearings(grown, at, ahead);
      const near = low > left || high < right ? limit : toEdges(grown, at) - grown.clearance;
      if (near >= limit) continue;
      seen.push({ what, low, high, near });
      outlines.push(grown.outline);
    }
    return seen;
  };
  const enemies = at === space.start ? space.enemiesAtStart : space.enemies;
  const blockers = [...see(space.walls, itself), ...see(enemies, itself)].sort((a, b) => a.near - b.near);
  const regions = see(space.regions, (region) => region.grown);
  return { space, at, ahead, limit, blockers, regions, friends: see(space.friends, itself), outlines };
}

const itself = (obstacle: Obstacle): Obstacle => obstacle;

/** Does an obstacle clearly lie beyond the limit or outside the sector? Settles most. */
function isOutside({ outline, clearance }: Obstacle, at: Point, first: Point, last: Point, limit: number): boolean {
  const to = subtract(outline.bounds.at, at);
  const wide = outline.bounds.radius + clearance;
  return isFar(to, limit + wide) || isAside(to, wide, first, last);
}

/** Is something farther than the limit, in u? */
export const isFar = (to: Point, limit: number): boolean => dot(to, to) > limit * limit;

/** Does a disk lie wholly outside a sector? */
export const isAside = (to: Point, radius: number, first: Point, last: Point): boolean =>
  dot(to, to) > radius * radius && (cross(first, to) < -radius || cross(to, last) < -radius);

const EVERYWHERE = { low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY };

/** The bearings in which an obstacle lies; all, if it does not lie wholly in front. */
function bearings({ outline, clearance }: Obstacle, at: Point, ahead: Point): { low: number; high: number } {
  const disk = outline.kind === 'disk';
  const radius = disk ? outline.radius + clearance : clearance;
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

/** How far one gets in a direction (of length 1, within the sector) before a wall, an enemy or the table's edge. */
export function freeLength({ space, at, ahead, limit, blockers }: SectorView, direction: Point): number {
  const here = bearing(ahead, direction);
  let free = toTableEdge(space.scene, space.rules, at, direction, limit);
  for (const { what, low, high, near } of blockers) {
    if (near >= free) break;
    if (here >= low && here <= high) free = toObstacle(what, at, direction, free);
  }
  return free;
}

/** The leg of this length in a direction; null if there is nothing on it that would matter. */
export function legTowards(
  { space, at, ahead, regions, friends }: SectorView,
  direction: Point,
  free: number,
): Leg | null {
  const here = bearing(ahead, direction);
  const meets = ({ low, high, near }: Seen<unknown>): boolean => here >= low && here <= high && near < free;
  if (!regions.some(meets) && !friends.some(meets)) return null;
  const near = {
    scene: space.scene,
    rules: space.rules,
    regions: regions.filter(meets).map(({ what }) => what),
    friends: friends.filter(meets).map(({ what }) => what),
  };
  const leg = legBetween(near, at, add(at, scale(direction, free)), false);
  const isPlain = leg.charges.length + leg.noEnd.length + leg.tooHigh.length + leg.difficult.length === 0;
  return isPlain ? null : leg;
}

/** How far the middle of a base can go in a direction (a vector of length 1) before it leaves the table, at most `most` u. */
function toTableEdge(
  { table, radius }: MoveScene,
  rules: MoveRules,
  [x, y]: Point,
  [dx, dy]: Point,
  most: number,
): number {
  if (!table) return most;
  const margin = rules.overhang ? 0 : radius;
  let reach = most;
  if (dx > 0) reach = Math.min(reach, (table.width - margin - x) / dx);
  if (dx < 0) reach = Math.min(reach, (margin - x) / dx);
  if (dy > 0) reach = Math.min(reach, (table.height - margin - y) / dy);
  if (dy < 0) reach = Math.min(reach, (margin - y) / dy);
  return Math.max(0, reach);
}

/** Where a ray of length `most` first enters an obstacle; `most` if it does not. */
function toObstacle(obstacle: Obstacle, [x, y]: Point, [dx, dy]: Point, most: number): number {
  const ex = x + dx * most;
  const ey = y + dy * most;
  if (
    (x >= obstacle.maxX && ex >= obstacle.maxX) ||
    (x <= obstacle.minX && ex <= obstacle.minX) ||
    (y >= obstacle.maxY && ey >= obstacle.maxY) ||
    (y <= obstacle.minY && ey <= obstacle.minY)
  ) {
    return most;
  }
  const { outline, clearance, sides } = obstacle;
  if (outline.kind === 'disk')
    return toDisk(x, y, dx, dy, outline.at[0], outline.at[1], outline.radius + clearance, most);
  let nearest = most;
  for (let i = 0; i < sides.length; i += EDGE_STRIDE) {
    const ax = sides[i] as number;
    const ay = sides[i + 1] as number;
    nearest = toDisk(x, y, dx, dy, ax, ay, clearance, nearest);
    const ex = sides[i + 4] as number;
    const ey = sides[i + 5] as number;
    nearest = toSide(x - ax, y - ay, dx, dy, ex, ey, sides[i + 6] as number, clearance, nearest);
  }
  return nearest;
}

function toDisk(
  x: number,
  y: number,
  dx: number,
  dy: number,
  cx: number,
  cy: number,
  radius: number,
  most: number,
): number {
  const tx = cx - x;
  const ty = cy - y;
  const middle = tx * dx + ty * dy;
  if (middle <= 0 || middle - radius >= most) return most;
  const off = tx * dy - ty * dx;
  const square = radius * radius - off * off;
  return square <= 0 ? most : Math.min(most, Math.max(0, middle - Math.sqrt(square)));
}

/** To the strip on either side of an edge of length l in the direction (ex, ey), from (x, y) as seen from where it begins. */
function toSide(
  x: number,
  y: number,
  dx: number,
  dy: number,
  ex: number,
  ey: number,
  l: number,
  reach: number,
  most: number,
): number {
  const off = x * ey - y * ex;
  const speed = dx * ey - dy * ex;
  if (off * speed >= 0) return most;
  const s = (Math.abs(off) - reach) / Math.abs(speed);
  if (s >= most || s < 0) return most;
  const along = (x + dx * s) * ex + (y + dy * s) * ey;
  return along >= 0 && along <= l ? s : most;
}
