import { edges, nearestOnSegment, toOutline } from '../engine/geometry/distance.ts';
import type { Outline } from '../engine/geometry/outline.ts';
import {
  add,
  between,
  distance,
  GRID,
  onGrid,
  type Point,
  scale,
  subtract,
  turn,
  unit,
} from '../engine/geometry/vector.ts';
import { endsOf, TOUCH } from '../engine/movement/index.ts';
import type { PreparedElement } from '../engine/scenery.ts';

/** Where a way may come to touch stairs, a ladder or a slope on one of its two levels, to go on along it (MOVE-11, R151). */
export interface Gate {
  readonly passage: PreparedElement;
  readonly at: Point;
}

/** What a slope is walked up in, in u: from each of these places one may go on. */
const PACE = 1;
/** Directions about a round passage. */
const AROUND: readonly Point[] = Array.from({ length: 12 }, (_, i): Point => [turn(i * 30).cos, turn(i * 30).sin]);

/**
 * The places of a base at the lower or the upper end of a passage that ways are planned through: before the middle and the
 * corners of an end, beside its corners, and where those come straight who come from `start`; all round what has no ends,
 * or has landings. On the grid, just touching.
 */
export function gatesOf(passage: PreparedElement, end: 'low' | 'high', radius: number, start: Point): readonly Gate[] {
  const ends = endsOf(passage);
  const all = !ends || passage.holes.length > 0 ? roundAbout(passage.outline, radius) : [];
  const there = ends ? [...all, ...atEnd(ends, end, radius, start)] : all;
  const touching = there.map((p) => touchingNear(passage.outline, p, radius)).filter((p) => p !== null);
  const onIt = ends && end === 'low' && passage.passage?.kind === 'slope' ? alongSlope(ends, radius) : [];
  return distinct([...touching, ...onIt]).map((at) => ({ passage, at }));
}

type Ends = NonNullable<ReturnType<typeof endsOf>>;

function atEnd({ foot, head }: Ends, end: 'low' | 'high', radius: number, start: Point): Point[] {
  const [here, there] = end === 'low' ? [foot, head] : [head, foot];
  const away = unit(subtract(middleOf(here), middleOf(there)));
  const out = scale(away, radius);
  const aside = scale(unit(subtract(here[1], here[0])), radius);
  const oblique = (p: Point, side: Point): Point => add(p, scale(unit(add(out, side)), radius));
  const straight = nearestOnSegment(start, ...foot);
  const share = distance(straight, foot[0]) / (distance(...foot) || 1);
  const across = between(...here, share);
  const towards = nearestOnSegment(start, ...here);
  return [
    add(middleOf(here), out),
    add(here[0], out),
    add(here[1], out),
    subtract(here[0], aside),
    add(here[1], aside),
    oblique(here[0], scale(aside, -1)),
    oblique(here[1], aside),
    add(across, out),
    add(towards, scale(unit(subtract(start, towards)), radius)),
  ];
}

/** On the slope itself, from just below its head down. */
function alongSlope({ foot, head }: Ends, radius: number): Point[] {
  const [low, high] = [middleOf(foot), middleOf(head)];
  const whole = distance(low, high);
  const down = unit(subtract(low, high));
  const many = Math.max(0, Math.floor((whole - radius) / PACE) + 1);
  return Array.from({ length: many }, (_, i) => onGrid(add(high, scale(down, radius + i * PACE))));
}

function roundAbout(outline: Outline, radius: number): Point[] {
  if (outline.kind === 'disk')
    return AROUND.map((direction) => add(outline.at, scale(direction, outline.radius + radius)));
  return edges(outline.points).flatMap(([p, q]) => {
    const [x, y] = unit(subtract(q, p));
    const out = scale([y, -x], radius);
    return [p, between(p, q, 0.5), q].map((each) => add(each, out));
  });
}

const middleOf = ([p, q]: readonly [Point, Point]): Point => between(p, q, 0.5);

/** The point of the grid nearest to an ideal one from which a base just touches an outline; null if it does from none. */
function touchingNear(outline: Outline, ideal: Point, radius: number): Point | null {
  const middle = onGrid(ideal);
  const touches = (p: Point) => {
    const apart = toOutline(p, outline);
    return apart >= radius - TOUCH && apart <= radius + GRID;
  };
  if (touches(middle)) return middle;
  const near = NEIGHBOURS.map((step) => onGrid(add(middle, step))).filter(touches);
  return near.sort((p, q) => distance(p, ideal) - distance(q, ideal))[0] ?? null;
}

const NEIGHBOURS: readonly Point[] = [-GRID, 0, GRID].flatMap((x) => [-GRID, 0, GRID].map((y): Point => [x, y]));

const distinct = (points: readonly Point[]): Point[] => [...new Map(points.map((p) => [p.join(), p])).values()];
