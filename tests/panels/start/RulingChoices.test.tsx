import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { EDITIONS, rulingOptions } from '../../../src/editions/index.ts';
import { RULING_GROUPS } from '../../../src/panels/start/rulingGroups.ts';
import { StartPage } from '../../../src/panels/start/StartPage.tsx';
import { useGameStore } from '../../../src/store/game.ts';
import { unfold } from '../../support/page/folded.ts';
import { onTable, show } from '../../support/page/page.tsx';

vi.setConfig({ testTimeout: 60_000 });

const click = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const base = () => screen.getByLabelText('Diameter of a base in mm');

beforeEach(async () => {
  useGameStore.getState().leave();
  show(<StartPage />);
  await click('New game');
});

test('every ruling with options in some edition stands in one group', () => {
  const open = new Set(EDITIONS.flatMap((edition) => [...rulingOptions(edition).keys()]));
  expect(Object.values(RULING_GROUPS).flat().sort()).toEqual([...open].sort());
});

test('what the players agree on is counted, played by and kept with the game', async () => {
  await unfold('Where the rules are silent', 'Opportunity Fire');
  const ruling = screen.getByRole('group', { name: /R26/ });
  expect(within(ruling).getAllByRole('radio')[0]).toBeChecked();
  await userEvent.click(within(ruling).getByRole('radio', { name: /Only who comes into the range/ }));
  expect(
    screen.getByText(/1 changed$/, { selector: 'summary', ignore: 'details details summary' }),
  ).toBeInTheDocument();
  await unfold('Where the rules are silent', 'Setting up');
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
  await unfold('Where the rules are silent', 'Setting up');
  const ruling = screen.getByRole('group', { name: /R04/ });
  for (const answer of [1, 0]) {
    await userEvent.click(within(ruling).getAllByRole('radio')[answer] as HTMLElement);
  }
  await click('Begin');
  expect(useGameStore.getState().start?.rulings).toEqual({});
});

test.each(['12', 'wide', ''])(
  'a base of "%s" mm is refused where it is typed, and the game does not begin',
  async (text) => {
    await unfold('Where the rules are silent', 'Setting up');
    await userEvent.clear(base());
    if (text) await userEvent.type(base(), text);
    expect(base()).toHaveAccessibleDescription('A base is 20 to 40 mm across.');
    expect(screen.getByText(/Check this under “Where the rules are silent”: /)).toBeVisible();
    await click('Begin');
    expect(useGameStore.getState().game).toBeNull();
  },
);
