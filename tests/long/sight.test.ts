import { describe, expect, it } from 'vitest';
import { rulesFor } from '../support/builders/sightRules.ts';
import { compareLevels } from '../support/references/compareLevels.ts';
import { compareSight } from '../support/references/compareSight.ts';
import { compareCounts } from '../support/references/countedCovers.ts';

const SCENES = 30_000;
/** Of each set of rules; more are asked for as docs/trials.md says. */
const { SCENES_WITH_LEVELS = '4000' } = process.env;
const WITH_LEVELS = Number.parseInt(SCENES_WITH_LEVELS, 10);
/** Unsure in a run of any length. */
const FEW = 10;

describe('line of sight and cover against brute force, at length', () => {
  it(`agrees on ${SCENES} random scenes wherever the reference is sure`, () => {
    const { unsure, different } = compareSight(1_000_000, SCENES);
    console.info(`${SCENES} scenes, reference unsure in ${((unsure / SCENES) * 100).toFixed(2)} %`);
    expect(different).toEqual([]);
    expect(unsure / SCENES).toBeLessThanOrEqual(0.02);
  });

  it.each([{}, { anyPart: true }, { totalAtAnEnd: true }, { partialAtTheTarget: true }])(
    `agrees on ${WITH_LEVELS} random scenes with levels: %j`,
    (options) => {
      const { compared, unsure, different } = compareLevels(1_000, WITH_LEVELS, options);
      console.info(`${compared} scenes between two levels compared, reference unsure in ${unsure}`);
      expect(different).toEqual([]);
      expect(unsure).toBeLessThan(compared / 20 + FEW); // also of a short run
    },
  );

  it.each(['a', 'b'])('counts as few covers as the best of many lines [R37 B] [R37=b B]: R37=%s', (R37) => {
    const { compared, several, different } = compareCounts(20_000, 2_500, 400, rulesFor('B', { R37 }));
    console.info(`${compared} scenes compared, ${several} with several covers`);
    expect(different).toEqual([]);
  });
});
