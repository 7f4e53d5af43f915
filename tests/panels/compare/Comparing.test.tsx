import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { Command, Game } from '../../../src/engine/index.ts';
import { Comparing } from '../../../src/panels/compare/Comparing.tsx';
import { useCompare } from '../../../src/store/compare.ts';
import { useGameStore } from '../../../src/store/game.ts';
import { useRulebook } from '../../../src/store/rulebook.ts';
import { readyStart } from '../../play/playing.ts';
import { box, fire, given, pass, play, suppressing } from '../../support/builders/given.ts';
import { lay, onTable, show } from '../../support/page/page.tsx';

vi.setConfig({ testTimeout: 30_000 }); // what is asked is found out while the page rests
const SOON = { timeout: 10_000 };

/** A hedge right before the shooter: cover in the Italian and the French quick start alone. */
const hedged = (): Game =>
  given({
    a: [{ id: 'abel', at: [5, 12] }],
    b: [{ id: 'bo', at: [14, 12] }],
    scenery: [box('hedge', [6.5, 11], [0.5, 2])],
  });

async function asked(game: Game, command: Command): Promise<HTMLElement> {
  lay(game);
  show(<Comparing {...onTable()} />);
  useCompare.getState().askAbout({ game, command, as: null });
  const table = await screen.findByRole('table', { name: /^What this game’s rules and each edition say/ }, SOON);
  await waitFor(() => expect(table).toHaveAttribute('aria-busy', 'false'), SOON);
  return table;
}

/** This game, the beta, the Italian and the French text, COMBAT. */
type Five = [HTMLElement, HTMLElement, HTMLElement, HTMLElement, HTMLElement];

const row = (table: HTMLElement, name: RegExp): HTMLElement[] =>
  within(within(table).getByRole('row', { name })).getAllByRole('cell');

test('nothing is shown until somebody asks', () => {
  lay(hedged());
  show(<Comparing {...onTable()} />);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the rules of the game come first, the editions that say the same in everything are not told twice', async () => {
  const table = await asked(hedged(), fire('abel', 'bo'));
  const heads = within(table).getAllByRole('columnheader');
  expect(heads.map((head) => head.textContent)).toEqual([
    'Question',
    'This game 2.2, as it is',
    '2.0 beta',
    'Italian',
    'French',
    expect.stringContaining('COMBAT'),
  ]);
  expect(screen.getByText('abel fires at bo')).toBeVisible();
});

test('an answer that differs says so in words, and by which rules', async () => {
  const table = await asked(hedged(), fire('abel', 'bo'));
  const [own, , italian, , combat] = row(table, /^To hit/) as Five;
  expect(own).toHaveTextContent('hits on 4+');
  expect(italian).toHaveTextContent(/Otherwise: hits on 5\+/);
  expect(within(italian).getByRole('button', { name: 'COVER-6' })).toBeVisible();
  expect(combat).not.toHaveTextContent('Otherwise');
  await userEvent.click(within(italian).getByRole('button', { name: 'COVER-6' }));
  expect(useRulebook.getState().places.at(-1)).toEqual({ kind: 'look-up', entry: 'COVER-6' });
  useRulebook.getState().close();
});

test('what all say alike can be left out', async () => {
  const table = await asked(hedged(), fire('abel', 'bo'));
  expect(within(table).getByRole('row', { name: /^Range/ })).toBeVisible();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Only differences' }));
  expect(within(table).queryByRole('row', { name: /^Range/ })).toBeNull();
  expect(within(table).getByRole('row', { name: /^To hit/ })).toBeVisible();
});

test('an edition that cannot have the position says why, in the place of all answers', async () => {
  const table = await asked(play(hedged(), fire('abel', 'bo'), pass).game, { type: 'aim' });
  expect(within(table).getByText('This situation could not arise in this edition.')).toBeVisible();
  expect(within(table).getByRole('button', { name: 'FIRE-9' })).toBeVisible();
});

test('cover of another kind is said to be left out', async () => {
  const game = given({ a: [{ id: 'abel', at: [5, 12] }], b: [{ id: 'bo', at: [14, 12], state: { inCover: true } }] });
  const table = await asked(game, fire('abel', 'bo'));
  expect(within(table).getByRole('columnheader', { name: /COMBAT/ })).toHaveTextContent(/Not counted: bo taking cover/);
});

test('what an action of each kind would cost, or why there is none', async () => {
  const table = await asked(hedged(), fire('abel', 'bo'));
  const [own, , , , combat] = row(table, /^Take cover/i) as Five;
  expect(own).toHaveTextContent('Yes, 1 AT');
  expect(combat).toHaveTextContent(/Otherwise: No TC-1/);
});

test('a grenade, a move, suppression and odds have words of their own', async () => {
  const grenade = {
    id: 'grenade',
    kind: 'frag',
    shots: 1,
    long: 0,
    short: 4,
    aim: 0,
    aimEveryShot: false,
    machineGun: false,
    radius: 2,
  } as const;
  const game = given({
    a: [
      { id: 'abel', at: [5, 12], card: { weapons: [grenade], suppressionFire: 3 } },
      { id: 'ann', at: [5, 16] },
    ],
    b: [{ id: 'bo', at: [12, 12] }],
    scenery: [box('fence', [7, 11], [0.3, 2])],
    markers: [suppressing('m', [12, 12], 2, 'ann', 'abel')],
  });
  const thrown = await asked(game, { type: 'grenade', who: 'abel', at: [11, 12] });
  const [sure, , , , combat] = row(thrown, /^Scatter/) as Five;
  expect(sure).toHaveTextContent('Bursts where it is aimed');
  expect(combat).toHaveTextContent('Up to, by the die: 1–2: 2u, 3–4: 1u, 5–6: 0u');
  expect(row(thrown, /^Caught/)[0]).toHaveTextContent('bo');
  expect(row(thrown, /^Odds/)[0]).toHaveTextContent(/bo wound \d+%, eliminated \d+%/);
  useCompare.getState().askAbout({
    game,
    command: {
      type: 'move',
      who: 'abel',
      path: [
        [5, 12],
        [9, 12],
      ],
    },
    as: null,
  });
  await waitFor(() => expect(screen.getByText('abel moves 4u')).toBeVisible(), SOON);
  const moved = await screen.findByRole('row', { name: /^The move/ }, SOON);
  expect(within(moved).getAllByRole('cell')[0]).toHaveTextContent('4u, 2 AT');
  useCompare.getState().close();
});

test('of several things one is chosen', async () => {
  const game = hedged();
  lay(game);
  show(<Comparing {...onTable()} />);
  useCompare
    .getState()
    .askAbout(
      { game, command: fire('abel', 'bo'), as: 'refused' },
      { game, command: { type: 'endTurn' }, as: 'played' },
    );
  await userEvent.click(await screen.findByRole('button', { name: 'Last played' }));
  expect(await screen.findByText('The turn is ended')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('what was asked is kept as a case, with what it meets here', async () => {
  await asked(hedged(), fire('abel', 'bo'));
  act(() => useGameStore.setState({ start: readyStart() }));
  await userEvent.click(screen.getByRole('button', { name: 'Keep as a case' }));
  const here = within(screen.getByRole('group', { name: 'As it stands' }));
  expect(here.getByRole('checkbox', { name: 'abel at bo: In the open, 4+ with 3 dice' })).toBeChecked();
  expect(screen.getByRole('textbox', { name: 'What the case shows' })).toBeVisible();
});
