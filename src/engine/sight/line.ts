import type { Disk } from '../geometry/outline.ts';
import { between, type Point } from '../geometry/vector.ts';
import type { Segment } from './types.ts';
import { frame, onTable } from './workspace.ts';

/** The free part of the line y = slope x + height of the frame: from where it leaves A to where it enters T, on the table. */
export function segmentOf(slope: number, height: number): Segment {
  const square = 1 + slope * slope;
  const exit = (-slope * height + root(frame.rA, height, square)) / square;
  const entryHeight = slope * frame.d + height;
  const entry = frame.d + (-slope * entryHeight - root(frame.rT, entryHeight, square)) / square;
  return [onTable(exit, slope * exit + height), onTable(entry, slope * entry + height)];
}

function root(radius: number, height: number, square: number): number {
  const r = radius * radius * square - height * height;
  return r > 0 ? Math.sqrt(r) : 0;
}

/** Points round the edge of a disk, for drawing. */
export function ringOf(disk: Disk, count: number): Point[] {
  // Each further point halves an angle: no sine needed.
  let ring: Point[] = [
    [1, 0],
    [0, 1],
    [-1, 0],
    [0, -1],
  ];
  while (ring.length < count) {
    ring = ring.flatMap((p, i) => {
      const [x, y] = between(p, ring[(i + 1) % ring.length] as Point, 0.5);
      const length = Math.sqrt(x * x + y * y);
      return [p, [x / length, y / length] as Point];
    });
  }
  return ring.map(([x, y]) => [disk.at[0] + x * disk.radius, disk.at[1] + y * disk.radius]);
}
