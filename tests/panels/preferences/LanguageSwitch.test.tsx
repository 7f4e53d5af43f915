import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test } from 'vitest';
import { App } from '../../../src/App.tsx';
import { useGameStore } from '../../../src/store/game.ts';
import { speak, useLanguage } from '../../../src/store/language.ts';
import { usePreferences } from '../../../src/store/preferences.ts';

// on a busy machine the words come later than a test waits
beforeAll(async () => {
  for (const locale of ['it', 'fr', 'en'] as const) await speak(locale);
});

test('the language changes in the middle of a game, which goes on untouched; the page says in which it is', async () => {
  render(<App />);
  await userEvent.click(screen.getByRole('button', { name: 'Set up by the rules' }));
  const { game } = useGameStore.getState();
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  await userEvent.click(screen.getByRole('button', { name: 'Italiano' }));
  expect(await screen.findByRole('group', { name: 'Lingua' })).toBeVisible();
  expect(document.documentElement.lang).toBe('it');
  expect(useGameStore.getState().game).toBe(game);
  await userEvent.click(screen.getByRole('button', { name: 'English' }));
  expect(await screen.findByRole('group', { name: 'Language' })).toBeVisible();
  expect(document.documentElement.lang).toBe('en');
});

test('one that could not be loaded is named, and asked for again by another click', async () => {
  useGameStore.getState().leave();
  usePreferences.setState({ language: 'fr' });
  render(<App />);
  await screen.findByRole('group', { name: 'Langue' });
  useLanguage.setState({ failed: 'it' });
  expect(await screen.findByRole('alert')).toHaveTextContent('Italiano');
  await userEvent.click(screen.getByRole('button', { name: 'Italiano' }));
  expect(await screen.findByRole('group', { name: 'Lingua' })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});
