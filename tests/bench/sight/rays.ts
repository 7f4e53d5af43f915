/**
 * The usual way: rays from 64 points of the edge of A to 64 of T, each tested against the elements near the corridor.
 * Stops as soon as the answer is settled. An honest peer: flat arrays, culled, early exit.
 */

import { toOutline } from '../../../src/engine/geometry/distance.ts';
import type { Blocker, SightQuestion } from '../../../src/engine/sight/index.ts';

const RAYS = 64;
const SHRINK = 1e-6;
const ring = Array.from(
  { length: RAYS },
  (_, i) => [Math.cos((2 * Math.PI * i) / RAYS), Math.sin((2 * Math.PI * i) / RAYS)] as const,
);
const ringX = Float64Array.from(ring, ([x]) => x);
const ringY = Float64Array.from(ring, ([, y]) => y);

interface Flat {
  readonly segments: Float64Array;
  readonly disks: Float64Array;
}

const flats = new WeakMap<Blocker, Flat>();

function flat(blocker: Blocker): Flat {
  const known = flats.get(blocker);
  if (known) return known;
  const { outline } = blocker;
  const made =
    outline.kind === 'disk'
      ? { segments: new Float64Array(0), disks: Float64Array.of(outline.at[0], outline.at[1], outline.radius ** 2) }
      : {
          segments: Float64Array.from(
            outline.points.flatMap((p, i) => [...p, ...(outline.points[(i + 1) % outline.points.length] ?? p)]),
          ),
          disks: new Float64Array(0),
        };
  flats.set(blocker, made);
  return made;
}

export function sightByRays({ from, to, blockers, rules }: SightQuestion): 'total' | 'partial' | 'open' {
  const total: Flat[] = [];
  const far: Flat[] = [];
  const counted: Flat[] = [];
  const dx = to.at[0] - from.at[0];
  const dy = to.at[1] - from.at[1];
  const d = Math.sqrt(dx * dx + dy * dy);
  for (const blocker of blockers) {
    if (blocker.id === from.id || blocker.id === to.id) continue;
    const { at, radius } = blocker.outline.bounds;
    const [bx, by] = [at[0] - from.at[0], at[1] - from.at[1]];
    const along = (bx * dx + by * dy) / d;
    if (Math.abs(by * dx - bx * dy) / d > radius + 0.5 || along < -radius || along > d + radius) continue;
    const isNear = toOutline(from.at, blocker.outline) - from.radius <= rules.near + 1e-9;
    if (blocker.cover === 'total') {
      total.push(flat(blocker));
      if (!isNear) far.push(flat(blocker));
    } else if (!isNear) counted.push(flat(blocker));
  }
  if (total.length + counted.length === 0) return 'open';
  if (!anyRay(from.at, to.at, total)) return 'total';
  if (counted.length > 0 && !anyRay(from.at, to.at, [...total, ...counted])) return 'partial';
  return everyPoint(from.at, to.at, far) ? 'open' : 'partial';
}

type P = readonly [number, number];

function anyRay(a: P, t: P, flats: readonly Flat[]): boolean {
  for (let i = 0; i < RAYS; i++) for (let j = 0; j < RAYS; j++) if (isFree(a, i, t, j, flats)) return true;
  return false;
}

function everyPoint(a: P, t: P, flats: readonly Flat[]): boolean {
  if (flats.length === 0) return true;
  for (let j = 0; j < RAYS; j++) {
    let isSeen = false;
    for (let i = 0; i < RAYS && !isSeen; i++) isSeen = isFree(a, i, t, j, flats);
    if (!isSeen) return false;
  }
  return true;
}

function isFree(a: P, i: number, t: P, j: number, flats: readonly Flat[]): boolean {
  const r = 0.5 - SHRINK;
  const px = a[0] + r * (ringX[i] as number);
  const py = a[1] + r * (ringY[i] as number);
  const qx = t[0] + r * (ringX[j] as number);
  const qy = t[1] + r * (ringY[j] as number);
  const ex = qx - px;
  const ey = qy - py;
  for (const { segments: s, disks: k } of flats) {
    for (let n = 0; n < s.length; n += 4) {
      const x1 = s[n] as number;
      const y1 = s[n + 1] as number;
      const x2 = s[n + 2] as number;
      const y2 = s[n + 3] as number;
      const side = ex * (y1 - py) - ey * (x1 - px);
      if (side > 0 === ex * (y2 - py) - ey * (x2 - px) > 0) continue;
      const wx = x2 - x1;
      const wy = y2 - y1;
      if (wx * (py - y1) - wy * (px - x1) > 0 !== wx * (qy - y1) - wy * (qx - x1) > 0) return false;
    }
    for (let n = 0; n < k.length; n += 3) {
      const cx = (k[n] as number) - px;
      const cy = (k[n + 1] as number) - py;
      const share = Math.min(1, Math.max(0, (cx * ex + cy * ey) / (ex * ex + ey * ey)));
      if ((cx - ex * share) ** 2 + (cy - ey * share) ** 2 < (k[n + 2] as number)) return false;
    }
  }
  return true;
}
