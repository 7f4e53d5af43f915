import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { GameMenu } from '../../../src/panels/menu/GameMenu.tsx';
import { type History, lineTo } from '../../../src/play/history.ts';
import type { Start } from '../../../src/play/start.ts';
import { useGameStore } from '../../../src/store/game.ts';
import { given } from '../../support/builders/given.ts';
import { lay, onTable, show } from '../../support/page/page.tsx';

const click = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const onClose = vi.fn();
const SLAB = {
  kind: 'polygon',
  points: [
    [8, 10],
    [12, 10],
    [12, 14],
    [8, 14],
  ],
} as const;

beforeEach(() => {
  onClose.mockReset();
  lay(given({ a: [{ id: 'abel', at: [5, 12] }], b: [{ id: 'bo', at: [14, 12] }] }));
  show(<GameMenu game={onTable().game} onClose={onClose} />);
});

test('a draw needs both [R141 Q]', async () => {
  await click('Agree on a draw');
  await click('A agrees');
  const end = screen.getByRole('button', { name: 'End in a draw' });
  expect(end).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(end);
  expect(onTable().awaiting.kind).toBe('act');
  await click('B agrees');
  await click('End in a draw');
  expect(onTable().awaiting).toMatchObject({ kind: 'over', outcome: { how: 'agreed-draw' } });
  expect(onClose).toHaveBeenCalledOnce();
});

test('stopping and counting needs both', async () => {
  await click('Stop and count');
  await click('A agrees');
  await click('B agrees');
  await click('Stop and count');
  expect(onTable().awaiting).toMatchObject({ kind: 'over', outcome: { how: 'stopped' } });
});

test('conceding is said twice', async () => {
  await click('Concede');
  await click('B gives up');
  expect(onTable().awaiting.kind).toBe('act');
  await click('Yes, B concedes the game');
  expect(onTable().awaiting).toMatchObject({ kind: 'over', outcome: { winner: 'a', how: 'conceded' } });
});

test('a free die is asked for, with what it is for [TURN-15 Q]', async () => {
  await click('Roll a free die');
  await userEvent.type(screen.getByLabelText('What for'), 'does the door open?');
  await click('Roll for it');
  expect(onTable().awaiting).toMatchObject({
    kind: 'roll',
    dice: 1,
    about: { what: 'free', note: 'does the door open?' },
  });
});

test('a correction needs a change, a reason and both', async () => {
  await click('Umpire’s correction');
  expect(screen.getByText('Nothing has been changed yet.')).toBeVisible();
  await userEvent.clear(screen.getByLabelText('Across (u)'));
  await userEvent.type(screen.getByLabelText('Across (u)'), '7,25');
  await userEvent.click(screen.getByLabelText('Wounded'));
  expect(screen.queryByRole('button', { name: 'A agrees' })).not.toBeInTheDocument();
  await userEvent.type(screen.getByLabelText('Reason (shown in the log)'), 'bumped the table');
  await click('A agrees');
  await click('B agrees');
  await click('Make the correction');
  expect(onTable().game.state.characters[0]).toMatchObject({ at: [7.25, 12], wounded: true });
});

test('one correction sets several straight, and takes markers off', async () => {
  cleanup();
  lay(
    given({
      a: [{ id: 'abel', at: [5, 12] }],
      b: [{ id: 'bo', at: [14, 12] }],
      markers: [{ id: 'm1', kind: 'opportunity', at: [8, 8], owner: 'abel' }],
    }),
  );
  show(<GameMenu game={onTable().game} onClose={onClose} />);
  await click('Umpire’s correction');
  await userEvent.click(screen.getByLabelText('Wounded'));
  await userEvent.selectOptions(screen.getByLabelText('Character'), 'bo');
  expect(screen.getByLabelText('Wounded')).not.toBeChecked();
  await userEvent.clear(screen.getByLabelText('Across (u)'));
  await userEvent.type(screen.getByLabelText('Across (u)'), '15');
  expect(screen.getByText('In this correction: abel, bo')).toBeVisible();
  await userEvent.click(within(screen.getByRole('group', { name: 'Markers to take off' })).getByRole('checkbox'));
  await userEvent.type(screen.getByLabelText('Reason (shown in the log)'), 'the cat');
  await click('A agrees');
  await click('B agrees');
  await click('Make the correction');
  const { characters, markers } = onTable().game.state;
  expect(characters).toMatchObject([{ wounded: true }, { at: [15, 12] }]);
  expect(markers).toEqual([]);
  expect(lineTo(onTable().history as History)).toHaveLength(1);
});

test('one correction gives the turn on and puts a marker on the table', async () => {
  cleanup();
  lay(
    given({
      a: [{ id: 'abel', at: [5, 12], card: { opportunityFire: 6 } }],
      b: [{ id: 'bo', at: [14, 12] }],
    }),
  );
  show(<GameMenu game={onTable().game} onClose={onClose} />);
  await click('Umpire’s correction');
  await userEvent.selectOptions(screen.getByLabelText('Whose turn'), 'B');
  await userEvent.click(screen.getByText('Put a marker on the table'));
  const marker = within(await screen.findByRole('group', { name: 'Put a marker on the table' }));
  await userEvent.clear(marker.getByLabelText('Across (u)'));
  expect(marker.getByRole('button', { name: 'Add the marker' })).toHaveAttribute('aria-disabled', 'true');
  await userEvent.type(marker.getByLabelText('Across (u)'), '8,5');
  await userEvent.click(marker.getByRole('button', { name: 'Add the marker' }));
  expect(screen.getByRole('listitem')).toHaveTextContent('Opportunity Fire · abel');
  await userEvent.type(screen.getByLabelText('Reason (shown in the log)'), 'we had forgotten it');
  await click('A agrees');
  await click('B agrees');
  await click('Make the correction');
  const { turn, markers } = onTable().game.state;
  expect(turn.side).toBe('b');
  expect(markers).toMatchObject([{ kind: 'opportunity', owner: 'abel', at: [8.5, 12] }]);
});

test('where something is only tried out nobody has to agree, and no reason is asked for', async () => {
  const { setup } = onTable().game;
  useGameStore.setState({ start: { setup, extras: { 'x-trial': {} }, rulings: {}, rules: {} } as unknown as Start });
  await click('Umpire’s correction');
  await userEvent.click(screen.getByLabelText('Wounded'));
  expect(screen.queryByRole('button', { name: 'A agrees' })).not.toBeInTheDocument();
  await click('Make the correction');
  expect(onTable().game.state.characters[0]).toMatchObject({ wounded: true });
});

test('a correction the table cannot hold says why', async () => {
  await click('Umpire’s correction');
  await userEvent.clear(screen.getByLabelText('Across (u)'));
  await userEvent.type(screen.getByLabelText('Across (u)'), '14.2');
  expect(screen.getByRole('alert')).toHaveTextContent('bo is in the way');
});

test('[MOVE-11 B] somebody is put upstairs where there is a floor, and only there', async () => {
  cleanup();
  const floor = { id: 'floor', look: 'wooden-floor', terrain: [], shape: SLAB, floor: true } as const;
  lay(
    given({
      edition: 'tactic-2.0-beta',
      a: [{ id: 'abel', at: [9, 12] }],
      b: [{ id: 'bo', at: [20, 12] }],
      scenery: [floor],
    }),
  );
  show(<GameMenu game={onTable().game} onClose={onClose} />);
  await click('Umpire’s correction');
  const level = screen.getByLabelText('Level');
  await userEvent.selectOptions(level, '1');
  await userEvent.clear(screen.getByLabelText('Across (u)'));
  await userEvent.type(screen.getByLabelText('Across (u)'), '6');
  expect(level).toBeDisabled();
  expect(level).toHaveDisplayValue('0');
  await userEvent.clear(screen.getByLabelText('Across (u)'));
  await userEvent.type(screen.getByLabelText('Across (u)'), '11.8');
  expect(level).toHaveDisplayValue('1');
  expect(screen.getByRole('alert')).toHaveTextContent('No floor');
  await userEvent.clear(screen.getByLabelText('Across (u)'));
  await userEvent.type(screen.getByLabelText('Across (u)'), '9');
  await userEvent.type(screen.getByLabelText('Reason (shown in the log)'), 'he was up there');
  await click('A agrees');
  await click('B agrees');
  await click('Make the correction');
  expect(onTable().game.state.characters[0]).toMatchObject({ at: [9, 12], level: 1 });
});

test('without storeys nothing is said of levels', async () => {
  await click('Umpire’s correction');
  expect(screen.queryByLabelText('Level')).not.toBeInTheDocument();
});

test('[REIN-3 B] of a reinforcement card it is said who of the two it is, and nothing of wounds', async () => {
  cleanup();
  const second = { name: 'Second' } as const;
  const beta = { edition: 'tactic-2.0-beta' } as const;
  lay(given({ ...beta, a: [{ id: 'abel', at: [5, 12], second }], b: [{ id: 'bo', at: [14, 12] }] }));
  show(<GameMenu game={onTable().game} onClose={onClose} />);
  await click('Umpire’s correction');
  expect(screen.queryByLabelText('Wounded')).not.toBeInTheDocument();
  expect(screen.getByLabelText('Both eliminated')).not.toBeChecked();
  await userEvent.click(screen.getByLabelText('First character of the card eliminated'));
  await userEvent.type(screen.getByLabelText('Reason (shown in the log)'), 'forgotten');
  await click('A agrees');
  await click('B agrees');
  await click('Make the correction');
  expect(onTable().game.state.characters[0]).toMatchObject({ flipped: true, firstFell: 3 });
});
