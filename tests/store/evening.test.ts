import { expect, test } from 'vitest';
import { type Result, scoreOf } from '../../src/store/evening.ts';

const result = (game: string, winner: string | null): Result => ({ game, winner, players: ['Ann', 'Bob'] });

test('wins count by name, draws apart', () => {
  const evening = [result('1', 'Bob'), result('2', null), result('3', 'Bob')];
  expect(scoreOf(evening)).toEqual({
    wins: [
      ['Ann', 0],
      ['Bob', 2],
    ],
    draws: 1,
  });
});
