import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { RULING_OPTIONS } from '../../../src/editions/index.ts';
import { RULING_GROUPS } from '../../../src/panels/start/rulingGroups.ts';
import { StartPage } from '../../../src/panels/start/StartPage.tsx';
import { useGameStore } from '../../../src/store/game.ts';
import { onTable, show } from '../../support/page.tsx';

const click = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const base = () => screen.getByLabelText('Diameter of a base in mm');

beforeEach(async () => {
  useGameStore.getState().leave();
  show(<StartPage />);
  await click('New game');
});

test('every ruling with options stands in one group', () => {
  expect(Object.values(RULING_GROUPS).flat().sort()).toEqual(Object.keys(RULING_OPTIONS).sort());
});

test('what the players agree on is counted, played by and kept with the game', async () => {
  const ruling = screen.getByRole('group', { name: /R26/, hidden: true });
  expect(within(ruling).getAllByRole('radio', { hidden: true })[0]).toBeChecked();
  await userEvent.click(within(ruling).getByRole('radio', { name: /Only who comes into the range/, hidden: true }));
  expect(
    screen.getByText(/1 changed$/, { selector: 'summary', ignore: 'details details summary' }),
  ).toBeInTheDocument();
  await userEvent.clear(base());
  await userEvent.type(base(), '32,5');
  await userEvent.click(screen.getByRole('radio', { name: /^Mission/ }));
  await click('Begin');
  expect(onTable().game.setup).toMatchObject({
    type: 'mission',
    ruleset: { opportunity: { trigger: 'entering' }, baseRadius: 0.65 },
  });
  expect(useGameStore.getState().start?.rulings).toEqual({ R26: 'c', R39: 32.5 });
});

test('the first answer is the default again', async () => {
  const ruling = screen.getByRole('group', { name: /R04/, hidden: true });
  for (const answer of [1, 0]) {
    await userEvent.click(within(ruling).getAllByRole('radio', { hidden: true })[answer] as HTMLElement);
  }
  await click('Begin');
  expect(useGameStore.getState().start?.rulings).toEqual({});
});

test.each(['12', 'wide', ''])(
  'a base of "%s" mm is refused where it is typed, and the game does not begin',
  async (text) => {
    await userEvent.clear(base());
    if (text) await userEvent.type(base(), text);
    expect(base()).toHaveAccessibleDescription('A base is 20 to 40 mm across.');
    expect(screen.getByText(/Look at R39/)).toBeVisible();
    await click('Begin');
    expect(useGameStore.getState().game).toBeNull();
  },
);
