import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Announcer } from '../../../src/panels/game/Announcer.tsx';
import { useAnnounced } from '../../../src/store/announced.ts';
import { useUiStore } from '../../../src/store/ui.ts';
import { given } from '../../support/builders/given.ts';
import { lay, Speaking } from '../../support/page/page.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const game = given({ a: [{ id: 'anton', at: [6, 12] }], b: [{ id: 'berta', at: [16, 12] }] });

/** Presses a key on the board; the board says those words of it, so many ms later. */
function press(key: string, words: string, after = 200): string {
  const board = screen.getByRole('application');
  const live = screen.getByTestId('live');
  fireEvent.keyDown(board, { key });
  act(() => void vi.advanceTimersByTime(after));
  live.textContent = words;
  act(() => void vi.advanceTimersByTime(600));
  return screen.getByRole('status').textContent ?? '';
}

function table(onKey: () => void): void {
  lay(game);
  render(
    <>
      <div role="application" tabIndex={-1} onKeyDown={onKey} />
      <p aria-live="polite" data-testid="live" />
      <Announcer game={game} />
    </>,
    { wrapper: Speaking },
  );
  screen.getByRole('application').focus();
}

test('what a key has taken in hand is named where what is heard of it does not, and only there', () => {
  table(() => useUiStore.getState().setTool({ kind: 'moveAndFire', who: 'anton', waypoints: [], target: null }));
  expect(press('x', 'open ground')).toBe('Move & Fire.');
  act(() => useUiStore.getState().setTool({ kind: 'idle' }));
  const { times } = useAnnounced.getState();
  press('x', 'Move & Fire, 2u');
  expect(useAnnounced.getState().times).toBe(times);
});

test('a cursor that goes where a way takes long to find is not said to be refused', () => {
  table(() => useUiStore.getState().moveCursor([3, 4], null, 0));
  expect(press('PageDown', '2u north', 550)).toBe('');
  expect(press('PageDown', '', 550)).toBe('Page Down: not possible now.'); // it has stayed where it was
});
