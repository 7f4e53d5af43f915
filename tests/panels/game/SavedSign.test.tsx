import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { SavedSign } from '../../../src/panels/game/SavedSign.tsx';
import { useGameStore } from '../../../src/store/game.ts';
import { show } from '../../support/page/page.tsx';

const becomes = (stored: 'saving' | 'saved' | 'full') => act(() => useGameStore.setState({ stored }));

test('says nothing while the game is saved: that stands in the menu', () => {
  becomes('saved');
  show(<SavedSign />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('says why it is not saved, politely, until one has read it', async () => {
  becomes('full');
  show(<SavedSign />);
  expect(screen.getByRole('status')).toHaveTextContent('Not saved: There is no room left');
  becomes('saving');
  expect(screen.getByRole('status')).toHaveTextContent('Not saved');
  await userEvent.click(screen.getByRole('button', { name: 'Not saved' }));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  becomes('saved');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
