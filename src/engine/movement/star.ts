import type { Outline } from '../geometry/outline.ts';
import { add, cross, dot, type Point, scale, subtract, unit } from '../geometry/vector.ts';
import { farthest } from './actions.ts';
import { SLACK } from './corners.ts';
import type { Field } from './field.ts';
import { legBetween, plainLeg } from './legs.ts';
import type { Network } from './network.ts';
import { rayLength } from './rays.ts';
import type { Way } from './ways.ts';

/** The directions from one (included) to another less than half a turn to its left. */
export interface Wedge {
  readonly from: Point;
  readonly to: Point;
}

/** All directions. */
const ALL_ROUND: readonly Wedge[] = [
  { from: [1, 0], to: [0, 1] },
  { from: [0, 1], to: [-1, 0] },
  { from: [-1, 0], to: [0, -1] },
  { from: [0, -1], to: [1, 0] },
];

/** Directions are no farther apart than this (about 5 degrees): at 12 u an arc of that many is 0.012 u from its chord. */
const STEP = 0.09;
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
  const greatest = Math.max(...most);
  const { tokens, used } = way.progress;
  const limit = move - used + (greatest - tokens) * move;
  const directions = directionsIn(field, way.at, wedge, limit);
  const lengths = directions.map((d) => lengthsOf(field, way, d, limit, move, most));
  return most.map((m, k) => {
    if (m < tokens) return null;
    return [way.at, ...directions.map((d, i) => add(way.at, scale(d, (lengths[i] as number[])[k] as number)))];
  });
}

function lengthsOf(
  field: Field,
  way: Way,
  direction: Point,
  limit: number,
  move: number,
  most: readonly number[],
): number[] {
  const { progress, at } = way;
  const free = rayLength(field, at, direction, limit);
  if (free <= 0) return most.map(() => 0);
  const end = add(at, scale(direction, free));
  if (plainLeg(field, at, end, false) && !progress.slowed) {
    return most.map((m) => Math.max(0, Math.min(free, move - progress.used + (m - progress.tokens) * move)));
  }
  const leg = legBetween(field, at, end, false);
  return most.map((m) => (m < progress.tokens ? 0 : farthest(progress, leg, move, field.rules, m)));
}

/** The directions of a wedge in which something may change, in order, and enough between them. */
function directionsIn(field: Field, from: Point, { from: first, to: last }: Wedge, limit: number): Point[] {
  const found: Point[] = [];
  const consider = (d: Point) => {
    if (cross(first, d) > 0 && cross(d, last) > 0) found.push(d);
  };
  const around = (outline: Outline, apart: number) => {
    const to = subtract(outline.bounds.at, from);
    const far = limit + outline.bounds.radius + apart;
    if (dot(to, to) > far * far || isAside(to, outline.bounds.radius + apart, first, last)) return;
    if (outline.kind === 'disk') tangents(to, outline.radius + apart, consider);
    else {
      for (const p of outline.points) {
        const corner = subtract(p, from);
        if (dot(corner, corner) < (limit + apart) ** 2 && !isAside(corner, apart, first, last))
          tangents(corner, apart, consider);
      }
    }
  };
  const { radius } = field.scene;
  for (const wall of field.walls) around(wall.outline, radius);
  for (const patch of field.patches) around(patch.element.outline, radius);
  for (const enemy of field.enemies) around(enemy.outline, radius);
  for (const friend of field.friends) around(friend.outline, radius);
  const n = Math.ceil(Math.sqrt(dot(subtract(last, first), subtract(last, first))) / STEP);
  for (let k = 1; k < n; k++) found.push(unit(add(scale(first, n - k), scale(last, k))));
  const place = (d: Point) => cross(first, d) / (cross(first, d) + cross(d, last));
  return [first, ...found.sort((a, b) => place(a) - place(b)), last];
}

/** Does a disk lie wholly outside a wedge? */
const isAside = (to: Point, radius: number, first: Point, last: Point): boolean =>
  dot(to, to) > radius * radius && (cross(first, to) < -radius || cross(to, last) < -radius);

/** Directions that touch a disk about `to`, just on either side, and some between, as its edge is round. */
function tangents([x, y]: Point, radius: number, consider: (d: Point) => void): void {
  const square = x * x + y * y;
  const past = square - radius * radius;
  const l = Math.sqrt(square);
  if (past > 0) {
    const t = Math.sqrt(past);
    for (const side of [-radius, radius]) {
      const dx = (x * t - y * side) / square;
      const dy = (y * t + x * side) / square;
      consider(unit([dx - dy * HAIR, dy + dx * HAIR]));
      consider(unit([dx + dy * HAIR, dy - dx * HAIR]));
    }
  }
  const sights = l < NEARBY ? [0] : [-0.8, 0, 0.8];
  if (l > 0) for (const off of sights) consider(unit([x - (y / l) * radius * off, y + (x / l) * radius * off]));
}

/** Round edges farther away than this, in u, take more directions than there are anyhow. */
const NEARBY = 2.5;

/** What the last corner of a way adds: directions in which the base bends round it, with a little to spare on both sides. */
export function wedgesOf(network: Network, way: Way): readonly Wedge[] {
  const { from, coming, node } = way;
  if (node >= network.firstStop && from) {
    const ahead = unit(subtract(way.at, from.at));
    return [{ from: turned(ahead, -1), to: turned(ahead, 1) }];
  }
  const [back, forth] = network.tangents(node);
  if (coming === null || (back[0] === 0 && back[1] === 0)) return ALL_ROUND;
  const onward = dot(back, coming) > dot(forth, coming) ? back : forth;
  const left = cross(coming, onward) >= 0;
  return [
    left
      ? { from: turned(coming, -SPARE), to: turned(onward, SPARE) }
      : { from: turned(onward, -SPARE), to: turned(coming, SPARE) },
  ];
}

/** About 12 degrees. */
const SPARE = 0.2 + SLACK;

/** A direction turned by an angle with this tangent. */
const turned = ([x, y]: Point, by: number): Point => unit([x - y * by, y + x * by]);
