import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { SavedSign } from '../../../src/panels/game/SavedSign.tsx';
import { useGameStore } from '../../../src/store/game.ts';
import { show } from '../../support/page/page.tsx';

const becomes = (stored: 'saving' | 'saved' | 'full') => act(() => useGameStore.setState({ stored }));

test('says that the game is saved, and only while it is', () => {
  becomes('saved');
  show(<SavedSign />);
  expect(screen.getByRole('img', { name: 'Saved' })).toBeInTheDocument();
  becomes('saving');
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
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
