import type { Point } from '../../engine/index.ts';

/**
 * A projective map of the plane, a homography: a 3 × 3 matrix, row by row, that takes [x, y, 1] to a multiple of [x', y', 1]. It is how a
 * flat table comes into a photograph; its inverse puts the perspective right. A multiple of it is the same map.
 */
export type Homography = readonly [number, number, number, number, number, number, number, number, number];

/** Four corners one after the other, clockwise or not. */
export type Quad = readonly [Point, Point, Point, Point];

/** Where it takes a point. On its horizon there is no such place: what comes out is not finite. */
export function projected([a, b, c, d, e, f, g, h, i]: Homography, [x, y]: Point): Point {
  const w = g * x + h * y + i;
  return [(a * x + b * y + c) / w, (d * x + e * y + f) / w];
}

/** First `first`, then `then`. */
export function composed(then: Homography, first: Homography): Homography {
  const cell = (row: number, column: number): number =>
    [0, 1, 2].reduce((sum, k) => sum + (then[3 * row + k] ?? 0) * (first[3 * k + column] ?? 0), 0);
  return normal([
    cell(0, 0),
    cell(0, 1),
    cell(0, 2),
    cell(1, 0),
    cell(1, 1),
    cell(1, 2),
    cell(2, 0),
    cell(2, 1),
    cell(2, 2),
  ]);
}

/** The way back: the adjugate, which is a multiple of the inverse. */
export const inverse = ([a, b, c, d, e, f, g, h, i]: Homography): Homography =>
  normal([
    ...([e * i - f * h, c * h - b * i, b * f - c * e] as const),
    ...([f * g - d * i, a * i - c * g, c * d - a * f] as const),
    ...([d * h - e * g, b * g - a * h, a * e - b * d] as const),
  ]);

/** The multiple of which the largest number is 1: many maps one after another neither grow nor fade. */
function normal(map: Homography): Homography {
  const largest = map.reduce((most, n) => (Math.abs(n) > Math.abs(most) ? n : most), 0);
  const [a, b, c, d, e, f, g, h, i] = map;
  const by = (n: number): number => n / largest;
  return [by(a), by(b), by(c), by(d), by(e), by(f), by(g), by(h), by(i)];
}

/**
 * The homography that takes four corners to four others; null where either four go round nothing: three in a line, or a corner within the
 * other three.
 */
export function homography(from: Quad, to: Quad): Homography | null {
  const [before, behind] = [ofSquare(from), ofSquare(to)];
  return before && behind ? composed(behind, inverse(before)) : null;
}

/** From the square [0, 0] [1, 0] [1, 1] [0, 1] to a quadrilateral (Heckbert, Fundamentals of Texture Mapping and Image Warping, 1989). */
function ofSquare(quad: Quad): Homography | null {
  if (!isConvex(quad)) return null;
  const [[x0, y0], [x1, y1], [x2, y2], [x3, y3]] = quad;
  const [dx1, dy1, dx2, dy2] = [x1 - x2, y1 - y2, x3 - x2, y3 - y2];
  const [sx, sy] = [x0 - x1 + x2 - x3, y0 - y1 + y2 - y3];
  const under = dx1 * dy2 - dx2 * dy1;
  const g = (sx * dy2 - dx2 * sy) / under;
  const h = (dx1 * sy - sx * dy1) / under;
  return [x1 - x0 + g * x1, x3 - x0 + h * x3, x0, y1 - y0 + g * y1, y3 - y0 + h * y3, y0, g, h, 1];
}

function isConvex(quad: Quad): boolean {
  const turns = quad.map((corner, n) => {
    const [next, last] = [quad[(n + 1) % 4] ?? corner, quad[(n + 2) % 4] ?? corner];
    return (next[0] - corner[0]) * (last[1] - next[1]) - (next[1] - corner[1]) * (last[0] - next[0]);
  });
  return turns.every((turn) => turn > FLAT) || turns.every((turn) => turn < -FLAT);
}

/** Twice the area of a triangle that is as good as none, in u². */
const FLAT = 1e-6;

/** The corners of a table in any order, as they go round clockwise from the one at the upper left. */
export function goneRound(corners: Quad): Quad {
  const middle = corners.reduce<Point>(([x, y], at) => [x + at[0] / 4, y + at[1] / 4], [0, 0]);
  const round = [...corners].sort((one, other) => angleOf(one, middle) - angleOf(other, middle));
  const sums = round.map(([x, y]) => x + y);
  const first = sums.indexOf(Math.min(...sums));
  const [a, b, c, d] = [...round.slice(first), ...round.slice(0, first)];
  return a && b && c && d ? [a, b, c, d] : corners;
}

const angleOf = ([x, y]: Point, [mx, my]: Point): number => Math.atan2(y - my, x - mx);

export const rectangle = (width: number, height: number): Quad => [
  [0, 0],
  [width, 0],
  [width, height],
  [0, height],
];

export const shiftBy = ([x, y]: Point): Homography => [1, 0, x, 0, 1, y, 0, 0, 1];

/** Larger or smaller about a point. */
export const scaleAbout = ([x, y]: Point, by: number): Homography => [by, 0, x - by * x, 0, by, y - by * y, 0, 0, 1];

/** A quarter of a turn about a point, clockwise as tables are seen: y points down. */
export const quarterAbout = ([x, y]: Point): Homography => [0, -1, x + y, 1, 0, y - x, 0, 0, 1];
