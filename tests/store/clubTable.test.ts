import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runClubTable, runShow, somebodyThere, TO_ANSWER, useClubTable } from '../../src/store/clubTable.ts';
import { useEvening } from '../../src/store/evening.ts';
import { useGameStore } from '../../src/store/game.ts';
import { journal } from '../../src/store/journal.ts';
import { usePreferences } from '../../src/store/preferences.ts';
import { useSettingUp } from '../../src/store/settingUp.ts';
import { rememberedGame } from '../../src/store/tab.ts';
import type { Timer } from '../../src/store/telling.ts';
import { given } from '../support/builders/given.ts';
import { lay } from '../support/page/page.tsx';

const state = () => useGameStore.getState();
const phase = () => useClubTable.getState().phase;
const duel = () => given({ a: [{ id: 'abel', at: [5, 12] }], b: [{ id: 'bo', at: [14, 12] }] });
const MINUTE = 60_000;

/** Time that passes when the test says so. */
function byHand(): Timer & { pass(ms: number): void } {
  let now = 0;
  let waiting: readonly { readonly at: number; readonly call: () => void }[] = [];
  return {
    after(ms, call) {
      const one = { at: now + ms, call };
      waiting = [...waiting, one];
      return () => {
        waiting = waiting.filter((each) => each !== one);
      };
    },
    pass(ms) {
      now += ms;
      const due = waiting.filter(({ at }) => at <= now);
      waiting = waiting.filter(({ at }) => at > now);
      for (const { call } of due) call();
    },
  };
}

let time = byHand();
let stop = (): void => undefined;

beforeEach(() => {
  state().leave();
  time = byHand();
  usePreferences.getState().set({ clubTable: 'after2' });
  stop = runClubTable(time);
});

afterEach(() => {
  stop();
  usePreferences.getState().set({ clubTable: 'off' });
  state().leave();
  vi.restoreAllMocks();
});

test('the start page shows by itself how the game is played once nobody has touched it for so long', () => {
  time.pass(1.5 * MINUTE);
  window.dispatchEvent(new Event('pointermove'));
  time.pass(1.5 * MINUTE);
  expect(phase()).toBe('waits');
  time.pass(0.5 * MINUTE);
  expect(phase()).toBe('shows');
  somebodyThere();
  expect(phase()).toBe('waits');
  time.pass(2 * MINUTE);
  expect(phase()).toBe('shows');
});

test('off it never does, and does as soon as it is chosen', () => {
  usePreferences.getState().set({ clubTable: 'off' });
  time.pass(60 * MINUTE);
  expect(phase()).toBe('waits');
  usePreferences.getState().set({ clubTable: 'after5' });
  time.pass(5 * MINUTE);
  expect(phase()).toBe('shows');
});

test('a game on the table is asked about first, and left when nobody answers', () => {
  lay(duel());
  time.pass(2 * MINUTE);
  expect(phase()).toBe('asks');
  somebodyThere();
  expect(state().game).not.toBeNull();
  time.pass(2 * MINUTE);
  expect(phase()).toBe('asks');
  time.pass(TO_ANSWER * 1000);
  expect(phase()).toBe('shows');
  expect(state().game).toBeNull();
});

test('a game that is not saved is never left', () => {
  const { history } = lay(duel());
  useGameStore.setState({ stored: 'full', history: { ...history, nodes: [{}] as never } });
  time.pass(60 * MINUTE);
  expect(phase()).toBe('waits');
  expect(state().game).not.toBeNull();
});

test('what is shown is kept nowhere and counts for nothing, and another game follows', async () => {
  const begin = vi.spyOn(journal, 'begin');
  const stopShow = runShow((faction) => faction, time);
  await vi.waitFor(() => expect(state().awaiting?.kind).toBe('act'), 15_000);
  await vi.waitFor(() => expect(useSettingUp.getState().on).toBe(false), 5000);
  const first = state().start;
  expect(first?.players).toMatchObject({ a: 'hard', b: 'hard' });
  expect(first?.setup.sides.a.name).toBe('soviet');
  state().send({ type: 'concede', side: 'a' });
  expect(state().awaiting?.kind).toBe('over');
  expect(useEvening.getState().results).toEqual([]);
  expect(rememberedGame()).toBeNull();
  expect(begin).not.toHaveBeenCalled();
  time.pass(MINUTE);
  expect(state().start).not.toBe(first);
  expect(state().start?.setup.table.name).not.toBe(first?.setup.table.name);
  stopShow();
}, 30_000);
