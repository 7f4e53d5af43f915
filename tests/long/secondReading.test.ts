import { describe, expect, test } from 'vitest';
import { rulesetOf } from '../../src/editions/index.ts';
import type { Game, Ruleset } from '../../src/engine/index.ts';
import { Comparison } from '../support/references/secondReading/compare.ts';
import { randomPosition } from '../support/references/secondReading/positions.ts';
import { Reading } from '../support/references/secondReading/reading.ts';

const POSITIONS = 500;
const STRAYS = 30;

test(`in ${POSITIONS} random positions the engine allows and counts what the second reading does`, () => {
  const comparison = new Comparison();
  for (let seed = 0; seed < POSITIONS; seed++) comparison.position(randomPosition(seed), `position ${seed}`, STRAYS);
  console.log(`${comparison.compared} answers compared, ${comparison.unsure} left open by the second reading`);
  expect(comparison.different).toEqual([]);
});

describe('a rule that is off by a little is found out', () => {
  const q = rulesetOf('tactic-2.2');
  const positions = Array.from({ length: POSITIONS }, (_, seed) => seed);
  const readings = new Map<number, { game: Game; r: Reading }>();
  const position = (seed: number) => {
    const known = readings.get(seed);
    if (known) return known;
    const game = randomPosition(seed);
    const made = { game, r: new Reading(game) };
    readings.set(seed, made);
    return made;
  };
  const isFoundOut = (ruleset: Ruleset): boolean =>
    positions.some((seed) => {
      const { game, r } = position(seed);
      const comparison = new Comparison();
      comparison.position({ ...game, setup: { ...game.setup, ruleset } }, `${seed}`, STRAYS, r);
      return comparison.different.length > 0;
    });

  test.each([
    ['R09', 'b'],
    ['R11', 'b'],
    ['R15', 'b'],
    ['R18', 'b'],
    ['R18', 'c'],
    ['R29', 'b'],
    ['R32', 'b'],
    ['R38', 'b'],
    ['R42', 'b'],
    ['R52', 'b'],
    ['R58', 'b'],
    ['R76', 'b'],
    ['R80', 'b'],
    ['R82', 'b'],
    ['R101', 'b'],
    ['R134', 'b'],
  ])('%s=%s', (id, option) => {
    expect(isFoundOut(rulesetOf('tactic-2.2', { [id]: option }))).toBe(true);
  });

  const offByOne: readonly [string, Ruleset][] = [
    ['FIRE-2', { ...q, fire: { ...q.fire, shortRange: 11 } }],
    ['FIRE-3', { ...q, fire: { ...q.fire, toHit: 5 } }],
    ['FIRE-8', { ...q, fire: { ...q.fire, oneWeapon: false } }],
    ['MOVE-2', { ...q, movement: { ...q.movement, mostTokens: 4 } }],
    ['MOVE-3', { ...q, movement: { ...q.movement, climbCost: 2 } }],
    ['COVER-6', { ...q, sight: { ...q.sight, near: 1 } }],
    ['COVER-7', { ...q, sight: { ...q.sight, charactersCover: false } }],
    ['TC-2', { ...q, takeCover: { ...q.takeCover, add: 2 } }],
    ['TC-4', { ...q, takeCover: { ...q.takeCover, close: 6 } }],
    ['GREN-1', { ...q, grenades: { ...q.grenades, cost: 1 } }],
    ['GREN-2', { ...q, grenades: { ...q.grenades, longest: 14 } }],
    ['GREN-3', { ...q, grenades: { ...q.grenades, sightBeyond: 9 } }],
    ['SF-6', { ...q, suppression: { ...q.suppression, grenades: 6 } }],
    ['CMD-1', { ...q, command: { ...q.command, radius: 6 } }],
  ];
  test.each(offByOne)('%s', (_, ruleset) => {
    expect(isFoundOut(ruleset)).toBe(true);
  });
});
