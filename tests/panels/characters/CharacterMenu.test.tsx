import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { playerHand } from '../../../src/board/play/playerHand.ts';
import { CharacterMenu } from '../../../src/panels/characters/CharacterMenu.tsx';
import { START } from '../../../src/play/history.ts';
import { useGameStore } from '../../../src/store/game.ts';
import { useUiStore } from '../../../src/store/ui.ts';
import { fire, given, pass, roll } from '../../support/builders/given.ts';
import { lay, onTable, show } from '../../support/page/page.tsx';

const ui = () => useUiStore.getState();

function open(who: string | null, selected: string | null = null) {
  const { game } = lay(
    given({
      a: [{ id: 'anton', at: [5, 5] }],
      b: [
        { id: 'carl', at: [12, 5] },
        { id: 'emil', at: [20, 20] },
      ],
      tokens: { a: 1, b: 3 },
    }),
  );
  ui().select(selected);
  show(<CharacterMenu game={game} />);
  const at = game.state.characters.find(({ id }) => id === who)?.at ?? [10, 10];
  act(() => ui().setMenu({ spot: { at, who }, place: [100, 100] }));
  return screen.getByRole('menu');
}

const items = (menu: HTMLElement) => within(menu).getAllByRole('menuitem');

describe('of a character', () => {
  test('lists its actions with their costs and keys, and what is looked at', () => {
    const menu = open('anton');
    expect(menu).toHaveAccessibleName('Actions for anton');
    expect(items(menu).map((each) => each.textContent)).toEqual(
      expect.arrayContaining([expect.stringMatching(/^Move 1 AT\s*m$/), 'Measure from here ', 'Show the card ']),
    );
  });

  test('arrow keys go round, a key of an action does it, Escape closes', async () => {
    const menu = open('anton');
    expect(items(menu)[0]).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    expect(items(menu).at(-1)).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(items(menu)[1]).toHaveFocus();
    await userEvent.keyboard('m');
    expect(ui().tool).toMatchObject({ kind: 'move', who: 'anton' });
    expect(screen.queryByRole('menu')).toBeNull();
  });

  test('Escape closes it and nothing else', async () => {
    open('anton', 'anton');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).toBeNull();
    expect(ui().selected).toBe('anton');
  });

  test('of the other side offers the shot of whoever is selected', async () => {
    const menu = open('carl', 'anton');
    await userEvent.click(within(menu).getByRole('menuitem', { name: /Fire at carl/ }));
    expect(ui().tool).toEqual({ kind: 'fire', who: 'anton', target: 'carl' });
  });
});

test('of a bare place offers to measure from there', async () => {
  const menu = open(null);
  await userEvent.click(within(menu).getByRole('menuitem', { name: 'Measure from here' }));
  expect(ui().tool).toEqual({ kind: 'measure', from: { at: [10, 10], who: null } });
});

test('a press beside it closes it', async () => {
  open('anton');
  await userEvent.pointer({ keys: '[MouseLeft]', target: document.body });
  expect(screen.queryByRole('menu')).toBeNull();
});

describe('of a moment that is looked back at', () => {
  function lookBack(takeBack: 'freely' | 'to-last-dice') {
    lay(given({ a: [{ id: 'abel', at: [5, 12] }], b: [{ id: 'bo', at: [14, 12] }] }), { takeBack });
    const { send, look } = useGameStore.getState();
    for (const command of [fire('abel', 'bo'), pass, pass, roll(1, 1, 2)]) expect(send(command)).toBeNull();
    look(START);
    const { game } = onTable();
    show(<CharacterMenu game={game} />);
    act(() => ui().setMenu({ spot: { at: [5, 12], who: 'abel' }, place: [100, 100] }));
    return items(screen.getByRole('menu'));
  }

  test('offers to play on from there instead of actions', async () => {
    const [first, ...rest] = lookBack('freely');
    expect(first).toHaveTextContent(/^Play on from here/);
    expect(rest).toHaveLength(3);
    await userEvent.click(first as HTMLElement);
    expect(onTable().history.at).toBe(START);
  });

  test('[TURN-13] says why that cannot be, where dice stand', () => {
    const [first] = lookBack('to-last-dice');
    expect(first).toHaveAttribute('aria-disabled', 'true');
    expect(first).toHaveTextContent(/You cannot play on from here: dice have been rolled or answers given since/);
  });
});

describe('of those who stand over one another', () => {
  const at = [12, 12] as const;
  const tower = () =>
    given({
      edition: 'tactic-2.0-beta',
      a: [
        { id: 'abel', at, state: { level: 2 } },
        { id: 'amos', at },
      ],
      b: [{ id: 'bo', at, state: { level: 1 } }],
    });
  const click = (who: string, by: 'mouse' | 'keys' = 'mouse') =>
    act(() => playerHand.clicked({ at, who }, { by, shift: false, place: [100, 100] }));

  test('a click on three or more asks who is meant, with their levels', async () => {
    const { game } = lay(tower());
    show(<CharacterMenu game={game} />);
    click('bo');
    const menu = screen.getByRole('menu', { name: 'Which one?' });
    expect(items(menu).map((each) => each.textContent)).toEqual(['abel, level 2', 'bo, level 1', 'amos, level 0']);
    await userEvent.click(within(menu).getByRole('menuitem', { name: 'amos, level 0' }));
    expect([ui().selected, ui().menu]).toEqual(['amos', null]);
    click('bo');
    await userEvent.click(screen.getByRole('menuitem', { name: 'amos, level 0' }));
    expect(ui().selected).toBe('amos');
  });

  test('by keys each is gone to by itself, and nothing is asked', () => {
    const { game } = lay(tower());
    show(<CharacterMenu game={game} />);
    click('bo', 'keys');
    expect([ui().selected, ui().menu]).toEqual(['bo', null]);
  });

  test('the menu of one leads on to those of the others', async () => {
    const { game } = lay(tower());
    show(<CharacterMenu game={game} />);
    act(() => playerHand.menuAsked({ at, who: 'bo' }, [100, 100]));
    await userEvent.click(screen.getByRole('menuitem', { name: 'abel, level 2' }));
    expect(screen.getByRole('menu')).toHaveAccessibleName('Actions for abel');
  });
});
