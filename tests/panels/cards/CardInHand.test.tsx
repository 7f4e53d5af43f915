import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CardInHand } from '../../../src/panels/cards/CardInHand.tsx';
import { useTableKeys } from '../../../src/panels/game/useTableKeys.ts';
import { SidePanel } from '../../../src/panels/side/SidePanel.tsx';
import { useCardInHand } from '../../../src/store/cardInHand.ts';
import { useUiStore } from '../../../src/store/ui.ts';
import { given } from '../../support/builders/given.ts';
import { lay, type OnTable, show } from '../../support/page/page.tsx';

const game = given({
  a: [
    {
      id: 'abel',
      at: [5, 5],
      points: 8,
      card: { move: 5, command: 2, camouflage: true },
      woundedCard: { move: 2, command: null },
      state: { spent: 2 },
    },
    { id: 'adam', at: [8, 5], card: { move: 6 }, woundedCard: { move: 1 }, state: { wounded: true } },
  ],
  b: [{ id: 'bo', at: [20, 20] }],
});

function Screen({ table }: { table: OnTable }) {
  useTableKeys();
  return (
    <>
      <SidePanel {...table} side="a" />
      <CardInHand game={table.game} />
    </>
  );
}

const held = (who: string) => screen.queryByRole('region', { name: `Card of ${who}` });
const printed = (label: string) =>
  within(screen.getByLabelText('Permitted actions')).queryByText(label)?.closest('div')?.querySelector('dd')
    ?.textContent;
const card = (who: string) => screen.getByRole('button', { name: who });

beforeEach(() => {
  show(<Screen table={lay(game)} />);
});

afterEach(() => {
  vi.useRealTimers();
  useCardInHand.getState().putBack();
});

test('a key takes up the card of the selected one, another turns it over, Escape puts it back', async () => {
  await userEvent.click(card('abel'));
  await userEvent.keyboard('i');
  expect(held('abel')).toHaveFocus();
  expect([printed('Move'), printed('Command')]).toEqual(['5', '2']);
  expect(screen.getByRole('status')).toHaveTextContent('This side is in use now.');
  await userEvent.keyboard('z');
  expect([printed('Move'), printed('Command')]).toEqual(['2', undefined]);
  expect(within(held('abel') as HTMLElement).getByText('Wounded')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('not in use now');
  await userEvent.keyboard('{Escape}');
  expect(held('abel')).not.toBeInTheDocument();
  expect(useUiStore.getState().selected).toBe('abel'); // Escape has backed out of one thing only
});

test('[WOUND-1 Q] of a wounded one the red side counts, and the other is its back', async () => {
  await userEvent.click(card('adam'));
  await userEvent.click(screen.getByRole('button', { name: 'Whole card of adam' }));
  expect(printed('Move')).toBe('1');
  await userEvent.click(screen.getByRole('button', { name: /^Turn over/ }));
  expect(printed('Move')).toBe('6');
});

test('[TURN-10 Q] the tokens spent lie on the side that counts', async () => {
  await userEvent.click(card('abel'));
  await userEvent.keyboard('i');
  const tokens = () => within(held('abel') as HTMLElement).queryByRole('img', { name: /^2 tokens spent/ });
  expect(tokens()?.childElementCount).toBe(2);
  await userEvent.keyboard('z');
  expect(tokens()).not.toBeInTheDocument();
});

test('a long press takes the card up and selects nobody; a short one selects', () => {
  vi.useFakeTimers();
  fireEvent.pointerDown(card('abel'), { pointerType: 'touch' });
  act(() => vi.advanceTimersByTime(600));
  fireEvent.pointerUp(card('abel'), { pointerType: 'touch' });
  fireEvent.click(card('abel'));
  expect(held('abel')).toBeInTheDocument();
  expect(useUiStore.getState().selected).toBeNull();
  fireEvent.pointerDown(card('adam'), { pointerType: 'touch' });
  act(() => vi.advanceTimersByTime(200));
  fireEvent.pointerUp(card('adam'), { pointerType: 'touch' });
  fireEvent.click(card('adam'));
  act(() => vi.advanceTimersByTime(2000));
  expect(held('adam')).not.toBeInTheDocument();
  expect(useUiStore.getState().selected).toBe('adam');
});

test('a mouse that rests on a card glances at it, until it goes on', () => {
  vi.useFakeTimers();
  fireEvent.pointerOver(card('abel'), { pointerType: 'mouse' });
  act(() => vi.advanceTimersByTime(1000));
  expect(held('abel')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Turn over/ })).not.toBeInTheDocument();
  fireEvent.pointerOut(card('abel'), { pointerType: 'mouse' });
  expect(held('abel')).not.toBeInTheDocument();
});
