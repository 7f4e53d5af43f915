import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { StoredGames } from '../../../src/panels/start/StoredGames.tsx';
import { openDatabase } from '../../../src/play/journal/database.ts';
import { useGameStore } from '../../../src/store/game.ts';
import { choice, roll } from '../../store/table.ts';
import { onTable, show } from '../../support/page/page.tsx';

async function storeAGame(): Promise<void> {
  useGameStore.getState().newGame(choice());
  roll(5, 2);
  await waitFor(() => expect(useGameStore.getState().stored).toBe('saved'), { timeout: 10_000 });
  useGameStore.getState().leave();
}

test('a stored game goes on where it stood; one that no longer opens is offered as a file', async () => {
  await storeAGame();
  const { unmount } = show(<StoredGames />);
  const resume = await screen.findByRole('button', { name: 'Continue Ann against Bob' });
  await userEvent.click(resume);
  await waitFor(() => expect(useGameStore.getState().game).not.toBeNull(), { timeout: 10_000 });
  expect(onTable().awaiting).toMatchObject({ kind: 'choose', about: { what: 'edge' } });
  unmount();
  useGameStore.getState().leave();

  const db = await openDatabase('take-cover');
  const [header] = await db.getAll('games');
  if (header) await db.put('games', { ...header, file: { ...header.file, edition: 'lost-in-time' } });
  db.close();

  const link = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  show(<StoredGames />);
  await userEvent.click(await screen.findByRole('button', { name: 'Continue Ann against Bob' }));
  expect(await screen.findByRole('alert', {}, { timeout: 10_000 })).toHaveTextContent('no edition “lost-in-time”');
  await userEvent.click(screen.getByRole('button', { name: 'Save to file' }));
  await waitFor(() => expect(link).toHaveBeenCalledOnce());
  expect(useGameStore.getState().game).toBeNull();
  link.mockRestore();
});

/** What of a stored game is damaged by a test. */
async function spoil(how: { readonly summary?: object; readonly header?: object }): Promise<string> {
  const db = await openDatabase('take-cover');
  const [summary] = (await db.getAll('summaries')).sort((p, q) => q.date - p.date);
  const header = summary && (await db.get('games', summary.id));
  if (!summary || !header) throw new Error('no game is stored');
  if (how.summary) await db.put('summaries', { ...summary, ...how.summary });
  if (how.header) await db.put('games', { ...header, ...how.header });
  db.close();
  return summary.id;
}

const openAll = async () => {
  await userEvent.click(await screen.findByRole('button', { name: /^All (\d+ games|games)/ }));
  return screen.findByRole('dialog', {}, { timeout: 10_000 });
};

test('what the list has lost of a game is made anew from the game itself', async () => {
  await storeAGame();
  const id = await spoil({ summary: { names: 7 } });
  show(<StoredGames />);
  await waitFor(
    async () => {
      const db = await openDatabase('take-cover');
      expect(await db.get('summaries', id)).toMatchObject({ names: { a: 'Ann', b: 'Bob' } });
      db.close();
    },
    { timeout: 10_000 },
  );
  await waitFor(() => expect(screen.queryByText(/cannot be read/)).toBeNull());
});

test('a game that cannot be read is listed as that, can be saved as it is, and deleted', async () => {
  await storeAGame();
  const id = await spoil({ summary: { names: 7 }, header: { file: {} } });
  const link = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  show(<StoredGames />);
  expect(await screen.findByText(/1 stored game cannot be read/)).toBeVisible();
  const list = await openAll();
  const row = (await within(list).findByText('A game that cannot be read')).closest('li');
  if (!row) throw new Error('it is not in the list');
  await userEvent.click(within(row).getByRole('button', { name: 'Save what is there' }));
  await waitFor(() => expect(link).toHaveBeenCalledOnce());
  await userEvent.click(within(row).getByRole('button', { name: `Delete ${id}` }));
  await waitFor(() =>
    expect(within(list).getByRole('status')).toHaveTextContent('A game that cannot be read is deleted.'),
  );
  await waitFor(() => expect(within(list).queryByRole('button', { name: `Delete ${id}` })).toBeNull());
  link.mockRestore();
});

test('a game says how much room it takes, and comes back whole after it was deleted', async () => {
  await storeAGame();
  show(<StoredGames />);
  const list = await openAll();
  const rows = within(list).getAllByRole('listitem').length;
  expect((await within(list).findAllByText(/· \d+ KB/)).length).toBeGreaterThan(0);
  const db = await openDatabase('take-cover');
  const records = await db.getAll('records');
  await userEvent.click(within(list).getAllByRole('button', { name: 'Delete Ann against Bob' })[0] as HTMLElement);
  await waitFor(() => expect(within(list).getByRole('status')).toHaveTextContent('Ann against Bob is deleted.'));
  expect((await db.getAll('records')).length).toBeLessThan(records.length);
  await userEvent.click(within(list).getByRole('button', { name: 'Bring it back' }));
  await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(rows));
  expect(await db.getAll('records')).toEqual(records);
  db.close();
});
