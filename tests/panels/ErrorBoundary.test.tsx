import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ErrorBoundary } from '../../src/panels/ErrorBoundary.tsx';
import { Failure } from '../../src/panels/Failure.tsx';
import { useGameStore } from '../../src/store/game.ts';
import { given } from '../support/builders/given.ts';
import { lay, show } from '../support/page/page.tsx';

const paint = { left: 0 };

function Page() {
  if (paint.left === 0) throw new Error('no paint left');
  return <p>drawn</p>;
}

test('a page that cannot be drawn keeps the game, offers its file, and can be tried again', async () => {
  const { game } = lay(given({ a: [{ id: 'abel', at: [5, 12] }], b: [{ id: 'bo', at: [14, 12] }] }));
  const silence = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  show(
    <ErrorBoundary instead={(error, again, times) => <Failure error={error} again={again} times={times} />}>
      <Page />
    </ErrorBoundary>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('no paint left');
  expect(screen.getByRole('button', { name: 'Save the game to a file' })).toBeVisible();
  expect(useGameStore.getState().game).toBe(game);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull(); // it would only lead here once more
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
  await userEvent.click(screen.getByRole('button', { name: 'Load the page anew' }));
  expect(reload).toHaveBeenCalledOnce();
  paint.left = 1;
  await userEvent.click(screen.getByRole('button', { name: 'To the start page' }));
  expect(screen.getByText('drawn')).toBeVisible();
  reload.mockRestore();
  silence.mockRestore();
});
