import { expect, test } from 'vitest';
import { isTurnedFor } from '../../../src/board/play/useTurning.ts';
import { newGame } from '../../../src/engine/index.ts';
import { choose, play, roll, setupOf } from '../../support/builders/given.ts';

test('the board is turned for the side whose own edge is the north one; before edges are known for the second', () => {
  const fresh = newGame(setupOf({ a: [{ id: 'anton' }], b: [{ id: 'carl' }] }));
  expect([isTurnedFor(fresh, 'a'), isTurnedFor(fresh, 'b')]).toEqual([false, true]);
  const { game } = play(fresh, roll(6, 1), choose('south'));
  const taken = [isTurnedFor(game, 'a'), isTurnedFor(game, 'b')];
  expect(taken.filter(Boolean)).toHaveLength(1);
});
