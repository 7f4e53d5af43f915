import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { usePlanStore } from '../../../src/board/plan/planning.ts';
import type { Game, Point } from '../../../src/engine/index.ts';
import { Prompt } from '../../../src/panels/prompt/Prompt.tsx';
import { dangerAlong } from '../../../src/pointing/plans/danger.ts';
import { wayPreview } from '../../../src/pointing/previews/moveAndFire.ts';
import { point } from '../../../src/store/pointer.ts';
import { useUiStore } from '../../../src/store/ui.ts';
import { fire, frag, type Given, given, moveAndFire, pass, play, rifle, roll } from '../../support/builders/given.ts';
import { lane, past } from '../../support/builders/lane.ts';
import { moments } from '../../support/builders/moments.ts';
import { lay, onTable, show } from '../../support/page/page.tsx';

const duel: Given = {
  a: [{ id: 'abel', at: [5, 12] }],
  b: [
    { id: 'bo', at: [14, 12] },
    { id: 'reserve', points: 99 },
  ],
};
const fired = play(given(duel), fire('abel', 'bo')).game;

const showPrompt = () => {
  const { game, awaiting } = onTable();
  return show(<Prompt game={game} awaiting={awaiting} />);
};
/** All that is told of the odds, exact numbers and all. */
async function choices() {
  await userEvent.click(await screen.findByRole('button', { name: 'Why?' }, { timeout: 10_000 })); // worked out while the page is idle
  const all = within(await screen.findByRole('dialog', { name: 'All odds' }));
  const rows = (await all.findAllByRole('rowheader')).map((row) => row.textContent);
  const numbers = all.getAllByRole('cell').map((cell) => cell.textContent);
  await userEvent.click(all.getByRole('button', { name: 'Close' }));
  return { rows, numbers };
}
const rows = async () => (await choices()).rows;
/** The sentence that tells the gist of them. */
const told = async () => (await screen.findByRole('heading', { level: 3 }, { timeout: 10_000 })).textContent;

afterEach(() => usePlanStore.setState({ plan: null }));

test('the odds of the first target stand in the fire panel', async () => {
  lay(given(duel));
  useUiStore.getState().setTool({ kind: 'fire', who: 'abel', target: null });
  showPrompt();
  expect(await told()).toBe('Hurts bo 7 times in 8');
  expect(await rows()).toEqual(['stands, no Aim', 'stands, aimed', 'takes cover, no Aim', 'takes cover, aimed']);
  expect(onTable().game.state.tokens.a).toBe(5);
});

test('[R15=b Q] where Aim is declared with the shot the odds of both shots stand there', async () => {
  lay(given({ ...duel, tokens: { b: 0 }, rulings: { R15: 'b' } }));
  useUiStore.getState().setTool({ kind: 'fire', who: 'abel', target: 'bo' });
  showPrompt();
  expect(await choices()).toEqual({
    rows: ['no Aim', 'aimed'],
    numbers: ['13%', '80%', '7%', '6%', '81%', '13%'],
  });
});

test('the target sees what taking cover would do, whether or not the shooter aims', async () => {
  lay(fired);
  showPrompt();
  expect(await screen.findByText('hurt 7 times in 10; aimed 4 times in 5')).toBeVisible();
  await waitFor(() =>
    expect(screen.getByRole('button', { name: /^Stay standing/ })).toHaveTextContent(
      'hurt 7 times in 8; aimed 94% of the time',
    ),
  );
  expect(await rows()).toEqual(['stands, no Aim', 'stands, aimed', 'takes cover, no Aim', 'takes cover, aimed']);
});

test('the shooter sees what Aim would do, whether or not the target then takes cover', async () => {
  lay(play(fired, pass).game);
  showPrompt();
  expect(await screen.findByText('hurt 94% of the time; in cover 4 times in 5')).toBeVisible();
  expect(await rows()).toEqual(['no Aim', 'aimed, stands', 'aimed, takes cover']);
});

describe('what is pointed at', () => {
  const frags: Given = {
    a: [{ id: 'abel', at: [5, 12], card: { weapons: [frag({ short: 3 })] } }],
    b: [
      { id: 'bo', at: [14, 12] },
      { id: 'reserve', at: [22, 2] },
    ],
  };
  const pointTo = (at: Point | null) => act(() => point(at, null));

  test('a grenade: the odds come once the pointer rests, and go as soon as it moves on', async () => {
    lay(given(frags));
    useUiStore.getState().setTool({ kind: 'grenade', who: 'abel' });
    showPrompt();
    pointTo([13, 12]);
    expect(screen.getByText('Hold the pointer still to see the odds.')).toBeVisible();
    expect(screen.queryByRole('heading', { level: 3 })).not.toBeInTheDocument();
    expect(await told()).toBe('Hurts bo 7 times in 8');
    expect(await choices()).toEqual({ rows: ['bo'], numbers: ['13%', '37%', '50%'] });
    pointTo([13, 12.5]);
    expect(screen.queryByRole('heading', { level: 3 })).not.toBeInTheDocument();
    expect(await told()).toBe('Hurts bo 7 times in 8');
  });

  test('a grenade that catches nobody, or is refused, has none', () => {
    lay(given(frags));
    useUiStore.getState().setTool({ kind: 'grenade', who: 'abel' });
    showPrompt();
    for (const at of [
      [9, 4],
      [22, 12],
    ] as const) {
      pointTo(at);
      expect(screen.getByText(/^Grenade, /)).toBeVisible();
      expect(screen.queryByText(/to see the odds/)).not.toBeInTheDocument();
    }
  });

  /** The move tool of s in the hand, and its way as the board plans it. */
  const planned = (game: Game, at: Point) => {
    lay(game);
    const tool = { kind: 'move', who: 's', waypoints: [] } as const;
    useUiStore.getState().setTool(tool);
    showPrompt();
    const move = wayPreview(game, tool, at);
    if (!move) throw new Error('there is no way');
    const danger = dangerAlong(game, 's', move.drawn);
    act(() => usePlanStore.setState({ plan: { game, tool, pointedAt: at, move, lines: [], shots: [], danger } }));
  };

  test('a way through the range of a marker: of the one who runs there', async () => {
    planned(lane(), [9, 12]);
    expect(await told()).toBe('g fires, no Aim: Hurts s 7 times in 8');
    expect(await rows()).toEqual(['no shot', 'g fires, no Aim', 'g fires, aimed']);
  });

  test('a way into contact: of both, and from where the last of several actions begins', async () => {
    const far = given({
      a: [{ id: 's', at: [2, 12], card: { move: 4 } }],
      b: [
        { id: 'bo', at: [9, 12] },
        { id: 'reserve', points: 99 },
      ],
    });
    planned(far, [9, 12]);
    expect(await told()).toMatch(/An even fight|wins/);
    expect(await rows()).toEqual(['s', 'bo']);
  });

  test('a way on which nothing happens has none', async () => {
    planned(lane(), [1, 9]);
    expect(await screen.findByText(/^3u of/)).toBeVisible();
    expect(screen.queryByText(/to see the odds/)).not.toBeInTheDocument();
  });
});

describe('what is offered', () => {
  test('opportunity fire: each shot, by the weapon where he carries several [OF-4 Q]', async () => {
    lay(play(lane({ card: { weapons: [rifle(), rifle({ id: 'smg', short: 4, aim: 0 })] } }), past).game);
    showPrompt();
    await waitFor(() => expect(screen.getAllByText(/^hurt /)).toHaveLength(2));
    expect(await rows()).toEqual([
      'g fires (semi-automatic rifle), no Aim',
      'g fires (semi-automatic rifle), aimed',
      'g fires (submachine gun)',
    ]);
  });

  test('the shot of Move & Fire: at each of those in sight [MF-1 Q]', async () => {
    const two = given({
      tokens: { b: 0 },
      a: [{ id: 'abel', at: [5, 12], card: { moveAndFire: 3, weapons: [rifle({ aim: 0 })] } }],
      b: [
        { id: 'bo', at: [14, 12] },
        { id: 'carl', at: [18, 16] },
      ],
    });
    lay(
      play(
        two,
        moveAndFire('abel', [
          [5, 12],
          [6, 12],
        ]),
      ).game,
    );
    showPrompt();
    await waitFor(() => expect(screen.getAllByText(/^hurt /)).toHaveLength(2));
    expect(await rows()).toEqual(['fires at bo', 'fires at carl']);
  });

  test('a question that brings no shot has none', () => {
    lay(play(lane(), past, fire('g', 's'), pass, roll(1, 1, 1)).game);
    showPrompt();
    expect(screen.getByRole('button', { name: 'Keep moving' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Why?' })).not.toBeInTheDocument();
  });
});

describe('what is rolled for', () => {
  test('a shot: of the target', async () => {
    lay(play(fired, pass, pass).game);
    showPrompt();
    expect(await told()).toBe('Hurts bo 7 times in 8');
    expect(await choices()).toEqual({ rows: ['bo'], numbers: ['13%', '80%', '7%'] });
  });

  test('a close combat: of both, to its end', async () => {
    lay(moments['close combat'] as Game);
    showPrompt();
    expect(await told()).toMatch(/^An even fight|wins/);
    expect(await rows()).toEqual(['a1', 'b2']);
  });

  test('dice that harm nobody have none', () => {
    lay(moments['roll-off'] as Game);
    showPrompt();
    expect(screen.getByRole('button', { name: /^Roll/ })).toBeVisible();
    expect(screen.queryByRole('heading', { level: 3 })).not.toBeInTheDocument();
  });
});
