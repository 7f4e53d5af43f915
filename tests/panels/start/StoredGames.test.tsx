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

test('a record that cannot be read is listed as that, can be saved as it is, and is deleted by a second click', async () => {
  await storeAGame();
  const db = await openDatabase('take-cover');
  const [summary] = await db.getAll('summaries');
  if (summary) await db.put('summaries', { ...summary, names: 7 as unknown as typeof summary.names });
  const count = (await db.getAll('summaries')).length;
  const link = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  show(<StoredGames />);
  expect(await screen.findByText(/1 stored game cannot be read/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /All (2 games|games \(1\))/ }));
  const row = (await screen.findByText('A game that cannot be read', {}, { timeout: 10_000 })).closest('li');
  if (!row) throw new Error('it is not in the list');
  await userEvent.click(within(row).getByRole('button', { name: 'Save what is there' }));
  await waitFor(() => expect(link).toHaveBeenCalledOnce());
  await userEvent.click(within(row).getByRole('button', { name: /^Delete / }));
  expect(await db.getAll('summaries')).toHaveLength(count);
  await userEvent.click(within(row).getByRole('button', { name: 'Delete for good' }));
  await waitFor(() => expect(screen.queryByText('A game that cannot be read')).toBeNull());
  expect(await db.getAll('summaries')).toHaveLength(count - 1);
  db.close();
  link.mockRestore();
});
