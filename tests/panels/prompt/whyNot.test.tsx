import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { ActPrompt } from '../../../src/panels/prompt/ActPrompt.tsx';
import { useUiStore } from '../../../src/store/ui.ts';
import { given, total } from '../../support/builders/given.ts';
import { lay, show } from '../../support/page/page.tsx';

/** Bo stands behind a house. */
const hidden = () =>
  lay(
    given({
      a: [{ id: 'abel', at: [5, 12] }],
      b: [
        { id: 'bo', at: [15, 12] },
        { id: 'carl', at: [5, 18] },
      ],
      scenery: [total('house', [9, 10], [2, 4])],
    }),
  );

test('a target that cannot be shot at says why by key alone, with the rule', async () => {
  const { game } = hidden();
  useUiStore.getState().setTool({ kind: 'fire', who: 'abel', target: null });
  show(<ActPrompt game={game} by="a" />);
  const target = within(screen.getByRole('list', { name: 'Out of sight:' })).getByRole('button', { name: 'bo' });
  target.focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: /\(LOS-2\)$/ })).toBeVisible();
});

test('an enemy who is selected may not act, and the reason stands there', () => {
  const { game } = hidden();
  useUiStore.getState().select('bo');
  show(<ActPrompt game={game} by="a" />);
  expect(screen.getByText('It is A’s turn; bo is on the other side.')).toBeVisible();
});
