import { describe, expect } from 'vitest';
import { awaiting, type Game } from '../../../src/engine/index.ts';
import { decidedIn } from '../../../src/play/odds/decided.ts';
import { endangered, fatesOf } from '../../../src/play/odds/fates.ts';
import { oddsSteps } from '../../../src/play/odds/oddsOf.ts';
import { test } from '../../support/builders/editions.ts';
import { given, pass, play, roll, suppressing } from '../../support/builders/given.ts';
import { byHand, down, duel, fateOf, oddsIn, same, shape, shoot, wall } from './odds.ts';

describe('a shot', () => {
  describe.each([1, 2, 3, 4])('of %i dice', (dice) => {
    test.each([
      ['in the open', 4, {}],
      ['at one in partial cover', 5, { scenery: [wall] }],
      ['at one who has taken cover behind it', 6, { scenery: [wall], target: { state: { inCover: true } } }],
    ])('%s', (_, need, change) => {
      const odds = oddsIn(duel(dice, { tokens: { b: 0 }, weapon: { aim: 0 }, ...change }), shoot);
      expect(odds.kind).toBe('endings');
      same(fateOf(odds), byHand(dice, need));
    });

    test('at a wounded man kills with any hit', () => {
      const target = { state: { wounded: true } };
      same(fateOf(oddsIn(duel(dice, { tokens: { b: 0 }, weapon: { aim: 0 }, target }), shoot)), byHand(dice, 4, true));
    });
  });

  test('with Take Cover and Aim: one branch for each answer, none of them averaged [FIRE-9 QIF]', () => {
    const odds = oddsIn(duel(3), shoot);
    expect(shape(odds)).toEqual([
      'takeCover takeCover > aim aim > endings',
      'takeCover takeCover > aim pass > endings',
      'takeCover pass > aim aim > takeCover takeCover > endings',
      'takeCover pass > aim aim > takeCover pass > endings',
      'takeCover pass > aim pass > endings',
    ]);
    same(fateOf(down(odds, 'pass', 'pass')), byHand(3, 4));
    same(fateOf(down(odds, 'takeCover', 'pass')), byHand(3, 5));
    same(fateOf(down(odds, 'takeCover', 'aim')), byHand(4, 5));
    same(fateOf(down(odds, 'pass', 'aim', 'pass')), byHand(4, 4));
    expect(down(odds, 'pass', 'aim', 'takeCover')).toEqual(down(odds, 'takeCover', 'aim'));
  });

  test('whatever is decided: the least and the most of each chance', () => {
    const { least, most } = fatesOf(oddsIn(duel(3), shoot), 't');
    expect([least.none, most.none]).toEqual([byHand(4, 4).none, byHand(3, 5).none]);
    expect(most.eliminated).toBeCloseTo(byHand(4, 4).eliminated, 12);
  });

  test('answers that make no difference are no branches', () => {
    const odds = oddsIn({ ...duel(3), setup: neverHits(duel(3)) }, shoot);
    expect(odds).toMatchObject({ kind: 'endings', endings: [{ harmed: {}, outcome: null }] });
    expect(decidedIn(odds)).toHaveLength(1);
  });

  test('is asked of what is left of it in the middle of it', () => {
    const offered = play(duel(3), shoot).game;
    same(fateOf(down(oddsIn(offered, pass), 'pass')), byHand(3, 4));
    same(fateOf(down(oddsIn(play(offered, pass).game, { type: 'aim' }), 'takeCover')), byHand(4, 5));
    same(fateOf(oddsIn(play(offered, pass).game, pass)), byHand(3, 4));
    same(fateOf(oddsIn(play(offered, pass, pass).game, null)), byHand(3, 4));
    expect(oddsIn(offered, null)).toEqual(oddsIn(duel(3), shoot));
  });

  test('that would end the game says so', () => {
    const last = given({ tokens: { b: 0 }, a: [{ id: 's', at: [4, 12] }], b: [{ id: 't', at: [12, 12] }] });
    const odds = down(oddsIn(last, shoot), 'pass');
    const ends = odds.kind === 'endings' ? odds.endings.filter(({ outcome }) => outcome?.winner === 'a') : [];
    expect(ends).toMatchObject([{ harmed: { t: 'eliminated' } }]);
  });

  test('that spends the last token: dice of the next turn are no part of it', () => {
    const tired = given({
      tokens: { a: 1, b: 0 },
      markers: [suppressing('m1', [20, 20], 2, 'u', 'v')],
      a: [
        { id: 's', at: [4, 12] },
        { id: 'pinned', at: [20, 20] },
      ],
      b: [
        { id: 't', at: [12, 12] },
        { id: 'u', at: [20, 8] },
        { id: 'v', at: [18, 8] },
      ],
    });
    expect(awaiting(play(tired, shoot, roll(1, 1, 1)).game)).toMatchObject({
      kind: 'roll',
      about: { what: 'suppression' },
    });
    expect([...endangered(oddsIn(tired, shoot))]).toEqual(['t']);
  });

  test('takes few steps of the engine', () => {
    expect([...oddsSteps(duel(4), shoot)].length).toBeLessThanOrEqual(25);
  });
});

const neverHits = ({ setup }: Game): Game['setup'] => ({
  ...setup,
  ruleset: { ...setup.ruleset, fire: { ...setup.ruleset.fire, toHit: 7 } },
});

test('a roll given by itself is that roll', () => {
  const due = play(duel(2), shoot, pass, pass).game;
  expect(oddsIn(due, roll(6, 6))).toMatchObject({ endings: [{ chance: 1, harmed: { t: 'eliminated' } }] });
});

test('[REIN-3 B] a reinforcement is felled by any hit, and never wounded', () => {
  const odds = oddsIn(duel(3, { tokens: { b: 0 }, weapon: { aim: 0 }, target: { second: { name: 'Second' } } }), shoot);
  same(fateOf(odds), byHand(3, 4, true));
});
