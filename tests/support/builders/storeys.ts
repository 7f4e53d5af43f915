import type { SceneryElement } from '../../../src/engine/index.ts';

/** Pieces of tables with storeys. Lengths in u. */

export const square = (x: number, y: number, side: number): SceneryElement['shape'] => ({
  kind: 'polygon',
  points: [
    [x, y],
    [x + side, y],
    [x + side, y + side],
    [x, y + side],
  ],
});

/** A floor 6u wide on level 1, on nothing. */
export const slab = (id: string): SceneryElement => ({
  id,
  look: 'x',
  terrain: [],
  shape: square(8, 8, 6),
  floor: true,
});
