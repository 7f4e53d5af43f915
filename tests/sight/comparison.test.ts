import { describe, expect, it } from 'vitest';
import { compareSight } from '../support/references/compareSight.ts';

const SCENES = 1500;

describe('line of sight and cover against brute force', () => {
  it(`agrees on ${SCENES} random scenes wherever the reference is sure [case L30]`, { timeout: 120_000 }, () => {
    const { unsure, different } = compareSight(0, SCENES);
    expect(different).toEqual([]);
    expect(unsure / SCENES).toBeLessThanOrEqual(0.02);
  });
});
