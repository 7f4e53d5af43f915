import { expect, test } from 'vitest';
import { isNear, nearness } from '../../../../../../src/board/view/layers/piece/figure/nearness.ts';

test('a base of 36 pixels has room for a miniature, one of 35 has not', () => {
  expect([24, 35, 36, 80].map(isNear)).toEqual([false, false, true, true]);
});

test('one who grows turns into a miniature without a leap, and is one from there on', () => {
  const shares = Array.from({ length: 80 }, (_, i) => nearness(20 + i / 4));
  for (const [i, share] of shares.entries()) expect(share - (shares[i - 1] ?? 0)).toBeLessThan(0.1);
  expect([nearness(24), nearness(36), nearness(90)]).toEqual([0, 1, 1]);
});
