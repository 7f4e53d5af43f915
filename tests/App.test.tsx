import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { App } from '../src/App.tsx';
import { useGameStore } from '../src/store/game.ts';
import { speak, speakInFull } from '../src/store/language.ts';

beforeAll(async () => {
  await speak('en');
  await speakInFull();
});
beforeEach(() => useGameStore.getState().leave());

test('the page is headed by the name of the game', () => {
  render(<App />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Take Cover');
});

test('from the start page to a table with a decision due, and back', async () => {
  render(<App />);
  await userEvent.click(screen.getByRole('button', { name: 'Set up by the rules' }));
  expect(screen.getByRole('region', { name: 'Decision' })).toHaveTextContent('Roll-off');
  await userEvent.keyboard('r');
  const latest = screen.getByRole('status', { name: 'Latest events' });
  expect(latest).toBeEmptyDOMElement(); // until the dice lie
  await userEvent.keyboard('r');
  expect(latest).toHaveTextContent(/Roll-off: Player 1 [1-6], Player 2 [1-6]/);
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  await userEvent.click(screen.getByRole('button', { name: 'Back to the start page' }));
  await userEvent.click(screen.getByRole('button', { name: 'Leave it unsaved' })); // here nothing can be stored
  expect(screen.getByRole('button', { name: 'Play now' })).toBeVisible();
});
