import { describe, expect, test } from 'vitest';
import { facingOf, facingsAfter } from '../../../src/board/motion/facing.ts';
import { given, pass, play, takeCover } from '../../support/builders/given.ts';

const NONE = new Map<string, number>();
const before = given({
  a: [{ id: 'anton', at: [5, 5] }],
  b: [
    { id: 'carl', at: [15, 5] },
    { id: 'dora', at: [5, 9] },
  ],
});

describe('which way a miniature looks', () => {
  test('at the nearest enemy, as long as he has done nothing', () => {
    expect(facingOf(before, 'anton', NONE)).toBeCloseTo(Math.PI / 2, 9);
    expect(facingOf(before, 'carl', NONE)).toBeCloseTo(Math.PI, 9);
  });

  test('along the last leg of his way', () => {
    const moved = play(before, {
      type: 'move',
      who: 'anton',
      path: [
        [5, 5],
        [5, 6],
        [7, 6],
      ],
    });
    const facings = facingsAfter(NONE, { before, after: moved.game, events: moved.events });
    expect(facingOf(moved.game, 'anton', facings)).toBeCloseTo(0, 9);
    expect(facings.has('carl')).toBe(false);
  });

  test('at whom he shoots', () => {
    const fired = play(before, { type: 'fire', who: 'anton', at: 'carl' });
    const facings = facingsAfter(NONE, { before, after: fired.game, events: fired.events });
    expect(facingOf(fired.game, 'anton', facings)).toBeCloseTo(0, 9);
  });

  test('at whoever shoots at him, when he takes cover', () => {
    const fired = play(before, { type: 'fire', who: 'anton', at: 'carl' });
    const step = (command: typeof pass) => {
      const { game, events } = play(fired.game, command);
      return facingsAfter(NONE, { before: fired.game, after: game, events });
    };
    expect(step(takeCover('carl')).get('carl')).toBeCloseTo(Math.PI, 9);
    expect(step(pass).has('carl')).toBe(false);
  });

  test('what is known of another table is forgotten', () => {
    const other = given({ a: [{ id: 'anton', at: [5, 5] }] });
    const known = new Map([['anton', 1]]);
    expect(facingsAfter(known, { before, after: other, events: [] }).size).toBe(0);
    expect(facingsAfter(known, { before, after: before, events: [] })).toEqual(known);
  });
});
