/** Plain geometry for the brute-force judge. */
import type { Blocker } from '../../../src/engine/sight/index.ts';

export interface Circle {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

export interface Wall {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
}

export const sq = (x: number): number => x * x;

/** The common tangents of two circles (radius 0: points) as a point and a direction towards the target. */
export function* tangents(a: Circle, b: Circle, axis: number): Generator<[x: number, y: number, w: number]> {
  const d = Math.hypot(b.x - a.x, b.y - a.y);
  if (d < 1e-9) return;
  const w = Math.atan2(b.y - a.y, b.x - a.x);
  for (const ra of a.r === 0 ? [0] : [a.r, -a.r]) {
    for (const rb of b.r === 0 ? [0] : [b.r, -b.r]) {
      const s = (ra - rb) / d;
      if (Math.abs(s) > 1) continue;
      const v = w + Math.asin(s);
      yield [a.x + ra * Math.sin(v), a.y - ra * Math.cos(v), Math.cos(v - axis) >= 0 ? v : v + Math.PI];
    }
  }
}

/** Where a circle cuts walls and other circles. */
export function rimPoints(rim: Circle, walls: readonly Wall[], disks: readonly Circle[]): Circle[] {
  const points: Circle[] = [];
  for (const { x1, y1, x2, y2 } of walls) {
    const [ex, ey, wx, wy] = [x2 - x1, y2 - y1, x1 - rim.x, y1 - rim.y];
    const square = ex * ex + ey * ey;
    const half = wx * ex + wy * ey;
    const root = half * half - square * (wx * wx + wy * wy - rim.r * rim.r);
    if (root <= 0) continue;
    for (const k of [-1, 1]) {
      const t = (-half + k * Math.sqrt(root)) / square;
      if (t >= 0 && t <= 1) points.push({ x: x1 + ex * t, y: y1 + ey * t, r: 0 });
    }
  }
  for (const disk of disks) {
    const d = Math.hypot(disk.x - rim.x, disk.y - rim.y);
    const c = (d * d + rim.r * rim.r - disk.r * disk.r) / (2 * d * rim.r);
    if (!(Math.abs(c) < 1)) continue;
    const w = Math.atan2(disk.y - rim.y, disk.x - rim.x);
    for (const k of [w + Math.acos(c), w - Math.acos(c)]) {
      points.push({ x: rim.x + rim.r * Math.cos(k), y: rim.y + rim.r * Math.sin(k), r: 0 });
    }
  }
  return points;
}

const known = new WeakMap<Blocker, readonly Wall[]>();

function wallsOf(blocker: Blocker): readonly Wall[] {
  const before = known.get(blocker);
  if (before) return before;
  const { outline } = blocker;
  const walls = (outline.kind === 'disk' ? [] : outline.points).map(([x1, y1], i, ring) => {
    const [x2, y2] = ring[(i + 1) % ring.length] ?? [x1, y1];
    return { x1, y1, x2, y2 };
  });
  known.set(blocker, walls);
  return walls;
}

/** By winding number. */
export function contains(b: Blocker, x: number, y: number): boolean {
  if (b.outline.kind === 'disk') return Math.hypot(x - b.outline.at[0], y - b.outline.at[1]) < b.outline.radius;
  let winding = 0;
  for (const { x1, y1, x2, y2 } of wallsOf(b)) {
    const side = (x2 - x1) * (y - y1) - (x - x1) * (y2 - y1);
    if (y1 <= y && y2 > y && side > 0) winding++;
    if (y1 > y && y2 <= y && side < 0) winding--;
  }
  return winding !== 0;
}

/** 0 inside. */
export function distanceTo(b: Blocker, x: number, y: number): number {
  if (contains(b, x, y)) return 0;
  if (b.outline.kind === 'disk') return Math.hypot(x - b.outline.at[0], y - b.outline.at[1]) - b.outline.radius;
  let least = Number.POSITIVE_INFINITY;
  for (const { x1, y1, x2, y2 } of wallsOf(b)) {
    const ex = x2 - x1;
    const ey = y2 - y1;
    const t = Math.min(1, Math.max(0, ((x - x1) * ex + (y - y1) * ey) / (ex * ex + ey * ey || 1)));
    least = Math.min(least, Math.hypot(x1 + ex * t - x, y1 + ey * t - y));
  }
  return least;
}
