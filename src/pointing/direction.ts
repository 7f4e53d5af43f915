import type { Point } from '../engine/index.ts';

/** North is up on a board that is not turned, whoever sits where. East first, then on towards south. */
const DIRECTIONS = ['e', 'se', 's', 'sw', 'w', 'nw', 'n', 'ne'] as const;
export type Direction = (typeof DIRECTIONS)[number];

export function directionTo(from: Point, to: Point): Direction {
  const eighths = Math.round((Math.atan2(to[1] - from[1], to[0] - from[0]) * 4) / Math.PI);
  return DIRECTIONS[(eighths + 8) % 8] as Direction;
}
