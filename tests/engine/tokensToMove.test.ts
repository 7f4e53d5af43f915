import { describe, expect, test } from 'vitest';
import { isFreeToAct, tokensToMove } from '../../src/engine/index.ts';
import { fire, type Given, given, play } from '../support/builders/given.ts';

describe('AT that can be spent on movement', () => {
  const tokensOf = (position: Given) =>
    tokensToMove(given({ b: [{ id: 'carl', at: [20, 20] }], ...position }), 'anton');

  test('by tokens [TURN-11 Q], movement [MOVE-2 Q] and actions [TURN-7 Q]', () => {
    expect(tokensOf({ a: [{ id: 'anton', at: [5, 5] }] })).toBe(3);
    expect(tokensOf({ a: [{ id: 'anton', at: [5, 5] }], tokens: { a: 2 } })).toBe(2);
    expect(tokensOf({ a: [{ id: 'anton', at: [5, 5], state: { moved: 2 } }] })).toBe(1);
    expect(tokensOf({ a: [{ id: 'anton', at: [5, 5], state: { spent: 1 } }] })).toBe(2);
    expect(tokensOf({ a: [{ id: 'anton', at: [5, 5], state: { spent: 3 } }] })).toBe(0);
  });

  test('none by one in shock [WOUND-3 Q], or while the other side decides', () => {
    expect(tokensOf({ a: [{ id: 'anton', at: [5, 5], state: { shock: true } }] })).toBe(0);
    expect(tokensOf({ a: [{ id: 'anton', at: [5, 5] }], turn: { side: 'b' } })).toBe(0);
  });
});

describe('free to act', () => {
  const game = given({
    a: [
      { id: 'anton', at: [5, 5] },
      { id: 'emil', at: null },
    ],
    b: [{ id: 'carl', at: [9, 5] }],
  });

  test('are those of the side whose turn it is who stand on the table', () => {
    const all = [...game.setup.roster.map(({ id }) => id), 'nobody'];
    expect(all.filter((who) => isFreeToAct(game, who))).toEqual(['anton']);
    expect(isFreeToAct(game, null)).toBe(false);
  });

  test('is nobody while something else is to be decided first', () => {
    const { game: fired } = play(game, fire('anton', 'carl'));
    expect(['anton', 'carl'].filter((who) => isFreeToAct(fired, who))).toEqual([]);
  });
});
