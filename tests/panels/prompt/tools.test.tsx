import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { newGame } from '../../../src/engine/index.ts';
import { Prompt } from '../../../src/panels/prompt/Prompt.tsx';
import { point, usePointerStore } from '../../../src/store/pointer.ts';
import { useUiStore } from '../../../src/store/ui.ts';
import {
  box,
  choose,
  endTurn,
  frag,
  type Given,
  given,
  grenade,
  play,
  rifle,
  roll,
  setupOf,
  suppressing,
} from '../../support/builders/given.ts';
import { lay, onTable, show } from '../../support/page/page.tsx';

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const ui = () => useUiStore.getState();
const showPrompt = () => {
  const { game, awaiting } = onTable();
  return show(<Prompt game={game} awaiting={awaiting} />);
};
/** With abel in the hand. */
const showTurn = (position: Given) => {
  lay(given(position));
  ui().select('abel');
  return showPrompt();
};

const able = {
  moveAndFire: 3,
  opportunityFire: 2,
  suppressionFire: 2,
  weapons: [rifle(), frag(), frag({ id: 'bottle', kind: 'concussion' })],
};
const position: Given = {
  a: [
    { id: 'abel', at: [5, 12], card: able },
    { id: 'bert', at: [5, 15] },
    { id: 'cuno', at: [5, 18], state: { shock: true, shockSince: 3 } },
  ],
  b: [
    { id: 'emil', at: [14, 12] },
    { id: 'fritz', at: [14, 15] },
  ],
};

describe('the actions', () => {
  const keyOf = (name: RegExp) => button(name).getAttribute('aria-keyshortcuts');

  test('stand in one order, each with its key and its price', () => {
    showTurn(position);
    const names = within(screen.getByRole('list', { name: 'Actions' })).getAllByRole('button');
    const said = names.map((each) => each.textContent.replace(/\d (?=\d)/, ' ').trim()); // the coin stands for those who see it
    expect(said).toEqual([
      'Move 1 ATM',
      'Fire 1 ATF',
      'Move & Fire 1 ATX',
      'Grenade 2 ATG',
      'Opportunity Fire 1 ATO',
      'Suppression Fire 2 ATP',
      'Take cover 1 ATC',
      'End turnE',
    ]);
    expect(keyOf(/^Grenade/)).toBe('g');
  });

  test('what a card does not permit is not among them [TURN-8 Q]', () => {
    showTurn({ ...position, a: [{ id: 'abel', at: [5, 12] }] });
    expect(screen.queryByRole('button', { name: /Opp|Suppress|Grenade|Move & Fire|Join/ })).toBeNull();
  });

  test('what it permits and is refused is greyed, and says why when it is asked [SF-4 Q]', async () => {
    showTurn({ ...position, markers: [suppressing('m1', [5, 12.5], 2, 'emil', 'fritz')] });
    for (const name of [/^Fire/, /^Move & Fire/, /^Opp/, /^Suppression Fire/]) {
      expect(button(name)).toHaveAttribute('aria-disabled', 'true');
      expect(button(name)).toHaveAccessibleDescription(/abel is suppressed/);
    }
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await userEvent.hover(button(/^Fire/));
    expect(screen.getByText('Fire:').parentElement).toHaveTextContent(/abel is suppressed/);
    expect(button(/^Grenade/)).not.toHaveAttribute('aria-disabled');
  });

  test('take their tools into the hand', async () => {
    showTurn(position);
    await userEvent.click(button(/^Grenade/));
    expect(ui().tool).toEqual({ kind: 'grenade', who: 'abel' });
    await userEvent.click(button(/^Move & Fire/));
    expect(ui().tool).toEqual({ kind: 'moveAndFire', who: 'abel', waypoints: [], target: null });
    expect(button(/^Move & Fire/)).toHaveAttribute('aria-pressed', 'true');
  });
});

describe('the words of a tool', () => {
  test('a grenade: what it would do, and which one of several', async () => {
    showTurn(position);
    act(() => ui().setTool({ kind: 'grenade', who: 'abel' }));
    expect(screen.getByText('Choose where abel should throw it.')).toBeVisible();
    act(() => point([13, 13.5], null));
    expect(screen.getByText(/catches emil, fritz/)).toBeVisible();
    act(() => point([23, 12], null));
    expect(screen.getByText(/15u is the longest throw/)).toBeVisible();
    expect(screen.getByRole('button', { name: /\(GREN-2\)$/ })).toBeVisible();
    await userEvent.click(button('bottle'));
    expect(ui().tool).toMatchObject({ weapon: 'bottle' });
  });

  test('an own man in the burst is warned of', () => {
    showTurn(position);
    act(() => ui().setTool({ kind: 'grenade', who: 'abel' }));
    act(() => point([7, 15], null));
    expect(screen.getByText('catches your own: bert')).toBeVisible();
  });

  test('opportunity fire: how far, and what sets it off', () => {
    showTurn(position);
    act(() => ui().setTool({ kind: 'opportunityFire', who: 'abel' }));
    expect(screen.getByText(/within range of the marker/)).toBeVisible();
    act(() => point([12.5, 12], null));
    expect(screen.getByText(/in range already: emil/)).toBeVisible();
  });

  test('suppression fire: partners are chosen by name, who cannot says why; what ends it [R47 Q] [WOUND-3 Q]', async () => {
    showTurn(position);
    act(() => ui().setTool({ kind: 'suppressionFire', who: 'abel', with: [] }));
    expect(screen.getByText(/Lasts while two or more keep firing/)).toBeVisible();
    expect(button(/cuno/)).toHaveAttribute('aria-disabled', 'true');
    expect(button(/cuno/)).toHaveAccessibleDescription(/cuno/);
    await userEvent.click(button('bert'));
    expect(ui().tool).toMatchObject({ with: ['bert'] });
    await userEvent.click(button('bert'));
    expect(ui().tool).toMatchObject({ with: [] });
  });

  test('joining: each suppression is a button, which does it [SF-3 Q]', async () => {
    const gunner = { id: 'gun', at: [8, 18] as const, card: { weapons: [rifle({ machineGun: true })] } };
    showTurn({ ...position, a: [...(position.a ?? []), gunner], markers: [suppressing('m1', [14, 13], 2, 'gun')] });
    await userEvent.click(button(/^Join fire/));
    expect(ui().tool).toEqual({ kind: 'joinSuppression', who: 'abel', marker: 'm1' });
    expect(screen.getByText(/fired by gun, abel/)).toBeVisible();
    await userEvent.click(button('Join gun against emil, fritz'));
    expect(onTable().game.state.markers).toMatchObject([{ firers: ['gun', 'abel'] }]);
  });

  test('Move & Fire: the shot after the move, or first at one of those in sight [R68 Q]', async () => {
    showTurn(position);
    act(() => ui().setTool({ kind: 'moveAndFire', who: 'abel', waypoints: [], target: null }));
    expect(button('after the move')).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(button('first: emil, 3 dice on 4+'));
    expect(ui().tool).toMatchObject({ target: 'emil' });
  });
});

describe('answers', () => {
  test('a grenade that scatters: the words follow the pointer, a button puts it where it says [GREN-6 Q]', async () => {
    lay(play(given(position), grenade('abel', [16, 13.5]), roll(2)).game);
    ui().setTool({ kind: 'drift' });
    showPrompt();
    expect(screen.getByText(/anywhere within 2u/)).toBeVisible();
    act(() => point([15, 13.5], null));
    expect(screen.getByText(/catches emil, fritz/)).toBeVisible();
    await userEvent.hover(button('2u east'));
    expect(usePointerStore.getState().pointer).toEqual([18, 13.5]);
    await userEvent.click(button('Leave it where it is'));
    expect(onTable().awaiting).toMatchObject({ kind: 'roll' });
  });

  test('an objective is shown on the table while its button is pointed at [WIN-2 Q]', async () => {
    const scenery = [box('barn', [4, 1], [2, 2])];
    const mission = newGame(setupOf({ type: 'mission', scenery, a: [{ id: 'abel' }], b: [{ id: 'bo', points: 9 }] }));
    lay(play(mission, roll(6, 1), choose('north')).game);
    showPrompt();
    await userEvent.hover(button('stone wall'));
    expect(usePointerStore.getState().pointer).toEqual([5, 2]);
  });

  test('a suppression that is to roll is called by those who fire [R48 Q]', () => {
    const firing: Given = {
      turn: { side: 'b' },
      a: ['a1', 'a2', 'a3', 'a4'].map((id, i) => ({ id, at: [4 + 2 * i, 20] as const })),
      b: [
        { id: 'emil', at: [6, 8] },
        { id: 'fritz', at: [16, 8] },
        { id: 'free', at: [22, 2] },
      ],
      markers: [suppressing('m1', [6, 9], 2, 'a1', 'a2'), suppressing('m2', [16, 9], 2, 'a3', 'a4')],
    };
    lay(play(given(firing), { type: 'takeCover', who: 'free' }, endTurn).game);
    showPrompt();
    expect(button('The fire of a3, a4')).toBeVisible();
  });
});
