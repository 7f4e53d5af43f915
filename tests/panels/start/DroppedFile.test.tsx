import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { DroppedFile } from '../../../src/panels/start/DroppedFile.tsx';
import type { Storing } from '../../../src/store/autosave.ts';
import { useGameStore } from '../../../src/store/game.ts';
import { DEPLOYED, UNDER_FIRE } from '../../support/browser/plan.ts';
import { savedGame } from '../../support/browser/savedGame.ts';
import { show } from '../../support/page/page.tsx';

const commands = () => useGameStore.getState().history?.nodes.length;

/** A game on the table of which the storage has said that; it is asked no more. */
async function played(stored: Storing): Promise<void> {
  await useGameStore.getState().open(savedGame(DEPLOYED));
  act(() => useGameStore.setState({ stored }));
}

function drop(text: string): void {
  const event = new Event('drop', { bubbles: true, cancelable: true });
  Object.assign(event, { dataTransfer: { types: ['Files'], files: [new File([text], 'another.json')] } });
  act(() => void window.dispatchEvent(event));
}

beforeEach(() => useGameStore.getState().leave());

test('[case F26] a file dropped on a game that is not saved asks first, and may be left', async () => {
  await played('full');
  show(<DroppedFile />);
  drop(savedGame(UNDER_FIRE));
  expect(screen.getByRole('alert')).toHaveTextContent('The game on the table is not saved and would be lost.');
  expect(screen.getByRole('alert')).toHaveTextContent('another.json');
  expect(screen.getByRole('button', { name: 'Save to file' })).toBeEnabled();
  await userEvent.click(screen.getByRole('button', { name: 'Keep playing' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(commands()).toBe(DEPLOYED.length);

  drop(savedGame(UNDER_FIRE));
  await userEvent.click(screen.getByRole('button', { name: 'Open the file' }));
  await waitFor(() => expect(commands()).toBe(UNDER_FIRE.length), { timeout: 10_000 });
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('one dropped on a saved game is opened at once: the game waits under Continue', async () => {
  await played('saved');
  show(<DroppedFile />);
  drop(savedGame(UNDER_FIRE));
  await waitFor(() => expect(commands()).toBe(UNDER_FIRE.length), { timeout: 10_000 });
});
