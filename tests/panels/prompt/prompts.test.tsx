import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { newGame } from '../../../src/engine/index.ts';
import { Prompt } from '../../../src/panels/prompt/Prompt.tsx';
import { useUiStore } from '../../../src/store/ui.ts';
import { aim, choose, fire, type Given, given, pass, play, roll, setupOf } from '../../support/builders/given.ts';
import { lay, onTable, show } from '../../support/page/page.tsx';

const duel: Given = { a: [{ id: 'abel', at: [5, 12] }], b: [{ id: 'bo', at: [14, 12] }] };
const fired = play(given(duel), fire('abel', 'bo')).game;

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const showPrompt = () => {
  const { game, awaiting } = onTable();
  return show(<Prompt game={game} awaiting={awaiting} />);
};

describe('Take Cover', () => {
  test('names the price and the number to hit either way [TC-2 Q]', () => {
    lay(fired);
    showPrompt();
    expect(screen.getByRole('heading', { name: 'Does bo take cover?' })).toBeVisible();
    expect(button(/Take cover/)).toHaveTextContent(/^Take cover hits on 5\+1 \(1 AT\)/);
    expect(button(/Stay standing/)).toHaveTextContent(/^Stay standing hits on 4\+ \(free\)/);
  });

  test('is paid by whoever is asked', async () => {
    lay(fired);
    showPrompt();
    await userEvent.click(button(/Take cover/));
    expect(onTable().game.state.tokens.b).toBe(4);
  });
});

test('Aim names the dice either way [AIM-1 Q]', () => {
  lay(play(fired, pass).game);
  showPrompt();
  expect(button(/^Aim/)).toHaveTextContent(/^Aim 4 dice1 \(1 AT\)/);
  expect(button(/Just shoot/)).toHaveTextContent(/^Just shoot 3 dice \(free\)/);
});

describe('a roll', () => {
  const due = play(fired, pass, aim, pass).game;

  test('shows the sums behind its numbers', async () => {
    lay(due);
    showPrompt();
    await userEvent.click(await screen.findByRole('button', { name: 'Why?' }));
    expect(screen.getByRole('list', { name: 'Where the dice come from' })).toHaveTextContent(
      '3 dice from the weapon +1 Aim',
    );
    expect(screen.getByRole('list', { name: 'Why this number' })).toHaveTextContent('in the open 4+');
  });

  test('is thrown by the machine', async () => {
    lay(due);
    showPrompt();
    await userEvent.click(button(/Roll 4 dice/));
    expect(onTable().awaiting.kind).not.toBe('roll'); // a head shot would even end the game
  });

  test('or typed in, with commas or spaces or without', async () => {
    lay(due, { dice: 'typed' });
    showPrompt();
    await userEvent.type(screen.getByRole('textbox', { name: 'Your 4 dice' }), '6,1 23{Enter}');
    expect(onTable().awaiting.kind).toBe('act');
    expect(onTable().game.state.characters.find((c) => c.id === 'bo')?.wounded).toBe(true);
  });

  test.each(['6 1 2', '6 1 2 7', 'six', ''])('typed "%s" is refused with a word, and nothing happens', async (text) => {
    lay(due, { dice: 'typed' });
    showPrompt();
    await userEvent.type(screen.getByRole('textbox'), `${text}{Enter}`);
    expect(screen.getByRole('alert')).toHaveTextContent('Type 4 numbers from 1 to 6');
    expect(onTable().game).toBe(due);
  });
});

test('the edges are asked of the one who did not lay out the table [SETUP-1 Q]', async () => {
  lay(play(newGame(setupOf(duel)), roll(6, 2)).game);
  showPrompt();
  expect(screen.getByRole('region', { name: 'Decision' })).toHaveTextContent('B');
  await userEvent.click(button('East edge'));
  expect(onTable().game.state.edges).toEqual({ a: 'west', b: 'east' });
});

test('a table smaller than the rules ask is said there, and no other [R169 Q]', () => {
  for (const side of [23, 24]) {
    lay(play(newGame(setupOf({ ...duel, size: [side, 24] })), roll(6, 2)).game);
    const { unmount } = showPrompt();
    expect(screen.queryAllByText(/at least 24u by 24u/)).toHaveLength(side < 24 ? 1 : 0);
    unmount();
  }
});

test('deployment puts the character chosen into the hand', async () => {
  const two: Given = { a: [{ id: 'abel' }, { id: 'adam' }], b: [{ id: 'bo' }] };
  lay(play(newGame(setupOf(two)), roll(6, 2), choose('north')).game);
  showPrompt();
  await userEvent.click(button('adam'));
  expect(useUiStore.getState().tool).toEqual({ kind: 'deploy', who: 'adam' });
});

describe('one who meets two enemies', () => {
  test('says whom to fight first [R24 Q]', async () => {
    const met = given({
      a: [{ id: 'abel', at: [5, 12] }],
      b: [
        { id: 'bo', at: [8, 11.5] },
        { id: 'bob', at: [8, 12.5] },
      ],
    });
    lay(
      play(met, {
        type: 'move',
        who: 'abel',
        path: [
          [5, 12],
          [8, 12],
        ],
      }).game,
    );
    showPrompt();
    await userEvent.click(button('Fight bob'));
    expect(onTable().awaiting).toMatchObject({ kind: 'roll', about: { what: 'closeCombat', against: 'bob' } });
  });
});

describe('the own turn', () => {
  const bar = () => within(screen.getByRole('list', { name: 'Actions' }));

  test('a refused action says why, and does nothing', async () => {
    lay(given(duel));
    useUiStore.getState().select('abel');
    showPrompt();
    const end = bar().getByRole('button', { name: /End turn/ });
    expect(end).toHaveAttribute('aria-disabled', 'true');
    expect(end).toHaveAccessibleDescription(/at least 1 token/);
    const said = () => screen.getByText('End turn:').parentElement?.querySelector('p');
    await userEvent.hover(end);
    expect(said()?.className).toMatch(/calm/);
    await userEvent.click(end);
    expect(said()?.className).not.toMatch(/calm/);
    expect(onTable().awaiting).toMatchObject({ kind: 'act', by: 'a' });
  });

  test('Move and Fire take the tool into the hand, Take cover is done at once', async () => {
    lay(given(duel));
    useUiStore.getState().select('abel');
    showPrompt();
    await userEvent.click(bar().getByRole('button', { name: /Move/ }));
    expect(useUiStore.getState().tool).toMatchObject({ kind: 'move', who: 'abel' });
    await userEvent.click(bar().getByRole('button', { name: /Fire/, pressed: false }));
    expect(useUiStore.getState().tool).toMatchObject({ kind: 'fire', who: 'abel' });
    await userEvent.click(bar().getByRole('button', { name: /Take cover/ }));
    expect(onTable().game.state.tokens.a).toBe(4);
  });

  test('a shot is told before it is chosen', async () => {
    lay(given(duel));
    useUiStore.getState().setTool({ kind: 'fire', who: 'abel', target: null });
    showPrompt();
    const target = button(/Choose bo as the target/);
    expect(target).toHaveTextContent('3 dice on 4+in the open, 8u (short)');
    expect(await screen.findByRole('heading', { name: 'Hurts bo 7 times in 8' })).toBeVisible();
    await userEvent.click(target);
    expect(target).toHaveAttribute('aria-pressed', 'true');
    expect(onTable().awaiting).toMatchObject({ kind: 'act' });
    await userEvent.click(target);
    expect(onTable().awaiting).toMatchObject({ kind: 'choose', about: { what: 'takeCover', who: 'bo' } });
  });

  test('says how many actions are left, and of how many', () => {
    lay(given({ ...duel, a: [{ id: 'abel', at: [5, 12], state: { spent: 1 } }] }));
    useUiStore.getState().select('abel');
    showPrompt();
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('abel: 2 actions left (of 3)');
  });

  test('a target out of sight is listed with the reason [LOS-2 Q]', () => {
    const house = {
      id: 'house',
      look: 'house',
      terrain: ['sheltering'],
      shape: { kind: 'circle', at: [9.5, 12], radius: 2 },
    } as const;
    lay(given({ ...duel, scenery: [house] }));
    useUiStore.getState().select('abel');
    useUiStore.getState().setTool({ kind: 'fire', who: 'abel', target: null });
    showPrompt();
    const unseen = within(screen.getByRole('list', { name: 'Out of sight:' }));
    expect(unseen.getByRole('button', { name: 'bo' })).toHaveAttribute('aria-disabled', 'true');
    expect(bar().getByRole('button', { name: /Fire/ })).toHaveAccessibleDescription(/No enemy can be shot at/);
  });
});
