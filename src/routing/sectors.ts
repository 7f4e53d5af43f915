import { cross, dot, type Point, unit } from '../engine/geometry/vector.ts';
import { SLACK } from './corners.ts';
import type { Way } from './labels.ts';
import type { Network } from './visibilityGraph.ts';

/** The directions from one (included) to another less than half a turn to its left. */
export interface Wedge {
  readonly from: Point;
  readonly to: Point;
}

/** All directions. */
const ALL_ROUND: readonly Wedge[] = [
  { from: [1, 0], to: [0, 1] },
  { from: [0, 1], to: [-1, 0] },
  { from: [-1, 0], to: [0, -1] },
  { from: [0, -1], to: [1, 0] },
];

/** About 12 degrees. */
const SPARE = 0.2 + SLACK;

/**
 * The directions in which a way leads on to where it has not been: round its last corner, with a little to spare on
 * both sides; from a stop to anywhere.
 */
export function wedgesOf(network: Network, { coming, node }: Way): readonly Wedge[] {
  if (coming === null) return ALL_ROUND;
  const [back, forth] = network.tangents(node);
  if (back[0] === 0 && back[1] === 0) return ALL_ROUND;
  const onward = dot(back, coming) > dot(forth, coming) ? back : forth;
  const left = cross(coming, onward) >= 0;
  return [
    left
      ? { from: turned(coming, -SPARE), to: turned(onward, SPARE) }
      : { from: turned(onward, -SPARE), to: turned(coming, SPARE) },
  ];
}

/** Does a way lead on towards p? */
export function leadsTo(network: Network, way: Way, p: Point): boolean {
  const to: Point = [p[0] - way.at[0], p[1] - way.at[1]];
  return wedgesOf(network, way).some((wedge) => cross(wedge.from, to) >= 0 && cross(to, wedge.to) >= 0);
}

/** A direction turned by an angle with this tangent. */
const turned = ([x, y]: Point, by: number): Point => unit([x - y * by, y + x * by]);
