import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { PreferencesDialog } from '../../../src/panels/preferences/PreferencesDialog.tsx';
import { CHOICES, usePreferences } from '../../../src/store/preferences.ts';
import { show } from '../../support/page/page.tsx';

/** Chosen where the computer is played against. */
const ELSEWHERE = ['opponentPace', 'against'];

const choices = (): HTMLElement[] => screen.getAllByRole('group').filter((each) => each.tagName === 'FIELDSET');

test('all preferences stand in four groups, each named and with so few that they are seen at a glance', () => {
  show(<PreferencesDialog onClose={() => {}} />);
  expect(choices()).toHaveLength(Object.keys(CHOICES).length - ELSEWHERE.length);
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(4);
  for (const heading of screen.getAllByRole('heading', { level: 3 })) {
    const group = heading.closest('details') as HTMLElement;
    expect(group).toHaveProperty('open', true);
    expect(within(group).getAllByRole('group').length).toBeLessThanOrEqual(6);
  }
});

test('on a phone a closed group says what is in it, and one opens the one one looks for', async () => {
  const media = vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as never);
  show(<PreferencesDialog onClose={() => {}} />);
  media.mockRestore();
  const radio = () => screen.getByRole('radio', { name: 'High contrast', hidden: true });
  for (const heading of screen.getAllByRole('heading', { level: 3 }))
    expect(heading.closest('details')).toHaveProperty('open', false);
  for (const each of choices()) {
    const legend = each.querySelector('legend')?.textContent ?? '';
    expect(each.closest('details')?.querySelector('summary')).toHaveTextContent(legend);
  }
  await userEvent.click(screen.getByRole('heading', { name: 'Language and look' }));
  expect(radio()).toBeVisible();
  await userEvent.click(radio());
  expect(usePreferences.getState().theme).toBe('contrast');
  usePreferences.setState({ theme: 'auto' });
});
