import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Rulings } from '../../../src/editions/index.ts';
import { Prompt } from '../../../src/panels/prompt/Prompt.tsx';
import { useGameStore } from '../../../src/store/game.ts';
import { useUiStore } from '../../../src/store/ui.ts';
import { endTurn, given, move } from '../../support/builders/given.ts';
import { lay, onTable, show } from '../../support/page/page.tsx';

const duel = { a: [{ id: 'abel', at: [5, 20] as const }], b: [{ id: 'bo', at: [14, 4] as const }] };

/** Side b passes on the last token of the round, so that there is something to take back; then bids are due. */
function bidding(rulings: Rulings = {}): void {
  lay(given({ ...duel, edition: 'combat-1.1', rulings, tokens: { a: 1, b: 0 } }), { takeBack: 'freely' });
  useGameStore.getState().send(move('abel', [5, 20], [6, 20]));
}

function Page() {
  const game = useGameStore((s) => s.game);
  const awaiting = useGameStore((s) => s.awaiting);
  return game && awaiting && <Prompt game={game} awaiting={awaiting} />;
}

const click = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const title = () => screen.getByRole('heading', { level: 2, hidden: true, name: /initiative/ }).textContent;
const field = (name: RegExp) => screen.getByRole('textbox', { name });
const bid = (typed: string) => userEvent.type(field(/^Your bid/), typed);
const bids = () => onTable().game.state.frames[0];

describe('[R03 C] secret bids', () => {
  beforeEach(() => {
    bidding();
    show(<Page />);
  });

  test('are typed in figures alone', async () => {
    await click('Make a bid');
    await bid('a1-x2');
    expect(field(/^Your bid/)).toHaveValue('12');
  });

  test('are made one after the other behind a screen, and shown together', async () => {
    expect(title()).toBe('Bids for the initiative: A');
    expect(screen.getByText('B, look away while A makes a bid. Both bids are shown together.')).toBeVisible();
    await click('Make a bid');
    expect(screen.getByRole('dialog', { name: 'A makes a bid' })).toBeVisible();
    await bid('7{Enter}');
    expect(title()).toBe('Bids for the initiative: B');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(bids()).toEqual({ kind: 'initiative', bids: null });
    await click('Make a bid');
    await bid('2{Enter}');
    expect(bids()).toEqual({ kind: 'initiative', bids: { a: 7, b: 2 } });
    expect(screen.getByText(/^A bid 7, B bid 2\. One die each/)).toBeVisible();
  });

  test('what is typed stays hidden until one wants to see it', async () => {
    await click('Make a bid');
    expect(field(/^Your bid/).className).toMatch(/masked/);
    await click('Show what I type');
    expect(field(/^Your bid/).className).not.toMatch(/masked/);
  });

  test.each(['', '13', '250', 'two'])('“%s” is no bid', async (text) => {
    await click('Make a bid');
    expect(field(/^Your bid/)).toHaveAccessibleName('Your bid, from 0 to 12');
    if (text) await bid(text);
    await click('Confirm bid');
    expect(screen.getByRole('alert')).toHaveTextContent('Type a number from 0 to 12.');
    expect(useUiStore.getState().halfBid).toBeNull();
    await bid('{Backspace}1');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('neither the page nor the state, the history or a save knows the first half', async () => {
    const before = JSON.stringify([onTable().game.state, onTable().history]);
    await click('Make a bid');
    await bid('7{Enter}');
    expect(JSON.stringify([onTable().game.state, onTable().history])).toBe(before);
    expect(document.body).not.toHaveTextContent('7');
    expect([...document.querySelectorAll('input')].map(({ value }) => value).join()).not.toContain('7');
  });

  test('to take back the step before forgets it', async () => {
    await click('Make a bid');
    await bid('7{Enter}');
    useGameStore.getState().undo();
    expect(useUiStore.getState().halfBid).toBeNull();
    useGameStore.getState().redo();
    expect(await screen.findByRole('heading', { name: 'Bids for the initiative: A' })).toBeVisible();
  });

  test('the first side may start again', async () => {
    await click('Make a bid');
    await bid('7{Enter}');
    await click('Start again with A');
    expect(title()).toBe('Bids for the initiative: A');
  });

  test('to back out of the screen is to have bid nothing yet', async () => {
    await click('Make a bid');
    await bid('7');
    await click('Close');
    expect(title()).toBe('Bids for the initiative: A');
    await click('Make a bid');
    expect(field(/^Your bid/)).toHaveValue('');
  });
});

describe('[R03=b C] open bids', () => {
  beforeEach(() => {
    bidding({ R03: 'b' });
    show(<Page />);
  });

  test('are typed side by side', async () => {
    await userEvent.type(field(/^A, from 0 to 12$/), '1');
    await userEvent.type(field(/^B, from 0 to 12$/), '3');
    await click('Confirm both bids');
    expect(bids()).toEqual({ kind: 'initiative', bids: { a: 1, b: 3 } });
  });

  test('each number is checked', async () => {
    await userEvent.type(field(/^A/), '1');
    await userEvent.type(field(/^B/), '13{Enter}');
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    expect(field(/^B/)).toHaveAccessibleDescription('Type a number from 0 to 12.');
    expect(bids()).toEqual({ kind: 'initiative', bids: null });
  });
});

describe('in a turn of a round', () => {
  test('[TURN-5 C] the prompt counts what may still be spent, not all there is', () => {
    lay(given({ ...duel, edition: 'combat-1.1', tokens: { a: 12, b: 12 }, turn: { spent: 2 } }));
    show(<Page />);
    expect(screen.getByRole('heading', { name: 'Your turn: 4 tokens to spend' })).toBeVisible();
    expect(screen.getByText(/Tokens left at the end of the round are lost\.$/)).toBeVisible();
  });

  test('[R05 C] the turn cannot be ended before a token is spent, and the reason is given', () => {
    lay(given({ ...duel, edition: 'combat-1.1' }));
    expect(useGameStore.getState().send(endTurn)).toEqual({ rule: 'TURN-6', data: { need: 1 } });
  });
});
