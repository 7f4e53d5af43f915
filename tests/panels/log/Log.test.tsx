import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Log } from '../../../src/panels/log/Log.tsx';
import { Numbers } from '../../../src/panels/log/Numbers.tsx';
import { GAME_SETTINGS } from '../../../src/play/settings.ts';
import { useGameStore } from '../../../src/store/game.ts';
import { runTelling } from '../../../src/store/telling.ts';
import { bid, fire, given, move, pass, roll, watch } from '../../support/builders/given.ts';
import { lay, onTable, show } from '../../support/page/page.tsx';

function shot() {
  lay(given({ a: [{ id: 'abel', at: [5, 12] }], b: [{ id: 'bo', at: [14, 12] }] }));
  for (const command of [fire('abel', 'bo'), pass, pass, roll(6, 1, 2)]) useGameStore.getState().send(command);
  show(<Log {...onTable()} />);
}

test('tells what happened turn by turn, newest last', () => {
  shot();
  expect(screen.getByRole('heading', { name: 'Turn 3: A' })).toBeVisible();
  const lines = screen.getAllByRole('listitem').map((line) => line.querySelector('summary')?.textContent);
  expect(lines.filter(Boolean).at(-1)).toBe('bo is wounded.');
});

test('[TURN-1 C] a round begins a chapter of its own, with the bids and who has the initiative', () => {
  const sides = { a: [{ id: 'abel', at: [5, 12] as const }], b: [{ id: 'bo', at: [14, 2] as const }] };
  lay(given({ ...sides, edition: 'combat-1.1', tokens: { a: 1, b: 0 } }));
  for (const command of [move('abel', [5, 12], [5, 13]), bid(2, 0), roll(1, 2)]) useGameStore.getState().send(command);
  show(<Log {...onTable()} />);
  const headings = screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
  expect(headings).toEqual(['Turn 3: A', 'Round 2', 'Turn 4: A']);
  const chapter = screen.getByRole('heading', { name: 'Round 2' }).closest('section') as HTMLElement;
  expect(chapter).toHaveTextContent('Bids for the initiative: A 2 tokens, B nothing.');
  expect(chapter).toHaveTextContent('A has the initiative, 3 to 2.');
});

test('a line opens to its dice, its sums and its rules', async () => {
  shot();
  const summary = screen.getByText('abel rolls 6, 1, 2 against bo, 4+ to hit: a hit.');
  await userEvent.click(summary);
  const line = within(summary.closest('details') as HTMLElement);
  expect(line.getByText(/3 dice from the weapon/)).toBeVisible();
  expect(line.getAllByText('FIRE-3').length).toBeGreaterThan(0);
  expect(line.getByText(/A die hits on 4 or more in the open/)).toBeVisible();
});

test('a line opened shows its moment on the board; closed, the board is back at now', async () => {
  shot();
  const summary = screen.getByText('abel fires at bo (semi-automatic rifle).');
  await userEvent.click(summary);
  expect(useGameStore.getState().looking).toMatchObject({ at: 0 });
  expect(summary.closest('li')).toHaveAttribute('aria-current', 'step');
  await userEvent.click(summary);
  expect(useGameStore.getState().looking).toBeNull();
  expect(summary.closest('li')).not.toHaveAttribute('aria-current');
});

test('the game goes on from a line, and where dice stand it is refused with the rule [TURN-13]', async () => {
  shot();
  await userEvent.click(screen.getByText('abel fires at bo (semi-automatic rifle).'));
  const playOn = screen.getByRole('button', { name: 'Play on from here' });
  expect(playOn).toHaveAccessibleDescription(/^You cannot play on from here: dice have been rolled/);
  expect(screen.getByRole('button', { name: /\(TURN-13\)$/ })).toBeVisible();
  const { history } = onTable();
  await userEvent.click(playOn);
  expect(onTable().history).toBe(history);
});

test('what was taken back stays where it was played, marked as taken back', () => {
  lay(given({ a: [{ id: 'abel', at: [5, 12] }], b: [{ id: 'bo', at: [14, 2] }] }), { takeBack: 'freely' });
  const { send, undo } = useGameStore.getState();
  send(move('abel', [5, 12], [6, 12]));
  undo();
  send(move('abel', [5, 12], [5, 13]));
  send(move('abel', [5, 13], [5, 14]));
  undo();
  show(<Log {...onTable()} />);
  const groups = screen.getAllByText('Undone: 1 line').map((summary) => summary.closest('li') as HTMLElement);
  expect(groups).toHaveLength(2);
  const told = [...document.querySelectorAll('summary')].map(({ textContent }) => textContent);
  const moved = 'abel moves 1u.';
  expect(told).toEqual(['Undone: 1 line', moved, moved, 'Undone: 1 line', moved]);
});

test('close combat and a burst have their dice and their numbers with them', async () => {
  const lines = [
    {
      event: 'exchange',
      attacker: 'abel',
      defender: 'bo',
      dice: { attacker: [6], defender: [2, 3] },
      hits: { attacker: 1, defender: 0 },
      priority: null,
    },
    {
      event: 'burstRolled',
      dice: [5, 2],
      hits: 1,
      need: [{ rule: 'GREN-8', add: 5 }],
      count: [],
      hidden: { who: ['bo'], need: [{ rule: 'R17', add: 6 }] },
    },
  ] as const;
  lay(given({ a: [{ id: 'abel', at: [5, 12] }], b: [{ id: 'bo', at: [14, 12] }] }));
  const { rerender } = show(<Numbers game={onTable().game} event={lines[0]} />);
  expect(screen.getByText('abel')).toBeVisible();
  expect(screen.getByText(/^close combat \d\+/)).toBeVisible();
  rerender(<Numbers game={onTable().game} event={lines[1]} />);
  expect(screen.getByText('burst 5+')).toBeVisible();
  expect(screen.getByText('Against bo:')).toBeVisible();
});

test('what goes without saying stands behind the line it belongs to', async () => {
  shot();
  const summary = screen.getByText('abel fires at bo (semi-automatic rifle).');
  await userEvent.click(summary);
  expect(within(summary.closest('details') as HTMLElement).getByText('abel spends 1 token on a shot.')).toBeVisible();
});

test('[R26=c Q] what the players agreed on heads the log, and stands with what it decided', async () => {
  const rulings = { R26: 'c' } as const;
  const game = given({
    a: [{ id: 'abel', at: [6, 12] }],
    b: [{ id: 'bo', at: [12, 12], card: { opportunityFire: 3 } }],
    markers: [watch('m', 'bo', [8, 12])],
    rulings,
  });
  lay(game);
  useGameStore.setState({
    start: {
      title: '',
      edition: 'tactic-2.2',
      rulings,
      rules: {},
      ruleSet: '',
      setup: game.setup,
      position: game.state,
      settings: GAME_SETTINGS,
      extras: {},
    },
  });
  useGameStore.getState().send(move('abel', [6, 12], [6, 14]));
  show(<Log {...onTable()} />);
  expect(screen.getByText(/Only who comes into the range/)).toBeVisible();
  const moved = screen.getByText(/^abel moves/).closest('details') as HTMLDetailsElement;
  await userEvent.click(moved.querySelector('summary') as HTMLElement);
  expect(await within(moved).findByText('R26=c')).toBeVisible();
  expect(within(moved).getByText(/^Settled by these house rules/)).toBeVisible();
});

test('the last shot can be watched again, once more beat by beat, and then the table is as it stands', async () => {
  const stop = runTelling();
  shot();
  useGameStore.getState().send(move('abel', [5, 12], [5, 13]));
  show(<Log {...onTable()} />);
  await userEvent.click(screen.getByRole('button', { name: 'Watch the last action again' }));
  const { telling, looking } = useGameStore.getState();
  expect(telling).toMatchObject({ phase: 'rolling', script: { roll: { dice: [6, 1, 2] } } });
  expect(looking?.at).toBe(2);
  act(() => useGameStore.getState().endTelling());
  expect(useGameStore.getState().looking).toBeNull();
  act(stop);
});

test('where nothing is told beat by beat there is nothing to watch again', () => {
  shot();
  expect(screen.queryByRole('button', { name: 'Watch the last action again' })).toBeNull();
});

test('finds lines by their words, also those that are not drawn; closed, the log is whole again', async () => {
  lay(given({ a: [{ id: 'abel', at: [5, 12] }], b: [{ id: 'bo', at: [14, 12] }], tokens: { a: 400, b: 0 } }), {
    takeBack: 'freely',
  });
  const { send } = useGameStore.getState();
  const freeRoll = { type: 'freeRoll', by: 'a', dice: 1, note: '' } as const;
  for (const command of [fire('abel', 'bo'), pass, pass, roll(6, 1, 2)]) send(command);
  for (let n = 0; n < 160; n++) for (const command of [freeRoll, roll(3)]) expect(send(command)).toBeNull();
  show(<Log {...onTable()} />);
  const lines = () => screen.queryAllByRole('listitem').filter((line) => line.querySelector('summary'));
  const drawn = lines().length;
  expect(screen.queryByText('bo is wounded.')).toBeNull();
  expect(screen.queryByRole('searchbox')).toBeNull();

  await userEvent.click(screen.getByRole('button', { name: 'Whole log' }));
  const search = screen.getByRole('searchbox', { name: 'Find in the log' });
  await userEvent.type(search, 'BÓ wounded');
  expect(lines().map((line) => line.textContent)).toEqual(['bo is wounded.']);
  await userEvent.type(search, ' never');
  expect(screen.getByText('No line says “BÓ wounded never”.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Less of the log' }));
  expect(lines().length).toBe(drawn);
});
