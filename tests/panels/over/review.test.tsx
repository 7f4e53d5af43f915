import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { ReviewDialog } from '../../../src/panels/review/ReviewDialog.tsx';
import { useGameStore } from '../../../src/store/game.ts';
import { endTurn, fire, given, move, pass } from '../../support/builders/given.ts';
import { lay, onTable, show } from '../../support/page/page.tsx';

/** Abel lets the wounded Bo be, and Bo fells him. */
function playIt(): void {
  lay(
    given({
      a: [
        { id: 'abel', at: [12, 14], points: 8 },
        { id: 'adam', at: [8, 18], points: 8 },
      ],
      b: [{ id: 'bo', at: [12, 10], points: 20, state: { wounded: true } }],
      tokens: { a: 5, b: 5 },
    }),
    { takeBack: 'freely' },
  );
  const { send } = useGameStore.getState();
  const commands = [move('abel', [12, 14], [12, 15]), endTurn, fire('bo', 'abel'), pass] as const;
  for (const command of commands) expect(send(command)).toBeNull();
  expect(send({ type: 'roll', dice: [6, 6, 1], source: 'live' })).toBeNull();
}

test('a review tells luck and decisions of both, and opens the strip at its moments', async () => {
  playIt();
  const { game, history } = onTable();
  show(<ReviewDialog game={game} history={history} onClose={() => undefined} />);
  const dialog = screen.getByRole('dialog', { name: 'Review of the game' });
  const table = await within(dialog).findByRole('table', {}, { timeout: 20_000 });
  expect(within(table).getAllByRole('row')).toHaveLength(3);
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((head) => head.textContent),
  ).toEqual(['luck', 'decisions', 'lost', 'expected']);
  expect(dialog).toHaveTextContent(/had the better dice, by \d+\.\d points/);
  expect(within(dialog).getByRole('img', { name: /at the end \d+%/ })).toBeVisible();
  const dice = within(dialog).getByRole('region', { name: 'The dice' });
  expect(dice).toHaveTextContent(/Ano roll to hit.*B1 hit, 0\.\d expected: so many or more in \d+%/);
  expect(dice).toHaveTextContent(/0 to 1 hits.*1 came/);
  expect(dice).toHaveTextContent('3 dice: faces are compared from 100 on.');
  const costly = within(dialog).getByRole('heading', { name: 'Costly decisions' }).parentElement as HTMLElement;
  expect(costly).toHaveTextContent('It would rather: abel fires at bo.');
  const lucky = within(dialog).getByRole('heading', { name: 'Luckiest rolls' }).parentElement as HTMLElement;
  await userEvent.click(within(lucky).getAllByRole('button', { name: /^Watch: bo rolls 6, 6, 1/ })[0] as HTMLElement);
  expect(useGameStore.getState().looking ?? { at: 4 }).toMatchObject({ at: 4 });
}, 30_000);

test('a lucky roll is said where nothing has come of it yet, as in the first half of an exchange', async () => {
  lay(
    given({
      a: [{ id: 'abel', at: [12, 14], points: 8 }],
      b: [{ id: 'bo', at: [12, 10], points: 20, state: { wounded: true } }],
      tokens: { a: 5, b: 5 },
    }),
  );
  const { send } = useGameStore.getState();
  expect(send(move('abel', [12, 14], [12, 11]))).toBeNull();
  expect(send({ type: 'roll', dice: [6, 6] })).toBeNull();
  const { game, history } = onTable();
  show(<ReviewDialog game={game} history={history} onClose={() => undefined} />);
  const lucky = await screen.findByRole('heading', { name: 'Luckiest rolls' }, { timeout: 20_000 });
  expect(lucky.parentElement).toHaveTextContent('Turn 3 abel strikes at bo (6, 6)');
}, 30_000);
