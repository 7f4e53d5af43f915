/** The npm package visibility-polygon: what 16 points of A see, and whether 64 points of T are in it. */
import * as VisibilityPolygon from 'visibility-polygon';
import { toOutline } from '../../../src/engine/geometry/distance.ts';
import type { Blocker, SightQuestion } from '../../../src/engine/sight/index.ts';

const EYES = 16;
const TARGETS = 64;
const CORNERS = 24; // of a round element
type P = [number, number];

const around = (at: readonly [number, number], radius: number, count: number): P[] =>
  Array.from({ length: count }, (_, i) => [
    at[0] + radius * Math.cos((2 * Math.PI * i) / count),
    at[1] + radius * Math.sin((2 * Math.PI * i) / count),
  ]);

const ringOf = ({ outline }: Blocker): P[] =>
  outline.kind === 'disk' ? around(outline.at, outline.radius, CORNERS) : outline.points.map(([x, y]): P => [x, y]);

const EDGE: P[] = [
  [-10, -10],
  [60, -10],
  [60, 60],
  [-10, 60],
];

export function sightByPolygons({ from, to, blockers, rules }: SightQuestion): 'total' | 'partial' | 'open' {
  const others = blockers.filter((b) => b.id !== from.id && b.id !== to.id);
  const isFar = (b: Blocker) => toOutline(from.at, b.outline) - from.radius > rules.near + 1e-9;
  const total = others.filter((b) => b.cover === 'total');
  if (seenOf(from.at, to.at, total) === 0) return 'total';
  const counted = others.filter((b) => b.cover === 'partial' && isFar(b));
  if (seenOf(from.at, to.at, [...total, ...counted]) === 0) return 'partial';
  return seenOf(from.at, to.at, total.filter(isFar)) === TARGETS ? 'open' : 'partial';
}

/** How many of the target's points at least one eye sees. */
function seenOf(a: readonly [number, number], t: readonly [number, number], blockers: readonly Blocker[]): number {
  const segments = VisibilityPolygon.breakIntersections(
    VisibilityPolygon.convertToSegments([EDGE, ...blockers.map(ringOf)]),
  );
  const targets = around(t, 0.499, TARGETS);
  const seen = new Set<number>();
  for (const eye of around(a, 0.499, EYES)) {
    const polygon = VisibilityPolygon.compute(eye, segments);
    for (const [i, target] of targets.entries())
      if (!seen.has(i) && VisibilityPolygon.inPolygon(target, polygon)) seen.add(i);
    if (seen.size === TARGETS) break;
  }
  return seen.size;
}
