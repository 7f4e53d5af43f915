import { describe, expect } from 'vitest';
import { actionsLeft, type Game } from '../../src/engine/index.ts';
import { test } from '../support/builders/editions.ts';
import {
  asked,
  character,
  endTurn,
  eventsOf,
  fire,
  type Given,
  given,
  type Man,
  move,
  play,
  refusedBy,
  shoot,
} from '../support/builders/given.ts';

/** A leader with Command 2, a soldier who has used his three actions, `distance` u away from edge to edge, and an enemy. */
const squad = (distance: number, change: Given & { nco?: Partial<Man>; s?: Partial<Man> } = {}): Game =>
  given({
    tokens: { a: 9 },
    ...change,
    a: [
      { id: 'nco', at: [4, 12], card: { command: 2 }, ...change.nco },
      { id: 's', at: [5 + distance, 12], state: { spent: 3 }, ...change.s },
      ...(change.a ?? []),
    ],
    b: [{ id: 'e', at: [12, 2], points: 99 }, ...(change.b ?? [])],
  });

const step = (game: Game, who: string) => {
  const [x, y] = character(game, who).at ?? [0, 0];
  return move(who, [x, y], [x, y + 0.1]);
};
/** He takes as many single steps as he may. */
const stepped = (game: Game, who: string): Game => {
  const next = step(game, who);
  return refusedBy(game, next) === null ? stepped(play(game, next).game, who) : game;
};

describe('Command', () => {
  test('[CMD-1 QIFCB] friends at exactly 5u may do more than their cards say, and not a hundredth beyond', () => {
    expect(actionsLeft(squad(5), 's')).toBe(2);
    expect(actionsLeft(squad(5.01), 's')).toBe(0);
    expect(refusedBy(squad(5), step(squad(5), 's'))).toBeNull();
    expect(refusedBy(squad(5.01), step(squad(5.01), 's'))).toBe('TURN-7');
  });

  test('[CMD-1 QIFCB] [CMD-2 QIFB] as many more as its value', () => {
    const { game } = shoot(play(squad(2), step(squad(2), 's')).game, 's', 'e', 1, 1);
    expect(character(game, 's').spent).toBe(5);
    expect(refusedBy(game, step(game, 's'))).toBe('TURN-7');
  });

  test('[CMD-3 QIFCB] each extra action costs its token, and the log names who allowed it', () => {
    const extra = play(squad(2), step(squad(2), 's'));
    expect(extra.game.state.tokens.a).toBe(8);
    expect(eventsOf(extra, 'spent')[0]?.commandedBy).toEqual(['nco']);
    const own = play(squad(2, { s: { state: { spent: 2 } } }), step(squad(2), 's'));
    expect(eventsOf(own, 'spent')[0]?.commandedBy).toEqual([]);
  });

  test('[CMD-3 QIFCB] with no token left there is no extra action', () => {
    const last = play(squad(2, { tokens: { a: 1 } }), step(squad(2), 's')).game;
    expect([last.state.tokens.a, asked(last)]).toEqual([0, 'act b']);
  });

  test('[CMD-4 QIFCB] the leader himself spends nothing, does nothing and may have acted', () => {
    const { game } = play(squad(2, { nco: { state: { spent: 3 } } }), step(squad(2), 's'));
    expect(character(game, 'nco').spent).toBe(3);
    expect(character(play(squad(2), step(squad(2), 's')).game, 'nco').spent).toBe(0);
  });

  test('[R71 QIFCB] he does not lead himself', () => {
    expect(actionsLeft(squad(2, { nco: { state: { spent: 3 } } }), 'nco')).toBe(0);
  });

  test('[R71 QIFCB] the 5u are measured with each action: who walks out of them has no further one', () => {
    const game = play(squad(4.9), move('s', [9.9, 12], [10.2, 12])).game;
    expect(refusedBy(game, step(game, 's'))).toBe('TURN-7');
  });

  test('[R71 QIFCB] and what the leader’s move takes away stays done', () => {
    const done = play(
      squad(2),
      step(squad(2), 's'),
      move('nco', [4, 12], [2, 12]),
      move('nco', [2, 12], [0.9, 12]),
    ).game;
    expect(character(done, 's').spent).toBe(4);
    expect(refusedBy(done, step(done, 's'))).toBe('TURN-7');
  });

  test('[R71 QIFCB] in the other side’s turn as well, and out of sight', () => {
    const shooter: Man = { id: 'g', at: [7, 2] };
    const shot = play(squad(2, { turn: { side: 'b' }, b: [shooter] }), fire('g', 's')).game;
    expect(asked(shot)).toBe('takeCover a');
    const alone = play(squad(5.01, { turn: { side: 'b' }, b: [shooter] }), fire('g', 's')).game;
    expect(asked(alone)).not.toBe('takeCover a');
  });

  test('[CMD-1 QIFCB] an enemy’s leader, or one who has fallen or is not yet there, leads nobody', () => {
    expect(actionsLeft(squad(2, { nco: { state: { out: true }, at: null } }), 's')).toBe(0);
    expect(actionsLeft(squad(2, { nco: { at: null } }), 's')).toBe(0);
    expect(actionsLeft(squad(9, { b: [{ id: 'boss', at: [14, 14], card: { command: 5 } }] }), 's')).toBe(0);
  });

  test('[CMD-1 QIFCB] [WOUND-1 QIFCB] a wounded leader leads as the red side of his card says', () => {
    const wounded = (command: number | null) =>
      squad(2, { nco: { woundedCard: { command }, state: { wounded: true } } });
    expect(actionsLeft(wounded(1), 's')).toBe(1);
    expect(actionsLeft(wounded(null), 's')).toBe(0);
  });

  test('[R42 QIFCB] one in wound shock still leads', () => {
    expect(actionsLeft(squad(2, { nco: { state: { shock: true } } }), 's')).toBe(2);
  });

  test('[R42=b QIFCB] one in wound shock does not lead', () => {
    const shocked = { nco: { state: { shock: true } }, rulings: { R42: 'b' as const } };
    expect(actionsLeft(squad(2, shocked), 's')).toBe(0);
    expect(actionsLeft(squad(2, { rulings: { R42: 'b' } }), 's')).toBe(2);
  });
});

describe('for whom', () => {
  const second: Man = { id: 's2', at: [4, 15], state: { spent: 3 } };

  test('[R31 QF] [CMD-2 QIFB] each friend has the whole value', () => {
    const game = stepped(squad(2, { a: [second] }), 's');
    expect([character(game, 's').spent, actionsLeft(game, 's2')]).toEqual([5, 2]);
  });

  test('[R31=b QFC] all friends share it', () => {
    const pool = squad(2, { a: [second], rulings: { R31: 'b' } });
    expect(actionsLeft(pool, 's2')).toBe(2);
    const one = play(pool, step(pool, 's')).game;
    expect([actionsLeft(one, 's'), actionsLeft(one, 's2')]).toEqual([1, 1]);
    const both = play(one, step(one, 's2')).game;
    expect([actionsLeft(both, 's'), actionsLeft(both, 's2')]).toEqual([0, 0]);
    expect(refusedBy(both, step(both, 's'))).toBe('TURN-7');
  });

  test('[R31=b QF] the pool is full again in the next turn', () => {
    const pool = squad(2, { a: [second], rulings: { R31: 'b' } });
    const next = play(stepped(pool, 's'), endTurn, step(pool, 'e'), endTurn).game;
    expect(actionsLeft(next, 's2')).toBe(5);
  });

  test('[R31=b QFC] a wound uses up nothing of it, though the red side has fewer actions', () => {
    const hurt: Man = {
      id: 'hurt',
      at: [4, 15],
      woundedCard: { actions: 1 },
      state: { spent: 3, wounded: true, shock: true, shockSince: 3 },
    };
    expect(actionsLeft(squad(2, { a: [hurt], rulings: { R31: 'b' } }), 's')).toBe(2);
  });

  const sergeant: Man = { id: 'sgt', at: [4, 14], card: { command: 1 } };

  test('[R41 QIFCB] of several leaders the highest value counts', () => {
    expect(actionsLeft(squad(2, { a: [sergeant] }), 's')).toBe(2);
  });

  test('[R41 QIFCB] a higher one who is too far away does not', () => {
    expect(actionsLeft(squad(5.01, { a: [{ ...sergeant, at: [8, 14] }] }), 's')).toBe(1);
  });

  test('[R41=b QIFCB] several leaders add up', () => {
    const sum = squad(2, { a: [sergeant], rulings: { R41: 'b' } });
    expect(actionsLeft(sum, 's')).toBe(3);
    expect(eventsOf(play(sum, step(sum, 's')), 'spent')[0]?.commandedBy).toEqual(['nco', 'sgt']);
  });
});
