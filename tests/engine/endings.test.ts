import { describe, expect } from 'vitest';
import { type Game, newGame } from '../../src/engine/index.ts';
import { test } from '../support/builders/editions.ts';
import { fire, type Given, given, type Man, play, setupOf } from '../support/builders/given.ts';

const out = { out: true };

/** a1 faces b1, 4u away; the rest, worth what they are worth, stand or have fallen. */
const facing = (
  change: { a1?: Partial<Man>; b1?: Partial<Man>; a?: Man[]; b?: Man[] } & Omit<Given, 'a' | 'b'> = {},
): Game =>
  given({
    ...change,
    a: [{ id: 'a1', at: [12, 15], ...change.a1 }, ...(change.a ?? [])],
    b: [{ id: 'b1', at: [12, 10], ...change.b1 }, ...(change.b ?? [])],
  });

const outcome = (game: Game) => game.state.outcome;

describe('other ways to end', () => {
  test.each(['a', 'b'] as const)(
    '[WIN-7 QIFCB] [R141 QIFCB] side %s concedes, in whoever’s turn and whatever is asked',
    (side) => {
      const winner = side === 'a' ? 'b' : 'a';
      for (const game of [facing(), play(facing({ b1: { at: [12, 4] } }), fire('a1', 'b1')).game]) {
        const ended = play(game, { type: 'concede', side }).game.state;
        expect(ended).toMatchObject({ outcome: { winner, rule: 'WIN-7', how: 'conceded' }, frames: [] });
      }
    },
  );

  test('[WIN-7 QIFCB] [R141 QIFCB] both agree on a draw, whoever is ahead', () => {
    const ahead = facing({ b: [{ id: 'b2', state: out, points: 3 }] });
    expect(outcome(play(ahead, { type: 'agree', what: 'draw' }).game)).toEqual({
      winner: null,
      rule: 'WIN-7',
      how: 'agreed-draw',
    });
  });

  const stop = (a: readonly (readonly [number, boolean])[], b: typeof a) => {
    const men = (side: string, list: typeof a): Man[] =>
      list.map(([points, fell], i) =>
        fell
          ? { id: `${side}${i}`, points, state: out }
          : { id: `${side}${i}`, points, at: [2 + 2 * i, side === 'a' ? 22 : 2] },
      );
    return outcome(play(given({ a: men('a', a), b: men('b', b) }), { type: 'agree', what: 'stop' }).game);
  };

  test('[R141 QIFCB] stopped and counted, the side that has lost the smaller share of its points is ahead', () => {
    const lostThree = [
      [3, true],
      [17, false],
    ] as const;
    const lostTwo = [
      [2, true],
      [8, false],
    ] as const;
    expect(stop(lostThree, lostTwo)).toEqual({ winner: 'a', rule: 'WIN-7', how: 'stopped' });
    expect(stop(lostTwo, lostThree)?.winner).toBe('b');
    expect(stop([[9, false]], lostTwo)?.winner).toBe('a');
  });

  test('[R141 QIFCB] equal shares are a draw, thirds as well', () => {
    expect(
      stop(
        [
          [1, true],
          [2, false],
        ],
        [
          [7, true],
          [14, false],
        ],
      ),
    ).toEqual({ winner: null, rule: 'WIN-7', how: 'stopped' });
    expect(stop([[6, false]], [[9, false]])?.winner).toBeNull();
  });

  test('[WIN-7 QIFCB] it can be ended during the set-up too', () => {
    const game = newGame(setupOf({ a: [{ id: 'a1' }], b: [{ id: 'b1' }] }));
    expect(outcome(play(game, { type: 'concede', side: 'a' }).game)?.winner).toBe('b');
    expect(outcome(play(game, { type: 'agree', what: 'stop' }).game)?.winner).toBeNull();
  });
});
