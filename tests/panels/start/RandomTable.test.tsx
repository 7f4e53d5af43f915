import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { StartPage } from '../../../src/panels/start/StartPage.tsx';
import { useGameStore } from '../../../src/store/game.ts';
import { onTable, show } from '../../support/page/page.tsx';

vi.setConfig({ testTimeout: 60_000 });

test('one press lays out a random table with its numbers, another press another one, and the game begins on it', async () => {
  useGameStore.getState().leave();
  show(<StartPage />);
  await userEvent.click(screen.getByRole('button', { name: 'New game' }));
  const tables = within(await screen.findByRole('group', { name: 'Table' }));
  const ready = tables.getAllByRole('radio').length;
  await userEvent.click(tables.getByRole('button', { name: 'Random table' }));
  const first = await tables.findByRole('radio', { name: /^Random table \d+$/, checked: true }, { timeout: 20_000 });
  const name = first.getAttribute('aria-label');
  await userEvent.click(tables.getByText('How fair the table is'));
  expect(within(await tables.findByRole('table')).getAllByRole('row')).toHaveLength(5);
  await userEvent.click(tables.getByRole('button', { name: 'Another random table' }));
  await waitFor(() => expect(tables.queryByRole('radio', { name: name ?? '' })).toBeNull(), { timeout: 20_000 });
  expect(tables.getAllByRole('radio')).toHaveLength(ready + 1);
  await userEvent.click(screen.getByRole('button', { name: 'Begin' }));
  const { table, scenery } = onTable().game.setup;
  expect(table.name).toMatch(/^Random table \d+$/);
  expect(scenery.length).toBeGreaterThan(10);
});
