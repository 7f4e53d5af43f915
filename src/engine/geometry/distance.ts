import { type Outline, segmentsMeet } from './outline.ts';
import { add, distance, dot, type Point, scale, subtract } from './vector.ts';

/** The point of the segment ab nearest to p. */
export function nearestOnSegment(p: Point, a: Point, b: Point): Point {
  const ab = subtract(b, a);
  const square = dot(ab, ab);
  if (square === 0) return a;
  const t = dot(subtract(p, a), ab) / square;
  return t <= 0 ? a : t >= 1 ? b : add(a, scale(ab, t));
}

export const pointToSegment = (p: Point, a: Point, b: Point): number => distance(p, nearestOnSegment(p, a, b));

/** The smallest distance between two segments; 0 if they meet. */
export function segmentToSegment(a: Point, b: Point, c: Point, d: Point): number {
  if (segmentsMeet(a, b, c, d)) return 0;
  return Math.min(pointToSegment(a, c, d), pointToSegment(b, c, d), pointToSegment(c, a, b), pointToSegment(d, a, b));
}

/** The edges of a polygon; a wall without thickness has one. */
export function edges(points: readonly Point[]): [Point, Point][] {
  const all: [Point, Point][] = [];
  const n = points.length;
  for (let i = 0; i < (n === 2 ? 1 : n); i++) all.push([points[i] as Point, points[(i + 1) % n] as Point]);
  return all;
}

/** Is p inside? On the boundary it is either, up to rounding. Even-odd, safe at vertices. */
export function isInside(p: Point, outline: Outline): boolean {
  if (outline.kind === 'disk') return distance(p, outline.at) <= outline.radius;
  const [x, y] = p;
  const n = outline.points.length;
  let inside = false;
  let [ax, ay] = outline.points[n - 1] as Point;
  for (let i = 0; i < n; i++) {
    const [bx, by] = outline.points[i] as Point;
    if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) inside = !inside;
    ax = bx;
    ay = by;
  }
  return inside;
}

/** The distance from p to the boundary of an outline, from inside or outside. */
export function toBoundary(p: Point, outline: Outline): number {
  if (outline.kind === 'disk') return Math.abs(distance(p, outline.at) - outline.radius);
  const n = outline.points.length;
  let nearest = Number.POSITIVE_INFINITY; // squared
  let [ax, ay] = outline.points[n - 1] as Point;
  for (let i = 0; i < n; i++) {
    const [bx, by] = outline.points[i] as Point;
    const ex = bx - ax;
    const ey = by - ay;
    const square = ex * ex + ey * ey;
    const t = square === 0 ? 0 : ((p[0] - ax) * ex + (p[1] - ay) * ey) / square;
    const share = t <= 0 ? 0 : Math.min(t, 1);
    const dx = ax + share * ex - p[0];
    const dy = ay + share * ey - p[1];
    const here = dx * dx + dy * dy;
    if (here < nearest) nearest = here;
    ax = bx;
    ay = by;
  }
  return Math.sqrt(nearest);
}

/** The distance from p to the nearest point of an outline; 0 inside it. */
export const toOutline = (p: Point, outline: Outline): number => (isInside(p, outline) ? 0 : toBoundary(p, outline));
