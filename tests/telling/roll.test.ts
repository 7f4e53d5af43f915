import { expect, test } from 'vitest';
import { newGame } from '../../src/engine/index.ts';
import { rollOf } from '../../src/telling/index.ts';
import { combatDuel } from '../support/builders/combat.ts';
import { fire, type Given, given, pass, play, roll, setupOf } from '../support/builders/given.ts';

const duel: Given = { a: [{ id: 'abel', at: [5, 12] }], b: [{ id: 'bo', at: [14, 12] }] };

/** The dice of the last of these commands. */
function rolled(...[game, ...commands]: Parameters<typeof play>) {
  const { game: after, events } = play(game, ...commands);
  return rollOf({ after, events });
}

test('nothing is rolled', () => {
  expect(rolled(given(duel), fire('abel', 'bo'))).toBeNull();
});

test('the dice of a shot are hits or misses', () => {
  const { game } = play(given(duel), fire('abel', 'bo'), pass, pass);
  expect(rolled(game, roll(3, 4, 1))).toMatchObject({
    by: 'a',
    dice: [3, 4, 1],
    hits: [false, true, false],
    counted: true,
  });
});

test('[R14 C] those of several shots lie shot by shot, Aim with the first', () => {
  const shots = { type: 'fire', who: 'abel', at: 'bo', shots: 2, aim: true } as const;
  const { game } = play(combatDuel(), shots, pass);
  expect(rolled(game, roll(1, 4, 1, 6, 1, 1, 5))).toMatchObject({
    hits: [false, true, false, true, false, false, true],
    byShot: [
      [0, 1, 2, 3],
      [4, 5, 6],
    ],
  });
});

test('those of a roll-off are neither', () => {
  const game = newGame(setupOf({ a: [{ id: 'abel' }], b: [{ id: 'bo' }] }));
  expect(rolled(game, roll(6, 2))).toMatchObject({ by: 'both', dice: [6, 2], counted: false });
});
