import { describe, expect } from 'vitest';
import { actionsLeft, attack, check, type Game, legalActions, type Point, traceOf } from '../../src/engine/index.ts';
import { test } from '../support/builders/editions.ts';
import {
  aim,
  asked,
  box,
  character,
  endTurn,
  fire,
  type Given,
  given,
  move,
  pass,
  play,
  refusal,
  refusedBy,
  rifle,
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

describe('actions of a character', () => {
  test('[TURN-7 QIFB] no more in a turn than the card says', () => {
    const game = play(steps(four({ tokens: { a: 9 } }), 'a1', 'a1'), takeCover('a1')).game;
    expect(actionsLeft(game, 'a1')).toBe(0);
    expect(refusal(game, fire('a1', 'b1'))).toEqual({ rule: 'TURN-7', data: { need: 1, have: 0, most: 3 } });
    expect(refusedBy(game, fire('a2', 'b1'))).toBeNull();
  });

  test('[TURN-7 QIFB] [R07 QIFB] everyone’s count begins anew with each turn: who has used all can still take cover in the next', () => {
    const used = play(steps(four(), 'a1', 'a1', 'a1'), endTurn).game;
    expect(actionsLeft(used, 'a1')).toBe(3);
    expect(asked(play(used, fire('b1', 'a1')).game)).toBe('takeCover a');
  });

  test('[R07=b QIFB] the count begins anew with the owner’s own turn only', () => {
    const used = play(steps(four({ rulings: { R07: 'b' } }), 'a1', 'a1', 'a1'), endTurn).game;
    const shot = play(used, fire('b1', 'a1')).game;
    expect(asked(shot)).toBe('aim b');
    const own = play(shot, pass, roll(1, 1), endTurn).game;
    expect(actionsLeft(own, 'a1')).toBe(3);
    expect(refusedBy(own, step(own, 'a1'))).toBeNull();
  });

  test('[R07=b QIFB] a reaction in the other side’s turn counts against the actions of the own turn before it', () => {
    const used = play(steps(four({ rulings: { R07: 'b' } }), 'a1'), endTurn, fire('b1', 'a1'), takeCover('a1')).game;
    expect(actionsLeft(used, 'a1')).toBe(1);
  });

  test('[TURN-8 QIFCB] [R130 QIFCB] without a weapon on the card there is no firing; close combat always is', () => {
    const bare = four({ a: [{ id: 'a1', at: [6, 9], card: { weapons: [] } }] });
    expect(refusedBy(bare, fire('a1', 'b1'))).toBe('R130');
    expect(asked(play(bare, move('a1', [6, 9], [6, 8])).game)).toBe('roll a');
  });

  test('[TURN-8 QIFB] and taking cover', () => {
    const bare = four({ a: [{ id: 'a1', at: [6, 9], card: { weapons: [] } }] });
    expect(refusedBy(bare, takeCover('a1'))).toBeNull();
  });

  test('[R130 QIFCB] a grenade on the card is no permission to fire', () => {
    const grenade = rifle({ id: 'grenade', kind: 'frag', radius: 4 });
    const bare = four({ a: [{ id: 'a1', at: [6, 18], card: { weapons: [grenade] } }] });
    expect(refusedBy(bare, fire('a1', 'b1'))).toBe('R130');
    expect(refusedBy(bare, fire('a1', 'b1', 'grenade'))).toBe('R130');
  });

  const hedge = [box('hedge', [4, 16], [4, 0.5])];
  const over = move('a1', [6, 18], [6, 14.5]);

  test('[TURN-14 QIFCB] [R09 QIFCB] an action of two tokens is two of the card’s actions', () => {
    const game = four({ scenery: hedge });
    expect(character(play(game, over).game, 'a1')).toMatchObject({ spent: 2, moved: 2 });
    expect(actionsLeft(play(game, over).game, 'a1')).toBe(1);
    expect(refusedBy(four({ scenery: hedge, a: [{ id: 'a1', at: [6, 18], card: { actions: 1 } }] }), over)).toBe(
      'TURN-7',
    );
  });

  test('[R09=b QIFCB] it is one of them, though it costs two tokens', () => {
    const game = four({ scenery: hedge, rulings: { R09: 'b' } });
    expect(play(game, over).game.state.tokens.a).toBe(3);
    expect(actionsLeft(play(game, over).game, 'a1')).toBe(2);
    const one = { id: 'a1', at: [6, 18], card: { actions: 1 } } as const;
    expect(refusedBy(four({ scenery: hedge, rulings: { R09: 'b' }, a: [one] }), over)).toBeNull();
  });

  test('[case T4] one token pays for one thing: no aimed shot, no crossing', () => {
    const game = four({ scenery: hedge, tokens: { a: 1, b: 0 } });
    expect(refusal(game, over)).toEqual({ rule: 'TURN-11', data: { need: 2, have: 1 } });
    const shot = play(game, fire('a1', 'b1')).game;
    expect(asked(shot)).toBe('roll a');
    expect(refusedBy(shot, aim)).toBe('FLOW-PENDING');
    const declared = four({ rulings: { R15: 'b' }, tokens: { a: 1 } });
    expect(refusedBy(declared, { type: 'fire', who: 'a1', at: 'b1', aim: true })).toBe('TURN-11');
  });

  test('[case T1] looking costs nothing: previews, checks and lists leave the game as it is', () => {
    const game = four();
    const before = JSON.stringify(game);
    attack(game, 'a1', 'b1', { witness: true });
    traceOf(game, 'a1', [
      [6, 18],
      [6, 14],
    ]);
    check(game, fire('a1', 'b1'));
    legalActions(game);
    expect(JSON.stringify(game)).toBe(before);
  });

  test('[case T8] what is refused leaves no trace, and what was legal still is', () => {
    const game = four({ tokens: { a: 1 }, scenery: hedge });
    expect(refusedBy(game, over)).toBe('TURN-11');
    expect(refusedBy(game, takeCover('a1'))).toBeNull();
  });
});

describe('in the other side’s turn', () => {
  test('[TURN-12 QIFCB] [R08 QIF] nothing is done but what is offered', () => {
    for (const command of [fire('b1', 'a1'), move('b1', [6, 7], [6, 6]), takeCover('b1')]) {
      expect(refusedBy(four(), command)).toBe('FLOW-TURN');
    }
  });

  test('[TURN-12 QIF] [case V8] [case V11] a reaction is paid from what its side has saved, and the turn stays where it was', () => {
    const shot = play(four({ tokens: { a: 5, b: 1 } }), fire('a1', 'b1'), takeCover('b1'), pass, roll(1, 1, 1)).game;
    expect(shot.state).toMatchObject({ turn: { side: 'a', number: 3, spent: 1 }, tokens: { a: 4, b: 0 } });
    expect(asked(shot)).toBe('act a');
    expect(asked(play(shot, fire('a1', 'b2')).game)).toBe('aim a');
  });

  test('[case V11] with nothing saved cover is not offered', () => {
    expect(asked(play(four({ tokens: { b: 0 } }), fire('a1', 'b1')).game)).toBe('aim a');
  });
});
