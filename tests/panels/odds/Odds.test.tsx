import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Odds } from '../../../src/panels/odds/Odds.tsx';
import { fire, frag, type Given, given, grenade, move, play, rifle } from '../../support/builders/given.ts';
import { lane, past } from '../../support/builders/lane.ts';
import { show } from '../../support/page/page.tsx';

const duel: Given = {
  a: [{ id: 'abel', at: [5, 12] }],
  b: [
    { id: 'bo', at: [14, 12] },
    { id: 'reserve', points: 99 },
  ],
};
const shot = fire('abel', 'bo');

/** The rows of the table once they are there, cells by a bar. */
async function rows(): Promise<string[]> {
  await waitFor(() => expect(screen.queryByText(/Working out/)).not.toBeInTheDocument());
  return screen
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      [...within(row).queryAllByRole('rowheader'), ...within(row).getAllByRole('cell')]
        .map((cell) => cell.textContent)
        .join(' | '),
    );
}

test('a row for each thing that may be decided before the dice, with the chances in numbers', async () => {
  show(<Odds game={given(duel)} of={[{ command: shot }]} who="bo" />);
  expect(screen.getByRole('table', { name: 'Odds for bo' })).toHaveTextContent('Working out the odds');
  expect(await rows()).toEqual([
    'stands, no Aim | 13% | 80% | 7%',
    'stands, aimed | 6% | 81% | 13%',
    'takes cover, no Aim | 30% | 63% | 7%',
    'takes cover, aimed | 20% | 67% | 13%',
  ]);
  expect(screen.getAllByRole('columnheader').map((cell) => cell.textContent?.trim())).toEqual([
    'If …',
    'no effect',
    'wound',
    'eliminated',
  ]);
});

test('several commands stand below each other by their names', async () => {
  const { game } = play(given({ ...duel, tokens: { b: 0 } }), shot);
  const of = [
    { command: { type: 'pass' }, label: 'Just shoot' },
    { command: { type: 'aim' }, label: 'Aim' },
  ] as const;
  show(<Odds game={game} of={of} who="bo" />);
  expect(await rows()).toEqual(['Just shoot | 13% | 80% | 7%', 'Aim | 6% | 81% | 13%']);
});

test('without a command they are those of what is due', async () => {
  show(<Odds game={play(given({ ...duel, tokens: { b: 0 } }), shot).game} who="bo" />);
  expect(await rows()).toEqual(['no Aim | 13% | 80% | 7%', 'aimed | 6% | 81% | 13%']);
});

test('what may be said to be neither sure nor impossible', async () => {
  const weapons = [rifle({ short: 9, aim: 0 })];
  const volley = { ...duel, tokens: { b: 0 }, a: [{ id: 'abel', at: [5, 12], card: { weapons } }] } as const;
  show(<Odds game={given(volley)} of={[{ command: shot }]} who="bo" />);
  expect(await rows()).toEqual(['bo | <1% | 54% | 46%']);
});

test('a burst: everyone in danger, what the thrower decides as from and to, and that it may be moved', async () => {
  const weapons = [frag({ short: 3 })];
  const far: Given = {
    a: [{ id: 'abel', at: [4, 12], card: { weapons } }],
    b: [
      { id: 'bo', at: [16, 12] },
      { id: 'bert', at: [16, 13.2] },
      { id: 'reserve', points: 99 },
    ],
  };
  show(<Odds game={given(far)} of={[{ command: grenade('abel', [16, 12]) }]} />);
  expect(await rows()).toEqual([
    'bo | 13%–50% | 38%–88% | 0%–13%',
    'bert | 13%–50% | 38%–88% | 0%–13%',
    'If it lands where it is aimed. Odds that the other side moves it: 67%.',
  ]);
});

test('where nobody can come to harm, that is said', async () => {
  const alone = given({ ...duel, a: [{ id: 'abel', at: [5, 12], card: { weapons: [frag()] } }] });
  show(<Odds game={alone} of={[{ command: grenade('abel', [7, 5]) }]} />);
  expect(await rows()).toEqual(['Nobody can be hurt.']);
});

test('a close combat: both who fight in it', async () => {
  const met = given({
    a: [
      { id: 'abel', at: [5, 12], card: { h2h: 1 }, state: { wounded: true } },
      { id: 'spare', points: 99 },
    ],
    b: [
      { id: 'bo', at: [8, 12], card: { h2h: 1 }, state: { wounded: true } },
      { id: 'reserve', points: 99 },
    ],
  });
  show(<Odds game={met} of={[{ command: move('abel', [5, 12], [8, 12]) }]} />);
  expect(await rows()).toEqual(['abel | 40% | 0% | 60%', 'bo | 40% | 0% | 60%']);
});

test('a run through opportunity fire: whether it is taken', async () => {
  show(<Odds game={lane()} of={[{ command: past }]} who="s" />);
  expect(await rows()).toEqual([
    'no shot | 100% | 0% | 0%',
    'g fires, no Aim | 13% | 80% | 7%',
    'g fires, aimed | 6% | 81% | 13%',
  ]);
});

test('a command that is refused has no odds, and too many are said to be', async () => {
  const at = Array.from({ length: 9 }, (_, i) => [9 + (i % 3) * 1.2, 10 + Math.floor(i / 3) * 1.2] as const);
  const b = at.map((place, i) => ({ id: `b${i}`, at: place }));
  const crowd = given({ a: [{ id: 'abel', at: [3, 12], card: { weapons: [frag({ short: 8, radius: 6 })] } }], b });
  const of = [{ command: shot }, { command: grenade('abel', [8, 12]) }];
  show(<Odds game={crowd} of={of} />);
  expect(await screen.findByText('Too many outcomes to work out the odds.', {}, { timeout: 10_000 })).toBeVisible();
  expect(screen.queryByRole('rowheader')).not.toBeInTheDocument();
});
