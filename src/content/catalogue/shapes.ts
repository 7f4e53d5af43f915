import type { Shape } from '../../engine/index.ts';

/** Usual shapes, about the origin. */
export const wall = (length: number, thickness: number): Shape => ({
  kind: 'wall',
  from: [-length / 2, 0],
  to: [length / 2, 0],
  thickness,
});
export const round = (radius: number): Shape => ({ kind: 'circle', at: [0, 0], radius });
export const box = (width: number, depth: number): Shape => ({
  kind: 'polygon',
  points: [
    [-width / 2, -depth / 2],
    [width / 2, -depth / 2],
    [width / 2, depth / 2],
    [-width / 2, depth / 2],
  ],
});

/** A round scenic base is 60 mm across: 1.2u from centre to rim. */
export const ROUND_BASE = 1.2;
