import { isInside } from './distance.ts';
import type { Outline } from './outline.ts';
import type { Point } from './vector.ts';

/**
 * The parts of a segment that lie in an outline, as ranges of the distance from `from` along `along` (a unit vector), up
 * to `length`, in order. Crossing a wall without thickness is a range of length 0.
 */
export function chords(outline: Outline, from: Point, along: Point, length: number): [enter: number, leave: number][] {
  return outline.kind === 'disk' ? diskChord(outline, from, along, length) : ringChords(outline, from, along, length);
}

function diskChord(disk: Outline & { kind: 'disk' }, from: Point, along: Point, length: number): [number, number][] {
  const dx = disk.at[0] - from[0];
  const dy = disk.at[1] - from[1];
  const middle = dx * along[0] + dy * along[1];
  const across = dx * along[1] - dy * along[0];
  const square = disk.radius * disk.radius - across * across;
  if (square <= 0) return [];
  const half = Math.sqrt(square);
  const enter = Math.max(0, middle - half);
  const leave = Math.min(length, middle + half);
  return enter < leave ? [[enter, leave]] : [];
}

function ringChords(
  outline: Outline & { kind: 'polygon' },
  from: Point,
  along: Point,
  length: number,
): [number, number][] {
  const { points } = outline;
  const n = points.length;
  const crossings: number[] = [];
  let [ax, ay] = points[n - 1] as Point;
  let a = (ax - from[0]) * along[1] - (ay - from[1]) * along[0];
  for (let i = 0; i < n; i++) {
    const [bx, by] = points[i] as Point;
    const b = (bx - from[0]) * along[1] - (by - from[1]) * along[0];
    if (a > 0 !== b > 0 && (n > 2 || i === 0)) {
      const t = a / (a - b);
      const at = (ax + (bx - ax) * t - from[0]) * along[0] + (ay + (by - ay) * t - from[1]) * along[1];
      if (at > 0 && at < length) crossings.push(at);
    }
    ax = bx;
    ay = by;
    a = b;
  }
  crossings.sort((p, q) => p - q);
  if (n === 2) return crossings.map((at) => [at, at]);
  const ranges: [number, number][] = [];
  let entered = isInside(from, outline) ? 0 : -1;
  for (const at of crossings) {
    if (entered < 0) entered = at;
    else {
      ranges.push([entered, at]);
      entered = -1;
    }
  }
  if (entered >= 0) ranges.push([entered, length]);
  return ranges;
}
