import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { violation } from '../../../src/engine/index.ts';
import { ActionBar } from '../../../src/panels/actions/ActionBar.tsx';
import { Notice } from '../../../src/panels/prompt/Notice.tsx';
import { point } from '../../../src/store/pointer.ts';
import { useUiStore } from '../../../src/store/ui.ts';
import { given } from '../../support/builders/given.ts';
import { lay, show } from '../../support/page/page.tsx';

const position = () => lay(given({ a: [{ id: 'anton', at: [5, 5] }], b: [{ id: 'carl', at: [20, 20] }] })).game;

test('[case F11] the same refusal of the board is told again: what says it is made anew', () => {
  show(<Notice game={position()} />);
  const refuse = () => act(() => useUiStore.getState().refuse(violation('LOS-2', { who: 'carl' })));
  refuse();
  const first = screen.getByRole('alert');
  refuse();
  expect(first).not.toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent(first.textContent.trim());
});

test('[case F11] pressing a refused action is told, each time', async () => {
  show(<ActionBar game={position()} who="anton" />);
  expect(screen.queryByRole('alert')).toBeNull();
  const end = screen.getByRole('button', { name: /End turn/ });
  await userEvent.click(end);
  const first = screen.getByRole('alert');
  expect(first).not.toBeEmptyDOMElement();
  await userEvent.click(end);
  expect(first).not.toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent(first.textContent.trim());
});

test('[case F11] it is told no more once the game has gone on, nor when that step is taken back', async () => {
  const game = position();
  const { rerender } = show(<ActionBar game={game} who="anton" />);
  await userEvent.click(screen.getByRole('button', { name: /End turn/ }));
  expect(screen.getByRole('alert')).toBeVisible();
  rerender(<ActionBar game={{ ...game }} who="anton" />);
  rerender(<ActionBar game={game} who="anton" />);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('[case F11] a refusal leaves as soon as something is pointed at that may be done, and not before', () => {
  const game = position();
  act(() => useUiStore.getState().setTool({ kind: 'fire', who: 'anton', target: null }));
  show(<Notice game={game} />);
  act(() => useUiStore.getState().refuse(violation('LOS-2', { who: 'carl' })));
  act(() => point([5, 5], 'anton')); // no target
  expect(screen.getByRole('alert')).toBeVisible();
  act(() => point([20, 20], 'carl'));
  expect(screen.queryByRole('alert')).toBeNull();
});
