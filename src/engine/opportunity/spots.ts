import { add, type Point, scale, subtract, unit } from '../geometry/vector.ts';

/** Spots a little in front of each enemy, and half-way to him. */
export const spotsTowards = (from: Point, targets: readonly Point[]): Point[] =>
  targets.flatMap((to) => {
    const back = scale(unit(subtract(from, to)), 1.5);
    const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
    return [add(to, back), middle].map(([x, y]): Point => [Math.round(x * 100) / 100, Math.round(y * 100) / 100]);
  });
