import type { Point, SceneryElement } from '../../../src/engine/index.ts';
import { box, type Given, roundBase, total } from '../../support/builders/given.ts';

/** Crowded tables: 24 characters among 60 elements or 40 among 40, with the markers that draw areas. */

export const SIZE = 36;
const CELL = 4.5;

/** Between the cells of a row, where nothing stands. */
const between = (column: number, row: number): Point => [(1 + column) * CELL, row * CELL];

export const WHO = 'a-1';
export const WHERE: Point = between(1, 4);

/** `each`: characters a side, 20 at most; `elements`: 60 at most. */
export function crowd(each = 12, elements = 60): Given {
  const row = (nth: number) => [0, 1, 2, 3, 4, 5].map((column) => between(column, nth));
  const rank = (side: string, places: readonly Point[], first: number) =>
    places.slice(0, each - first + 1).map((at, i) => ({ id: `${side}-${i + first}`, at }));
  return {
    size: [SIZE, SIZE],
    tokens: { a: 5, b: 5 },
    a: [{ id: WHO, at: WHERE }, ...rank('a', [...row(3), ...row(7), ...row(5), between(0, 4)], 2)],
    b: rank('b', [...row(2), ...row(6), ...row(1), between(4, 4), between(5, 4)], 1),
    markers: [
      { id: 'watch', kind: 'opportunity', owner: 'b-2', at: [12, 13] },
      { id: 'pin', kind: 'suppression', owner: 'b-3', firers: ['b-3'], range: 3, at: [15, 14] },
    ],
    scenery: sixtyElements().slice(0, elements),
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
