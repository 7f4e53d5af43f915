import { describe, expect } from 'vitest';
import { attack, type Game, sum } from '../../../src/engine/index.ts';
import { test } from '../../support/builders/editions.ts';
import {
  character,
  endTurn,
  eventsOf,
  type Given,
  given,
  move,
  type Played,
  play,
  refusedBy,
  shoot,
} from '../../support/builders/given.ts';

/** Wounds and turns of the full rules of 2016 (column B). */

/** s shoots at t from 8u in turn 3, that of a. */
const range = (change: Given = {}): Game =>
  given({
    tokens: { a: 9, b: 9 },
    ...change,
    a: [
      { id: 's', at: [4, 12], card: { actions: 9 } },
      { id: 's2', at: [1, 23] },
      { id: 's3', at: [3, 23] },
    ],
    b: [
      { id: 't', at: [13, 12] },
      { id: 'other', at: [23, 23] },
      { id: 'last', at: [21, 23] },
    ],
  });
const hit = (rulings: Given['rulings'] = {}): Game => shoot(range({ rulings }), 's', 't', 4, 1, 1).game;
/** From a to b, or back, with a token spent. */
function turned(game: Game): Played {
  const who = game.state.turn.side === 'a' ? 's2' : 'other';
  const [x, y] = character(game, who).at ?? [0, 0];
  return play(game, move(who, [x, y], [x, y - 1]), endTurn);
}
const acts = move('t', [13, 12], [13, 13]);

describe('wound shock', () => {
  test('[WOUND-2 B] [R30 B] [WOUND-3 B] lasts to the end of the next own turn, which is missed', () => {
    const own = turned(hit());
    expect([own.game.state.turn.side, character(own.game, 't').shock]).toEqual(['b', true]);
    expect(refusedBy(own.game, acts)).toBe('WOUND-3');
    const theirs = turned(own.game);
    expect(eventsOf(theirs, 'shockEnded')).toEqual([{ event: 'shockEnded', who: 't' }]);
    expect(theirs.events.findIndex((e) => e.event === 'shockEnded')).toBeLessThan(
      theirs.events.findIndex((e) => e.event === 'turnBegan'),
    );
    expect(sum(attack(theirs.game, 's', 't').need)).toBe(4);
    expect(refusedBy(turned(theirs.game).game, acts)).toBeNull();
  });

  test('[R30=b B] or to its start', () => {
    const own = turned(hit({ R30: 'b' }));
    expect(eventsOf(own, 'shockEnded')).toHaveLength(1);
    expect(refusedBy(own.game, acts)).toBeNull();
  });

  test('[R30=c B] or through the missed turn and the enemy’s to the start of the one after', () => {
    const own = turned(hit({ R30: 'c' }));
    expect(refusedBy(own.game, acts)).toBe('WOUND-3');
    const theirs = turned(own.game);
    expect(sum(attack(theirs.game, 's', 't').need)).toBe(5);
    const next = turned(theirs.game);
    expect(eventsOf(next, 'shockEnded')).toHaveLength(1);
    expect(refusedBy(next.game, acts)).toBeNull();
  });

  test.each([
    ['a', 4],
    ['b', 3],
    ['c', 5],
  ] as const)(
    '[WOUND-2 B] suffered in the own turn it costs the rest of it too (R30=%s: turns until it is gone)',
    (R30, turns) => {
      // in turn 4, its own, t has been wounded
      const state = { wounded: true, shock: true, shockSince: 4 };
      let game = given({
        tokens: { a: 9, b: 9 },
        rulings: { R30 },
        turn: { side: 'b', number: 4, spent: 1 },
        a: [{ id: 's2', at: [1, 23] }],
        b: [
          { id: 't', at: [13, 12], state },
          { id: 'other', at: [23, 23] },
        ],
      });
      expect(refusedBy(game, acts)).toBe('WOUND-3');
      let ended = 0;
      for (let n = 1; ended === 0 && n < 9; n++) {
        const next = turned(game);
        game = next.game;
        if (eventsOf(next, 'shockEnded').length > 0) ended = game.state.turn.number - 4;
      }
      expect(ended).toBe({ 4: 3, 3: 2, 5: 4 }[turns]);
    },
  );
});

test('[R48 B] what expires with a turn goes first; then the counters, the income and the dice of suppression', () => {
  const state = { wounded: true, shock: true, shockSince: 2, spent: 1, suppressedIn: 4 };
  const game = given({
    turn: { side: 'b', number: 4, spent: 1 },
    markers: [{ id: 'm1', kind: 'suppression', at: [13, 12], range: 3, owner: 's', firers: ['s', 's2'] }],
    a: [
      { id: 's', at: [4, 12] },
      { id: 's2', at: [4, 14] },
    ],
    b: [{ id: 't', at: [13, 12], state }],
  });
  const next = play(game, endTurn);
  expect(next.events.map((e) => e.event)).toEqual([
    'turnEnded',
    'shockEnded',
    'turnBegan',
    'countersCleared',
    'income',
    'suppressed',
  ]);
  expect(next.game.state.frames.at(-1)).toMatchObject({ kind: 'suppressionRoll', firers: ['s', 's2'] });
});
