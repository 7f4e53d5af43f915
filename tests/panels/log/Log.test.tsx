import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Log } from '../../../src/panels/log/Log.tsx';
import { useGameStore } from '../../../src/store/game.ts';
import { fire, given, pass, roll } from '../../support/given.ts';
import { lay, onTable, show } from '../../support/page.tsx';

function shot() {
  lay(given({ a: [{ id: 'abel', at: [5, 12] }], b: [{ id: 'bo', at: [14, 12] }] }));
  for (const command of [fire('abel', 'bo'), pass, pass, roll(6, 1, 2)]) useGameStore.getState().send(command);
  show(<Log {...onTable()} />);
}

test('tells what happened turn by turn, newest last', () => {
  shot();
  expect(screen.getByRole('heading', { name: 'Turn 3: A' })).toBeVisible();
  const lines = screen.getAllByRole('listitem').map((line) => line.querySelector('summary')?.textContent);
  expect(lines.filter(Boolean).at(-1)).toBe('bo is wounded.');
});

test('a line opens to its dice, its sums and its rules', async () => {
  shot();
  const summary = screen.getByText('abel rolls 6, 1, 2 against bo, 4+ to hit: a hit.');
  await userEvent.click(summary);
  const line = within(summary.closest('details') as HTMLElement);
  expect(line.getByText(/3 dice of the weapon/)).toBeVisible();
  expect(line.getAllByText('FIRE-3').length).toBeGreaterThan(0);
  expect(line.getByText(/A die hits on 4 or more in the open/)).toBeVisible();
});

test('what goes without saying stands behind the line it belongs to', async () => {
  shot();
  const summary = screen.getByText('abel fires at bo (semi-automatic rifle).');
  await userEvent.click(summary);
  expect(within(summary.closest('details') as HTMLElement).getByText('abel spends 1 token on a shot.')).toBeVisible();
});
