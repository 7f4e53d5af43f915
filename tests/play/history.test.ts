import { describe, expect, test } from 'vitest';
import { awaiting, character, type Game, isPinned } from '../../src/engine/index.ts';
import {
  begin,
  canRedo,
  children,
  gameAt,
  jump,
  lineTo,
  nodeAt,
  perform,
  redo,
  START,
  undo,
} from '../../src/play/history.ts';
import { aim, endTurn, fire, given, move, pass, rifle, roll, suppressionFire } from '../support/builders/given.ts';
import { asksTakeCover, isOver, newHistory, played, playedUntil } from './playing.ts';

/** Anton and Berta face each other, eight u apart, in the open. */
const facing = () => given({ a: [{ id: 'anton', at: [5, 5] }], b: [{ id: 'berta', at: [14, 5] }] });
const pinnedIn = (game: Game) => game.state.characters.map(({ id }) => id).filter((id) => isPinned(game, id));
const facingHistory = () => begin(facing(), 'freely');

describe('history', () => {
  test('[case U1] what is taken back leaves the state as it was, and stays in the tree', () => {
    const before = facingHistory();
    const moved = played(before, move('anton', [5, 5], [6, 5]));
    const back = undo(moved);
    expect(gameAt(back)).toBe(gameAt(before));
    expect(awaiting(gameAt(back))).toEqual(awaiting(gameAt(before)));
    expect(lineTo(back)).toEqual([]);
    expect(children(back)).toEqual([0]);
  });

  test('[case U6] an area under fire goes with the step that laid it, and comes again with it', () => {
    const mg = { suppressionFire: 3, weapons: [rifle({ machineGun: true })] };
    const before = begin(
      given({ a: [{ id: 'anton', at: [5, 5], card: mg }], b: [{ id: 'berta', at: [14, 5] }] }),
      'freely',
    );
    const laid = played(before, suppressionFire('anton', [13, 5]));
    const areas = (history: typeof laid) => pinnedIn(gameAt(history));
    expect(areas(laid)).toEqual(['berta']);
    expect([areas(undo(laid)), gameAt(undo(laid)).state.markers]).toEqual([[], []]);
    expect(areas(redo(undo(laid)))).toEqual(['berta']);
  });

  test('[case U9] looking back to the start and forth again leaves the open question as it was', () => {
    const asking = played(facingHistory(), fire('anton', 'berta'));
    const looking = jump(asking, START);
    expect(awaiting(gameAt(looking)).kind).toBe('act');
    for (const back of [jump(looking, asking.at), redo(looking)]) {
      expect(gameAt(back)).toBe(gameAt(asking));
      expect(asksTakeCover(gameAt(back))).toBe(true);
      expect(played(back, pass).nodes).toHaveLength(2);
    }
  });

  test('[case U2] taking back with Take Cover asked cancels the shot, token and count and all', () => {
    const before = facingHistory();
    const fired = played(before, fire('anton', 'berta'));
    expect(asksTakeCover(gameAt(fired))).toBe(true);
    expect(gameAt(fired).state.tokens.a).toBe(4);
    const back = undo(fired);
    expect(gameAt(back).state).toEqual(gameAt(before).state);
    expect(awaiting(gameAt(back))).toEqual({ kind: 'act', by: 'a' });
  });

  test('[case U2] taking back the end of a turn gives the turn back', () => {
    const moved = played(facingHistory(), move('anton', [5, 5], [6, 5]));
    const ended = played(moved, endTurn);
    expect(awaiting(gameAt(ended))).toEqual({ kind: 'act', by: 'b' });
    expect(gameAt(undo(ended)).state).toEqual(gameAt(moved).state);
  });

  test('[case U8] going forward over dice brings the same dice back', () => {
    const rolled = played(facingHistory(), fire('anton', 'berta'), pass, pass, roll(1, 6, 6));
    const far = undo(undo(rolled));
    const again = redo(redo(far));
    expect(again.at).toBe(rolled.at);
    expect(gameAt(again)).toBe(gameAt(rolled));
    expect(nodeAt(again, again.at)?.command).toEqual(roll(1, 6, 6));
    expect(character(gameAt(again), 'berta').out).toBe(true);
  });

  test('[case U11] a branch in the middle of a turn starts from every counter as it was there', () => {
    const shot = [fire('anton', 'berta'), pass, aim, pass, roll(1, 1, 1, 1)];
    const here = played(facingHistory(), move('anton', [5, 5], [5, 6]), ...shot);
    const later = played(here, endTurn, move('berta', [14, 5], [13, 5]), endTurn);
    expect(character(gameAt(later), 'anton')).toMatchObject({ spent: 0, moved: 0, shots: {}, aimed: 0 });
    const back = jump(later, here.at);
    expect(character(gameAt(back), 'anton')).toMatchObject({ spent: 3, moved: 1, shots: { rifle: 1 }, aimed: 1 });
    expect(perform(back, fire('anton', 'berta'))).toMatchObject({ ok: false, violation: { rule: 'TURN-7' } });
  });

  test('another command at a past point is a branch, and nothing is overwritten', () => {
    const first = played(facingHistory(), move('anton', [5, 5], [6, 5]), endTurn);
    const second = played(jump(first, START), move('anton', [5, 5], [5, 6]));
    expect(second.nodes.slice(0, 2)).toEqual(first.nodes);
    expect(children(second, START)).toEqual([0, 2]);
    expect(lineTo(second)).toEqual([2]);
    expect(lineTo(jump(second, 1))).toEqual([0, 1]);
    expect(character(gameAt(second), 'anton').at).toEqual([5, 6]);
  });

  test('the same command at a past point goes on along the branch there is', () => {
    const first = played(facingHistory(), move('anton', [5, 5], [6, 5]), endTurn);
    const again = played(jump(first, START), move('anton', [5, 5], [6, 5]));
    expect(again.nodes).toHaveLength(2);
    expect(again.at).toBe(0);
    expect(redo(again).at).toBe(1);
  });

  test('going forward follows the line jumped to, and else the newest', () => {
    const first = played(facingHistory(), move('anton', [5, 5], [6, 5]), endTurn);
    const second = played(jump(first, START), move('anton', [5, 5], [5, 6]), endTurn);
    expect(redo(undo(undo(second))).at).toBe(2);
    expect(redo(jump(second, 0)).at).toBe(1);
    expect(redo(jump(jump(second, 1), START)).at).toBe(0);
    expect(canRedo(second)).toBe(false);
    expect(redo(second)).toBe(second);
    expect(undo(facingHistory()).at).toBe(START);
  });

  test('a refused command leaves the history alone', () => {
    const history = facingHistory();
    const before = JSON.stringify(history);
    expect(perform(history, pass)).toMatchObject({ ok: false, violation: { rule: 'FLOW-STALE' } });
    expect(JSON.stringify(history)).toBe(before);
  });

  test('keeps a remark beside its command', () => {
    const result = perform(facingHistory(), endTurn, { note: 'too early?' });
    expect(result).toMatchObject({ ok: false, violation: { rule: 'TURN-6' } });
    const moved = perform(facingHistory(), move('anton', [5, 5], [6, 5]), { note: 'bold' });
    expect(moved.ok && moved.history.nodes[0]?.remarks).toEqual({ note: 'bold' });
  });
});

test('games of a line share what has not changed', () => {
  const history = playedUntil(newHistory(), 1, isOver);
  const [first] = history.nodes;
  expect(history.nodes.every(({ game }) => game.setup === first?.game.setup)).toBe(true);
  const moved = history.nodes.findIndex(({ command }) => command.type === 'move');
  const [before, after] = [gameAt(history, moved - 1), gameAt(history, moved)];
  const unmoved = after.state.characters.filter((c) => before.state.characters.includes(c));
  expect(unmoved).toHaveLength(after.state.characters.length - 1);
});
