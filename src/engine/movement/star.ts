import type { Outline } from '../geometry/outline.ts';
import { add, cross, dot, length, type Point, scale, subtract, unit } from '../geometry/vector.ts';
import { farthest } from './actions.ts';
import type { Barrier } from './barrier.ts';
import type { Field } from './field.ts';
import { legBetween } from './legs.ts';
import { rayLength } from './rays.ts';
import type { Way } from './ways.ts';
import type { Wedge } from './wedges.ts';

/** An edge that is nowhere farther than this from the straight line between two rays, in u, needs no other. */
const STRAIGHT = 0.01;
/** Directions so near to each other that an arc of this radius, in u, is that straight. */
const stepAt = (radius: number): number => Math.min(0.2, Math.sqrt((8 * STRAIGHT) / Math.max(radius, 0.01)));
/** Just beside a direction. */
const HAIR = 1e-4;

/**
 * What can be reached straight from the end of a way within a wedge, in at most each of `most` AT: one outline to draw for
 * each, or null where there is nothing. Up to some thousandths of a u.
 */
export function starFrom(
  field: Field,
  way: Way,
  wedge: Wedge,
  move: number,
  most: readonly number[],
): (Point[] | null)[] {
  const { tokens, used } = way.progress;
  const limit = move - used + (Math.max(...most) - tokens) * move;
  const near = within(field, way.at, wedge, limit);
  const cast = (direction: Point): Ray => castRay(near, way, direction, limit, move, most);
  const apart = Math.max(4 * HAIR, STEP / limit);
  const rays: Ray[] = [];
  for (const direction of directionsIn(near, way.at, wedge, limit)) {
    const ray = cast(direction);
    const last = rays[rays.length - 1];
    if (last) rays.push(...raysBetween(last, ray, cast, apart));
    rays.push(ray);
  }
  return most.map((m, k) => {
    if (m < tokens) return null;
    return [way.at, ...rays.map(({ direction, lengths }) => add(way.at, scale(direction, lengths[k] as number)))];
  });
}

/** Only what can matter to rays in a wedge, of this length at most. */
function within(field: Field, from: Point, { from: first, to: last }: Wedge, limit: number): Field {
  const matters = ({ outline, reach }: Barrier): boolean => {
    const to = subtract(outline.bounds.at, from);
    const wide = outline.bounds.radius + reach;
    return !isFar(to, limit + wide) && !isAside(to, wide, first, last);
  };
  // The enemies of both lists are the same, in the same order.
  const enemies = field.enemies.map(matters);
  return {
    ...field,
    walls: field.walls.filter(matters),
    enemies: field.enemies.filter((_, i) => enemies[i]),
    enemiesAtStart: field.enemiesAtStart.filter((_, i) => enemies[i]),
    patches: field.patches.filter((patch) => matters(patch.edge)),
    friends: field.friends.filter(matters),
  };
}

interface Ray {
  readonly direction: Point;
  /** How far one gets this way, in u, for each number of AT asked for. */
  readonly lengths: readonly number[];
}

function castRay(field: Field, way: Way, direction: Point, limit: number, move: number, most: readonly number[]): Ray {
  const { progress, at } = way;
  const free = rayLength(field, at, direction, limit);
  if (free <= 0) return { direction, lengths: most.map(() => 0) };
  const end = add(at, scale(direction, free));
  const leg = legBetween(field, at, end, false);
  if (leg.dues.length + leg.noStop.length + leg.tooHigh.length + leg.difficult.length === 0 && !progress.slowed) {
    const first = move - progress.used;
    const lengths = most.map((m) => Math.max(0, Math.min(free, first + (m - progress.tokens) * move)));
    return { direction, lengths };
  }
  const lengths = most.map((m) => (m < progress.tokens ? 0 : farthest(progress, leg, move, field.rules, m)));
  return { direction, lengths };
}

/** A step in the edge is found this exactly, in u. */
const STEP = 0.006;

/** The edge of what can be reached bends and jumps: the rays between two that follow it. */
function raysBetween(a: Ray, b: Ray, cast: (direction: Point) => Ray, apart: number): Ray[] {
  if (!isFar(subtract(a.direction, b.direction), apart)) return [];
  if (a.lengths.every((length, k) => Math.abs(length - (b.lengths[k] as number)) < STRAIGHT)) return [];
  const middle = cast(unit(add(a.direction, b.direction)));
  const isStraight = middle.lengths.every((length, k) => {
    const [p, q] = [a.lengths[k] as number, b.lengths[k] as number];
    return Math.abs(length - (p + q === 0 ? 0 : (2 * p * q) / (p + q))) < STRAIGHT;
  });
  if (isStraight) return [middle];
  return [...raysBetween(a, middle, cast, apart), middle, ...raysBetween(middle, b, cast, apart)];
}

/** The directions of a wedge in which something may change, in order, and enough between them. */
function directionsIn(field: Field, from: Point, { from: first, to: last }: Wedge, limit: number): Point[] {
  const found: { readonly direction: Point; readonly place: number }[] = [];
  const consider = (x: number, y: number) => {
    const past = first[0] * y - first[1] * x;
    const before = x * last[1] - y * last[0];
    if (past > 0 && before > 0) found.push({ direction: unit([x, y]), place: past / (past + before) });
  };
  const around = (outline: Outline, apart: number) => {
    if (outline.kind === 'disk') {
      const to = subtract(outline.at, from);
      tangents(to, to, to, outline.radius + apart, consider);
      consider(to[0], to[1]);
      return;
    }
    const corners = outline.points.map((p) => subtract(p, from));
    for (const [k, corner] of corners.entries()) {
      if (isFar(corner, limit + apart) || isAside(corner, apart, first, last)) continue;
      const before = corners[(k || corners.length) - 1] as Point;
      tangents(corner, before, corners[(k + 1) % corners.length] as Point, apart, consider);
    }
  };
  const { radius } = field.scene;
  for (const wall of field.walls) around(wall.outline, radius);
  for (const enemy of field.enemies) around(enemy.outline, radius);
  for (const patch of field.patches) around(patch.element.outline, radius);
  for (const friend of field.friends) around(friend.outline, radius);
  const n = Math.ceil(length(subtract(last, first)) / stepAt(limit));
  for (let k = 1; k < n; k++) consider(first[0] * (n - k) + last[0] * k, first[1] * (n - k) + last[1] * k);
  found.sort((a, b) => a.place - b.place);
  return [first, ...found.map(({ direction }) => direction), last];
}

const isFar = (to: Point, limit: number): boolean => dot(to, to) > limit * limit;

/** Does a disk lie wholly outside a wedge? */
const isAside = (to: Point, radius: number, first: Point, last: Point): boolean =>
  dot(to, to) > radius * radius && (cross(first, to) < -radius || cross(to, last) < -radius);

/**
 * Directions just on either side of those that touch a disk about `corner`, where the outline's neighbouring corners lie on
 * the same side of them: where it hides what is behind.
 */
function tangents(
  corner: Point,
  before: Point,
  after: Point,
  radius: number,
  consider: (x: number, y: number) => void,
): void {
  const [x, y] = corner;
  const past = dot(corner, corner) - radius * radius;
  if (past <= 0) return;
  const t = Math.sqrt(past);
  for (const side of [-radius, radius]) {
    const touch: Point = [x * t - y * side, y * t + x * side];
    const inwards = cross(touch, corner);
    const isEdge = (p: Point) => (cross(touch, p) - inwards) * side <= 0;
    if (!isEdge(before) || !isEdge(after)) continue;
    consider(touch[0] - touch[1] * HAIR, touch[1] + touch[0] * HAIR);
    consider(touch[0] + touch[1] * HAIR, touch[1] - touch[0] * HAIR);
  }
}
