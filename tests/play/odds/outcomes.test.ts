import { describe, expect, test } from 'vitest';
import { apply, awaiting, character, newGame } from '../../../src/engine/index.ts';
import { outcomesOf } from '../../../src/play/odds/outcomes.ts';
import { fire, given, play, rifle, setupOf } from '../../support/builders/given.ts';

const due = (dice: number) =>
  play(
    given({
      tokens: { b: 0 },
      a: [{ id: 'abel', at: [5, 12], card: { weapons: [rifle({ short: dice, aim: 0 })] } }],
      b: [
        { id: 'bo', at: [14, 12] },
        { id: 'x', points: 99 },
      ],
    }),
    fire('abel', 'bo'),
  ).game;

describe('what a roll may come to', () => {
  test('is each case once, the likeliest first, with the chances of all its dice [FIRE-4 Q] [FIRE-5 Q]', () => {
    const outcomes = outcomesOf(due(2));
    const fates = outcomes.map(({ game, chance }) => [
      character(game, 'bo')?.wounded,
      character(game, 'bo')?.out,
      chance,
    ]);
    expect(fates).toEqual([
      [true, false, expect.closeTo(26 / 36)], // a hit or two, no double six
      [false, false, expect.closeTo(9 / 36)],
      [expect.anything(), true, expect.closeTo(1 / 36)],
    ]);
  });

  test('comes with the commonest dice of its case', () => {
    const [hit, missed, headShot] = outcomesOf(due(2)).map(({ dice }) => [...dice].sort());
    expect(hit?.filter((die) => die >= 4)).toHaveLength(1); // one hit of two dice is commoner than two
    expect(new Set(missed).size).toBe(2); // 1 and 2 in two ways, 1 and 1 in one
    expect(headShot).toEqual([6, 6]);
  });

  test('is what the engine makes of these dice', () => {
    const game = due(3);
    for (const outcome of outcomesOf(game)) {
      const rolled = apply(game, { type: 'roll', dice: outcome.dice, source: 'fixed' });
      expect(rolled).toMatchObject({ ok: true, game: { state: outcome.game.state }, events: outcome.events });
    }
  });

  test('with a die of each side is every way it can fall [SETUP-1 Q]', () => {
    const rolling = newGame(setupOf({ a: [{ id: 'abel' }], b: [{ id: 'bo' }] }));
    expect(awaiting(rolling)).toMatchObject({ kind: 'roll', by: 'both' });
    const outcomes = outcomesOf(rolling);
    expect(outcomes.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12);
    expect(outcomes.length).toBeGreaterThan(2);
  });

  test('is nothing where no dice are due', () => {
    expect(outcomesOf(given({ a: [{ id: 'abel' }], b: [{ id: 'bo' }] }))).toEqual([]);
  });
});
