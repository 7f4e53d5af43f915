import { describe, expect, test } from 'vitest';
import { bagsOf } from '../../../../../src/board/view/layers/piece/drawSandbags.ts';

const mean = (angles: readonly number[]): number => angles.reduce((sum, angle) => sum + angle, 0) / angles.length;

describe('sandbags', () => {
  test('lie where he looks when they cover him from everybody', () => {
    const bags = bagsOf({ inCover: true, coverFrom: [], facing: 1 });
    expect(bags).toHaveLength(5);
    expect(mean(bags)).toBeCloseTo(1);
  });

  test('lie towards each from whom alone he is covered', () => {
    expect(mean(bagsOf({ inCover: false, coverFrom: [2], facing: 0 }))).toBeCloseTo(2);
    expect(bagsOf({ inCover: false, coverFrom: [0, Math.PI], facing: 0 })).toHaveLength(6);
  });

  test('never lie on one another', () => {
    expect(bagsOf({ inCover: false, coverFrom: [0, 0.05, 2 * Math.PI], facing: 0 })).toHaveLength(3);
  });

  test('are not there without cover', () => {
    expect(bagsOf({ inCover: false, coverFrom: [], facing: 1 })).toEqual([]);
  });
});
