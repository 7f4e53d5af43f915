import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { emptyDraft } from '../../src/play/draft/draft.ts';
import { draftNow, useEditing } from '../../src/workshop/editor/editing.ts';
import { FairTable } from '../../src/workshop/editor/FairTable.tsx';
import { show } from '../support/page/page.tsx';

function Shown() {
  return <FairTable draft={useEditing(draftNow)} />;
}

beforeEach(() => {
  useEditing.getState().begin(emptyDraft('tactic-2.2', { a: 'Ann', b: 'Bob' }));
  show(<Shown />);
});

const now = () => draftNow(useEditing.getState()).setup;

test('how fair a table is stands there in words and numbers, for each edge', async () => {
  await userEvent.click(screen.getByText('How fair the table is'));
  expect(await screen.findByText('Alike from opposite edges.')).toBeVisible();
  const row = screen.getByRole('rowheader', { name: 'north' }).closest('tr');
  expect(
    within(row as HTMLElement)
      .getAllByRole('cell')
      .map((cell) => cell.textContent)[0],
  ).toBe('100%');
});

test('a random table takes the place of the one that lies there, and undo brings that back', async () => {
  await userEvent.click(screen.getByText('Random table'));
  await userEvent.click(await screen.findByRole('button', { name: 'Lay it out' }));
  await waitFor(() => expect(now().scenery.length).toBeGreaterThan(10), { timeout: 10_000 });
  expect(now().table).toMatchObject({ width: 24, height: 24, name: 'Random table 1' });
  useEditing.getState().undo();
  expect(now().scenery).toEqual([]);
});

test('what the table is worth from either edge is tried in 200 games, and told with its bounds', async () => {
  await userEvent.click(screen.getByText('How fair the table is'));
  await userEvent.click(await screen.findByRole('button', { name: 'Try it: 200 games' }));
  expect(await screen.findByText(/^north won \d+, south \d+/, undefined, { timeout: 30_000 })).toBeVisible();
  expect(screen.getByText(/of 200 games …$/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
  expect(screen.getByText(/^Of what was decided north won/)).toBeVisible();
}, 60_000);
