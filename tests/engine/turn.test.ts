import { describe, expect } from 'vitest';
import type { Game, Point } from '../../src/engine/index.ts';
import { test } from '../support/builders/editions.ts';
import {
  asked,
  character,
  endTurn,
  eventsOf,
  fire,
  type Given,
  given,
  move,
  pass,
  play,
  refusal,
  refusedBy,
  roll,
  takeCover,
} from '../support/builders/given.ts';

/** Two a side, 10u apart across the table: in each other's sight, out of each other's way. */
const four = (change: Given = {}): Game =>
  given({
    a: [
      { id: 'a1', at: [6, 18] },
      { id: 'a2', at: [10, 18] },
    ],
    b: [
      { id: 'b1', at: [6, 7] },
      { id: 'b2', at: [10, 7] },
    ],
    ...change,
  });

/** A step of 0.1u to the right. */
const step = (game: Game, who: string) => {
  const [x, y] = character(game, who).at as Point;
  return move(who, [x, y], [x + 0.1, y]);
};

/** Steps of these characters, one after the other. */
const steps = (game: Game, ...who: string[]): Game => who.reduce((now, id) => play(now, step(now, id)).game, game);

describe('turns and tokens', () => {
  test('[TURN-1 QIFB] [TURN-3 QIFB] turns alternate, and each own turn begins with five more tokens', () => {
    const ended = play(four({ tokens: { a: 5, b: 1 } }), takeCover('a1'), endTurn);
    expect(ended.game.state).toMatchObject({ turn: { side: 'b', number: 4, spent: 0 }, tokens: { a: 4, b: 6 } });
    expect(eventsOf(ended, 'income')).toEqual([{ event: 'income', side: 'b', tokens: 5 }]);
    expect(asked(ended.game)).toBe('act b');
  });

  test('[case T3] [TURN-4 QIFB] two tokens saved make seven, three own turns running', () => {
    let game = four({ tokens: { a: 7, b: 5 } });
    for (let n = 0; n < 3; n++) {
      game = steps(game, 'a1', 'a1', 'a1', 'a2', 'a2');
      expect(game.state.tokens.a).toBe(2);
      game = play(game, endTurn).game;
      game = play(steps(game, 'b1'), endTurn).game;
      expect(game.state.tokens.a).toBe(7);
    }
  });

  test('[R48 QF] first ends what ends with the old turn, then counts begin anew, then comes the income', () => {
    const hurt = { id: 'b1', at: [6, 7] as const, state: { wounded: true, shock: true } };
    const { events } = play(four({ b: [hurt] }), takeCover('a1'), endTurn);
    expect(events.map((e) => e.event).slice(-5)).toEqual([
      'turnEnded',
      'shockEnded',
      'turnBegan',
      'countersCleared',
      'income',
    ]);
  });

  test('[TURN-4 QIFB] any number can be saved', () => {
    expect(play(four({ tokens: { b: 300 } }), takeCover('a1'), endTurn).game.state.tokens.b).toBe(305);
  });

  test('[TURN-5 QIFB] all that is there may be spent in one turn', () => {
    const a = ['a1', 'a2', 'a3'].map((id, i) => ({ id, at: [6 + 4 * i, 18] as const }));
    const all = a.flatMap(({ id }) => [id, id, id]);
    const game = steps(four({ a, tokens: { a: 20 } }), ...all);
    expect(game.state).toMatchObject({ tokens: { a: 11 }, turn: { spent: 9 } });
    expect(asked(game)).toBe('act a');
  });

  test('[TURN-6 QIFB] [case T6] a turn cannot be ended before a token is spent in it', () => {
    expect(refusal(four(), endTurn)).toEqual({ rule: 'TURN-6', data: { need: 1 } });
    expect(refusedBy(steps(four(), 'a1'), endTurn)).toBeNull();
  });

  test('[TURN-6 QIFB] a token spent in the other side’s turn does not count', () => {
    const reacted = play(four(), fire('a1', 'b1'), takeCover('b1'), pass, roll(1, 1, 1), endTurn).game;
    expect(asked(reacted)).toBe('act b');
    expect(refusedBy(reacted, endTurn)).toBe('TURN-6');
  });

  test('[R06 QIFB] where no action is legal nothing has to be spent', () => {
    const idle = { actions: 0 };
    const a = [{ id: 'a1', at: [6, 18] as const, card: idle }];
    expect(refusedBy(four({ a }), endTurn)).toBeNull();
    expect(refusedBy(four({ a: [...a, { id: 'a2', at: [10, 18] }] }), endTurn)).toBe('TURN-6');
  });

  test('[TURN-9 QIFCB] a side goes to and fro between its characters', () => {
    expect(character(steps(four(), 'a1', 'a2', 'a1'), 'a1').spent).toBe(2);
  });

  test('[TURN-10 QIFB] spent tokens lie on the card until the turn is over, and are gone', () => {
    const game = steps(four(), 'a1', 'a1');
    expect(character(game, 'a1').spent).toBe(2);
    expect(game.state.tokens.a).toBe(3);
    const next = play(game, endTurn);
    expect(character(next.game, 'a1').spent).toBe(0);
    expect(next.game.state.tokens.a).toBe(3);
    expect(eventsOf(next, 'countersCleared')).toEqual([
      { event: 'countersCleared', who: ['a1'], actions: true, extra: true },
    ]);
  });
});

describe('the end of a turn', () => {
  test('[TURN-11 QIFB] it ends by itself with the last token', () => {
    const last = play(four({ tokens: { a: 1 } }), takeCover('a1'));
    expect(eventsOf(last, 'turnEnded')).toEqual([{ event: 'turnEnded', side: 'a', why: 'no-tokens' }]);
    expect(asked(last.game)).toBe('act b');
  });

  test('[R59 QIFB] [case T6] not while a shot is to be rolled for', () => {
    const shot = play(four({ tokens: { a: 1, b: 0 } }), fire('a1', 'b1'));
    expect([shot.game.state.tokens.a, asked(shot.game)]).toEqual([0, 'roll a']);
    expect(asked(play(shot.game, roll(1, 1, 1)).game)).toBe('act b');
  });

  test('[R59 QIFB] [case T6] not while the other side still has to answer', () => {
    const shot = play(four({ tokens: { a: 1 } }), fire('a1', 'b1'));
    expect([shot.game.state.tokens.a, asked(shot.game)]).toEqual([0, 'takeCover b']);
    expect(refusedBy(shot.game, endTurn)).toBe('FLOW-PENDING');
  });

  test('[R59 QIFB] [case T6] not before the close combat that the last move began is over', () => {
    const near = four({ a: [{ id: 'a1', at: [6, 9] }], tokens: { a: 1 } });
    const { game } = play(near, move('a1', [6, 9], [6, 8]));
    expect([game.state.tokens.a, asked(game)]).toEqual([0, 'roll a']);
    expect(asked(play(game, roll(6, 6), roll(1, 1)).game)).toBe('over');
    expect(asked(play(game, roll(6, 1), roll(1, 1)).game)).toBe('roll a');
  });

  test('[R59=b QIFB] the player ends each turn', () => {
    const { game } = play(four({ tokens: { a: 1 }, rulings: { R59: 'b' } }), takeCover('a1'));
    expect(asked(game)).toBe('act a');
    expect(refusedBy(game, takeCover('a2'))).toBe('TURN-11');
    expect(asked(play(game, endTurn).game)).toBe('act b');
  });

  test('[R53 QIF] [R06 QIF] who has reacted all five tokens away before the own first turn passes it', () => {
    const opening = four({ tokens: { a: 5, b: 1 }, turn: { number: 1 } });
    const spent = play(opening, fire('a1', 'b1'), takeCover('b1'), pass, roll(1, 1, 1), endTurn);
    expect(eventsOf(spent, 'turnEnded').map((e) => [e.side, e.why])).toEqual([
      ['a', 'declared'],
      ['b', 'no-tokens'],
    ]);
    expect(spent.game.state).toMatchObject({ turn: { side: 'a', number: 3 }, tokens: { a: 9, b: 0 } });
  });
});
