import { beforeEach, describe, expect, test } from 'vitest';
import { gameAt, START } from '../../src/play/history.ts';
import { useGameStore } from '../../src/store/game.ts';
import { looksBack } from '../../src/store/gameState.ts';
import { shownGame } from '../../src/store/shown.ts';
import { useUiStore } from '../../src/store/ui.ts';
import { begunGame, send } from './table.ts';

const store = () => useGameStore.getState();
const history = () => store().history as NonNullable<ReturnType<typeof store>['history']>;
const who = () => store().game?.setup.roster[0]?.id as string;
const friend = () => store().game?.setup.roster[1]?.id as string;

beforeEach(() => {
  store().leave();
  begunGame();
  send({ type: 'takeCover', who: who() });
});

describe('looking back', () => {
  test('shows the game as it stood, and changes nothing in it', () => {
    const { game, awaiting } = store();
    const before = history();
    store().look(0);
    expect(shownGame(store())).toBe(gameAt(before, 0));
    expect(looksBack(store())).toBe(true);
    expect(store().game).toBe(game);
    expect(store().awaiting).toBe(awaiting);
    expect(store().history).toBe(before);
    store().lookAway();
    expect(shownGame(store())).toBe(game);
    expect(looksBack(store())).toBe(false);
  });

  test('is allowed where the dice do not let the game go on [TURN-13]', () => {
    store().look(START);
    expect(shownGame(store())).toBe(history().start);
    expect(store().jump(START)).toEqual({ rule: 'TURN-13' });
    expect(shownGame(store())).toBe(history().start);
  });

  test('refuses commands, and taking back and bringing back, until the players return', () => {
    const { game } = store();
    store().look(0);
    expect(store().send({ type: 'endTurn' })).toEqual({ rule: 'FLOW-STALE' });
    expect(store().undo()).toEqual({ rule: 'FLOW-STALE' });
    store().redo();
    expect(store().game).toBe(game);
    store().lookAway();
    expect(store().send({ type: 'endTurn' })).toBeNull();
  });

  test('one step on shows what happened in it; a step back or a leap shows the change alone', () => {
    const last = history().at;
    store().look(last - 2);
    expect(store().lastStep?.events).toEqual([]);
    store().look(last - 1);
    expect(store().lastStep?.events).toBe(history().nodes[last - 1]?.events);
    expect(store().lastStep?.before).toBe(gameAt(history(), last - 2));
    store().look(last - 2);
    expect(store().lastStep?.events).toEqual([]);
  });

  test('an event of the last command is pointed out without looking back', () => {
    store().look(history().at, 0);
    expect(store().looking).toMatchObject({ at: history().at, event: 0 });
    expect(looksBack(store())).toBe(false);
    expect(store().send({ type: 'endTurn' })).toBeNull();
    expect(store().looking).toBeNull();
  });

  test('puts away a tool that does something, and keeps one that only measures', () => {
    useUiStore.getState().setTool({ kind: 'move', who: who(), waypoints: [] });
    store().look(0);
    expect(useUiStore.getState().tool.kind).toBe('idle');
    useUiStore.getState().setTool({ kind: 'measure' });
    store().look(1);
    expect(useUiStore.getState().tool.kind).toBe('measure');
  });

  test('does not look where nothing was played', () => {
    store().look(9999);
    expect(store().looking).toBeNull();
  });
});

describe('playing on from the past', () => {
  test('makes a line of its own and overwrites nothing', () => {
    const left = history().at;
    const covered = store().game;
    store().look(left - 1);
    expect(store().jump(left - 1)).toBeNull();
    expect(store().looking).toBeNull();
    send({ type: 'takeCover', who: friend() });
    expect(history().nodes[left]?.game).toBe(covered);
    store().look(left);
    expect(shownGame(store())).toBe(covered);
    expect(store().looking?.tip).toBe(left);
    expect(store().jump(left)).toBeNull();
    expect(store().game).toBe(covered);
  });

  test('keeps along the line that is looked at where lines part', () => {
    const left = history().at;
    store().undo();
    send({ type: 'takeCover', who: friend() });
    store().look(left);
    store().look(left - 1);
    expect(store().looking?.tip).toBe(left);
  });
});

describe('a refusal', () => {
  const refused = () => useUiStore.getState().notice;

  beforeEach(() => useUiStore.getState().refuse({ rule: 'MOVE-1' }));

  test('stays while nothing has changed', () => {
    useUiStore.getState().setMenu(null);
    expect(refused()).toEqual({ rule: 'MOVE-1' });
  });

  test('is gone once something has been done', () => {
    send({ type: 'takeCover', who: friend() });
    expect(refused()).toBeNull();
  });

  test('is gone once something has been taken back', () => {
    store().undo();
    expect(refused()).toBeNull();
  });

  test('is gone once another moment is looked at, whatever is in the hand', () => {
    useUiStore.getState().setTool({ kind: 'measure' });
    useUiStore.getState().refuse({ rule: 'MOVE-1' });
    store().look(0);
    expect(refused()).toBeNull();
    expect(useUiStore.getState().tool).toEqual({ kind: 'measure' });
  });
});
