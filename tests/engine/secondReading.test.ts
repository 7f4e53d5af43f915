import { expect, test, vi } from 'vitest';
import { Comparison } from '../support/references/secondReading/compare.ts';
import { randomPosition } from '../support/references/secondReading/positions.ts';

vi.setConfig({ testTimeout: 5 * 60_000 });

/** tests/long goes on from here, to 500. */
const POSITIONS = 50;
const STRAYS = 20;

test(`in ${POSITIONS} random positions the engine allows and counts what the second reading does`, () => {
  const comparison = new Comparison();
  for (let seed = 0; seed < POSITIONS; seed++) comparison.position(randomPosition(seed), `position ${seed}`, STRAYS);
  expect(comparison.different).toEqual([]);
  expect(comparison.compared).toBeGreaterThan(POSITIONS * 100);
  expect(comparison.unsure / comparison.compared).toBeLessThan(0.1);
  for (const kind of KINDS) {
    expect(comparison.kinds.get(`${kind} true`), `${kind}: legal`).toBeGreaterThan(0);
    expect(comparison.kinds.get(`${kind} false`), `${kind}: refused`).toBeGreaterThan(0);
  }
});

const KINDS = [
  'move',
  'moveAndFire',
  'fire',
  'grenade',
  'opportunityFire',
  'suppressionFire',
  'joinSuppression',
  'takeCover',
  'los',
  'takeCover asked',
  'aim asked',
];
