import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { useGameStore } from '../../src/store/game.ts';
import { NO_GAME } from '../../src/store/gameState.ts';
import { resume, useResuming } from '../../src/store/resuming.ts';
import { keepAsFile, storedGames } from '../../src/store/storedGames.ts';
import { rememberedGame, rememberGame } from '../../src/store/tab.ts';
import { begunGame, choice, roll, send } from './table.ts';

const store = () => useGameStore.getState();
const saved = () => vi.waitFor(() => expect(store().stored).toBe('saved'), { timeout: 10_000 });

beforeEach(() => store().leave());

const latest = async () => {
  const games = await storedGames();
  return games.ok ? games.value.games[0] : undefined;
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
  expect(after.ok && before.ok && after.value.games.length === before.value.games.length).toBe(true);
  expect(await latest()).toMatchObject({ finished: true });
});

test('a game that is not there is said to be gone', async () => {
  expect(await store().continueGame('nothing')).toEqual({ ok: false, storage: 'not-found' });
  expect(await keepAsFile('nothing')).toBe('not-found');
});

test('a page loaded anew goes on in the game of its tab, until that is left', async () => {
  begunGame();
  await saved();
  const id = await vi.waitFor(() => rememberedGame() ?? Promise.reject(new Error('not yet')));
  const { awaiting } = store();
  useGameStore.setState(NO_GAME); // as a page that has just been loaded
  await resume();
  expect(store().awaiting).toEqual(awaiting);
  expect(useResuming.getState()).toMatchObject({ on: false, failed: null });
  expect(rememberedGame()).toBe(id);

  store().leave();
  expect(rememberedGame()).toBeNull();
  await resume();
  expect(store().game).toBeNull();
});

test('where that game is gone the reason is there to be said', async () => {
  rememberGame('nothing');
  await resume();
  expect(store().game).toBeNull();
  expect(useResuming.getState()).toMatchObject({ on: false, failed: { storage: 'not-found' } });
});
