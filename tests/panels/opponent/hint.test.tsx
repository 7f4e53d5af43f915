import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { Prompt } from '../../../src/panels/prompt/Prompt.tsx';
import { nodeAt } from '../../../src/play/history.ts';
import { useClock } from '../../../src/store/clock.ts';
import { useGameStore } from '../../../src/store/game.ts';
import { NO_HINT, useDrawn, useHint } from '../../../src/store/hintState.ts';
import { useUiStore } from '../../../src/store/ui.ts';
import { readyStart } from '../../play/playing.ts';
import { fire, given } from '../../support/builders/given.ts';
import { lay, onTable, show } from '../../support/page/page.tsx';

const duel = () =>
  given({ a: [{ id: 'abel', at: [12, 14] }], b: [{ id: 'bo', at: [12, 10], state: { wounded: true } }] });

/** Abel's turn, with the computer on the other side. */
function against(): void {
  lay(duel());
  useGameStore.setState({ start: { ...readyStart(), players: { a: 'person', b: 'hard', seed: 1 } } });
}

const showPrompt = () => {
  const { game, awaiting } = onTable();
  return show(<Prompt game={game} awaiting={awaiting} />);
};
const ask = () => screen.queryByRole('button', { name: 'What would you do?' });

beforeEach(() => {
  useHint.setState(NO_HINT);
  useClock.getState().set(null);
});

test('against the computer a hint is given: drawn when pointed at, laid in the hand, never played', async () => {
  against();
  showPrompt();
  await userEvent.click(ask() as HTMLElement);
  const hints = await screen.findByRole('region', { name: 'What the computer would do' });
  const rows = await within(hints).findAllByRole('button', { name: /^Try this: / }, { timeout: 10_000 });
  expect(rows.length).toBeLessThanOrEqual(3);
  const shot = rows.find((row) => row.textContent?.includes('fires at bo'));
  if (!shot) throw new Error('no shot among the hints');
  await userEvent.hover(shot);
  expect(useDrawn.getState().command).toMatchObject(fire('abel', 'bo'));
  const before = onTable().game;
  await userEvent.click(shot);
  expect(useUiStore.getState().tool).toMatchObject({ kind: 'fire', who: 'abel', target: 'bo' });
  expect(onTable().game).toBe(before);
  expect(useDrawn.getState().command).toBeNull();
  useGameStore.getState().send(fire('abel', 'bo'));
  expect(nodeAt(onTable().history, 0)?.remarks).toEqual({ 'x-hint': 'a' });
}, 20_000);

test('that a hint was asked for is noted with the command that comes next, and with no other', async () => {
  against();
  showPrompt();
  await userEvent.click(ask() as HTMLElement);
  useGameStore.getState().send(fire('abel', 'bo'));
  useGameStore.getState().send({ type: 'pass' });
  const { history } = onTable();
  expect(nodeAt(history, 0)?.remarks).toEqual({ 'x-hint': 'a' });
  expect(nodeAt(history, 1)?.remarks).toBeUndefined();
});

test('two people get none unless they have agreed on it, and nobody does beside a clock', () => {
  lay(duel());
  const { unmount } = showPrompt();
  expect(ask()).toBeNull();
  unmount();
  lay(duel(), { hints: 'allowed' });
  const second = showPrompt();
  expect(ask()).toBeVisible();
  second.unmount();
  useClock
    .getState()
    .set({ kind: 'countdown', minutes: 5, increment: 0, left: { a: 1, b: 1 }, credited: 0, paused: false });
  showPrompt();
  expect(ask()).toBeNull();
});
