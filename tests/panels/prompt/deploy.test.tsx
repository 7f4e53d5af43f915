import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { newGame } from '../../../src/engine/index.ts';
import { Prompt } from '../../../src/panels/prompt/Prompt.tsx';
import { useUiStore } from '../../../src/store/ui.ts';
import { box, choose, deploy, type Given, given, play, roll, setupOf } from '../../support/builders/given.ts';
import { lay, onTable, show } from '../../support/page/page.tsx';

const BETA = { edition: 'tactic-2.0-beta' } as const;
const SECOND = { name: 'Second', card: { move: 7 } };
const one: Given = {
  ...BETA,
  a: [{ id: 'abel', points: 9, second: SECOND }, { id: 'adam' }],
  b: [{ id: 'bo' }],
};
const deploying = (given: Given = one) => play(newGame(setupOf(given)), roll(1, 6), choose('south')).game;
const showPrompt = () => {
  const { game, awaiting } = onTable();
  return show(<Prompt game={game} awaiting={awaiting} />);
};
const button = (name: string) => screen.getByRole('button', { name });
const click = (name: string) => userEvent.click(button(name));

test('[SETUP-7 B] where the base is to touch the edge the prompt says so', () => {
  lay(deploying());
  showPrompt();
  expect(screen.getByText(/your south edge: the base must touch it/)).toBeVisible();
});

test('[SETUP-7 B] on a large table it says how deep the zone is', () => {
  lay(deploying({ ...one, size: [36, 36] }));
  showPrompt();
  expect(screen.getByText(/within 5u of your south edge/)).toBeVisible();
});

test('[REIN-1 B] either of the two on a card can be taken into the hand', async () => {
  lay(deploying());
  showPrompt();
  await click('Second');
  expect(screen.getByText(/Deploy either now/)).toBeVisible();
  expect(useUiStore.getState().tool).toEqual({ kind: 'deploy', who: 'abel', flipped: true });
  expect(screen.getByRole('heading', { name: 'Place Second' })).toBeVisible();
  expect(button('Second')).toHaveAttribute('aria-pressed', 'true');
  await click('abel');
  expect(useUiStore.getState().tool).toEqual({ kind: 'deploy', who: 'abel' });
});

test('[REIN-2 B] a reinforcement can be kept back, nobody else', async () => {
  lay(deploying());
  showPrompt();
  expect(screen.queryByRole('button', { name: 'Keep back adam' })).not.toBeInTheDocument();
  await click('Keep back abel / Second');
  expect(onTable().awaiting).toMatchObject({ kind: 'deploy', who: ['adam'] });
});

test('[REIN-2 B] who may arrive is offered at the start of the own turn, the second by his own name', async () => {
  const waiting = { flipped: true, firstFell: 2 };
  const turn = given({
    ...BETA,
    a: [
      { id: 'abel', second: SECOND, state: waiting },
      { id: 'adam', at: [12, 20] },
    ],
    b: [{ id: 'bo', at: [12, 4] }],
    frames: [{ kind: 'turn', side: 'a', step: 'reinforcements', arrivals: ['abel'], rolls: [], passed: false }],
  });
  lay(turn);
  const { unmount } = showPrompt();
  expect(screen.getByRole('heading', { name: 'Reinforcements for A' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'abel' })).not.toBeInTheDocument();
  await click('Second');
  expect(screen.getByRole('heading', { name: 'Place Second' })).toBeVisible();
  await click('Keep back Second');
  expect(onTable().awaiting.kind).toBe('act');
  unmount();
});

test('[WIN-2 B] the objective may be any spot of the zone as well', () => {
  const scenery = [box('barn', [4, 22.5], [2, 1])];
  lay(deploying({ ...one, type: 'mission', scenery }));
  showPrompt();
  expect(screen.getByText(/or any spot in your zone/)).toBeVisible();
  expect(screen.getAllByRole('button')).toHaveLength(2);
});

test('[SETUP-9 B] deployed is as good as in cover', () => {
  lay(play(deploying(), deploy('adam', 12, 23.5)).game);
  expect(onTable().game.state.characters.find(({ id }) => id === 'adam')?.inCover).toBe(true);
});

test('[SETUP-6] one is put down by the program: an ordinary command, then it is for the other side', async () => {
  lay(deploying());
  useUiStore.getState().setTool({ kind: 'deploy', who: 'adam' });
  showPrompt();
  await click('Choose a place for me');
  expect(onTable().game.state.characters.find(({ id }) => id === 'adam')?.at).not.toBeNull();
  expect(deployAsked()).toMatchObject({ by: 'b', who: ['bo'] });
});

test('[SETUP-6] all of both sides are put down, and those as well who might be kept back', async () => {
  const second = { name: 'Other', card: {} };
  lay(
    deploying({
      ...one,
      b: [
        { id: 'bo', second },
        { id: 'ben', second },
      ],
    }),
  );
  showPrompt();
  await click('abel');
  await click('Deploy both sides');
  expect(onTable().game.state.characters.every(({ at }) => at !== null)).toBe(true);
  expect(onTable().awaiting).toMatchObject({ kind: 'roll', about: { what: 'firstTurn' } });
});

function deployAsked() {
  const { awaiting } = onTable();
  if (awaiting.kind !== 'deploy') throw new Error(awaiting.kind);
  return awaiting;
}
