import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { CharacterTable } from '../../../src/panels/characters/CharacterTable.tsx';
import { usePointerStore } from '../../../src/store/pointer.ts';
import { useUiStore } from '../../../src/store/ui.ts';
import { given } from '../../support/builders/given.ts';
import { lay, show } from '../../support/page/page.tsx';

const ui = () => useUiStore.getState();
const onClose = vi.fn();

function open(): void {
  onClose.mockReset();
  const { game, awaiting } = lay(
    given({
      a: [{ id: 'anton', at: [5, 5], state: { wounded: true } }],
      b: [
        { id: 'carl', at: [12, 5] },
        { id: 'emil', state: { out: true } },
      ],
    }),
  );
  show(<CharacterTable game={game} awaiting={awaiting} onClose={onClose} />);
}

const cellsOf = (who: string) =>
  within(screen.getByRole('row', { name: new RegExp(who) }))
    .getAllByRole('cell')
    .map((each) => each.textContent);

test('[case Y1] a table of the characters: state and place, and from the one selected distance, range, cover and shot', async () => {
  open();
  expect(screen.getByRole('caption')).toHaveTextContent('Select a character');
  expect(cellsOf('carl')).toEqual(['B', 'unhurt', '12 across, 5 down', '–', '–', '–']);
  expect(cellsOf('emil')[1]).toBe('eliminated');
  await userEvent.click(screen.getByRole('button', { name: 'Select anton' }));
  expect(screen.getByRole('caption')).toHaveTextContent('Seen from anton');
  expect(cellsOf('anton')[1]).toContain('wounded');
  expect(cellsOf('carl')).toEqual([
    'B',
    'unhurt',
    expect.stringMatching(/^6(\.\d+)?u east$/),
    expect.stringMatching(/range$/),
    'in the open',
    expect.stringMatching(/^\d dice, \d\+$/),
  ]);
  expect(onClose).not.toHaveBeenCalled();
});

test('a row of an enemy in sight points him out as the target, and costs nothing yet', async () => {
  open();
  await userEvent.click(screen.getByRole('button', { name: 'Select anton' }));
  await userEvent.click(screen.getByRole('button', { name: 'Target carl' }));
  expect(ui().tool).toEqual({ kind: 'fire', who: 'anton', target: 'carl' });
  expect(ui().cursor).toBe(true);
  expect(usePointerStore.getState().pointer).toEqual([12, 5]);
  expect(onClose).toHaveBeenCalledOnce();
});

test('the key that opens it closes it', async () => {
  open();
  await userEvent.tab();
  await userEvent.keyboard('x');
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.keyboard('t');
  expect(onClose).toHaveBeenCalledOnce();
});
