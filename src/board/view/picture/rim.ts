import { edges, type Outline, type Point } from '../../../engine/index.ts';
import { among, type Chance } from './chance.ts';

/** What the edge of an outline looks like: lines to strew along, to fray, and to keep away from. Lengths in u. */

const TURN = Math.PI * 2;

/** An outline as points; of a circle as many as the eye wants. */
export function rimOf(outline: Outline): readonly Point[] {
  if (outline.kind !== 'disk') return outline.points;
  const { at, radius } = outline;
  const count = Math.max(16, Math.round(radius * 24));
  return Array.from({ length: count }, (_, i): Point => {
    const angle = (i / count) * TURN;
    return [at[0] + Math.cos(angle) * radius, at[1] + Math.sin(angle) * radius];
  });
}

/** Points along a closed line, about `apart` from each other, moved to its left (into a prepared outline) by `inwards`. */
export function along(rim: readonly Point[], apart: number, inwards = 0): Point[] {
  return edges(rim).flatMap(([[ax, ay], [bx, by]]) => {
    const length = Math.hypot(bx - ax, by - ay);
    if (length === 0) return [];
    const [nx, ny] = [-(by - ay) / length, (bx - ax) / length];
    const count = Math.max(1, Math.round(length / apart));
    return Array.from({ length: count }, (_, i): Point => {
      const share = i / count;
      return [ax + (bx - ax) * share + nx * inwards, ay + (by - ay) * share + ny * inwards];
    });
  });
}

/** A closed line that wanders about another, never farther off than `depth`. */
export const frayed = (rim: readonly Point[], chance: Chance, depth: number, apart = 0.22): Point[] =>
  along(rim, apart).map(([x, y]) => [x + among(chance, -depth, depth), y + among(chance, -depth, depth)]);

/** In square u. */
export const areaOf = (rim: readonly Point[]): number =>
  Math.abs(edges(rim).reduce((sum, [[ax, ay], [bx, by]]) => sum + ax * by - bx * ay, 0)) / 2;

/** How far inside a closed line a point lies; negative outside. */
export function depthIn(rim: readonly Point[], x: number, y: number): number {
  let nearest = Number.POSITIVE_INFINITY;
  let inside = false;
  for (const [[ax, ay], [bx, by]] of edges(rim)) {
    const [dx, dy] = [bx - ax, by - ay];
    const share = ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1);
    const t = Math.min(1, Math.max(0, share));
    nearest = Math.min(nearest, Math.hypot(x - ax - dx * t, y - ay - dy * t));
    if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * dx) inside = !inside;
  }
  return inside ? nearest : -nearest;
}
