import { beforeEach, describe, expect, test } from 'vitest';
import { awaiting } from '../../src/engine/index.ts';
import { useEvening } from '../../src/store/evening.ts';
import { useGameStore } from '../../src/store/game.ts';
import { useUiStore } from '../../src/store/ui.ts';
import { begunGame, choice, roll, send } from './table.ts';

const store = () => useGameStore.getState();

beforeEach(() => {
  store().leave();
  useEvening.setState({ results: [] });
});

describe('a new game', () => {
  test('stands at the roll-off', () => {
    store().newGame(choice());
    expect(store().awaiting).toMatchObject({ kind: 'roll', by: 'both', about: { what: 'rollOff' } });
    expect(store().game?.setup.sides.a.name).toBe('Ann');
    expect(store().lastStep).toBeNull();
  });

  test('begins with an empty hand', () => {
    useUiStore.getState().select('someone');
    store().newGame(choice());
    expect(useUiStore.getState().selected).toBeNull();
  });
});

describe('send', () => {
  test('moves the game on and tells what happened', () => {
    store().newGame(choice());
    const before = store().game;
    send({ type: 'roll', dice: [5, 2], source: 'fixed' });
    expect(store().awaiting).toMatchObject({ kind: 'choose', by: 'b' });
    expect(store().lastStep?.before).toBe(before);
    expect(store().lastStep?.after).toBe(store().game);
    expect(store().lastStep?.events.map((e) => e.event)).toContain('rollOffWon');
  });

  test('changes nothing when refused', () => {
    store().newGame(choice());
    const { game, history } = store();
    expect(store().send({ type: 'endTurn' })).toEqual({ rule: 'FLOW-PENDING' });
    expect(store().game).toBe(game);
    expect(store().history).toBe(history);
  });

  test('is refused without a game', () => {
    expect(store().send({ type: 'endTurn' })).toEqual({ rule: 'FLOW-OVER' });
  });
});

describe('roll', () => {
  test('throws as many dice as are due', () => {
    store().newGame(choice());
    expect(store().roll()).toBeNull();
    expect(store().lastStep?.events[0]).toMatchObject({ event: 'rolled', source: 'live' });
  });

  test('is refused where none are due', () => {
    begunGame();
    expect(store().roll()).toEqual({ rule: 'FLOW-PENDING' });
  });
});

describe('taking back', () => {
  test('ends at the dice, and brings the same game back [TURN-13]', () => {
    begunGame();
    expect(store().undo()).toEqual({ rule: 'TURN-13' });
    const who = store().game?.setup.roster[0]?.id as string;
    send({ type: 'takeCover', who });
    const covered = store().game;
    expect(store().undo()).toBeNull();
    expect(store().game?.state.characters.find((c) => c.id === who)?.inCover).toBe(false);
    expect(store().lastStep?.events).toEqual([]);
    store().redo();
    expect(store().game).toBe(covered);
  });

  test('goes anywhere where the players agreed on it', () => {
    begunGame({ takeBack: 'freely' });
    expect(store().jump(0)).toBeNull();
    expect(store().awaiting).toMatchObject({ kind: 'choose' });
  });

  test('jumps no further than it takes back', () => {
    begunGame();
    expect(store().jump(0)).toEqual({ rule: 'TURN-13' });
  });
});

describe('after the end', () => {
  test('the same once more', () => {
    begunGame();
    send({ type: 'concede', side: 'a' });
    expect(store().awaiting?.kind).toBe('over');
    store().rematch('again');
    expect(store().awaiting).toMatchObject({ kind: 'roll', about: { what: 'rollOff' } });
    expect(store().game?.setup.sides.a.name).toBe('Ann');
  });

  test('swapped, each player has the other force', () => {
    begunGame();
    const forces = store().start?.setup.sides;
    store().rematch('swapped');
    expect(store().start?.setup.sides).toEqual({
      a: { name: 'Bob', force: forces?.a.force },
      b: { name: 'Ann', force: forces?.b.force },
    });
  });

  test('the evening remembers who won, whichever side it was', () => {
    begunGame();
    send({ type: 'concede', side: 'a' });
    store().rematch('swapped');
    send({ type: 'concede', side: 'a' });
    expect(useEvening.getState().results.map((result) => result.winner)).toEqual(['Bob', 'Ann']);
  });

  test('a victory taken back is no victory', () => {
    begunGame({ takeBack: 'freely' });
    send({ type: 'agree', what: 'draw' });
    expect(useEvening.getState().results).toHaveLength(1);
    store().undo();
    expect(useEvening.getState().results).toEqual([]);
  });
});

describe('a file', () => {
  test('of a running game stands where the game stood', async () => {
    store().newGame(choice());
    roll(5, 2);
    const { gameText } = await import('../../src/play/files/writeGame.ts');
    const { start, history, game } = store();
    const text = start && history ? gameText(start, history) : '';
    store().leave();
    expect(await store().open(text)).toMatchObject({ ok: true, broken: null });
    expect(store().game?.state).toEqual(game?.state);
    expect(game && awaiting(game)).toEqual(store().awaiting);
  });

  test('that cannot be read leaves the running game alone', async () => {
    begunGame();
    const { game } = store();
    expect(await store().open('{"format":"take-cover/game","version":99}')).toEqual({
      ok: false,
      others: [],
      fault: { path: 'version', fault: 'newer-version', data: { made: 99, reads: 1 } },
    });
    expect(store().game).toBe(game);
  });
});
