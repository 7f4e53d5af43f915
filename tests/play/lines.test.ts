import { describe, expect, test } from 'vitest';
import { begin, gameAt, type History, jump, perform, remarked, START, undo } from '../../src/play/history.ts';
import {
  broughtBack,
  dropped,
  forksOf,
  isDropped,
  lineThrough,
  named,
  nameOf,
  partingOf,
  takenBackAfter,
  tipsOf,
} from '../../src/play/lines.ts';
import { given, move } from '../support/builders/given.ts';

/** Anton goes one way, or another: 0 and 1 forth and on, 2 another second step, 3 another first one. */
function forked(): History {
  const start = begin(given({ a: [{ id: 'anton', at: [5, 5] }], b: [{ id: 'berta', at: [14, 5] }] }), 'freely');
  const go = (history: History, from: readonly [number, number], to: readonly [number, number]): History => {
    const result = perform(history, move('anton', from, to));
    if (!result.ok) throw new Error(result.violation.rule);
    return result.history;
  };
  const two = go(go(start, [5, 5], [6, 5]), [6, 5], [7, 5]);
  const other = go(undo(two), [6, 5], [6, 6]);
  return go(undo(undo(other)), [5, 5], [5, 6]);
}

describe('lines', () => {
  test('the current line is the one played last', () => {
    expect(lineThrough(forked(), START)).toEqual({ tip: 3, nodes: [3] });
  });

  test('a moment off the current line leads along the newest one through it', () => {
    expect(lineThrough(forked(), 0)).toEqual({ tip: 2, nodes: [0, 2] });
    expect(lineThrough(forked(), 1)).toEqual({ tip: 1, nodes: [0, 1] });
  });

  test('one that is looked along is kept as long as it leads through the moment', () => {
    expect(lineThrough(forked(), 0, 1)).toEqual({ tip: 1, nodes: [0, 1] });
    expect(lineThrough(forked(), START, 1)).toEqual({ tip: 1, nodes: [0, 1] });
    expect(lineThrough(forked(), 2, 1)).toEqual({ tip: 2, nodes: [0, 2] });
  });

  test('every line ever played has its end, in the order in which they were begun', () => {
    expect(tipsOf(forked())).toEqual([1, 2, 3]);
    expect(tipsOf(begin(forked().start, 'freely'))).toEqual([]);
  });

  test('a line parts from the one nearest to it with its last command that had another in its place', () => {
    expect(tipsOf(forked()).map((tip) => partingOf(forked(), tip))).toEqual([1, 2, 3]);
    const { start, nodes } = forked();
    expect(partingOf({ ...begin(start, 'freely'), nodes: nodes.slice(0, 2), at: 1, tip: 1 }, 1)).toBeNull();
  });

  test('a fork is where more than one command follows, the start too', () => {
    expect(forksOf(forked())).toEqual(new Set([START, 0]));
  });

  test('what was taken back stands after the command at which the game left it', () => {
    expect(takenBackAfter(forked())).toEqual(new Map([[START, [0, 1, 2]]]));
    expect(takenBackAfter(jump(forked(), 1))).toEqual(
      new Map([
        [0, [2]],
        [START, [3]],
      ]),
    );
  });
});

describe('what players write of a line', () => {
  const forth = forked();

  test('is its name, which stays with it and with no other', () => {
    const called = named(forth, 1, '  Straight on  ');
    expect(tipsOf(called).map((tip) => nameOf(called, tip))).toEqual(['Straight on', null, null]);
    expect(gameAt(called, 1)).toBe(gameAt(forth, 1));
    expect(nameOf(named(called, 1, ' '), 1)).toBeNull();
  });

  test('a name that a file has is cut to its length, and is a text or none', () => {
    const filed = (name: unknown): string | null => nameOf(remarked(forth, 1, { 'x-name': name }), 1);
    expect(filed('x'.repeat(99))).toHaveLength(60);
    expect(filed({ toString: 1 })).toBeNull();
    expect(filed(7)).toBeNull();
  });

  test('is that it is left out of the list; never the one on which the game stands', () => {
    const without = dropped(dropped(forth, 1), 3);
    expect(tipsOf(without).map((tip) => isDropped(without, tip))).toEqual([true, false, false]);
    expect(without.nodes.map(({ command }) => command)).toEqual(forth.nodes.map(({ command }) => command));
    expect(isDropped(jump(without, 1), 1)).toBe(false);
    expect(broughtBack(without)).toEqual(forth);
  });
});
