import { pointToSegment, toOutline } from '../geometry/distance.ts';
import { centreOf } from '../geometry/outline.ts';
import { add, distance, GRID, type Point, rotate, scale, subtract, unit } from '../geometry/vector.ts';
import type { Passage, PreparedElement } from '../scenery.ts';
import { measurePath, stretchesNear } from './path.ts';
import type { MoveRules } from './types.ts';

/** Where stairs, ladders and slopes are got on and off (MOVE-11, R151). Points and radii in u. */

/** MOVE-3, TC-6, R153: is a passage of this kind climbed, so that it costs more and nobody takes cover on it? */
export const isClimbed = ({ paidPassages }: Pick<MoveRules, 'paidPassages'>, kind: Passage): boolean =>
  kind === 'ladder' || (kind === 'stairs' && paidPassages === 'stairs-too');

/** Touching is as near as the points of commands are rounded to. */
const TOUCHING = GRID;

type Segment = readonly [Point, Point];

/** R151: the two ends of a straight run, foot and head; null for any other shape, which is got on and off all round. */
export function endsOf({ element }: PreparedElement): { readonly foot: Segment; readonly head: Segment } | null {
  const { shape, rotation = 0 } = element;
  if (shape.kind !== 'wall') return null;
  const centre = centreOf(shape);
  const [from, to] = [rotate(shape.from, centre, rotation), rotate(shape.to, centre, rotation)];
  const [x, y] = scale(unit(subtract(to, from)), shape.thickness / 2);
  const across = (end: Point): Segment => [add(end, [-y, x]), add(end, [y, -x])];
  return { foot: across(from), head: across(to) };
}

/** Does a base touch the end of a passage that is on its lower or on its upper level? A slope is walked onto from its foot. */
export function touchesEnd(passage: PreparedElement, end: 'foot' | 'head', at: Point, radius: number): boolean {
  const ends = endsOf(passage);
  if (!ends || (end === 'foot' && passage.passage?.kind === 'slope')) return touches(passage, at, radius);
  return pointToSegment(at, ...ends[end]) <= radius + TOUCHING;
}

/** Does a base touch or overlap a passage? */
export const touches = ({ outline }: PreparedElement, at: Point, radius: number): boolean =>
  toOutline(at, outline) <= radius + TOUCHING;

/** MOVE-12: does a base touch its rim from without? */
export const touchesRim = (passage: PreparedElement, at: Point, radius: number): boolean =>
  touches(passage, at, radius) && toOutline(at, passage.outline) >= radius - TOUCHING;

/** Does a base touch a passage all along a straight leg? */
export function touchesAlong(passage: PreparedElement, from: Point, to: Point, radius: number): boolean {
  const leg = measurePath([from, to]);
  if (!leg || leg.length === 0) return touches(passage, from, radius);
  const near = stretchesNear(leg, passage.outline, radius + TOUCHING);
  return near.some((s) => s.from <= TOUCHING && s.to >= leg.length - TOUCHING);
}

/** The landing of stairs or a ladder that a point means (MOVE-11); it may be off by what rounding to the grid does. */
export function landingAt(
  passages: readonly PreparedElement[],
  at: Point,
): { readonly passage: PreparedElement; readonly at: Point } | null {
  for (const passage of passages) {
    const hole = passage.holes.find((each) => distance(each, at) <= GRID);
    if (hole) return { passage, at: hole };
  }
  return null;
}
