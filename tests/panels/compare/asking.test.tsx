import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import type { Game } from '../../../src/engine/index.ts';
import { Log } from '../../../src/panels/log/Log.tsx';
import { GameMenu } from '../../../src/panels/menu/GameMenu.tsx';
import { Prompt } from '../../../src/panels/prompt/Prompt.tsx';
import { useCompare } from '../../../src/store/compare.ts';
import { useGameStore } from '../../../src/store/game.ts';
import { useUiStore } from '../../../src/store/ui.ts';
import { fire, given, pass, total } from '../../support/builders/given.ts';
import { lay, onTable, show } from '../../support/page/page.tsx';

const game: Game = given({
  a: [{ id: 'abel', at: [5, 12] }],
  b: [
    { id: 'bo', at: [14, 12] },
    { id: 'bill', at: [14, 20] },
  ],
  scenery: [total('house', [8, 15], [3, 4])],
});
const shot = fire('abel', 'bo');
const hidden = fire('abel', 'bill');

beforeEach(() => {
  useCompare.getState().close();
  lay(game);
});

const ask = () => userEvent.click(screen.getByRole('button', { name: 'Compare editions' }));

test('about a target that is refused, and about one that is not', async () => {
  useUiStore.getState().setTool({ kind: 'fire', who: 'abel', target: 'bill' });
  const { unmount } = show(<Prompt {...onTable()} />);
  await ask();
  expect(useCompare.getState().subjects).toEqual([{ game, command: hidden, as: null }]);
  unmount();
  useUiStore.getState().setTool({ kind: 'fire', who: 'abel', target: 'bo' });
  show(<Prompt {...onTable()} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Why?' }));
  await ask();
  expect(useCompare.getState().subjects).toEqual([{ game, command: shot, as: null }]);
});

test('about what the board has just refused', async () => {
  useUiStore.getState().refuse({ rule: 'LOS-2', data: { who: 'bill' } }, { game, command: hidden });
  show(<Prompt {...onTable()} />);
  await ask();
  expect(useCompare.getState().subjects).toEqual([{ game, command: hidden, as: null }]);
});

test('about a line of sight between foes that is held', async () => {
  const [from, to] = [
    { at: [5, 12], who: 'abel' },
    { at: [14, 20], who: 'bill' },
  ] as const;
  useUiStore.getState().setTool({ kind: 'sight', from, to });
  show(<Prompt {...onTable()} />);
  await ask();
  expect(useCompare.getState().subjects).toEqual([{ game, command: hidden, as: null }]);
});

test('from the menu: what is pointed out, what was refused, what was played; or there is nothing yet', async () => {
  const { unmount } = show(<GameMenu game={game} onClose={() => {}} />);
  const button = screen.getByRole('button', { name: 'Compare editions' });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveAccessibleDescription(/then compare/);
  unmount();
  useGameStore.getState().send(shot);
  useGameStore.getState().send(pass);
  const now = onTable().game;
  useUiStore.getState().refuse({ rule: 'FLOW-PENDING' }, { game: now, command: { type: 'endTurn' } });
  show(<GameMenu game={now} onClose={() => {}} />);
  await ask();
  expect(useCompare.getState().subjects.map(({ command, as }) => [command, as])).toEqual([
    [{ type: 'endTurn' }, 'refused'],
    [pass, 'played'],
  ]);
});

test('from an opened line of the log: as it was then; of what is no command of play nothing is asked', async () => {
  useGameStore.getState().send({ type: 'freeRoll', by: 'a', dice: 1, note: 'who goes' });
  useGameStore.getState().send({ type: 'roll', dice: [3] });
  useGameStore.getState().send(shot);
  show(<Log {...onTable()} />);
  const line = async (summary: RegExp) => {
    const found = screen.getByText(summary).closest('details') as HTMLElement;
    await userEvent.click(found.querySelector('summary') as HTMLElement);
    return within(found);
  };
  const aside = await line(/who goes/);
  expect(aside.queryByRole('button', { name: 'Compare editions' })).toBeNull();
  const fired = await line(/^abel fires at bo/);
  await userEvent.click(fired.getByRole('button', { name: 'Compare editions' }));
  const [subject] = useCompare.getState().subjects;
  expect(subject?.command).toEqual(shot);
  expect(subject?.game.state.frames).toEqual(game.state.frames);
});
