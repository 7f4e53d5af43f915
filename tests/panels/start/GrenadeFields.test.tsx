import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { StartPage } from '../../../src/panels/start/StartPage.tsx';
import { useGameStore } from '../../../src/store/game.ts';
import { onTable, show } from '../../support/page/page.tsx';

vi.setConfig({ testTimeout: 60_000 });

const choose = (name: string) => userEvent.selectOptions(screen.getByLabelText('Rules', { selector: 'select' }), name);
const ofPlayer = (n: number) => screen.getByRole('group', { name: `Extra grenades of Player ${n}` });

beforeEach(async () => {
  useGameStore.getState().leave();
  show(<StartPage />);
  await userEvent.click(screen.getByRole('button', { name: 'New game' }));
});

test('[GREN-14 B] [SETUP-10 B] are bought by kind, and their points count with the force', async () => {
  await choose('1-48TACTIC 2.0 beta');
  const differences = () => screen.queryByText(/The forces differ by/)?.textContent;
  expect(differences()).toBeUndefined();
  await userEvent.selectOptions(within(ofPlayer(1)).getByLabelText('Smoke grenade'), '2');
  expect(within(ofPlayer(1)).getByText(/2 extra grenades: 2 points/)).toBeVisible();
  expect(differences()).toBe('The forces differ by 2 points.');
  await userEvent.selectOptions(within(ofPlayer(2)).getByLabelText('Frag grenade'), '2');
  expect(differences()).toBeUndefined();
  await userEvent.click(screen.getByRole('button', { name: 'Begin' }));
  const { sides } = onTable().game.setup;
  expect([sides.a.grenades, sides.b.grenades]).toEqual([
    ['smoke', 'smoke'],
    ['frag', 'frag'],
  ]);
});

test('are not for sale where the rules have none', async () => {
  await choose('1-48TACTIC 2.2');
  expect(screen.queryByRole('group', { name: /^Extra grenades/ })).toBeNull();
});
