import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openDatabase } from '../../src/play/journal/database.ts';
import type { GameState } from '../../src/store/gameState.ts';
import { type FaultyStore, faultyStore } from '../support/builders/faultyStore.ts';

/** Storage that says neither yes nor no: each test has a page and a browser's storage of its own. */
type Page = Awaited<ReturnType<typeof loaded>>;
let store: FaultyStore;
let page: Page;

/** A page that has just been loaded. */
async function loaded() {
  vi.resetModules();
  const { useGameStore } = await import('../../src/store/game.ts');
  const { storedGames } = await import('../../src/store/storedGames.ts');
  const { askBeforeLeaving } = await import('../../src/store/leaving.ts');
  const { askToPersist } = await import('../../src/store/lasting.ts');
  const table = await import('./table.ts');
  return { useGameStore, storedGames, askBeforeLeaving, askToPersist, ...table };
}

beforeEach(async () => {
  store = faultyStore();
  page = await loaded();
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'performance'],
    shouldAdvanceTime: true,
    advanceTimeDelta: 5,
  });
});
afterEach(() => {
  store.full(false);
  page.useGameStore.getState().leave();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const now = () => page.useGameStore.getState();
const stands = (stored: GameState['stored']) =>
  vi.waitFor(() => expect(now().stored).toBe(stored), { timeout: 15_000, interval: 20 });

/** How many steps a page finds again that is loaded now. */
async function stepsKept(): Promise<number> {
  const db = await openDatabase('take-cover');
  const count = (await db.getAll('records')).length;
  db.close();
  return count;
}

const edge = () => page.send({ type: 'choose', option: 'north' });
const isAskedToStay = (): boolean => {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
};

describe('storage that fails', () => {
  test('[case F1] a connection that the browser closes is opened again: 3 of 3 moves are kept', async () => {
    now().newGame(page.choice());
    page.roll(5, 2);
    await stands('saved');
    store.close();
    edge();
    await stands('saved');
    store.close();
    page.roll(1, 2);
    await stands('saved');
    expect(await stepsKept()).toBe(3);
    expect(store.opened).toBeGreaterThan(2);
  });

  test('[case F2] a window that holds an older version and does not let go is told in 5 s, and play goes on', async () => {
    const older = await openDB('take-cover', 1, {
      upgrade(db) {
        db.createObjectStore('games', { keyPath: 'id' });
        db.createObjectStore('records', { keyPath: ['game', 'n'] });
        db.createObjectStore('summaries', { keyPath: 'id' }).createIndex('date', 'date');
      },
    });
    now().newGame(page.choice());
    page.roll(5, 2);
    await vi.advanceTimersByTimeAsync(100);
    await new Promise((resolve) => setTimeout(resolve, 100)); // the other window is asked first
    await vi.advanceTimersByTimeAsync(5200);
    await stands('blocked');
    edge();
    expect(now().awaiting).toMatchObject({ kind: 'roll' });
    older.close();
    await stands('saved');
    expect(await stepsKept()).toBe(2);
  });

  test('[case F27] opening that is never answered is told in 5 s, and stored when it answers again', async () => {
    store.silent();
    now().newGame(page.choice());
    const listed = page.storedGames();
    page.roll(5, 2);
    await vi.advanceTimersByTimeAsync(5200);
    await stands('no-answer');
    expect(await listed).toEqual({ ok: false, fault: 'no-answer' });
    store.silent(false);
    edge();
    await stands('saved');
    expect(await stepsKept()).toBe(2);
  });

  test('no room at the start of a game: it is said, and stored by itself as soon as there is some', async () => {
    store.full();
    now().newGame(page.choice());
    page.roll(5, 2);
    await stands('full');
    edge();
    await stands('full');
    expect(await stepsKept()).toBe(0);
    store.full(false);
    await vi.advanceTimersByTimeAsync(5200);
    await stands('saved');
    expect(await stepsKept()).toBe(2);
  });

  test('an older build after a newer one says that the games are of a newer version', async () => {
    const newer = await openDB('take-cover', 99);
    newer.close();
    now().newGame(page.choice());
    await stands('newer');
    expect(await page.storedGames()).toEqual({ ok: false, fault: 'newer' });
  });

  test('a fault stands until the game is saved: nothing in between says that it is', async () => {
    store.full();
    const told: GameState['stored'][] = [];
    const stop = page.useGameStore.subscribe(({ stored }, before) => {
      if (stored !== before.stored) told.push(stored);
    });
    now().newGame(page.choice());
    page.roll(5, 2);
    await stands('full');
    edge();
    page.roll(1, 2);
    await vi.advanceTimersByTimeAsync(300);
    store.full(false);
    await vi.advanceTimersByTimeAsync(5200);
    await stands('saved');
    expect(told).toEqual(['saving', 'full', 'saved']);
    stop();
  });

  test('no storage at all', async () => {
    vi.stubGlobal('indexedDB', undefined);
    now().newGame(page.choice());
    await stands('unavailable');
    expect(await page.storedGames()).toEqual({ ok: false, fault: 'unavailable' });
  });
});

describe('leaving the page', () => {
  test('asks where something that was played is not stored, and only there', async () => {
    const stop = page.askBeforeLeaving();
    expect(isAskedToStay()).toBe(false);
    store.full();
    now().newGame(page.choice());
    await stands('full');
    expect(isAskedToStay()).toBe(false); // nothing has been played of it
    page.roll(5, 2);
    expect(isAskedToStay()).toBe(true);
    store.full(false);
    await vi.advanceTimersByTimeAsync(5200);
    await stands('saved');
    expect(isAskedToStay()).toBe(false);
    stop();
  });

  test('asks while storing takes long', async () => {
    const stop = page.askBeforeLeaving();
    store.silent();
    now().newGame(page.choice());
    page.roll(5, 2);
    expect(isAskedToStay()).toBe(false);
    await vi.advanceTimersByTimeAsync(1200);
    expect(isAskedToStay()).toBe(true);
    stop();
  });
});

test('the browser is asked once to keep what is stored, after the first game', async () => {
  const persist = vi.fn(async () => true);
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { storage: { persist } }));
  page.askToPersist();
  now().newGame(page.choice());
  await stands('saved');
  page.roll(5, 2);
  await vi.waitFor(() => expect(persist).toHaveBeenCalledOnce());
  edge();
  await stands('saved');
  expect(persist).toHaveBeenCalledOnce();
});
