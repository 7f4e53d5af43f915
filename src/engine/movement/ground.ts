import { isInside, toBoundary, toOutline } from '../geometry/distance.ts';
import { distance, GRID, type Point } from '../geometry/vector.ts';
import { isOn, type PreparedElement } from '../scenery.ts';
import type { MoveRules, MoveScene } from './types.ts';

/** Bases and scenery that overlap by no more than this only touch, in u. */
export const TOUCH = 1e-6;
/** Lengths that exceed an allowance by no more than this do not exceed it, in u. */
export const EXACT = 1e-9;

/** What an element is to someone on foot. */
export type Footing =
  | 'open' // walked through as if it were not there
  | 'blocked' // impassable, or total cover (MOVE-7, MOVE-10)
  | 'cover' // entered and crossed at a price, stood in or out of (MOVE-4, R134)
  | 'platform'; // climbed, stood on (MOVE-3)

export function footing(element: PreparedElement, rules: MoveRules): Footing {
  if (element.element.platform && rules.climbCost !== null) return 'platform';
  if (element.impassable) return 'blocked';
  if (element.cover !== 'partial') return 'open';
  const open = rules.concealing === 'open' && !element.element.terrain.includes('protecting');
  return open ? 'open' : 'cover';
}

/** MOVE-9, MOVE-11: stairs and ladders are, whatever their terrain. */
export const isDifficult = (each: PreparedElement): boolean =>
  each.element.terrain.includes('difficult') || isSteep(each);

/** R152: stairs and ladders, on which nobody stays but on a landing. */
export const isSteep = ({ passage }: PreparedElement): boolean => passage !== null && passage.kind !== 'slope';

/** Does a base with its middle at p overlap an element by more than a touch? */
export const overlaps = (p: Point, radius: number, element: PreparedElement): boolean =>
  toOutline(p, element.outline) < radius - TOUCH;

/** Is a base with its middle at p wholly within an element? */
export const isWithin = (p: Point, radius: number, element: PreparedElement): boolean =>
  isInside(p, element.outline) && toBoundary(p, element.outline) >= radius - TOUCH;

/** The hole of a round base that a point means (MOVE-8): it may be off by what rounding to the grid does. */
export function holeAt(scene: Pick<MoveScene, 'elements'>, p: Point): { element: PreparedElement; at: Point } | null {
  for (const element of scene.elements) {
    for (const at of element.holes) if (distance(p, at) <= GRID) return { element, at };
  }
  return null;
}

/** The same on one level. */
export const holeOn = (elements: readonly PreparedElement[], p: Point, level: number) =>
  holeAt({ elements: elements.filter((e) => isOn(e, level)) }, p);
