import { describe, expect } from 'vitest';
import {
  awaiting,
  deployFault,
  deploymentZone,
  type Game,
  legalActions,
  newGame,
  stripDepth,
} from '../../src/engine/index.ts';
import { test } from '../support/builders/editions.ts';
import {
  asked,
  character,
  choose,
  deploy,
  type Given,
  play,
  refusal,
  refusedBy,
  roll,
  setupOf,
} from '../support/builders/given.ts';

const pair: Given = { a: [{ id: 'a1' }], b: [{ id: 'b1', points: 7 }] };
/** Side b, at the north edge of a table of this size, deploys first. */
const north = (width: number, height: number, change: Given = {}): Game =>
  play(newGame(setupOf({ ...pair, size: [width, height], ...change })), roll(6, 1), choose('north')).game;
const ALONG = 12;
/** How deep in b1 may stand, to a hundredth. */
function deepest(game: Game): number {
  let y = 12;
  while (y > 0 && deployFault(game, 'b1', [ALONG, y]) !== null) y = Math.round((y - 0.01) * 100) / 100;
  return y;
}

describe('the zone goes by the size of the table', () => {
  test.each([
    [24, 24],
    [24, 48],
    [48, 24],
    [24, 36],
  ])(
    '[SETUP-7 B] on a table of %f by %f u, 24u on its shorter side, the base touches the own edge',
    (width, height) => {
      expect(deepest(north(width, height))).toBe(0.5);
      expect(refusal(north(width, height), deploy('b1', ALONG, 0.51))).toMatchObject({
        rule: 'SETUP-7',
        data: { gap: expect.closeTo(0.01, 9) },
      });
      expect(refusedBy(north(width, height), deploy('b1', ALONG, 0.49))).toBe('R58');
    },
  );

  test.each([
    [36, 36],
    [36, 48],
    [48, 36],
    [60, 60],
  ])('[SETUP-7 B] [R02 B] [R61 B] on one of %f by %f u the nearest point lies within 5u of it', (width, height) => {
    expect(deepest(north(width, height))).toBe(5.5);
  });

  test('[R02 B] [SETUP-7 B] between the two sizes it touches the edge', () => {
    for (const side of [24.01, 30, 35.99]) expect(deepest(north(side, 48))).toBe(0.5);
  });

  test.each([
    [0, 0.5],
    [1, 1.5],
    [2.5, 3],
    [10, 10.5],
  ])('[R02=%f B] [SETUP-7 B] between the two sizes the zone is so deep, and there alone', (u, deep) => {
    expect(deepest(north(30, 30, { rulings: { R02: u } }))).toBe(deep);
    expect(deepest(north(24.5, 30, { rulings: { R02: u } }))).toBe(deep);
    expect(deepest(north(24, 30, { rulings: { R02: u } }))).toBe(0.5);
    expect(deepest(north(36, 36, { rulings: { R02: u } }))).toBe(5.5);
  });

  test('[R61=b B] the whole base lies within the 5u; where it is to touch the edge, touching is enough', () => {
    const whole = { rulings: { R61: 'b' } } as const;
    expect(deepest(north(36, 36, whole))).toBe(4.5);
    expect(deepest(north(24, 24, whole))).toBe(0.5);
    expect(deepest(north(30, 30, { rulings: { R61: 'b', R02: 3 } }))).toBe(2.5);
  });

  test('[R52=b B] [SETUP-7 B] a base of an inch scale touches the edge as near as a hundredth comes to it', () => {
    const inches = north(24, 24, { rulings: { R52: 'b' } });
    expect(deepest(inches)).toBe(0.5);
    expect(refusedBy(inches, deploy('b1', ALONG, 0.49))).toBe('R58');
    const samples = legalActions(inches).flatMap((action) => action.samples);
    expect(samples.length).toBeGreaterThan(10);
    for (const sample of samples) expect(refusedBy(inches, sample)).toBeNull();
  });

  test('[R58=b B] where a base may overhang the edge it touches it in any case', () => {
    const over = north(24, 24, { rulings: { R58: 'b' } });
    expect(refusedBy(over, deploy('b1', ALONG, 0))).toBeNull();
    expect(deepest(over)).toBe(0.5);
  });

  test('[SETUP-7 B] the strip to the eye is as deep as the bases in it; there is room on all four edges', () => {
    for (const edge of ['north', 'south', 'west', 'east']) {
      const game = play(newGame(setupOf(pair)), roll(6, 1), choose(edge)).game;
      const zone = deploymentZone(game, 'b');
      expect(zone).toEqual({ edge, depth: 0, holds: 'nearest-point' });
      expect(zone && stripDepth(game, zone)).toBe(1);
      const [deployment] = legalActions(game);
      expect(deployment?.violation).toBeNull();
      for (const sample of deployment?.samples ?? []) expect(refusedBy(game, sample)).toBeNull();
    }
  });
});

describe('what the game begins with', () => {
  const begun = (): Game => play(north(24, 24), deploy('b1', 12, 0.5), deploy('a1', 12, 23.5), roll(6, 1)).game;

  test('[SETUP-9 B] everybody who is deployed takes cover', () => {
    expect(character(play(north(24, 24), deploy('b1', 12, 0.5)).game, 'b1').inCover).toBe(true);
    expect(begun().state.characters.map((c) => c.inCover)).toEqual([true, true]);
  });

  test('[SETUP-8 B] [TURN-3 B] [TURN-2 B] there are no tokens before the first own turn, which brings five', () => {
    expect(play(north(24, 24), deploy('b1', 12, 0.5), deploy('a1', 12, 23.5)).game.state.tokens).toEqual({
      a: 0,
      b: 0,
    });
    expect([asked(begun()), begun().state.tokens]).toEqual(['act a', { a: 5, b: 0 }]);
    expect(begun().state.turn).toMatchObject({ number: 1, round: 0 });
    const second = play(
      begun(),
      {
        type: 'move',
        who: 'a1',
        path: [
          [12, 23.5],
          [12, 22],
        ],
      },
      { type: 'endTurn' },
    ).game;
    expect([asked(second), second.state.tokens]).toEqual(['act b', { a: 4, b: 5 }]);
  });

  test('[TURN-2 B] both roll for the first turn once all are deployed; a tie is rolled again', () => {
    const rolling = play(north(24, 24), deploy('b1', 12, 0.5), deploy('a1', 12, 23.5)).game;
    expect(awaiting(rolling)).toMatchObject({ kind: 'roll', by: 'both', about: { what: 'firstTurn' } });
    expect(asked(play(rolling, roll(4, 4)).game)).toBe('roll both');
    expect(asked(play(rolling, roll(1, 6)).game)).toBe('act b');
  });
});
