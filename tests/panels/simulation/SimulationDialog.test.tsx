import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { SimulationDialog } from '../../../src/panels/simulation/SimulationDialog.tsx';
import { useGameStore } from '../../../src/store/game.ts';
import { newHistory, readyStart } from '../../play/playing.ts';
import { show } from '../../support/page/page.tsx';

const field = (name: string) => screen.getByRole('textbox', { name });
const play = () => userEvent.click(screen.getByRole('button', { name: 'Play' }));

test('games are played, each figure with its bounds and who played it, and one of them is opened', async () => {
  const closed = vi.fn();
  show(<SimulationDialog start={readyStart()} history={newHistory()} onClose={closed} />);
  await userEvent.clear(field('Games'));
  await userEvent.type(field('Games'), '2');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Compare with' }), '1-48TACTIC 2.0 beta');
  await play();
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/2 of 2 games/), { timeout: 15_000 });
  expect(screen.getByRole('status')).toHaveTextContent(
    /random player who advances against random player who shoots; seed 1/,
  );
  const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1);
  expect(rows.length).toBeGreaterThan(9);
  expect(rows[0]).toHaveTextContent(/%.*\(.*% to .*%\).*No difference shown/);
  expect(rows.find((row) => /^Ends /.test(row.textContent))).toHaveTextContent(/in turn \d/);
  const [example] = screen.getAllByTitle(/^Look at a game: Ends/);
  await userEvent.click(example as HTMLElement);
  await waitFor(() => expect(closed).toHaveBeenCalled(), { timeout: 15_000 });
  expect(useGameStore.getState().start?.title).toMatch(/^Simulated game \d/);
  expect(useGameStore.getState().game?.state.outcome).not.toBeNull();
});

test('of programs that think the turn of a game is told before it has ended, and when figures come', async () => {
  show(<SimulationDialog start={readyStart()} history={newHistory()} onClose={() => {}} />);
  await userEvent.selectOptions(
    screen.getByRole('combobox', { name: 'Who plays' }),
    'hard computer against hard computer',
  );
  await play();
  const told = screen.getByRole('status');
  await waitFor(
    () =>
      expect(told).toHaveTextContent(/0 of 1,000 games .* Game [12] is (being set up|in turn \d+)\. .*first figures/),
    {
      timeout: 15_000,
    },
  );
  await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
  expect(told).not.toHaveTextContent(/set up|in turn/);
});

test('a number of games that is none is refused', async () => {
  show(<SimulationDialog start={readyStart()} history={newHistory()} onClose={() => {}} />);
  await userEvent.clear(field('Games'));
  await userEvent.type(field('Games'), 'many');
  expect(field('Games')).toHaveAttribute('aria-invalid', 'true');
  expect(screen.getByRole('button', { name: 'Play' })).toHaveAttribute('aria-disabled', 'true');
  await play();
  expect(screen.queryByRole('table')).toBeNull();
});
