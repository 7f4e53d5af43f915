import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { useGameStore } from '../../src/store/game.ts';
import { keepAsFile, storedGames } from '../../src/store/storedGames.ts';
import { begunGame, choice, roll, send } from './table.ts';

const store = () => useGameStore.getState();
const saved = () => vi.waitFor(() => expect(store().stored).toBe('saved'), { timeout: 10_000 });

beforeEach(() => store().leave());

const latest = async () => {
  const games = await storedGames();
  return games.ok ? games.value[0] : undefined;
};

test('every step is stored, and Continue stands at the same prompt', async () => {
  store().newGame(choice());
  expect(store().stored).toBe('saving');
  roll(5, 2);
  const { awaiting } = store();
  await saved();
  store().leave();

  const game = await latest();
  expect(game).toMatchObject({ names: { a: 'Ann', b: 'Bob' }, finished: false });
  expect(await store().continueGame(game?.id ?? '')).toMatchObject({ ok: true, broken: null });
  expect(store().awaiting).toEqual(awaiting);
});

test('a continued game is written on, not stored again', async () => {
  begunGame();
  await saved();
  const before = await storedGames();
  store().leave();
  await store().continueGame((await latest())?.id ?? '');
  send({ type: 'concede', side: 'b' });
  await saved();
  const after = await storedGames();
  expect(after.ok && before.ok && after.value.length === before.value.length).toBe(true);
  expect(await latest()).toMatchObject({ finished: true });
});

test('a game that is not there is said to be gone', async () => {
  expect(await store().continueGame('nothing')).toEqual({ ok: false, storage: 'not-found' });
  expect(await keepAsFile('nothing')).toBe('not-found');
});
