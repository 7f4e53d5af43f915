import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect } from 'vitest';
import { bodies, character, type Game, type Point } from '../../../src/engine/index.ts';
import { Prompt } from '../../../src/panels/prompt/Prompt.tsx';
import { useUiStore } from '../../../src/store/ui.ts';
import { test } from '../../support/builders/editions.ts';
import { fire, type Given, given, move, play, rifle, roll, roundBase } from '../../support/builders/given.ts';
import { melee } from '../../support/builders/melee.ts';
import { lay, onTable, show } from '../../support/page/page.tsx';

const button = (name: string | RegExp) => screen.getByRole('button', { name });
function PromptNow() {
  const { game, awaiting } = onTable();
  return <Prompt game={game} awaiting={awaiting} />;
}
function showPrompt(game: Game, selected?: string) {
  lay(game);
  if (selected) act(() => useUiStore.getState().select(selected));
  return show(<PromptNow />);
}

const HOLE: Point = [13, 12];
const pistol = rifle({ id: 'pistol', kind: 'pistol', aim: 0 });
const duel = (change: Given = {}): Game =>
  given({
    scenery: [roundBase('crater', HOLE)],
    tokens: { a: 5, b: 0 },
    a: [{ id: 's', at: [4, 12], card: { weapons: [rifle({ aim: 0 }), pistol], actions: 9 } }],
    b: [
      { id: 't', at: HOLE, state: { wounded: true } },
      { id: 'far', at: [22, 2], points: 99 },
      { id: 'late', points: 99 },
    ],
    ...change,
  });

describe('a body in a hole', () => {
  test('[R36 B] stays or is taken off, as its owner says', async () => {
    showPrompt(play(duel(), fire('s', 't', 'rifle'), roll(6, 6, 1)).game);
    expect(screen.getByRole('heading', { name: /Does the body of t stay/ })).toBeVisible();
    expect(button('It stays')).toBeVisible();
    await userEvent.click(button('Take it off'));
    expect(bodies(onTable().game)).toEqual([]);
  });

  test('[MOVE-13 B] is cleared by a button, where one stands next to it', async () => {
    const near = duel({
      a: [{ id: 's', at: [11.3, 12] }],
      markers: [{ id: 'm1', kind: 'body', at: HOLE, of: 'late' }],
      b: [{ id: 'far', at: [22, 2] }, { id: 'late' }],
    });
    showPrompt(near, 's');
    expect(button(/Clear body/)).toHaveTextContent('1 AT');
    await userEvent.click(button(/Clear body/));
    expect(bodies(onTable().game)).toEqual([]);
  });

  test('[MOVE-13 B] and elsewhere it is said why not', () => {
    showPrompt(duel({ markers: [{ id: 'm1', kind: 'body', at: HOLE, of: 'late' }] }), 's');
    expect(button(/Clear body/)).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByText(/must be in contact with the body/)).toBeVisible();
  });

  test('[MOVE-13 B] without one there is no such button', () => {
    showPrompt(duel(), 's');
    expect(screen.queryByRole('button', { name: /Clear body/ })).toBeNull();
  });
});

describe('another weapon', () => {
  const fired = (weapons = [rifle({ aim: 0 }), pistol]) =>
    play(duel({ a: [{ id: 's', at: [4, 12], card: { weapons, actions: 9 } }] }), fire('s', 't', 'rifle'), roll(1, 1, 1))
      .game;

  test('[FIRE-8 B] is taken in hand by a button where there is one other', async () => {
    showPrompt(fired(), 's');
    expect(button(/Switch weapon/)).toHaveTextContent('1 AT');
    await userEvent.click(button(/Switch weapon/));
    expect(character(onTable().game, 's').inHand).toBe('pistol');
  });

  test('[FIRE-8 B] and chosen where there are more', async () => {
    const shown = showPrompt(fired([rifle({ aim: 0 }), pistol, rifle({ id: 'bow', aim: 0 })]), 's');
    await userEvent.click(button(/Switch weapon/));
    shown.rerender(<PromptNow />);
    await userEvent.click(button('bow'));
    expect(character(onTable().game, 's').inHand).toBe('bow');
    expect(useUiStore.getState().tool.kind).toBe('idle');
  });

  test('[FIRE-8 B] or it is said why not', () => {
    const { game } = play(
      duel({ a: [{ id: 's', at: [4, 12], card: { weapons: [rifle({ aim: 0 }), pistol], actions: 1 } }] }),
      fire('s', 't', 'rifle'),
      roll(1, 1, 1),
    );
    showPrompt(game, 's');
    expect(button(/Switch weapon/)).toHaveAttribute('aria-disabled', 'true');
  });

  test('[FIRE-8 B] there is no button before one has been used', () => {
    showPrompt(duel(), 's');
    expect(screen.queryByRole('button', { name: /Switch weapon/ })).toBeNull();
  });

  test('[FIRE-8 QIFC] there is no button where nobody goes over to another', () => {
    showPrompt(fired(), 's');
    expect(screen.queryByRole('button', { name: /Switch weapon/ })).toBeNull();
  });
});

test('[H2H-6 B] the winner steps into the hole, or declines', async () => {
  const hole: Point = [12, 12];
  const won = play(
    melee({ scenery: [roundBase('crater', hole)], e: { at: hole, state: { wounded: true } } }),
    move('m', [8, 12], [11, 12]),
    roll(6, 1),
    roll(1, 1),
  ).game;
  showPrompt(won);
  expect(screen.getByRole('heading', { name: 'Does m take the hole?' })).toBeVisible();
  expect(button('Decline')).toBeVisible();
  await userEvent.click(button('Step in'));
  expect(character(onTable().game, 'm').at).toEqual(hole);
});
