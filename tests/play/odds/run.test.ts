import { describe, expect } from 'vitest';
import { awaiting } from '../../../src/engine/index.ts';
import { fatesOf } from '../../../src/play/odds/fates.ts';
import { test } from '../../support/builders/editions.ts';
import { endTurn, fire, given, moveAndFire, pass, play, rifle, suppressing } from '../../support/builders/given.ts';
import { lane, past, run } from '../../support/builders/lane.ts';
import { byHand, down, duel, fateOf, oddsIn, same, shape } from './odds.ts';

describe('a run through opportunity fire', () => {
  test('is offered, aimed, rolled and may be given up: each a branch [OF-4 QIF]', () => {
    const odds = oddsIn(lane(), past);
    expect(shape(odds)).toEqual([
      'opportunity fire > aim aim > endings',
      'opportunity fire > aim pass > endings',
      'opportunity pass > endings',
    ]);
    same(fateOf(down(odds, 'fire', 'pass'), 's'), byHand(3, 4));
    same(fateOf(down(odds, 'fire', 'aim'), 's'), byHand(4, 4));
    same(fateOf(down(odds, 'pass'), 's'), { none: 1, wound: 0, eliminated: 0 });
  });

  test('of a shot in the middle of it reaches to the end of that shot', () => {
    const offered = play(lane(), past, fire('g', 's')).game;
    expect(awaiting(offered)).toMatchObject({ about: { what: 'aim' } });
    same(fateOf(oddsIn(offered, pass), 's'), byHand(3, 4));
  });

  test('into a close combat takes both together', () => {
    const ambush = lane({ b: [{ id: 'e', at: [9, 12], card: { h2h: 1 } }] });
    const odds = oddsIn(ambush, run([9, 12]));
    const shot = down(odds, 'fire', 'pass');
    const { least, most } = fatesOf(shot, 's');
    const unhurt = fatesOf(down(odds, 'pass'), 's').least.none;
    // he arrives unhurt by the shot only where it misses, and may stop before the fight
    expect(least.none).toBeCloseTo(byHand(3, 4).none * unhurt, 12);
    expect(most.none).toBeCloseTo(byHand(3, 4).none, 12);
  });
});

test('Move & Fire: whom to fire at, if anybody, is a branch [R68 QIF]', () => {
  const mover = duel(2, {
    a: [{ id: 's', at: [4, 12], card: { moveAndFire: 3, weapons: [rifle({ short: 2, long: 1 })] } }],
    tokens: { b: 0 },
  });
  const odds = oddsIn(
    mover,
    moveAndFire('s', [
      [4, 12],
      [6, 12],
    ]),
  );
  expect(shape(odds)).toEqual(['moveAndFire fire > endings', 'moveAndFire pass > endings']);
  same(fateOf(down(odds, 'fire')), byHand(2, 4));
});

test('the end of a turn brings the dice of suppression of the next one [SF-9 QF]', () => {
  const position = given({
    markers: [suppressing('m1', [12, 12], 3, 'f', 'g')],
    turn: { side: 'b', spent: 1 },
    a: [
      { id: 'f', at: [4, 12] },
      { id: 'g', at: [4, 14] },
      { id: 'r', points: 99 },
    ],
    b: [
      { id: 't', at: [12, 12] },
      { id: 'x', points: 99 },
    ],
  });
  same(fateOf(oddsIn(position, endTurn)), { none: 25 / 36, wound: 10 / 36, eliminated: 1 / 36 });
});
