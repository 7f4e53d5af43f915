import { describe, expect, it } from 'vitest';
import { compareSight } from '../support/compareSight.ts';

const SCENES = 100_000;

describe('line of sight and cover against brute force, at length', () => {
  it(`agrees on ${SCENES} random scenes wherever the reference is sure`, () => {
    const { unsure, different } = compareSight(1_000_000, SCENES);
    console.info(`${SCENES} scenes, reference unsure in ${((unsure / SCENES) * 100).toFixed(2)} %`);
    expect(different).toEqual([]);
    expect(unsure / SCENES).toBeLessThanOrEqual(0.02);
  });
});
