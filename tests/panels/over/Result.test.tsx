import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Result } from '../../../src/panels/over/Result.tsx';
import { useGameStore } from '../../../src/store/game.ts';
import { given } from '../../support/builders/given.ts';
import { lay, onTable, show } from '../../support/page/page.tsx';

function showEnd(): void {
  lay(
    given({
      a: [
        { id: 'abel', at: [5, 12], points: 8 },
        { id: 'adam', points: 4, state: { out: true } },
      ],
      b: [{ id: 'bo', at: [14, 12], points: 10 }],
    }),
  );
  useGameStore.getState().send({ type: 'agree', what: 'stop' });
  const { game } = onTable();
  const outcome = game.state.outcome;
  if (!outcome) throw new Error('not over');
  show(<Result game={game} outcome={outcome} onLook={vi.fn()} />);
}

test('says who has won, by which rule, and what it cost', () => {
  showEnd();
  expect(screen.getByRole('heading', { name: 'B wins' })).toBeVisible();
  expect(screen.getByRole('button', { name: /\(WIN-7\)$/ })).toBeVisible();
  expect(screen.getByText('A has lost').closest('div')).toHaveTextContent('4 of 12 points');
  expect(screen.getByText('B: 1 game won')).toBeVisible();
});

test('has the focus after the last decision, so that its buttons come next', async () => {
  showEnd();
  expect(screen.getByRole('region', { name: 'B wins' })).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: /\(WIN-7\)$/ })).toHaveFocus();
});

test('takes the focus from nothing that somebody has turned to', () => {
  const field = document.createElement('input');
  document.body.append(field);
  field.focus();
  showEnd();
  expect(field).toHaveFocus();
  field.remove();
});
