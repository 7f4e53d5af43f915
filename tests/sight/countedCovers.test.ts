import { describe, expect, it } from 'vitest';
import { rulesFor } from '../support/builders/sightRules.ts';
import { compareCounts } from '../support/references/countedCovers.ts';

const SCENES = 200;
const LINES = 80;

describe('counted covers against brute force: no line counts fewer, and the line shown counts as many', () => {
  it('walking along the line [COVER-9 B] [R37 B] [COVER-6 B] [GREN-15 B]', () => {
    const { several, different } = compareCounts(0, SCENES, LINES, rulesFor('B'));
    expect(different).toEqual([]);
    expect(several).toBeGreaterThan(SCENES / 8);
  });

  it('each screen of smoke once [COVER-9 B] [R167=b B]', () => {
    const { several, different } = compareCounts(9000, SCENES, LINES, rulesFor('B', { R167: 'b' }));
    expect(different).toEqual([]);
    expect(several).toBeGreaterThan(SCENES / 8);
  });

  it('one for each element [COVER-9 B] [R37=b B]', () => {
    const { several, different } = compareCounts(5000, SCENES, LINES, rulesFor('B', { R37: 'b' }));
    expect(different).toEqual([]);
    expect(several).toBeGreaterThan(SCENES / 8);
  });
});
