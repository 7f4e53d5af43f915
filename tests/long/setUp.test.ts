import { expect, test } from 'vitest';
import { EDITIONS } from '../../src/editions/index.ts';
import { expectReady } from '../play/setUps.ts';

const SEEDS = 15;

test.each(EDITIONS)(
  '%s: a set-up that is left to the program can be played at once',
  (edition) => {
    expect.hasAssertions();
    for (let seed = 3; seed < 3 + SEEDS; seed++) expectReady(edition, seed);
  },
  600_000,
);
