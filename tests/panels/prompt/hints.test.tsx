import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { inn } from '../../../src/content/tables/inn.ts';
import { awaiting } from '../../../src/engine/index.ts';
import { hintFor } from '../../../src/panels/prompt/hintFor.ts';
import { Prompt } from '../../../src/panels/prompt/Prompt.tsx';
import { IDLE, type Tool } from '../../../src/pointing/hand.ts';
import { usePreferences } from '../../../src/store/preferences.ts';
import { usePresses } from '../../../src/store/presses.ts';
import { useUiStore } from '../../../src/store/ui.ts';
import { fire, type Given, given, move, pass, play } from '../../support/builders/given.ts';
import { lay, show } from '../../support/page/page.tsx';

const inTurn = (turn: Given['turn']) =>
  given({ a: [{ id: 'abel', at: [5, 5] }], b: [{ id: 'bo', at: [20, 20] }], turn: { number: 1, ...turn } });

const hint = (turn: Given['turn'], selected: string | null, tool: Tool = IDLE) => {
  const game = inTurn(turn);
  return hintFor(game, awaiting(game), selected, tool);
};

beforeEach(() => usePreferences.getState().set({ hints: 'shown' }));

test('one step after the other: somebody, an action, a place, and the end of the turn', () => {
  expect(hint({ spent: 0 }, null)).toBe('pick');
  expect(hint({ spent: 0 }, 'abel')).toBe('act');
  expect(hint({ spent: 0 }, 'abel', { kind: 'move', who: 'abel', waypoints: [] })).toBe('move');
  expect(hint({ spent: 0 }, 'abel', { kind: 'fire', who: 'abel', target: null })).toBe('fire');
  expect(hint({ spent: 0 }, 'abel', { kind: 'grenade', who: 'abel' })).toBe('tool');
  expect(hint({ spent: 1 }, null)).toBe('again');
});

test('[MOVE-11 B] on a table with storeys a move is told which level a click means', () => {
  const game = given({
    edition: 'tactic-2.0-beta',
    scenery: inn.scenery,
    a: [{ id: 'abel', at: [2, 2] }],
    turn: { number: 1 },
  });
  expect(hintFor(game, awaiting(game), 'abel', { kind: 'move', who: 'abel', waypoints: [] })).toBe('storeys');
});

test('follows what can still be done: somebody who can do no more, and nobody who can', () => {
  const spent = given({
    a: [
      { id: 'abel', at: [5, 5], state: { spent: 3 } },
      { id: 'adam', at: [8, 5] },
    ],
    b: [{ id: 'bo', at: [20, 20] }],
    turn: { number: 1, spent: 3 },
  });
  expect(hintFor(spent, awaiting(spent), 'abel', IDLE)).toBe('done');
  expect(hintFor(spent, awaiting(spent), 'adam', IDLE)).toBe('act');
  const poor = given({
    a: [{ id: 'abel', at: [5, 5] }],
    b: [{ id: 'bo', at: [20, 20] }],
    tokens: { a: 0 },
    turn: { number: 1 },
  });
  expect(hintFor(poor, awaiting(poor), 'abel', IDLE)).toBe('end');
  expect(hintFor(poor, awaiting(poor), null, IDLE)).toBe('end');
});

test('says of answers and rolls only what stands there', () => {
  const shot = play(inTurn({}), fire('abel', 'bo')).game;
  expect(hintFor(shot, awaiting(shot), null, IDLE)).toBe('answer');
  const dice = play(shot, pass, pass).game;
  expect(hintFor(dice, awaiting(dice), null, IDLE)).toBe('roll');
  const free = play(inTurn({}), { type: 'freeRoll', by: 'a', dice: 2, note: '' }).game;
  expect(hintFor(free, awaiting(free), null, IDLE)).toBeNull();
  const between = given({
    a: [{ id: 'abel', at: [8, 12] }],
    b: [
      { id: 'bo', at: [11, 11.4] },
      { id: 'bert', at: [11, 12.6] },
    ],
    turn: { number: 1 },
  });
  const met = play(between, move('abel', [8, 12], [11, 12])).game;
  expect(hintFor(met, awaiting(met), null, IDLE)).toBeNull();
});

test('speaks of taps to a finger', () => {
  usePresses.setState({ byTouch: true });
  const laid = lay(inTurn({}));
  useUiStore.getState().select('abel');
  show(<Prompt {...laid} />);
  expect(screen.getByRole('complementary', { name: 'Hint' })).toHaveTextContent('Tap the ground to move there');
  usePresses.setState({ byTouch: false });
  useUiStore.getState().reset();
});

test('not after the first turns', () => {
  expect(hint({ number: 4 }, null)).toBe('pick');
  expect(hint({ number: 5 }, null)).toBeNull();
});

test('sent away it stays away, until the preferences bring it back', async () => {
  const { unmount } = show(<Prompt {...lay(inTurn({}))} />);
  expect(screen.getByRole('complementary', { name: 'Hint' })).toHaveTextContent(
    'Characters with a bright ring can act',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Hide hints' }));
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
  unmount();
  show(<Prompt {...lay(inTurn({}))} />);
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
  usePreferences.getState().set({ hints: 'shown' });
  expect(await screen.findByRole('complementary', { name: 'Hint' })).toBeVisible();
});
