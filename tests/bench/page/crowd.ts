import type { Point, SceneryElement } from '../../../src/engine/index.ts';
import { box, type Given, roundBase, total } from '../../support/given.ts';

/** A crowded table: 24 characters among 60 elements, with the markers that draw areas. */

export const SIZE = 36;
const CELL = 4.5;

/** Between the cells of a row, where nothing stands. */
const between = (column: number, row: number): Point => [(1 + column) * CELL, row * CELL];

export const WHO = 'a-1';
export const WHERE: Point = between(1, 4);

export function crowd(): Given {
  const rank = (side: string, rows: readonly [number, number], from = 0) =>
    Array.from({ length: 12 - from }, (_, i) => i + from).map((i) => ({
      id: `${side}-${i + 1}`,
      at: between(i % 6, i < 6 ? rows[0] : rows[1]),
    }));
  return {
    size: [SIZE, SIZE],
    tokens: { a: 5, b: 5 },
    a: [{ id: WHO, at: WHERE }, ...rank('a', [3, 7], 1)],
    b: rank('b', [2, 6]),
    markers: [
      { id: 'watch', kind: 'opportunity', owner: 'b-2', at: [12, 13] },
      { id: 'pin', kind: 'suppression', owner: 'b-3', firers: ['b-3'], range: 3, at: [15, 14] },
    ],
    scenery: sixtyElements(),
  };
}

/** One in the middle of each of 8 × 8 cells, the corners left out: walls, houses, hedges, craters. */
function sixtyElements(): readonly SceneryElement[] {
  const cells = Array.from({ length: 64 }, (_, i): Point => [i % 8, Math.floor(i / 8)]);
  const inner = cells.filter(([x, y]) => x % 7 !== 0 || y % 7 !== 0);
  return inner.map(([x, y], i) => {
    const [left, top]: Point = [x * CELL + 0.8, y * CELL + 0.8];
    const kinds = [
      total(`house-${i}`, [left, top], [2.4, 2]),
      box(`hedge-${i}`, [left, top + 1], [2.8, 0.5]),
      { ...total(`wall-${i}`, [left, top + 1.2], [2.6, 0.3]), rotation: (i * 13) % 90 },
      roundBase(`crater-${i}`, [left + 1.4, top + 1.4]),
    ] as const;
    return kinds[i % kinds.length] as SceneryElement;
  });
}
