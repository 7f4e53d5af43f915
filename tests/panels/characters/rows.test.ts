import { describe, expect, test } from 'vitest';
import { rowsOf } from '../../../src/panels/characters/rows.ts';
import { directionTo } from '../../../src/pointing/index.ts';
import { given, total } from '../../support/builders/given.ts';

const game = given({
  a: [
    { id: 'anton', at: [5, 5] },
    { id: 'berta', at: [5, 9] },
    { id: 'rolf', at: null },
  ],
  b: [
    { id: 'carl', at: [12, 5] },
    { id: 'doris', at: [12, 12] },
  ],
  scenery: [total('house', [7, 7], [2, 4])],
});
const row = (id: string, from: string | null) => rowsOf(game, from).find((each) => each.id === id);

describe('everyone of the game', () => {
  test('is listed, measured from nobody while nobody is selected', () => {
    expect(rowsOf(game, null).map(({ id, seen }) => [id, seen])).toEqual([
      ['anton', null],
      ['berta', null],
      ['rolf', null],
      ['carl', null],
      ['doris', null],
    ]);
  });

  test('an enemy in sight: how far, where, and the shot', () => {
    expect(row('carl', 'anton')?.seen).toMatchObject({
      distance: 7 - 2 * game.setup.ruleset.baseRadius,
      direction: 'e',
      cover: 'open',
      shot: { violation: null },
    });
  });

  test('an enemy out of sight: why there is no shot; a friend: no shot at all', () => {
    expect(row('doris', 'anton')?.seen).toMatchObject({ cover: 'total', shot: { violation: { rule: 'LOS-2' } } });
    expect(row('berta', 'anton')?.seen).toMatchObject({ direction: 's', shot: null });
  });

  test('who is beside the table has no place and is seen by nobody', () => {
    expect(row('rolf', 'anton')).toMatchObject({ at: null, seen: null });
    expect(row('carl', 'rolf')?.seen).toBeNull();
  });
});

test.each([
  [[5, 0], 'n'],
  [[9, 1], 'ne'],
  [[9, 5.5], 'e'],
  [[9, 9], 'se'],
  [[5, 9], 's'],
  [[1, 9], 'sw'],
  [[1, 5], 'w'],
  [[1, 1], 'nw'],
] as const)('%j lies %s of (5, 5)', (to, direction) => {
  expect(directionTo([5, 5], to)).toBe(direction);
});
