import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { frequencyOf, wholePercents } from '../../../src/play/odds/shares.ts';

/** Chances that make 1. */
const shared = fc
  .array(fc.nat(10_000), { minLength: 1, maxLength: 6 })
  .filter((weights) => weights.some((weight) => weight > 0))
  .map((weights) => {
    const all = weights.reduce((sum, weight) => sum + weight, 0);
    return weights.map((weight) => weight / all);
  });

describe('whole percents', () => {
  test('always make 100, and none is a whole percent off', () => {
    fc.assert(
      fc.property(shared, (chances) => {
        const percents = wholePercents(chances);
        expect(percents.reduce((sum, percent) => sum + percent, 0)).toBe(100);
        for (const [i, percent] of percents.entries()) {
          expect(Number.isInteger(percent)).toBe(true);
          expect(Math.abs(percent - (chances[i] ?? 0) * 100)).toBeLessThan(1 + 1e-6);
        }
      }),
    );
  });

  test('a larger chance is never told as the smaller one', () => {
    fc.assert(
      fc.property(shared, (chances) => {
        const percents = wholePercents(chances);
        for (const [i, p] of chances.entries())
          for (const [j, q] of chances.entries())
            if (p > q + 1e-6) expect(percents[i]).toBeGreaterThanOrEqual(percents[j] ?? 0);
      }),
    );
  });

  test.each([
    [
      [0.125, 0.375, 0.5],
      [13, 37, 50],
    ],
    [
      [1 / 3, 1 / 3, 1 / 3],
      [34, 33, 33],
    ],
    [
      [0.004, 0.996],
      [0, 100],
    ],
    [
      [0.1 + 0.2, 0.7],
      [30, 70],
    ],
  ])('%j are told as %j', (chances, percents) => expect(wholePercents(chances)).toEqual(percents));
});

describe('how often', () => {
  test.each([
    [0.75, '3 in 4'],
    [0.72, 'percent 72'],
    [0.5, '1 in 2'],
    [0.555, '5 in 9'],
    [0.7, '7 in 10'],
    [0.87, '7 in 8'],
    [0.165, '1 in 6'],
    [2 / 3, '2 in 3'],
    [0.9, '9 in 10'],
    [0.94, 'percent 94'],
    [0.97, 'always'],
    [0.03, 'rarely'],
    [0, 'never'],
    [1, 'surely'],
  ])('%f is %s', (chance, said) => {
    const often = frequencyOf(chance);
    const words =
      often.kind === 'times'
        ? `${often.n} in ${often.of}`
        : often.kind === 'percent'
          ? `percent ${often.percent}`
          : often.kind;
    expect(words).toBe(said);
  });

  test('a fraction is never farther from the truth than one and a half percent, and always in lowest terms', () => {
    const divisor = (p: number, q: number): number => (q === 0 ? p : divisor(q, p % q));
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, noNaN: true }), (chance) => {
        const often = frequencyOf(chance);
        if (often.kind === 'percent') expect(Math.abs(often.percent / 100 - chance)).toBeLessThan(0.0051);
        if (often.kind !== 'times') return;
        expect(Math.abs(often.n / often.of - chance)).toBeLessThan(0.0151);
        expect(divisor(often.n, often.of)).toBe(1);
      }),
    );
  });
});
