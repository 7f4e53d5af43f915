import { afterEach, expect, test } from 'vitest';
import { type Result, scoreOf, useEvening } from '../../src/store/evening.ts';

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

const KEPT = 'take-cover.evening';

afterEach(() => {
  sessionStorage.clear();
  useEvening.setState({ results: [] });
});

test('is there again when the page was loaded anew', async () => {
  const results = [result('1', 'Bob'), result('2', null)];
  useEvening.setState({ results });
  const kept = sessionStorage.getItem(KEPT) ?? '';
  useEvening.setState({ results: [] });
  sessionStorage.setItem(KEPT, kept);
  await useEvening.persist.rehydrate();
  expect(useEvening.getState().results).toEqual(results);
});

test.each([
  ['text', '"x"'],
  ['another shape', '{"state":{"results":{"game":"1"}}}'],
  ['results that are none', '{"state":{"results":[null,3,{"game":1},{"game":"1","winner":"Ann","players":["Ann"]}]}}'],
])('%s in the place of what was kept is nothing', async (_, kept) => {
  sessionStorage.setItem(KEPT, kept);
  await useEvening.persist.rehydrate();
  expect(useEvening.getState().results).toEqual([]);
});
