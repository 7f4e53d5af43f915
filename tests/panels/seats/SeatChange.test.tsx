import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Command } from '../../../src/engine/index.ts';
import { lastTurn } from '../../../src/panels/seats/lastTurn.ts';
import { SeatChange } from '../../../src/panels/seats/SeatChange.tsx';
import { useGameStore } from '../../../src/store/game.ts';
import { usePreferences } from '../../../src/store/preferences.ts';
import { runTelling } from '../../../src/store/telling.ts';
import { endTurn, fire, given, move, pass, roll } from '../../support/builders/given.ts';
import { lay, onTable, show } from '../../support/page/page.tsx';

const duel = () => given({ a: [{ id: 'abel', at: [5, 12] }], b: [{ id: 'bo', at: [14, 12] }], tokens: { a: 6, b: 6 } });

function Shown() {
  const history = useGameStore((s) => s.history);
  return history && <SeatChange history={history} />;
}

const send = (...commands: Command[]): void => {
  for (const command of commands) {
    act(() => expect(useGameStore.getState().send(command)).toBeNull());
  }
};
const playTurn = (): void =>
  send(move('abel', [5, 12], [6, 12]), fire('abel', 'bo'), pass, pass, roll(1, 1, 2), endTurn);
const sheet = () => screen.queryByRole('dialog', { name: /’s turn$/ });

beforeEach(() => {
  lay(duel());
  usePreferences.getState().set({ handOver: 'on' });
});
afterEach(() => {
  vi.useRealTimers();
  usePreferences.getState().set({ handOver: 'off' });
});

describe('the hand-over screen', () => {
  test('says whose turn it is and what the other side did, action by action', () => {
    show(<Shown />);
    playTurn();
    expect(sheet()).toHaveAccessibleName(`${onTable().game.setup.sides.b.name}’s turn`);
    const deeds = screen.getAllByRole('listitem');
    expect(deeds).toHaveLength(3);
    expect(deeds[0]).toHaveTextContent('abel moves');
    expect(deeds[1]).toHaveTextContent('bo');
  });

  test('is not shown to those who do without it', () => {
    usePreferences.getState().set({ handOver: 'off' });
    show(<Shown />);
    playTurn();
    expect(sheet()).toBeNull();
  });

  test('is not shown for an answer within a turn, nor when a turn comes back by undo and redo', async () => {
    lay(duel(), { takeBack: 'freely' });
    show(<Shown />);
    send(fire('abel', 'bo'));
    expect(sheet()).toBeNull();
    send(pass, pass, roll(1, 1, 2), endTurn);
    await userEvent.click(screen.getByRole('button', { name: /^Begin the turn/ }));
    expect(sheet()).toBeNull();
    act(() => void useGameStore.getState().undo());
    act(() => useGameStore.getState().redo());
    expect(sheet()).toBeNull();
  });

  test('its button has the focus: Enter begins the turn', async () => {
    show(<Shown />);
    playTurn();
    expect(screen.getByRole('button', { name: /^Begin the turn/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(sheet()).toBeNull();
  });

  test('Escape begins the turn', async () => {
    show(<Shown />);
    playTurn();
    sheet()?.dispatchEvent(new Event('cancel', { cancelable: true }));
    await waitFor(() => expect(sheet()).toBeNull());
  });

  test('[case H1] it offers a replay of the last turn, which shows it on the table step by step and changes nothing', async () => {
    show(<Shown />);
    playTurn();
    const { history, game } = onTable();
    vi.useFakeTimers();
    act(() => screen.getByRole('button', { name: 'Show it on the table' }).click());
    expect(sheet()).toBeNull();
    expect(screen.getByRole('status')).toHaveTextContent('abel moves');
    const seen = [useGameStore.getState().looking?.at];
    act(() => void vi.advanceTimersByTime(2200));
    seen.push(useGameStore.getState().looking?.at);
    expect(seen).toEqual([0, 1]);
    await act(async () => void window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })));
    expect(useGameStore.getState().looking).toBeNull();
    expect(onTable().history).toBe(history);
    expect(onTable().game).toBe(game);
    expect(screen.getByRole('button', { name: 'Show it once more' })).toBeVisible();
  });

  test('its replay waits for a roll to be told, and says nothing of it before the dice have', () => {
    show(<Shown />);
    playTurn();
    vi.useFakeTimers();
    const stop = runTelling();
    const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
    act(() => screen.getByRole('button', { name: 'Show it on the table' }).click());
    for (let step = 0; step < 4; step++) wait(2200);
    const { script } = useGameStore.getState().telling ?? {};
    expect(script?.roll?.dice).toEqual([1, 1, 2]);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    wait(script?.end ?? 0);
    expect(screen.getByRole('status')).toHaveTextContent('1, 1, 2');
    expect(useGameStore.getState().telling).toBeNull();
    wait(1390);
    expect(screen.getByRole('status')).toHaveTextContent('1, 1, 2');
    wait(10);
    expect(screen.getByRole('status')).not.toHaveTextContent('1, 1, 2');
    act(stop);
  });
});

test('before the first turn nobody has had one', () => {
  expect(lastTurn(onTable().history)).toBeNull();
});
