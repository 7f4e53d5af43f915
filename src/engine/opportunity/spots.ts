import {
  add,
  flattened,
  levelOf,
  onLevel,
  type Point,
  scale,
  subtract,
  unit,
  type Waypoint,
} from '../geometry/vector.ts';

/** Spots a little in front of each enemy, and half-way to him; of one upstairs on his level as well as on the ground. */
export const spotsTowards = (from: Point, targets: readonly Waypoint[]): Waypoint[] =>
  targets.flatMap((target) => {
    const to = flattened(target);
    const back = scale(unit(subtract(from, to)), 1.5);
    const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
    return [...new Set([0, levelOf(target)])].flatMap((level) =>
      [add(to, back), middle].map(([x, y]) => onLevel([Math.round(x * 100) / 100, Math.round(y * 100) / 100], level)),
    );
  });
