import type { Point, SceneryElement, Shape } from '../engine/index.ts';
import { ROUND_BASE } from './catalogue/shapes.ts';
import { CATALOGUE, type LookName } from './catalogue.ts';
import type { Look } from './look.ts';

/** An element as the catalogue has it, in a shape and at a place of its own. */
export function element(id: string, look: LookName, shape: Shape, rotation?: number): SceneryElement {
  const { terrain, height }: Look = CATALOGUE[look];
  return { id, look, terrain, height, shape, ...(rotation === undefined ? {} : { rotation }) };
}

/** A round scenic base with a hole in its middle. */
const roundBase =
  (look: LookName) =>
  (id: string, at: Point): SceneryElement => ({ ...element(id, look, disk(at, ROUND_BASE)), holes: [at] });

export const crater = roundBase('crater');
export const foxhole = roundBase('foxhole');

export const wall = (from: Point, to: Point, thickness: number): Shape => ({ kind: 'wall', from, to, thickness });
export const disk = (at: Point, radius: number): Shape => ({ kind: 'circle', at, radius });
export const polygon = (...points: Point[]): Shape => ({ kind: 'polygon', points });
export const box = ([x, y]: Point, width: number, depth: number): Shape =>
  polygon([x, y], [x + width, y], [x + width, y + depth], [x, y + depth]);
