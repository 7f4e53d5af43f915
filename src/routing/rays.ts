import { EDGE_STRIDE } from '../engine/geometry/edgeTable.ts';
import type { Point } from '../engine/geometry/vector.ts';
import type { MoveRules, MoveScene } from '../engine/movement/types.ts';
import type { Barrier } from './obstacle.ts';

/** How far the middle of a base can go in a direction (a vector of length 1) before it leaves the table, at most `most` u. */
export function toTableEdge(
  { table, radius }: MoveScene,
  rules: MoveRules,
  [x, y]: Point,
  [dx, dy]: Point,
  most: number,
): number {
  if (!table) return most;
  const margin = rules.overhang ? 0 : radius;
  let reach = most;
  if (dx > 0) reach = Math.min(reach, (table.width - margin - x) / dx);
  if (dx < 0) reach = Math.min(reach, (margin - x) / dx);
  if (dy > 0) reach = Math.min(reach, (table.height - margin - y) / dy);
  if (dy < 0) reach = Math.min(reach, (margin - y) / dy);
  return Math.max(0, reach);
}

/** Where a ray of length `most` first comes nearer to a barrier than its reach; `most` if it does not. */
export function toBarrier(wall: Barrier, [x, y]: Point, [dx, dy]: Point, most: number): number {
  const ex = x + dx * most;
  const ey = y + dy * most;
  if (
    (x >= wall.maxX && ex >= wall.maxX) ||
    (x <= wall.minX && ex <= wall.minX) ||
    (y >= wall.maxY && ey >= wall.maxY) ||
    (y <= wall.minY && ey <= wall.minY)
  ) {
    return most;
  }
  const { outline, reach, sides } = wall;
  if (outline.kind === 'disk') return toDisk(x, y, dx, dy, outline.at[0], outline.at[1], outline.radius + reach, most);
  let nearest = most;
  for (let i = 0; i < sides.length; i += EDGE_STRIDE) {
    const ax = sides[i] as number;
    const ay = sides[i + 1] as number;
    nearest = toDisk(x, y, dx, dy, ax, ay, reach, nearest);
    const ex = sides[i + 4] as number;
    const ey = sides[i + 5] as number;
    nearest = toSide(x - ax, y - ay, dx, dy, ex, ey, sides[i + 6] as number, reach, nearest);
  }
  return nearest;
}

function toDisk(
  x: number,
  y: number,
  dx: number,
  dy: number,
  cx: number,
  cy: number,
  radius: number,
  most: number,
): number {
  const tx = cx - x;
  const ty = cy - y;
  const middle = tx * dx + ty * dy;
  if (middle <= 0 || middle - radius >= most) return most;
  const off = tx * dy - ty * dx;
  const square = radius * radius - off * off;
  return square <= 0 ? most : Math.min(most, Math.max(0, middle - Math.sqrt(square)));
}

/** To the strip on either side of an edge of length l in the direction (ex, ey), from (x, y) as seen from where it begins. */
function toSide(
  x: number,
  y: number,
  dx: number,
  dy: number,
  ex: number,
  ey: number,
  l: number,
  reach: number,
  most: number,
): number {
  const off = x * ey - y * ex;
  const speed = dx * ey - dy * ex;
  if (off * speed >= 0) return most;
  const s = (Math.abs(off) - reach) / Math.abs(speed);
  if (s >= most || s < 0) return most;
  const along = (x + dx * s) * ex + (y + dy * s) * ey;
  return along >= 0 && along <= l ? s : most;
}
