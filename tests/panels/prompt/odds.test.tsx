import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Prompt } from '../../../src/panels/prompt/Prompt.tsx';
import { useUiStore } from '../../../src/store/ui.ts';
import { fire, type Given, given, pass, play } from '../../support/given.ts';
import { lay, onTable, show } from '../../support/page.tsx';

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
async function choices() {
  await waitFor(() => expect(screen.queryByText(/Working out/)).not.toBeInTheDocument());
  return screen.getAllByRole('rowheader').map((row) => row.textContent);
}

test('the odds stand in the fire panel while a target is pointed at', async () => {
  lay(given(duel));
  useUiStore.getState().setTool({ kind: 'fire', who: 'abel', target: null });
  showPrompt();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  await userEvent.hover(screen.getByRole('button', { name: /Fire at bo/ }));
  expect(await choices()).toEqual(['stays up, no Aim', 'stays up, aimed', 'takes cover, no Aim', 'takes cover, aimed']);
  expect(onTable().game.state.tokens.a).toBe(5);
});

test('[R15=b Q] where Aim is declared with the shot the odds of both shots stand there', async () => {
  lay(given({ ...duel, tokens: { b: 0 }, rulings: { R15: 'b' } }));
  useUiStore.getState().setTool({ kind: 'fire', who: 'abel', target: 'bo' });
  showPrompt();
  expect(await choices()).toEqual(['no Aim', 'aimed']);
  expect(screen.getAllByRole('cell').map((cell) => cell.textContent)).toEqual(['13%', '80%', '7%', '6%', '81%', '13%']);
});

test('the target sees what taking cover would do, whether or not the shooter aims', async () => {
  lay(fired);
  showPrompt();
  expect(await choices()).toEqual(['stays up, no Aim', 'stays up, aimed', 'takes cover, no Aim', 'takes cover, aimed']);
});

test('the shooter sees what Aim would do, whether or not the target then takes cover', async () => {
  lay(play(fired, pass).game);
  showPrompt();
  expect(await choices()).toEqual(['no Aim', 'aimed, stays up', 'aimed, takes cover']);
});
