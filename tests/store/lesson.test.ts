import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { character, type Game } from '../../src/engine/index.ts';
import { gameAt } from '../../src/play/history.ts';
import { useEvening } from '../../src/store/evening.ts';
import { useGameStore } from '../../src/store/game.ts';
import { beginLesson, doIt, runLesson } from '../../src/store/lesson.ts';
import { usePreferences } from '../../src/store/preferences.ts';
import { useUiStore } from '../../src/store/ui.ts';
import { fire } from '../support/builders/given.ts';

const state = () => useGameStore.getState();
const one = (id: string) => character(state().game as Game, id);
const NAMES = { a: 'Player 1', b: 'Player 2' };
/** What waits is done at once. */
const atOnce = {
  after(_: number, call: () => void) {
    const timer = setTimeout(call);
    return () => clearTimeout(timer);
  },
};

let stop = (): void => undefined;

beforeEach(() => {
  usePreferences.getState().set({ eventSpeed: 'off' });
  beginLesson('firstGame', NAMES, 'Your first game');
  stop = runLesson(atOnce);
});

afterEach(() => {
  stop();
  state().leave();
});

test('only what the step asks for is done, and a place near enough is the place that is meant', () => {
  expect(state().send(fire('sosnin', 'birkner'))).toMatchObject({ rule: 'FLOW-PENDING', data: { lesson: 'move' } });
  expect(useUiStore.getState().notice).toMatchObject({ rule: 'FLOW-PENDING' });
  expect(
    state().send({
      type: 'move',
      who: 'klenov',
      path: [
        [9.9, 18.5],
        [10.3, 14.8],
      ],
    }),
  ).toBeNull();
  expect(one('klenov').at).toEqual([10.2, 14.54]);
});

test('the other side plays by itself, dice are those of the lesson, and undo leads back to the step before', async () => {
  doIt();
  expect(state().send(fire('sosnin', 'birkner'))).toBeNull();
  await vi.waitFor(() => expect(state().awaiting).toMatchObject({ kind: 'choose', by: 'a' }));
  expect(state().send({ type: 'aim' })).toBeNull();
  await vi.waitFor(() => expect(state().awaiting?.kind).toBe('roll'));
  expect(state().roll()).toBeNull();
  expect(one('birkner').wounded).toBe(true);
  state().undo();
  expect(state().awaiting?.kind).toBe('roll');
});

test('to its end it can be done by one button, and it counts for nothing', async () => {
  await vi.waitFor(
    () => {
      if (state().awaiting?.kind !== 'over') doIt();
      expect(state().awaiting?.kind).toBe('over');
    },
    { timeout: 5000, interval: 5 },
  );
  const { history } = state();
  expect(history && gameAt(history).state.outcome).toMatchObject({ winner: 'a' });
  expect(useEvening.getState().results).toEqual([]);
});
