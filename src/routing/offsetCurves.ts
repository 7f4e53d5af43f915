import { memoize } from '../engine/geometry/memoize.ts';
import type { Outline } from '../engine/geometry/outline.ts';
import { add, between, distance, dot, onGrid, type Point, scale, subtract } from '../engine/geometry/vector.ts';
import { SLACK } from './corners.ts';

/** A piece of an offset curve, where a base stands as near to something as it may: a straight line or a circle. */
export type OffsetCurve =
  | { readonly owner: object; readonly from: Point; readonly to: Point }
  | { readonly owner: object; readonly at: Point; readonly radius: number };

/**
 * Where offset curves of different things meet: in the nooks between them may be the only room to stand. Rounded to the
 * grid; not all have room.
 */
export function intersections(curves: readonly OffsetCurve[]): Point[] {
  const places: Point[] = [];
  const boxes = curves.map(boxOf);
  for (let i = 0; i < curves.length; i++) {
    const a = curves[i] as OffsetCurve;
    const [left, top, right, bottom] = boxes[i] as Box;
    for (let j = 0; j < i; j++) {
      const [l, t, r, b] = boxes[j] as Box;
      if (l > right || r < left || t > bottom || b < top) continue;
      const other = curves[j] as OffsetCurve;
      // A thing's own curves only touch each other, but for straight ones where it turns inwards.
      if (a.owner === other.owner && !('from' in a && 'from' in other)) continue;
      for (const p of meetings(a, other)) places.push(onGrid(p));
    }
  }
  return places;
}

type Box = readonly [left: number, top: number, right: number, bottom: number];

function boxOf(curve: OffsetCurve): Box {
  if ('at' in curve) {
    const { at, radius: r } = curve;
    return [at[0] - r, at[1] - r, at[0] + r, at[1] + r];
  }
  const [p, q] = [curve.from, curve.to];
  return [Math.min(p[0], q[0]), Math.min(p[1], q[1]), Math.max(p[0], q[0]), Math.max(p[1], q[1])];
}

function meetings(a: OffsetCurve, b: OffsetCurve): Point[] {
  if ('at' in a) return 'at' in b ? ofCircles(a.at, a.radius, b.at, b.radius) : onCircle(b.from, b.to, a.at, a.radius);
  return 'at' in b ? onCircle(a.from, a.to, b.at, b.radius) : ofSegments(a.from, a.to, b.from, b.to);
}

function ofCircles(p: Point, fromP: number, q: Point, fromQ: number): Point[] {
  const l = distance(p, q);
  const along = (l * l + fromP * fromP - fromQ * fromQ) / (2 * l);
  const square = fromP * fromP - along * along;
  if (l === 0 || square <= 0) return [];
  const middle = between(p, q, along / l);
  const off = scale([q[1] - p[1], p[0] - q[0]], Math.sqrt(square) / l);
  return [
    [middle[0] + off[0], middle[1] + off[1]],
    [middle[0] - off[0], middle[1] - off[1]],
  ];
}

function onCircle(from: Point, to: Point, at: Point, radius: number): Point[] {
  const leg = subtract(to, from);
  const l = distance(from, to);
  const middle = dot(subtract(at, from), leg) / l;
  const foot = between(from, to, middle / l);
  const square = radius * radius - distance(at, foot) ** 2;
  if (square <= 0) return [];
  const half = Math.sqrt(square);
  return [middle - half, middle + half].filter((s) => s >= 0 && s <= l).map((s) => between(from, to, s / l));
}

function ofSegments(p: Point, q: Point, a: Point, b: Point): Point[] {
  const [dx, dy] = subtract(q, p);
  const [ex, ey] = subtract(b, a);
  const cross = dx * ey - dy * ex;
  if (cross === 0) return [];
  const [x, y] = subtract(a, p);
  const s = (x * ey - y * ex) / cross;
  const t = (x * dy - y * dx) / cross;
  return s >= 0 && s <= 1 && t >= 0 && t <= 1 ? [between(p, q, s)] : [];
}

/** The offset curves of an outline for a base of this radius: outside it, and inside where there may be room. */
export const offsetCurves = memoize((outline: Outline, radius: number): readonly OffsetCurve[] => {
  const apart = radius + SLACK;
  const circle = (at: Point, r: number): OffsetCurve => ({ owner: outline, at, radius: r });
  if (outline.kind === 'disk') {
    const inside = outline.radius - apart;
    return [circle(outline.at, outline.radius + apart), ...(inside > 0 ? [circle(outline.at, inside)] : [])];
  }
  const { points } = outline;
  return points.flatMap((a, i) => {
    const b = points[(i + 1) % points.length] as Point;
    const l = distance(a, b);
    const out: Point = [((b[1] - a[1]) / l) * apart, ((a[0] - b[0]) / l) * apart];
    const [outside, inside] = [out, scale(out, -1)].map((off) => ({
      owner: outline,
      from: add(a, off),
      to: add(b, off),
    })) as [OffsetCurve, OffsetCurve];
    return [circle(a, apart), outside, inside];
  });
});
