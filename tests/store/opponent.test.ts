import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { awaiting } from '../../src/engine/index.ts';
import { lineTo, nodeAt } from '../../src/play/history.ts';
import type { Players } from '../../src/play/players.ts';
import { useGameStore } from '../../src/store/game.ts';
import { askAgain, hold, letItAct, playByHand, runOpponent, toMyTurn } from '../../src/store/opponent.ts';
import { AT_REST, useOpponent } from '../../src/store/opponentState.ts';
import { usePreferences } from '../../src/store/preferences.ts';
import { thinking } from '../../src/thinking/thinking.ts';
import { readyStart } from '../play/playing.ts';
import { endTurn, fire, given, move } from '../support/builders/given.ts';
import { lay } from '../support/page/page.tsx';

/** Bo is the computer's, and stands before Abel. */
const duel = () => given({ a: [{ id: 'abel', at: [5, 12] }], b: [{ id: 'bo', at: [14, 12] }] });
const PLAYERS: Players = { a: 'person', b: 'hard', seed: 1 };

const state = () => useGameStore.getState();
const opponent = () => useOpponent.getState();
const phase = () => opponent().phase;
const isPersons = () => {
  const { game } = state();
  const question = game && awaiting(game);
  return !!question && (question.kind === 'over' || question.by === 'a');
};

let stop = (): void => undefined;

/** A game in which the computer plays side b, its thread being the page. */
function against(players: Players = PLAYERS): void {
  lay(duel(), { takeBack: 'freely' });
  useGameStore.setState({ start: { ...readyStart(), players } });
}

beforeEach(() => {
  usePreferences.getState().set({ opponentPace: 'normal' });
  against();
  stop = runOpponent();
});

afterEach(() => {
  stop();
  useOpponent.setState(AT_REST);
  state().leave();
  vi.restoreAllMocks();
});

const theirTurn = async (): Promise<void> => {
  state().send(move('abel', [5, 12], [5, 13]));
  state().send(endTurn);
  await vi.waitFor(() => expect(phase()).toBe('about'), 10_000);
};

test('it says what it will do before it does it, and plays up to the next question for the person', async () => {
  await theirTurn();
  expect(opponent()).toMatchObject({ by: 'b', wait: expect.any(Number) });
  expect(opponent().command).not.toBeNull();
  toMyTurn();
  await vi.waitFor(() => expect(isPersons()).toBe(true), 10_000);
  expect(opponent()).toMatchObject({ phase: 'idle', hurried: false });
});

test('nobody at the screen answers for it', async () => {
  await theirTurn();
  expect(state().send(fire('bo', 'abel'))).toMatchObject({ rule: 'FLOW-TURN' });
});

test('held it waits until it is told to go on', async () => {
  await theirTurn();
  hold(true);
  expect(opponent().wait).toBeNull();
  const before = state().history?.at;
  letItAct();
  expect(state().history?.at).not.toBe(before);
});

test('step by step it waits as well', async () => {
  usePreferences.getState().set({ opponentPace: 'step' });
  await theirTurn();
  expect(opponent().wait).toBeNull();
});

test('undo goes back to the last decision of the person, redo brings the same answers', async () => {
  await theirTurn();
  toMyTurn();
  await vi.waitFor(() => expect(isPersons()).toBe(true), 10_000);
  const { history } = state();
  const played = history && lineTo(history).map((index) => nodeAt(history, index)?.command);
  expect(state().undo()).toBeNull();
  expect(isPersons()).toBe(true);
  expect(state().history?.at).toBeLessThan(history?.at ?? 0);
  while (state().history?.at !== history?.at) state().redo();
  const now = state().history;
  expect(now && lineTo(now).map((index) => nodeAt(now, index)?.command)).toEqual(played);
  expect(now?.nodes.length).toBe(history?.nodes.length);
});

test('where it cannot think that is said; it is asked again, or its turn is played by hand', async () => {
  const ask = vi.spyOn(thinking, 'ask').mockImplementation((question, _game, _ask, asker) => {
    queueMicrotask(() => asker.failed({ question: question.name, why: 'died', message: 'out of memory' }));
    return () => undefined;
  });
  state().send(move('abel', [5, 12], [5, 13]));
  state().send(endTurn);
  await vi.waitFor(() => expect(phase()).toBe('failed'));
  askAgain();
  await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(2));
  await vi.waitFor(() => expect(phase()).toBe('failed'));
  playByHand();
  expect(phase()).toBe('idle');
  expect(state().send(fire('bo', 'abel'))).toBeNull();
});

test('where it does not answer for 15 s that is said, its thread is begun anew, and it may be asked again', async () => {
  stop();
  const due: { readonly ms: number; readonly then: () => void }[] = [];
  const after = (ms: number, then: () => void) => {
    due.push({ ms, then });
    return () => undefined;
  };
  stop = runOpponent({ after });
  const ask = vi.spyOn(thinking, 'ask').mockImplementation(() => () => undefined);
  const restart = vi.spyOn(thinking, 'restart').mockImplementation(() => undefined);
  state().send(move('abel', [5, 12], [5, 13]));
  state().send(endTurn);
  for (const { then } of due.filter(({ ms }) => ms < 15_000)) then();
  expect([phase(), restart.mock.calls.length]).toEqual(['thinking', 0]);
  for (const { then } of due.filter(({ ms }) => ms === 15_000)) then();
  expect(opponent()).toMatchObject({ phase: 'failed', fault: { why: 'died' } });
  expect(restart).toHaveBeenCalledTimes(1);
  askAgain();
  expect(phase()).toBe('thinking');
  expect(ask).toHaveBeenCalledTimes(2);
});

test('where its turn would never end it ends it, and says that it knows no better', async () => {
  const game = given({
    edition: 'tactic-2.0-beta',
    a: [{ id: 'abel', at: [5, 12] }],
    b: [
      { id: 'bo', at: [14, 12], state: { grenades: ['smoke'] } },
      { id: 'ben', at: [16, 12] },
    ],
    turn: { side: 'b', spent: 1 },
  });
  vi.spyOn(thinking, 'ask').mockImplementation((_question, asked, _ask, asker) => {
    const [who = '', to = ''] = asked.state.characters.some(({ id, grenades }) => id === 'bo' && grenades.length > 0)
      ? ['bo', 'ben']
      : ['ben', 'bo'];
    const best = { command: { type: 'handOver', who, to, grenade: 'smoke' } } as const;
    queueMicrotask(() => asker.answer({ best, others: [] } as never));
    return () => undefined;
  });
  lay(game, { takeBack: 'freely' });
  useGameStore.setState({ start: { ...readyStart(), players: PLAYERS } });
  usePreferences.getState().set({ opponentPace: 'step' });
  for (let i = 0; i < 40 && !opponent().knowsNoBetter; i++) {
    await vi.waitFor(() => expect(phase()).toBe('about'));
    letItAct();
  }
  await vi.waitFor(() => expect(opponent()).toMatchObject({ knowsNoBetter: true, command: { type: 'endTurn' } }));
  letItAct();
  expect(state().game?.state.turn.side).toBe('a');
});
