import {
  add,
  centreOf,
  distance,
  onGrid,
  outlineOf,
  type Point,
  rotate,
  type SceneryElement,
  type Shape,
  scale,
  subtract,
} from '../../engine/index.ts';

/** What a hand does to a piece of scenery. Lengths in u, angles in degrees clockwise; all places to 0.01u. */

/** Part of a piece that can be taken hold of. */
export interface Handle {
  readonly part: 'turn' | 'end' | 'corner' | 'side' | 'rim' | 'hole';
  /** Which of its ends, corners, sides or holes. */
  readonly n: number;
  readonly at: Point;
}

/** The least a piece is long, wide or broad. */
const LEAST = 0.1;
/** So far beyond the outline is what it is turned by. */
const TURNING = 0.9;
/** A piece with more corners keeps its form. */
export const MOST_CORNERS = 16;
/** A corner that is drawn so near to its neighbour is gone. */
const GONE = 0.15;

type Now = Partial<Omit<SceneryElement, 'id'>>;

export const middleOf = ({ shape }: SceneryElement): Point => centreOf(shape);

export function moved({ shape, holes }: SceneryElement, by: Point): Now {
  const go = (p: Point): Point => onGrid(add(p, by));
  return { shape: mapped(shape, go), ...(holes ? { holes: holes.map(go) } : {}) };
}

export const movedTo = (element: SceneryElement, to: Point): Now => moved(element, subtract(to, middleOf(element)));

/** On a level; what connects two, from there as far up as before. */
export function standing({ connects, level: was }: SceneryElement, level: number): Now {
  if (!connects) return { level };
  const [low, high] = connects;
  return { connects: [level, level + high - low], ...(was === undefined ? {} : { level }) };
}

export const turned = ({ rotation = 0 }: SceneryElement, by: number): Now => ({ rotation: angle(rotation + by) });

/**
 * Turned about a place that may lie outside it, together with others. A wall is drawn anew there, so that its ends still meet those that they
 * met; other pieces keep their form and are turned more.
 */
export function turnedAbout(element: SceneryElement, centre: Point, by: number): Now {
  if (element.shape.kind === 'wall') {
    const { shape, rotation, holes } = asItLies(element);
    const go = (p: Point): Point => onGrid(rotate(p, centre, by));
    return { shape: mapped(shape, go), rotation, ...(holes ? { holes: holes.map(go) } : {}) };
  }
  const middle = middleOf(element);
  return { ...moved(element, subtract(rotate(middle, centre, by), middle)), ...turned(element, by) };
}

/** What a mirror exchanges: 0 left and right, 1 top and bottom. */
export type Axis = 0 | 1;

/** Behind a mirror in which each place and its image add up to `sum` along the axis. */
export function mirrored({ shape, holes, rotation }: SceneryElement, axis: Axis, sum: number): Now {
  const go = (p: Point): Point => mirroredPoint(p, axis, sum);
  return {
    shape: mapped(shape, go),
    ...(holes ? { holes: holes.map(go) } : {}),
    ...(rotation ? { rotation: angle(-rotation) } : {}),
  };
}

export const mirroredPoint = ([x, y]: Point, axis: Axis, sum: number): Point =>
  onGrid(axis === 0 ? [sum - x, y] : [x, sum - y]);

/** From where to where it reaches along an axis as it was drawn, before it is turned; its mirror image reaches as far. */
export function reachOf({ shape }: SceneryElement, axis: Axis): readonly number[] {
  switch (shape.kind) {
    case 'circle':
      return [shape.at[axis] - shape.radius, shape.at[axis] + shape.radius];
    case 'wall':
      return [shape.from[axis], shape.to[axis]];
    case 'polygon':
      return shape.points.map((p) => p[axis]);
  }
}

/** From 0 up to 360, to a tenth. */
export const angle = (degrees: number): number => (((Math.round(degrees * 10) / 10) % 360) + 360) % 360;

function mapped(shape: Shape, go: (p: Point) => Point): Shape {
  switch (shape.kind) {
    case 'circle':
      return { ...shape, at: go(shape.at) };
    case 'wall':
      return { ...shape, from: go(shape.from), to: go(shape.to) };
    case 'polygon':
      return { ...shape, points: shape.points.map(go) };
  }
}

/** The same piece drawn as it lies, so that each of its points can be moved alone. */
function asItLies({
  shape,
  rotation = 0,
  holes,
}: SceneryElement): Now & { readonly shape: Shape; readonly rotation: 0 } {
  const centre = centreOf(shape);
  const go = (p: Point): Point => (rotation === 0 ? p : onGrid(rotate(p, centre, rotation)));
  return { shape: mapped(shape, go), rotation: 0, ...(holes ? { holes: holes.map(go) } : {}) };
}

export function handlesOf(element: SceneryElement): readonly Handle[] {
  const { shape, holes = [] } = asItLies(element);
  const middle = centreOf(shape);
  const inside = holes.map((at, n): Handle => ({ part: 'hole', n, at }));
  const { bounds } = outlineOf(shape);
  const up = rotate([middle[0], middle[1] - bounds.radius - TURNING], middle, element.rotation ?? 0);
  const turn: Handle = { part: 'turn', n: 0, at: up };
  if (shape.kind === 'circle') {
    const rim: Handle = { part: 'rim', n: 0, at: add(shape.at, [shape.radius, 0]) };
    return inside.length > 1 ? [...inside, rim, turn] : [...inside, rim];
  }
  const points = shape.kind === 'wall' ? [shape.from, shape.to] : shape.points;
  const part = shape.kind === 'wall' ? 'end' : 'corner';
  if (points.length > MOST_CORNERS) return [...inside, turn];
  const sides =
    part === 'end' || points.length === MOST_CORNERS
      ? []
      : points.map((at, n): Handle => ({ part: 'side', n, at: halfway(at, points[(n + 1) % points.length] ?? at) }));
  return [...points.map((at, n): Handle => ({ part, n, at })), ...sides, ...inside, turn];
}

/** The piece after a part of it has been drawn to a place. */
export function drawn(element: SceneryElement, { part, n }: Handle, to: Point): Now {
  const lies = asItLies(element);
  const { shape } = lies;
  const place = onGrid(to);
  if (part === 'turn') {
    const middle = middleOf(element);
    return { rotation: angle((Math.atan2(to[0] - middle[0], middle[1] - to[1]) * 180) / Math.PI) };
  }
  if (part === 'hole') return { ...lies, holes: (lies.holes ?? []).map((hole, i) => (i === n ? place : hole)) };
  switch (shape.kind) {
    case 'circle':
      return { shape: { ...shape, radius: toHundredths(Math.max(LEAST, distance(shape.at, to))) } };
    case 'wall': {
      const next = n === 0 ? { ...shape, from: place } : { ...shape, to: place };
      return distance(next.from, next.to) < LEAST ? {} : { ...lies, shape: next };
    }
    case 'polygon':
      return { ...lies, shape: { ...shape, points: (part === 'side' ? inserted : cornered)(shape.points, n, place) } };
  }
}

const halfway = (p: Point, q: Point): Point => onGrid([(p[0] + q[0]) / 2, (p[1] + q[1]) / 2]);

/** A new corner on the side behind corner n. */
const inserted = (points: readonly Point[], n: number, at: Point): readonly Point[] => points.toSpliced(n + 1, 0, at);

/** The corner n elsewhere; without it where it is drawn onto a neighbour. */
function cornered(points: readonly Point[], n: number, at: Point): readonly Point[] {
  const neighbours = [points.at(n - 1), points[(n + 1) % points.length]];
  const isGone = points.length > 3 && neighbours.some((each) => each && distance(each, at) <= GONE);
  return isGone ? points.toSpliced(n, 1) : points.with(n, at);
}

/** The points of a piece as it lies: ends or corners, and holes. */
export function pointsOf(element: SceneryElement): {
  readonly outline: readonly Point[];
  readonly holes: readonly Point[];
} {
  const { shape, holes = [] } = asItLies(element);
  const outline = shape.kind === 'polygon' ? shape.points : shape.kind === 'wall' ? [shape.from, shape.to] : [];
  return { outline, holes };
}

/** One more corner, in the middle of the longest side; or one less, that which alters the outline least. Not beyond 3 and 16. */
export function corneredBy(element: SceneryElement, by: 1 | -1): Now {
  const lies = asItLies(element);
  const { shape } = lies;
  if (shape.kind !== 'polygon') return {};
  const { points } = shape;
  const next = (n: number): Point => points[(n + 1) % points.length] as Point;
  const most = (of: (p: Point, n: number) => number): number => {
    const all = points.map(of);
    return all.indexOf(Math.max(...all));
  };
  if (by === 1) {
    if (points.length >= MOST_CORNERS) return {};
    const n = most((p, i) => distance(p, next(i)));
    return { ...lies, shape: { ...shape, points: inserted(points, n, halfway(points[n] as Point, next(n))) } };
  }
  if (points.length <= 3) return {};
  const n = most((p, i) => {
    const before = points.at(i - 1) as Point;
    return distance(before, next(i)) - distance(before, p) - distance(p, next(i));
  });
  return { ...lies, shape: { ...shape, points: points.toSpliced(n, 1) } };
}

/** With so many holes: a new one is in the middle, those that came last go first. */
export function holed(element: SceneryElement, count: number): Now {
  const { holes = [] } = element;
  const more = Array.from({ length: Math.max(0, count - holes.length) }, () => onGrid(middleOf(element)));
  return { holes: [...holes.slice(0, count), ...more] };
}

const toHundredths = (length: number): number => Math.round(length * 100) / 100;

/** How large a piece is as it was drawn, before it is turned. */
export interface Measures {
  readonly length?: number;
  readonly thickness?: number;
  readonly width?: number;
  readonly depth?: number;
  readonly radius?: number;
}

export function measuresOf({ shape }: SceneryElement): Measures {
  switch (shape.kind) {
    case 'circle':
      return { radius: shape.radius };
    case 'wall':
      return { length: distance(shape.from, shape.to), thickness: shape.thickness };
    case 'polygon': {
      const [width, depth] = extent(shape.points);
      return { width, depth };
    }
  }
}

/** The piece with one of its measures set, its middle where it was. */
export function measured(element: SceneryElement, measure: keyof Measures, value: number): Now {
  const { shape } = element;
  const wanted = Math.max(measure === 'thickness' ? 0 : LEAST, value);
  const middle = centreOf(shape);
  switch (shape.kind) {
    case 'circle':
      return { shape: { ...shape, radius: wanted } };
    case 'wall': {
      if (measure === 'thickness') return { shape: { ...shape, thickness: wanted } };
      const by = wanted / distance(shape.from, shape.to);
      const go = (p: Point): Point => onGrid(add(middle, scale(subtract(p, middle), by)));
      return { shape: { ...shape, from: go(shape.from), to: go(shape.to) } };
    }
    case 'polygon': {
      const [width, depth] = extent(shape.points);
      const [kx, ky] = measure === 'width' ? [wanted / width, 1] : [1, wanted / depth];
      const go = ([x, y]: Point): Point => onGrid([middle[0] + (x - middle[0]) * kx, middle[1] + (y - middle[1]) * ky]);
      return { shape: { ...shape, points: shape.points.map(go) } };
    }
  }
}

function extent(points: readonly Point[]): readonly [number, number] {
  const of = (axis: 0 | 1): number => {
    const all = points.map((p) => p[axis]);
    return Math.max(LEAST, Math.max(...all) - Math.min(...all));
  };
  return [of(0), of(1)];
}
