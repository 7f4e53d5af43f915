/** Rules by edition letter and rulings, as test names say them: `sightFor('Q', { R32: 'b' })`. */
import { rulesetOf } from '../../../src/editions/index.ts';
import { diskOutline, outlineOf, type Shape } from '../../../src/engine/geometry/outline.ts';
import type { Point } from '../../../src/engine/geometry/vector.ts';
import {
  type Base,
  type Blocker,
  type Sight,
  type SightRules,
  sight,
  type Want,
} from '../../../src/engine/sight/index.ts';
import { editionOf, type Letter } from './editionNow.ts';

export const rulesFor = (letter: Letter, rulings: Record<string, string> = {}): SightRules =>
  rulesetOf(editionOf(letter), rulings).sight;

const R = 0.5;
export const base = (id: string, at: Point, radius = R): Base => ({ id, at, radius });

let made = 0;
const blocker = (shape: Shape, cover: Blocker['cover'], more: Partial<Blocker> = {}): Blocker => ({
  id: `w${++made}`,
  outline: outlineOf(shape),
  cover,
  ...more,
});

export const poly = (...points: Point[]): Shape => ({ kind: 'polygon', points });
export const box = (x1: number, y1: number, x2: number, y2: number): Shape =>
  poly([x1, y1], [x2, y1], [x2, y2], [x1, y2]);
export const wall = (from: Point, to: Point, thickness = 0): Shape => ({ kind: 'wall', from, to, thickness });
export const total = (shape: Shape, more?: Partial<Blocker>): Blocker => blocker(shape, 'total', more);
export const partial = (shape: Shape, more?: Partial<Blocker>): Blocker => blocker(shape, 'partial', more);
export const disk = (at: Point, radius: number): Shape => ({ kind: 'circle', at, radius });
export const roundBase = (at: Point): Blocker => partial(disk(at, 1.2), { roundBase: true });
export const figure = (at: Point, id = `f${++made}`): Blocker => ({
  id,
  outline: diskOutline(at, R),
  cover: 'partial',
  character: true,
});

/** From (0, 0) to (d, 0) unless told otherwise. */
export interface Pair {
  readonly from?: Point;
  readonly to?: Point;
}

export const look = (
  letter: Letter,
  blockers: readonly Blocker[],
  { from = [0, 0], to = [10, 0] }: Pair = {},
  rulings: Record<string, string> = {},
  want: Want = { reasons: true },
): Sight => sight({ from: base('s', from), to: base('t', to), blockers, rules: rulesFor(letter, rulings) }, want);
