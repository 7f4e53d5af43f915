import { CATALOGUE, type LookName, type ReadyTable } from '../../content/index.ts';
import {
  distance,
  edges,
  isInside,
  type Outline,
  outlineOf,
  type Point,
  type Ruleset,
  type SceneryElement,
  type Shape,
  segmentToSegment,
  toOutline,
} from '../../engine/index.ts';
import { type Chance, chanceFrom } from '../chance.ts';
import { type Fairness, fairness } from './fairness.ts';

/** What is wished of a table. */
export interface Wish {
  readonly seed: number;
  readonly style: Style;
  readonly density: Density;
  /** In u. */
  readonly width: number;
  readonly height: number;
}

export const STYLES = ['hamlet', 'fields', 'woods', 'ruins'] as const;
export type Style = (typeof STYLES)[number];

export const DENSITIES = ['open', 'usual', 'dense'] as const;
export type Density = (typeof DENSITIES)[number];

/** What may stand in for one another: a house for a barn, a hedge for a wall. */
const CLASSES: Readonly<Record<Style, readonly (readonly LookName[])[]>> = {
  hamlet: [
    ['house', 'barn'],
    ['stone-wall', 'hedge', 'fence'],
    ['stone-wall', 'hedge', 'sandbags'],
    ['tree', 'well', 'cart', 'haystack', 'log-pile'],
  ],
  fields: [
    ['hedge', 'stone-wall', 'bank'],
    ['hedge', 'fence', 'bank'],
    ['haystack', 'tree', 'bushes', 'cart'],
    ['barn', 'rocks'],
  ],
  woods: [
    ['tree', 'bushes'],
    ['rocks', 'log-pile', 'tree'],
    ['bushes', 'rocks'],
    ['bank', 'hedge'],
  ],
  ruins: [
    ['ruin', 'house'],
    ['rubble', 'crater', 'rocks'],
    ['sandbags', 'barricade', 'stone-wall'],
    ['rubble', 'log-pile', 'cart'],
  ],
};

/** Pieces for each 100 square u. */
const PIECES: Readonly<Record<Density, number>> = { open: 2.6, usual: 3.6, dense: 4.8 };

/** So many are laid out; of those in which both halves have the most alike the fairest is kept. */
const CANDIDATES = 40;
const LOOKED_AT = 10;

/** A mirrored piece is moved by no more than this, in u: a mirrored table is dull, and whoever begins fares better on it. */
const MOVED = 1.5;

/** Between two pieces, so that everybody gets through, and from the edges of the table. */
const GAP = 1.3;
const RIM = 0.6;

export interface RandomTable {
  readonly table: ReadyTable['table'];
  readonly scenery: readonly SceneryElement[];
  readonly fairness: Fairness;
}

/** A table of that kind that is as fair as chance has it: the same for the same wish. `name`: what it is called. */
export function randomTable(wish: Wish, ruleset: Ruleset, name: string): RandomTable {
  const steps = randomTableSteps(wish, ruleset, name);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** The same a little at a time: most of it is looking at how fair each of some tables is. */
export function* randomTableSteps(wish: Wish, ruleset: Ruleset, name: string): Generator<undefined, RandomTable> {
  const chance = chanceFrom(wish.seed);
  const { width, height } = wish;
  const table = { width, height, name, ground: 'grass' } as const;
  for (let n = 0; n < TRIES; n++) {
    const laid: (readonly SceneryElement[])[] = [];
    for (let i = 0; i < CANDIDATES; i++) {
      laid.push(laidOut(wish, chance));
      yield;
    }
    const evenness = new Map(laid.map((scenery) => [scenery, unevenness(scenery, wish)]));
    laid.sort((p, q) => (evenness.get(p) ?? 0) - (evenness.get(q) ?? 0));
    const looked: RandomTable[] = [];
    for (const scenery of laid.slice(0, LOOKED_AT)) {
      looked.push({ table, scenery, fairness: fairness({ table, scenery }, ruleset) });
      yield;
    }
    const [best] = looked
      .filter(({ fairness: { reachable, deployable } }) => reachable && deployable)
      .sort((p, q) => p.fairness.difference - q.fairness.difference);
    if (best) return best;
  }
  return { table, scenery: [], fairness: fairness({ table, scenery: [] }, ruleset) };
}

/** After so many the table is too small for anything. */
const TRIES = 3;

/** How far from the middle of the table the middle of all that gives cover lies: one half has more of it, or nearer. */
function unevenness(scenery: readonly SceneryElement[], { width, height }: Wish): number {
  const middles = scenery
    .filter(({ terrain }) => terrain.length > 0)
    .map(({ shape, rotation }) => outlineOf(shape, rotation).bounds.at);
  const mean = (axis: 0 | 1): number => middles.reduce((sum, at) => sum + at[axis], 0) / (middles.length || 1);
  return distance([mean(0), mean(1)], [width / 2, height / 2]);
}

interface Laid {
  readonly element: SceneryElement;
  readonly outline: Outline;
}

/** So often for each pair a place is looked for where it has room. */
const MOST_TRIES = 16;

/** Anchors anywhere, each with its counterpart through the middle of the table, moved a little and of the same class. */
function laidOut({ style, density, width, height }: Wish, chance: Chance): readonly SceneryElement[] {
  const pairs = Math.ceil(((width * height) / 100) * (PIECES[density] / 2));
  const classes = CLASSES[style];
  const laid: Laid[] = [];
  for (let tries = 0; laid.length < 2 * pairs && tries < MOST_TRIES * pairs; tries++) {
    const looks = chance.pick(classes) ?? ['tree'];
    const at: Point = [chance.int(0, width * 10) / 10, chance.int(0, height * 10) / 10];
    const turn = chance.int(0, 23) * 15;
    const moved = (): number => chance.int(-MOVED * 10, MOVED * 10) / 10;
    const opposite: Point = [round(width - at[0] + moved()), round(height - at[1] + moved())];
    const looksOf = [chance.pick(looks) ?? 'tree', chance.pick(looks) ?? 'tree'] as const;
    const turned = turn + chance.int(-2, 2) * 15;
    const others = laid.map(({ outline }) => outline);
    const one = piece(looksOf[0], at, turn, laid.length);
    if (!isOn(one, width, height) || !isApart(one, others)) continue;
    const other = piece(looksOf[1], opposite, turned, laid.length + 1);
    if (isOn(other, width, height) && isApart(other, [...others, one.outline])) laid.push(one, other);
  }
  return laid.map(({ element }) => element);
}

const round = (length: number): number => Math.round(length * 100) / 100;

function piece(look: LookName, at: Point, turn: number, number: number): Laid {
  const { terrain, height, shape, holes } = CATALOGUE[look] as (typeof CATALOGUE)[LookName] & {
    holes?: readonly Point[];
  };
  const placed = movedBy(shape, at);
  const rotation = ((turn % 360) + 360) % 360;
  const element: SceneryElement = {
    ...{ id: `${look}-${number + 1}`, look, terrain, height, shape: placed },
    ...(placed.kind === 'circle' ? {} : { rotation }),
    ...(holes ? { holes: holes.map(([x, y]): Point => [round(x + at[0]), round(y + at[1])]) } : {}),
  };
  return { element, outline: outlineOf(placed, element.rotation) };
}

function movedBy(shape: Shape, [x, y]: Point): Shape {
  const by = ([u, v]: Point): Point => [round(u + x), round(v + y)];
  switch (shape.kind) {
    case 'polygon':
      return { ...shape, points: shape.points.map(by) };
    case 'circle':
      return { ...shape, at: by(shape.at) };
    case 'wall':
      return { ...shape, from: by(shape.from), to: by(shape.to) };
  }
}

const cornersOf = (outline: Outline): readonly Point[] =>
  outline.kind === 'disk'
    ? [
        [outline.at[0] - outline.radius, outline.at[1] - outline.radius],
        [outline.at[0] + outline.radius, outline.at[1] + outline.radius],
      ]
    : outline.points;

const isOn = ({ outline }: Laid, width: number, height: number): boolean =>
  cornersOf(outline).every(([x, y]) => x >= RIM && y >= RIM && x <= width - RIM && y <= height - RIM);

/** Wide enough apart for a base to get through between them. */
const isApart = ({ outline }: Laid, others: readonly Outline[]): boolean =>
  others.every((other) => {
    const { at, radius } = other.bounds;
    if (distance(at, outline.bounds.at) >= radius + outline.bounds.radius + GAP) return true;
    return gapBetween(outline, other) >= GAP;
  });

function gapBetween(p: Outline, q: Outline): number {
  if (p.kind === 'disk') return toOutline(p.at, q) - p.radius;
  if (q.kind === 'disk') return toOutline(q.at, p) - q.radius;
  if (p.points.some((point) => isInside(point, q)) || q.points.some((point) => isInside(point, p))) return 0;
  return Math.min(
    ...edges(p.points).flatMap(([a, b]) => edges(q.points).map(([c, d]) => segmentToSegment(a, b, c, d))),
  );
}
