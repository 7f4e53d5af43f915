import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { SidePanel } from '../../../src/panels/side/SidePanel.tsx';
import { useUiStore } from '../../../src/store/ui.ts';
import { given } from '../../support/builders/given.ts';
import { lay, show } from '../../support/page/page.tsx';

const game = given({
  a: [
    { id: 'abel', at: [5, 5], points: 8 },
    { id: 'adam', at: [8, 5], points: 5, state: { out: true } },
  ],
  b: [{ id: 'bo', at: [20, 20] }],
  tokens: { a: 7 },
});

const panel = (name: string) => screen.getByRole('region', { name: `Side of ${name}` });

test('says who decides, in a word', () => {
  const table = lay(game);
  show(
    <>
      <SidePanel {...table} side="a" />
      <SidePanel {...table} side="b" />
    </>,
  );
  expect(panel('A')).toHaveTextContent('Your decision');
  expect(panel('B')).not.toHaveTextContent('Your decision');
});

test('counts tokens and losses', () => {
  show(<SidePanel {...lay(game)} side="a" />);
  expect(screen.getByRole('img', { name: '7 action tokens' })).toHaveTextContent('7');
  expect(panel('A')).toHaveTextContent('lost 5/13 pts');
  expect(panel('A')).toHaveTextContent('loses at 7'); // half of 13, so 6.5 or more
});

test('[WIN-1 C] [WIN-4 I] counts what decides the game, characters or points', () => {
  const sides = {
    a: [
      { id: 'abel', at: [5, 5] as const, points: 8 },
      { id: 'adam', points: 4, state: { out: true } },
      { id: 'axel', at: [8, 5] as const, points: 5 },
    ],
    b: [{ id: 'bo', at: [20, 20] as const }],
  };
  const { rerender } = show(<SidePanel {...lay(given({ ...sides, edition: 'combat-1.1' }))} side="a" />);
  expect(panel('A')).toHaveTextContent('lost 1 of 3loses at 2');
  rerender(<SidePanel {...lay(given({ ...sides, edition: 'tactic-qs-it', type: 'mission' }))} side="a" />);
  expect(panel('A')).toHaveTextContent('lost 4/17 ptsloses at 9');
});

test('[TURN-5 C] says how much of the turn’s tokens is spent, while there is such a limit', () => {
  const sides = { a: [{ id: 'abel', at: [5, 5] as const }], b: [{ id: 'bo', at: [20, 20] as const }] };
  const limited = given({ ...sides, edition: 'combat-1.1', turn: { spent: 2 } });
  const { rerender } = show(<SidePanel {...lay(limited)} side="a" />);
  expect(panel('A')).toHaveTextContent('2 of 6 this turn');
  const alone = given({ ...sides, edition: 'combat-1.1', turn: { spent: 2 }, tokens: { b: 0 } });
  rerender(<SidePanel {...lay(alone)} side="a" />);
  expect(panel('A')).not.toHaveTextContent('this turn');
});

test('a card selects its character, and lets it go again', async () => {
  show(<SidePanel {...lay(game)} side="a" />);
  await userEvent.click(screen.getByRole('button', { name: 'abel' }));
  expect(useUiStore.getState().selected).toBe('abel');
  await userEvent.click(screen.getByRole('button', { name: 'abel' }));
  expect(useUiStore.getState().selected).toBeNull();
});
