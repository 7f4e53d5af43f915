/**
 * Points and vectors of the table plane, in u, y downwards.
 * Only + - * / and sqrt are used here and in all that decides: their results are the same in every browser, so
 * that a game replays alike everywhere.
 */
export type Point = readonly [x: number, y: number];

/** A point of a level: 0, the ground, is left out. */
export type Waypoint = readonly [x: number, y: number, level?: number];
// by index: taking a list apart goes through an iterator, which shows where every point of a way comes by
export const levelOf = (p: Waypoint): number => p[2] ?? 0;
export const flattened = (p: Waypoint): Point => [p[0], p[1]];
export const onLevel = (p: Point, level: number): Waypoint => (level === 0 ? [p[0], p[1]] : [p[0], p[1], level]);

export const add = (p: Point, q: Point): Point => [p[0] + q[0], p[1] + q[1]];
export const subtract = (p: Point, q: Point): Point => [p[0] - q[0], p[1] - q[1]];
export const scale = (p: Point, k: number): Point => [p[0] * k, p[1] * k];
export const dot = (p: Point, q: Point): number => p[0] * q[0] + p[1] * q[1];
/** Twice the signed area of the triangle (origin, p, q). */
export const cross = (p: Point, q: Point): number => p[0] * q[1] - p[1] * q[0];
export const length = (p: Point): number => Math.sqrt(dot(p, p));
export const distance = (p: Point, q: Point): number => length(subtract(q, p));
/** The point a share `t` of the way from p to q. */
export const between = (p: Point, q: Point, t: number): Point => [p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t];
export const samePoint = (p: Point, q: Point): boolean => p[0] === q[0] && p[1] === q[1];
/** The vector of length 1 in the direction of p; [0, 0] has none and stays. */
export const unit = (p: Point): Point => {
  const l = length(p);
  return l === 0 ? p : [p[0] / l, p[1] / l];
};

/** The smallest step of a position that becomes part of a command, in u. */
export const GRID = 0.01;
/** Rounds a point to GRID: what a pointer gives is rounded before it becomes a command. */
export const onGrid = (p: Point): Point => [Math.round(p[0] / GRID) / 100, Math.round(p[1] / GRID) / 100];

/** Length of a polyline. */
export function pathLength(path: readonly Point[]): number {
  let sum = 0;
  for (let i = 1; i < path.length; i++) sum += distance(path[i - 1] as Point, path[i] as Point);
  return sum;
}

/** Sine and cosine of an angle in degrees from + and * alone (Math.sin may differ between browsers). */
export function turn(degrees: number): { sin: number; cos: number } {
  const quarter = Math.round(degrees / 90);
  const x = ((degrees - quarter * 90) * Math.PI) / 180; // -pi/4 … pi/4
  let sin = 0;
  let cos = 0;
  let term = 1;
  for (let n = 1; n <= 20; n++) {
    if (n % 2 === 1) cos += n % 4 === 1 ? term : -term;
    else sin += n % 4 === 2 ? term : -term;
    term = (term * x) / n;
  }
  switch (((quarter % 4) + 4) % 4) {
    case 0:
      return { sin, cos };
    case 1:
      return { sin: cos, cos: -sin };
    case 2:
      return { sin: -sin, cos: -cos };
    default:
      return { sin: -cos, cos: sin };
  }
}

/** p turned about `centre`, clockwise on the screen (y points down). */
export function rotate(p: Point, centre: Point, degrees: number): Point {
  if (degrees === 0) return p;
  const { sin, cos } = turn(degrees);
  const [x, y] = subtract(p, centre);
  return [centre[0] + x * cos - y * sin, centre[1] + x * sin + y * cos];
}

/** The last point on the way from `from`, which lies in the rectangle [0, width] × [0, height], to `to` that is still in it. */
export function clampToTable(from: Point, to: Point, width: number, height: number): Point {
  const share = (start: number, end: number, most: number): number =>
    end < 0 ? start / (start - end) : end > most ? (most - start) / (end - start) : 1;
  const [x, y] = between(from, to, Math.min(share(from[0], to[0], width), share(from[1], to[1], height)));
  return [Math.min(Math.max(x, 0), width), Math.min(Math.max(y, 0), height)];
}
