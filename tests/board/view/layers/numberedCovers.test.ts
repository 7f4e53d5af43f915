import { expect, test } from 'vitest';
import { numberedCovers } from '../../../../src/board/view/layers/overlay/numberedCovers.ts';
import { box, look, partial, total, wall } from '../../../support/builders/sightRules.ts';

const fence = (x: number) => partial(wall([x, -4], [x, 4]));
const corner = total(box(13, 0, 13.2, 5));
const numbers = (edition: 'B' | 'Q', ...blockers: Parameters<typeof look>[1]) =>
  numberedCovers(look(edition, blockers, { to: [14, 0] }, {}, { witness: true }));

test('covers that add up are numbered from the shooter on [COVER-9 B]', () => {
  expect(numbers('B', fence(9), fence(4))).toEqual([
    { at: [expect.closeTo(4), expect.anything()], number: 1 },
    { at: [expect.closeTo(9), expect.anything()], number: 2 },
  ]);
});

test('total cover that hides a part of the target has the last number [R37 B]', () => {
  const [first, second, ...more] = numbers('B', corner, fence(4));
  expect(first).toEqual({ at: [expect.closeTo(4), expect.anything()], number: 1 });
  expect(second?.number).toBe(2);
  expect(second?.at[0]).toBeGreaterThan(13);
  expect(more).toEqual([]);
});

test('nothing is numbered where one cover counts, or several count as one [COVER-9 B] [COVER-9 Q]', () => {
  expect(numbers('B', fence(4))).toEqual([]);
  expect(numbers('Q', fence(4), fence(9))).toEqual([]);
});
