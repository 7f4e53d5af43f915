import { expect, test } from 'vitest';
import { placeStamps, type StampBox } from '../../../../src/board/view/layers/event/placeStamps.ts';
import type { Point } from '../../../../src/engine/index.ts';

const ROOM = { width: 24, height: 24, away: 0.9 };
const word = (at: Point, width = 5, height = 1.6): StampBox => ({ at, width, height });

/** Do two boxes of these words have ground in common? */
const overlap = (p: Point, q: Point, { width, height } = word([0, 0])): boolean =>
  Math.abs(p[0] - q[0]) < width - 1e-6 && Math.abs(p[1] - q[1]) < height - 1e-6;

const covers = (place: Point, man: Point, { width, height } = word([0, 0])): boolean =>
  Math.abs(place[0] - man[0]) < width / 2 + ROOM.away - 1e-6 &&
  Math.abs(place[1] - man[1]) < height / 2 + ROOM.away - 1e-6;

test('one word stands above him; at the far edge below', () => {
  expect(placeStamps([word([12, 12])], ROOM)).toEqual([[12, 10.3]]);
  expect(placeStamps([word([12, 1])], ROOM)).toEqual([[12, 2.7]]);
});

test.each([
  {
    how: 'side by side',
    men: [
      [12, 12],
      [13.3, 12],
    ],
  },
  {
    how: 'one above the other',
    men: [
      [12, 12],
      [12, 13.3],
    ],
  },
  {
    how: 'in a corner',
    men: [
      [0.7, 0.7],
      [2, 0.7],
    ],
  },
  {
    how: 'three in a heap',
    men: [
      [20, 23],
      [21.3, 23],
      [20.6, 21.8],
    ],
  },
  {
    how: 'four in a burst',
    men: [
      [12, 12],
      [13.3, 12],
      [12, 13.3],
      [13.3, 13.3],
    ],
  },
] as { how: string; men: Point[] }[])('words lie over no other word and over nobody: $how', ({ men }) => {
  const places = placeStamps(
    men.map((at) => word(at)),
    ROOM,
  );
  for (const [i, place] of places.entries()) {
    expect(place[0]).toBeGreaterThanOrEqual(2.5);
    expect(place[0]).toBeLessThanOrEqual(21.5);
    expect(men.filter((man) => covers(place, man))).toEqual([]);
    expect(places.filter((other, n) => n !== i && overlap(place, other))).toEqual([]);
  }
});

test('where there is no room at all it is still inside the table', () => {
  const [place] = placeStamps([word([1, 1], 3, 1)], { width: 3, height: 2, away: 0.9 });
  expect(place?.[0]).toBe(1.5);
});
