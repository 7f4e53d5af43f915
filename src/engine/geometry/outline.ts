import { orient2d } from 'robust-predicates';
import { distance, length, type Point, rotate, samePoint, scale, subtract, unit } from './vector.ts';

/** A shape as it stands in a file (formats.md): what the user drew, before it is turned. */
export type Shape =
  | { readonly kind: 'polygon'; readonly points: readonly Point[] }
  | { readonly kind: 'circle'; readonly at: Point; readonly radius: number }
  | { readonly kind: 'wall'; readonly from: Point; readonly to: Point; readonly thickness: number };

/**
 * A shape ready for arithmetic. A polygon is simple, has no repeated vertices and runs so that its inside lies to
 * the left of each edge (cross product positive); a wall without thickness is a polygon of two points.
 */
export type Outline =
  | { readonly kind: 'polygon'; readonly points: readonly Point[]; readonly bounds: Disk }
  | { readonly kind: 'disk'; readonly at: Point; readonly radius: number; readonly bounds: Disk };

export interface Disk {
  readonly at: Point;
  readonly radius: number;
}

/** What is wrong with a shape, and at which of its fields. */
export interface ShapeFault {
  readonly field: string;
  readonly fault: 'not-finite' | 'too-few-points' | 'self-crossing' | 'no-area' | 'not-positive' | 'too-large';
}

/** No table is larger; keeps coordinates in the range the tolerances are made for. */
const LARGEST = 1000;
const MOST_POINTS = 400;

/** Checks a shape of unknown origin. Repeated vertices and either orientation are fine; what has no plain meaning is not. */
export function shapeFault(shape: Shape): ShapeFault | null {
  switch (shape.kind) {
    case 'circle':
      return (
        pointFault('at', shape.at) ??
        (Number.isFinite(shape.radius) ? null : { field: 'radius', fault: 'not-finite' }) ??
        (shape.radius > 0 ? null : { field: 'radius', fault: 'not-positive' }) ??
        (shape.radius <= LARGEST ? null : { field: 'radius', fault: 'too-large' })
      );
    case 'wall':
      return (
        pointFault('from', shape.from) ??
        pointFault('to', shape.to) ??
        (Number.isFinite(shape.thickness) ? null : { field: 'thickness', fault: 'not-finite' }) ??
        (shape.thickness >= 0 ? null : { field: 'thickness', fault: 'not-positive' }) ??
        (shape.thickness <= LARGEST ? null : { field: 'thickness', fault: 'too-large' }) ??
        (distance(shape.from, shape.to) > 1e-9 ? null : { field: 'to', fault: 'no-area' })
      );
    case 'polygon': {
      if (shape.points.length > MOST_POINTS) return { field: 'points', fault: 'too-large' };
      for (const [i, p] of shape.points.entries()) {
        const fault = pointFault(`points[${i}]`, p);
        if (fault) return fault;
      }
      const points = withoutRepeats(shape.points);
      if (points.length < 3) return { field: 'points', fault: 'too-few-points' };
      if (crossesItself(points)) return { field: 'points', fault: 'self-crossing' };
      return Math.abs(doubleArea(points)) > 1e-9 ? null : { field: 'points', fault: 'no-area' };
    }
  }
}

function pointFault(field: string, p: Point): ShapeFault | null {
  if (!Number.isFinite(p[0]) || !Number.isFinite(p[1])) return { field, fault: 'not-finite' };
  return Math.abs(p[0]) <= LARGEST && Math.abs(p[1]) <= LARGEST ? null : { field, fault: 'too-large' };
}

/** The outline of a shape that has no fault, turned by `degrees` about its centre. */
export function outlineOf(shape: Shape, degrees = 0): Outline {
  if (shape.kind === 'circle') return diskOutline(shape.at, shape.radius);
  const centre = centreOf(shape);
  const corners =
    shape.kind === 'wall' ? wallCorners(shape.from, shape.to, shape.thickness) : withoutRepeats(shape.points);
  const turned = corners.map((p) => rotate(p, centre, degrees));
  return polygonOutline(doubleArea(turned) < 0 ? turned.reverse() : turned);
}

/** The outline of a base, a marker or a round element. */
export const diskOutline = (at: Point, radius: number): Outline => ({
  kind: 'disk',
  at,
  radius,
  bounds: { at, radius },
});

/** An outline from vertices that are already in order. */
export function polygonOutline(points: readonly Point[]): Outline {
  const { min, max } = box(points);
  const at: Point = [(min[0] + max[0]) / 2, (min[1] + max[1]) / 2];
  const radius = Math.max(...points.map((p) => distance(at, p)));
  return { kind: 'polygon', points, bounds: { at, radius } };
}

/** The point a shape is turned about: the middle of its box as drawn. */
export function centreOf(shape: Shape): Point {
  if (shape.kind === 'circle') return shape.at;
  const { min, max } = box(shape.kind === 'wall' ? [shape.from, shape.to] : shape.points);
  return [(min[0] + max[0]) / 2, (min[1] + max[1]) / 2];
}

export function box(points: readonly Point[]): { min: Point; max: Point } {
  const xs = points.map((p) => p[0]);
  const ys = points.map((p) => p[1]);
  return { min: [Math.min(...xs), Math.min(...ys)], max: [Math.max(...xs), Math.max(...ys)] };
}

function wallCorners(from: Point, to: Point, thickness: number): Point[] {
  if (thickness === 0) return [from, to];
  const along = unit(subtract(to, from));
  const [x, y] = scale(along, thickness / 2);
  return [
    [from[0] - y, from[1] + x],
    [from[0] + y, from[1] - x],
    [to[0] + y, to[1] - x],
    [to[0] - y, to[1] + x],
  ];
}

function withoutRepeats(points: readonly Point[]): Point[] {
  const kept = points.filter((p, i) => i === 0 || !samePoint(p, points[i - 1] as Point));
  while (kept.length > 1 && samePoint(kept[0] as Point, kept[kept.length - 1] as Point)) kept.pop();
  return kept;
}

/** Twice the signed area; positive when the inside lies to the left of each edge. */
function doubleArea(points: readonly Point[]): number {
  let sum = 0;
  const origin = points[0] as Point;
  for (let i = 1; i + 1 < points.length; i++) {
    const [ax, ay] = subtract(points[i] as Point, origin);
    const [bx, by] = subtract(points[i + 1] as Point, origin);
    sum += ax * by - ay * bx;
  }
  return sum;
}

/** Do two edges of the ring meet anywhere but at the vertex that neighbours share? Orientation is decided exactly. */
function crossesItself(points: readonly Point[]): boolean {
  const n = points.length;
  for (let i = 0; i < n; i++) {
    const a = points[i] as Point;
    const b = points[(i + 1) % n] as Point;
    const c = points[(i + 2) % n] as Point;
    if (side(a, b, c) === 0 && (b[0] - a[0]) * (c[0] - b[0]) + (b[1] - a[1]) * (c[1] - b[1]) < 0) return true; // a spike
    for (let j = i + 2; j < n; j++) {
      if (i === 0 && j === n - 1) continue;
      if (segmentsMeet(a, b, points[j] as Point, points[(j + 1) % n] as Point)) return true;
    }
  }
  return false;
}

/** Exact: positive, negative or 0 as c lies to one side of the line ab, the other, or on it. */
const side = (a: Point, b: Point, c: Point): number => orient2d(a[0], a[1], b[0], b[1], c[0], c[1]);

/** Do the closed segments ab and cd have a point in common? Decided exactly. */
export function segmentsMeet(a: Point, b: Point, c: Point, d: Point): boolean {
  if (areApart(a[0], b[0], c[0], d[0]) || areApart(a[1], b[1], c[1], d[1])) return false;
  const s1 = side(a, b, c);
  const s2 = side(a, b, d);
  const s3 = side(c, d, a);
  const s4 = side(c, d, b);
  if (s1 * s2 < 0 && s3 * s4 < 0) return true;
  return (
    (s1 === 0 && inBox(a, b, c)) ||
    (s2 === 0 && inBox(a, b, d)) ||
    (s3 === 0 && inBox(c, d, a)) ||
    (s4 === 0 && inBox(c, d, b))
  );
}

/** Do the ranges ab and cd of one coordinate have nothing in common? */
const areApart = (a: number, b: number, c: number, d: number): boolean =>
  a < b ? (c < a && d < a) || (c > b && d > b) : (c < b && d < b) || (c > a && d > a);

const inBox = (a: Point, b: Point, p: Point): boolean =>
  Math.min(a[0], b[0]) <= p[0] &&
  p[0] <= Math.max(a[0], b[0]) &&
  Math.min(a[1], b[1]) <= p[1] &&
  p[1] <= Math.max(a[1], b[1]);

/** The widest extent of an outline, measured between its farthest points, in u. */
export function breadth(outline: Outline): number {
  if (outline.kind === 'disk') return outline.radius * 2;
  let widest = 0;
  for (const p of outline.points) for (const q of outline.points) widest = Math.max(widest, length(subtract(p, q)));
  return widest;
}
