import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { StartPage } from '../../../src/panels/start/StartPage.tsx';
import { useGameStore } from '../../../src/store/game.ts';
import { useRulebook } from '../../../src/store/rulebook.ts';
import { useSettingUp } from '../../../src/store/settingUp.ts';
import { useUiStore } from '../../../src/store/ui.ts';
import { onTable, show } from '../../support/page/page.tsx';

const click = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  useGameStore.getState().leave();
  show(<StartPage />);
});

test('says what this is, and that it is unofficial', () => {
  expect(screen.getByRole('heading', { level: 1, name: 'Take Cover' })).toBeVisible();
  expect(screen.getByText(/Unofficial.*invented/)).toBeVisible();
});

test('[SETUP-1] set up by the rules, the dice are due', async () => {
  await click('Set up by the rules');
  expect(onTable().awaiting).toMatchObject({ kind: 'roll', about: { what: 'rollOff' } });
});

test('one click and it is somebody’s turn, everybody in place and nobody chosen', async () => {
  await click('Play now');
  await waitFor(() => expect(onTable().awaiting.kind).toBe('act'), { timeout: 10_000 });
  const { game, history } = onTable();
  expect(game.state.turn.number).toBe(1);
  expect(game.state.characters.every(({ at }) => at !== null)).toBe(true);
  expect(history.nodes[0]?.command).toMatchObject({ type: 'roll', source: 'live' });
  await waitFor(() => expect(useSettingUp.getState().on).toBe(false), { timeout: 5000 });
  expect(useUiStore.getState().selected).toBeNull();
});

test('the editions and the rules are a click away', async () => {
  await click('Rules and editions');
  expect(useRulebook.getState().places).toEqual([{ kind: 'edition' }]);
  await userEvent.keyboard('?');
  expect(useRulebook.getState().places.at(-1)).toEqual({ kind: 'look-up', entry: null });
  useRulebook.getState().close();
});

test('a projector’s window that is blocked is told', async () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null);
  await click('Projector');
  expect(screen.getByRole('alert')).toHaveTextContent('has blocked the window');
  open.mockRestore();
});

test('a new game is what the players chose', async () => {
  await click('New game');
  await userEvent.click(screen.getByRole('radio', { name: 'Farm by the stream' }));
  await userEvent.clear(screen.getByLabelText('Name of player 1'));
  await userEvent.type(screen.getByLabelText('Name of player 1'), 'Ann');
  await userEvent.selectOptions(
    screen.getByLabelText('Force of player 2'),
    screen.getAllByRole('option', { name: /Rifle section/ })[1] as HTMLElement,
  );
  expect(screen.getByLabelText('Force of player 2')).toHaveAccessibleDescription('5 characters, 36 points');
  await userEvent.click(screen.getByRole('radio', { name: /real dice/ }));
  await userEvent.click(screen.getByRole('radio', { name: 'As far as you like' }));
  await click('Begin');
  const { setup } = onTable().game;
  expect(setup.table.name).toBe('farm');
  expect(setup.sides.a.name).toBe('Ann');
  expect(setup.sides.b.name).toBe('Player 2');
  expect(setup.sides.b.force).toEqual(setup.sides.a.force);
  expect(useGameStore.getState().settings).toEqual({ dice: 'typed', takeBack: 'freely', hints: 'never' });
});

test('a force is chosen with its cards before one’s eyes', async () => {
  await click('New game');
  const second = screen.getByRole('group', { name: /Player 2/ });
  expect(within(second).getByRole('row', { name: /^Kaspar Ahorn Machine gunner/ })).toHaveTextContent(/3 ?3 ?3\/2 ?2$/);
  await userEvent.selectOptions(screen.getByLabelText('Force of player 2'), 'infantry-section');
  expect(within(second).queryByText(/Kaspar Ahorn/)).toBeNull();
  expect(within(second).getAllByRole('rowheader')).toHaveLength(5);
});

test('a name that is too long is not cut: the limit stands at the field, and the game does not begin', async () => {
  await click('New game');
  const name = screen.getByLabelText('Name of player 1');
  expect(name).toHaveAccessibleDescription('At most 24 letters.');
  await userEvent.clear(name);
  await userEvent.type(name, 'Bartholomew of the Eastern Hills');
  expect(name).toHaveValue('Bartholomew of the Eastern Hills');
  expect(name).toHaveAccessibleDescription(/32 letters; at most 24 fit/);
  await click('Begin');
  expect(useGameStore.getState().game).toBeNull();
});

test('a file that cannot be read is told field by field', async () => {
  const file = new File(['{"format":"take-cover/game","version":1,"edition":7}'], 'game.json');
  fireEvent.change(screen.getByLabelText('Game file'), { target: { files: [file] } });
  expect(await screen.findByRole('alert', {}, { timeout: 10_000 })).toHaveTextContent('edition: not a text');
  expect(useGameStore.getState().game).toBeNull();
});

test('where nothing can be stored, the page says so', async () => {
  expect(await screen.findByText(/does not allow games to be stored/)).toBeVisible();
});
