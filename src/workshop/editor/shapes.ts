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
  readonly part: 'turn' | 'end' | 'corner' | 'rim';
  /** Which of its ends or corners. */
  readonly n: number;
  readonly at: Point;
}

/** The least a piece is long, wide or broad. */
const LEAST = 0.1;
/** So far beyond the outline is what it is turned by. */
const TURNING = 0.9;
/** A piece with more corners keeps its form. */
const MOST_CORNERS = 16;

type Now = Partial<Omit<SceneryElement, 'id'>>;

export const middleOf = ({ shape }: SceneryElement): Point => centreOf(shape);

export function moved({ shape, holes }: SceneryElement, by: Point): Now {
  const go = (p: Point): Point => onGrid(add(p, by));
  return { shape: mapped(shape, go), ...(holes ? { holes: holes.map(go) } : {}) };
}

export const movedTo = (element: SceneryElement, to: Point): Now => moved(element, subtract(to, middleOf(element)));

export const turned = ({ rotation = 0 }: SceneryElement, by: number): Now => ({ rotation: angle(rotation + by) });

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
function asItLies({ shape, rotation = 0, holes }: SceneryElement): Now & { readonly shape: Shape } {
  const centre = centreOf(shape);
  const go = (p: Point): Point => (rotation === 0 ? p : onGrid(rotate(p, centre, rotation)));
  return { shape: mapped(shape, go), rotation: 0, ...(holes ? { holes: holes.map(go) } : {}) };
}

export function handlesOf(element: SceneryElement): readonly Handle[] {
  const { shape } = asItLies(element);
  const middle = centreOf(shape);
  const { bounds } = outlineOf(shape);
  const up = rotate([middle[0], middle[1] - bounds.radius - TURNING], middle, element.rotation ?? 0);
  const turn: Handle = { part: 'turn', n: 0, at: up };
  if (shape.kind === 'circle') {
    const rim: Handle = { part: 'rim', n: 0, at: add(shape.at, [shape.radius, 0]) };
    return (element.holes ?? []).length > 1 ? [rim, turn] : [rim];
  }
  const points = shape.kind === 'wall' ? [shape.from, shape.to] : shape.points;
  const part = shape.kind === 'wall' ? 'end' : 'corner';
  return points.length > MOST_CORNERS ? [turn] : [...points.map((at, n): Handle => ({ part, n, at })), turn];
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
  switch (shape.kind) {
    case 'circle':
      return { shape: { ...shape, radius: toHundredths(Math.max(LEAST, distance(shape.at, to))) } };
    case 'wall': {
      const next = n === 0 ? { ...shape, from: place } : { ...shape, to: place };
      return distance(next.from, next.to) < LEAST ? {} : { ...lies, shape: next };
    }
    case 'polygon':
      return { ...lies, shape: { ...shape, points: shape.points.map((p, i) => (i === n ? place : p)) } };
  }
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
