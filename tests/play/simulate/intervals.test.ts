import { expect, test } from 'vitest';
import {
  likelihoodOfMeans,
  likelihoodOfShares,
  type Moments,
  meanInterval,
  newcombe,
  shown,
  wilson,
} from '../../../src/play/simulate/intervals.ts';

/** Values that were published with the methods. */

test.each([
  [81, 263, 0.2553, 0.3662],
  [15, 148, 0.0624, 0.1605],
  [0, 20, 0, 0.1611],
  [1, 29, 0.0061, 0.1718],
])(
  'Wilson: %i of %i (Newcombe 1998, two-sided intervals for the single proportion, table I)',
  (hits, tries, from, to) => {
    expect(wilson(hits, tries)).toEqual([expect.closeTo(from, 4), expect.closeTo(to, 4)]);
  },
);

test.each([
  [56, 70, 48, 80, 0.0524, 0.3339],
  [9, 10, 3, 10, 0.1705, 0.809],
  [6, 7, 2, 7, 0.0582, 0.8062],
  [5, 56, 0, 29, -0.0381, 0.1926],
  [10, 10, 0, 10, 0.6075, 1],
])(
  'Newcombe: %i of %i less %i of %i (1998, interval estimation for the difference, table II)',
  (a, m, b, n, from, to) => {
    const less = newcombe({ hits: b, tries: n }, { hits: a, tries: m });
    expect(less).toEqual([expect.closeTo(from, 4), expect.closeTo(to, 4)]);
  },
);

test('of nothing nothing is known', () => {
  expect(wilson(0, 0)).toEqual([0, 1]);
  expect(meanInterval({ count: 1, sum: 4, squares: 16 })).toBeNull();
});

test('Benjamini and Hochberg: four of the fifteen of their example (1995, section 3.2)', () => {
  const likelihoods = [
    0.0001, 0.0004, 0.0019, 0.0095, 0.0201, 0.0278, 0.0298, 0.0344, 0.0459, 0.324, 0.4262, 0.5719, 0.6528, 0.759, 1,
  ];
  const found = shown(likelihoods);
  expect(found).toEqual(likelihoods.map((_, i) => i < 4));
  expect(shown(likelihoods.toReversed())).toEqual(found.toReversed());
  expect(shown([0.06, 0.9])).toEqual([false, false]);
});

const of = (...values: number[]): Moments => ({
  count: values.length,
  sum: values.reduce((sum, each) => sum + each, 0),
  squares: values.reduce((sum, each) => sum + each ** 2, 0),
});

test('a mean lies around itself, as wide as its numbers are apart', () => {
  // 2, 4, 4, 6: mean 4, variance 8/3, of the mean 2/3
  const spread = 1.959963984540054 * Math.sqrt(2 / 3);
  expect(meanInterval(of(2, 4, 4, 6))).toEqual([expect.closeTo(4 - spread, 12), expect.closeTo(4 + spread, 12)]);
});

test('likelihoods are those of the normal distribution', () => {
  // 60 and 40 of 100: z = 2.828, both tails 0.00468
  expect(likelihoodOfShares({ hits: 60, tries: 100 }, { hits: 40, tries: 100 })).toBeCloseTo(0.00468, 5);
  expect(likelihoodOfShares({ hits: 50, tries: 100 }, { hits: 50, tries: 100 })).toBeCloseTo(1, 6);
  expect(likelihoodOfShares({ hits: 0, tries: 10 }, { hits: 0, tries: 10 })).toBe(1);
  // means 4 and 6 of four numbers each, variance of the difference 4/3: z = 1.732, both tails 0.0833
  expect(likelihoodOfMeans(of(2, 4, 4, 6), of(4, 6, 6, 8))).toBeCloseTo(0.08326, 4);
});
