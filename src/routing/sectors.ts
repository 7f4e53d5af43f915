import { cross, dot, type Point, unit } from '../engine/geometry/vector.ts';
import { SLACK } from './corners.ts';
import type { Label } from './labels.ts';
import type { VisibilityGraph } from './visibilityGraph.ts';

/** The directions from one (included) to another less than half a turn to its left. */
export interface Sector {
  readonly from: Point;
  readonly to: Point;
}

/** All directions. */
const ALL_ROUND: readonly Sector[] = [
  { from: [1, 0], to: [0, 1] },
  { from: [0, 1], to: [-1, 0] },
  { from: [-1, 0], to: [0, -1] },
  { from: [0, -1], to: [1, 0] },
];

/** About 12 degrees. */
const SPARE = 0.2 + SLACK;

/**
 * The directions in which a path leads on to where it has not been: round its last corner, with a little to spare on both
 * sides; from a Steiner point to anywhere.
 */
export function sectorsOf(graph: VisibilityGraph, { coming, node }: Label): readonly Sector[] {
  if (coming === null) return ALL_ROUND;
  const [back, forth] = graph.tangents(node);
  if (back[0] === 0 && back[1] === 0) return ALL_ROUND;
  const onward = dot(back, coming) > dot(forth, coming) ? back : forth;
  const left = cross(coming, onward) >= 0;
  return [
    left
      ? { from: turned(coming, -SPARE), to: turned(onward, SPARE) }
      : { from: turned(onward, -SPARE), to: turned(coming, SPARE) },
  ];
}

/** Does a path lead on towards p? */
export function leadsTo(graph: VisibilityGraph, label: Label, p: Point): boolean {
  const to: Point = [p[0] - label.at[0], p[1] - label.at[1]];
  return sectorsOf(graph, label).some((sector) => cross(sector.from, to) >= 0 && cross(to, sector.to) >= 0);
}

/** A direction turned by an angle with this tangent. */
const turned = ([x, y]: Point, by: number): Point => unit([x - y * by, y + x * by]);
