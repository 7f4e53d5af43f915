import { describe, expect, test } from 'vitest';
import { dangerAlong } from '../../../src/board/plan/danger.ts';
import { mostTokens, reachOf } from '../../../src/board/plan/reachOf.ts';
import { sightLinesFrom } from '../../../src/board/plan/sightLines.ts';
import { given, total } from '../../support/given.ts';

/** A house between anton and carl; whoever comes round its end is seen. */
const game = given({
  a: [{ id: 'anton', at: [5, 5] }],
  b: [{ id: 'carl', at: [12, 5] }],
  scenery: [total('house', [8, 0], [1, 10])],
});

test('danger begins where an enemy first sees the base, and lasts as long as he does', () => {
  const [seen, ...more] = dangerAlong(game, 'anton', [
    [5, 5],
    [5, 18],
  ]);
  expect(more).toEqual([]);
  expect(seen).toMatchObject({ by: 'carl', to: 13 });
  expect(seen?.from).toBeGreaterThan(5);
  expect(seen?.from).toBeLessThan(13);
  expect(dangerAlong(game, 'anton', [[5, 5]])).toEqual([]);
});

test('sight lines say what would be seen of each enemy from a place', () => {
  expect(sightLinesFrom(game, 'anton', [5, 5])).toMatchObject([{ to: 'carl', sight: { los: false } }]);
  const [open] = sightLinesFrom(game, 'anton', [12, 14]);
  expect(open).toMatchObject({ to: 'carl', sight: { los: true, cover: 'open' } });
  expect(open?.sight.witness?.free).toBeDefined();
  expect(sightLinesFrom(game, 'anton', [12, 6])).toEqual([]);
});

describe('reach is drawn no farther than can be paid for', () => {
  const tokensOf = (position: Parameters<typeof given>[0]) =>
    mostTokens(given({ b: [{ id: 'carl', at: [20, 20] }], ...position }), 'anton');

  test('by tokens [TURN-11 Q], movement [MOVE-2 Q] and actions [TURN-7 Q]', () => {
    expect(tokensOf({ a: [{ id: 'anton', at: [5, 5] }] })).toBe(3);
    expect(tokensOf({ a: [{ id: 'anton', at: [5, 5] }], tokens: { a: 2 } })).toBe(2);
    expect(tokensOf({ a: [{ id: 'anton', at: [5, 5], state: { moved: 2 } }] })).toBe(1);
    expect(tokensOf({ a: [{ id: 'anton', at: [5, 5], state: { spent: 1 } }] })).toBe(2);
    expect(tokensOf({ a: [{ id: 'anton', at: [5, 5], state: { spent: 3 } }] })).toBe(0);
  });

  test('not at all by one in shock [WOUND-3 Q], or while the other side decides', () => {
    expect(tokensOf({ a: [{ id: 'anton', at: [5, 5], state: { shock: true } }] })).toBe(0);
    expect(tokensOf({ a: [{ id: 'anton', at: [5, 5] }], turn: { side: 'b' } })).toBe(0);
  });

  test('as one area for each AT', () => {
    expect(reachOf(game, 'anton').map(({ tokens }) => tokens)).toEqual([1, 2, 3]);
    expect(reachOf(game, 'carl')).toEqual([]);
  });
});
