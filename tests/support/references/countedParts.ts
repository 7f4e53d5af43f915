/**
 * What counts of partial cover by the part rule (COVER-6 in B): what is within 2u of the shooter is skipped, and what is left
 * of such an element counts only if it is at least 2u across at its widest. By points along the edges; it says when that is
 * too coarse to tell.
 */
import type { Base, Blocker } from '../../../src/engine/sight/index.ts';
import { contains, distanceTo } from './bruteShapes.ts';
import type { Part, Spot } from './countedLine.ts';

const NEAR = 2;
const SPACING = 0.1;

/** Null where it cannot be told. */
export function countedParts(from: Base, blockers: readonly Blocker[]): readonly Part[] | null {
  const parts: Part[] = [];
  for (const blocker of blockers) {
    if (blocker.cover !== 'partial') continue;
    const gap = distanceTo(blocker, ...from.at) - from.radius - NEAR;
    if (Math.abs(gap) < 1e-6) return null;
    const hole = from.radius + NEAR;
    if (gap > 0) parts.push({ blocker, from: 0 });
    else if (!blocker.roundBase) {
      const isWide = isWideBeyond(blocker, from.at, hole);
      if (isWide === null) return null;
      if (isWide) parts.push({ blocker, from: hole });
    }
  }
  return parts;
}

function isWideBeyond(blocker: Blocker, centre: Spot, hole: number): boolean | null {
  const edge = edgeBeyond(blocker, centre, hole);
  // Parts that lie close together might be taken for one, so two measures of close must agree.
  const [least, most] = [1.6, 5].map((k) => breadthOfParts(edge, k * SPACING)) as [number, number];
  if (least > NEAR + 2 * SPACING) return true;
  return most < NEAR - 2 * SPACING ? false : null;
}

/** Points along the edge of what lies outside the hole, along the rim too. */
function edgeBeyond(blocker: Blocker, [x, y]: Spot, hole: number): Spot[] {
  const { outline } = blocker;
  const own =
    outline.kind === 'disk'
      ? circle(outline.at, outline.radius)
      : outline.points.flatMap((a, i) => along(a, outline.points[(i + 1) % outline.points.length] ?? a));
  return [
    ...own.filter((p) => Math.hypot(p[0] - x, p[1] - y) > hole),
    ...circle([x, y], hole).filter((p) => contains(blocker, ...p)),
  ];
}

const circle = ([x, y]: Spot, radius: number): Spot[] =>
  Array.from({ length: Math.ceil((2 * Math.PI * radius) / SPACING) }, (_, i, n = (2 * Math.PI * radius) / SPACING) => [
    x + radius * Math.cos((2 * Math.PI * i) / n),
    y + radius * Math.sin((2 * Math.PI * i) / n),
  ]);

function along(a: Spot, b: Spot): Spot[] {
  const n = Math.ceil(Math.hypot(b[0] - a[0], b[1] - a[1]) / SPACING);
  return Array.from({ length: n }, (_, i) => [a[0] + ((b[0] - a[0]) * i) / n, a[1] + ((b[1] - a[1]) * i) / n]);
}

/** The greatest distance between two points that are joined by steps no longer than `close`. */
function breadthOfParts(points: readonly Spot[], close: number): number {
  let widest = 0;
  const left = new Set(points);
  for (const first of points) {
    if (!left.delete(first)) continue;
    const part = [first];
    for (const p of part) {
      for (const q of left) {
        if (Math.hypot(p[0] - q[0], p[1] - q[1]) > close) continue;
        left.delete(q);
        part.push(q);
      }
    }
    for (const p of part) for (const q of part) widest = Math.max(widest, Math.hypot(p[0] - q[0], p[1] - q[1]));
  }
  return widest;
}
