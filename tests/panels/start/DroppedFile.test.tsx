import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { CARDS } from '../../../src/content/index.ts';
import { DroppedFile } from '../../../src/panels/start/DroppedFile.tsx';
import { cardMade, nameOf } from '../../../src/play/library.ts';
import type { Storing } from '../../../src/store/autosave.ts';
import { useBringing } from '../../../src/store/bringing.ts';
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

function drop(...texts: readonly string[]): void {
  const event = new Event('drop', { bubbles: true, cancelable: true });
  Object.assign(event, {
    dataTransfer: {
      types: ['Files'],
      files: texts.map((text, i) => new File([text], i === 0 ? 'another.json' : `${i + 1}.json`)),
    },
  });
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

test('of several each is answered for, and none takes the place of one that is stored nowhere', async () => {
  useBringing.setState({ coming: null });
  const [card] = CARDS;
  show(<DroppedFile />);
  drop('no file of ours', JSON.stringify(card && cardMade(card).file), savedGame(DEPLOYED), savedGame(UNDER_FIRE));
  const answers = await screen.findByRole('status', {}, { timeout: 20_000 });
  expect(
    within(answers)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    expect.stringMatching(/^another\.json: .*not well-formed JSON/),
    '2.json: for the library',
    '3.json: on the table',
    '4.json: not opened: the game before it is not saved',
  ]);
  expect(commands()).toBe(DEPLOYED.length);
  expect(useBringing.getState().coming?.fresh.map(nameOf)).toEqual([card?.name]);
  await userEvent.click(screen.getByRole('button', { name: 'All right' }));
  expect(screen.queryByRole('listitem')).toBeNull();
});
