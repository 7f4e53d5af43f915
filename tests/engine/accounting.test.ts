import { describe, expect } from 'vitest';
import { apply, type Game } from '../../src/engine/index.ts';
import { test } from '../support/builders/editions.ts';
import {
  aim,
  asked,
  box,
  character,
  endTurn,
  fire,
  frag,
  type Given,
  given,
  grenade,
  lob,
  move,
  opportunityFire,
  pass,
  play,
  refusedBy,
  rifle,
  roll,
  suppressionFire,
  takeCover,
  watch,
} from '../support/builders/given.ts';
import { OFFERED } from '../support/builders/lane.ts';

/** Turn and action accounting: section 5 of the cases. */
const pair = (change: Given & { card?: object } = {}): Game =>
  given({
    ...change,
    a: [
      { id: 's', at: [4, 12], card: { ...change.card } },
      { id: 'f', at: [4, 16] },
    ],
    b: [
      { id: 'e', at: [14, 12] },
      { id: 'x', at: [22, 22], points: 99 },
    ],
  });

describe('tokens', () => {
  test('[case T3] [TURN-3 QIFB] [TURN-4 QIFB] what is saved is counted once, three turns running', () => {
    const turns = [takeCover('e'), endTurn, takeCover('f'), endTurn];
    const first = play(pair({ tokens: { a: 3, b: 9 } }), takeCover('s'), endTurn).game;
    expect(first.state.tokens.a).toBe(2);
    const second = play(first, ...turns.slice(0, 2)).game;
    expect(second.state.tokens.a).toBe(7);
    const third = play(second, takeCover('f'), endTurn, move('e', [14, 12], [14, 13]), endTurn).game;
    expect(third.state.tokens.a).toBe(11);
  });

  test('[case T4] [TURN-11 QIF] one token left: a shot without Aim, and neither climbing nor a grenade', () => {
    const roof = box('roof', [6, 10], [4, 4], { terrain: [], platform: true });
    const game = pair({ tokens: { a: 1 }, scenery: [roof], card: { move: 5, weapons: [rifle(), frag()] } });
    expect(asked(play(game, fire('s', 'e'), pass).game)).toBe('roll a');
    expect(refusedBy(game, { ...fire('s', 'e'), aim: true } as never)).toBe('R15');
    expect(refusedBy(game, move('s', [4, 12], [8, 12]))).toBe('TURN-11');
    expect(refusedBy(game, grenade('s', [8, 6]))).toBe('TURN-11');
    expect(refusedBy(game, suppressionFire('s', [8, 6], 'f'))).toBe('TURN-8');
  });

  test('[case T4] [R15=b QIF] Aim with the shot is refused for want of its token', () => {
    const game = pair({ tokens: { a: 1 }, rulings: { R15: 'b' } });
    expect(refusedBy(game, { ...fire('s', 'e'), aim: true } as never)).toBe('TURN-11');
  });

  test('[case T6] [R59 QIFB] with no token left the turn waits for what is pending, and then ends by itself', () => {
    const last = play(pair({ tokens: { a: 1 } }), fire('s', 'e')).game;
    expect([asked(last), last.state.tokens.a]).toEqual(['takeCover b', 0]);
    expect(asked(play(last, pass, roll(1, 1, 1)).game)).toBe('act b');
  });

  test('[case T6] [R59 QIFB] nor does it end before a close combat is over', () => {
    const near = given({
      tokens: { a: 1 },
      a: [{ id: 's', at: [4, 12] }],
      b: [
        { id: 'e', at: [6, 12] },
        { id: 'x', points: 99 },
      ],
    });
    const fighting = play(near, move('s', [4, 12], [5, 12])).game;
    expect([asked(fighting), fighting.state.tokens.a, fighting.state.turn.side]).toEqual(['roll a', 0, 'a']);
  });

  test('[case T6] [TURN-6 QIFB] the end is refused while nothing has been spent', () => {
    expect(refusedBy(pair(), endTurn)).toBe('TURN-6');
  });

  test('[case T6] a spent reaction is not spent in the own turn', () => {
    const theirs = play(pair(), fire('s', 'e'), takeCover('e'), pass, roll(1, 1, 1), endTurn).game;
    expect(refusedBy(theirs, endTurn)).toBe('TURN-6');
  });

  test('[case V11] [TC-1 QIFB] a reaction is paid from what its own side has saved; with nothing it is not offered', () => {
    const { game } = play(pair({ tokens: { a: 5, b: 2 } }), fire('s', 'e'), takeCover('e'));
    expect([game.state.tokens.a, game.state.tokens.b]).toEqual([4, 1]);
    expect(asked(play(pair({ tokens: { b: 0 } }), fire('s', 'e')).game)).toBe('aim a');
  });

  test('[case T8] a refused command leaves no trace', () => {
    const game = pair({ tokens: { a: 0 }, rulings: { R59: 'b' }, card: { opportunityFire: 3 } });
    const before = JSON.stringify(game);
    const result = apply(game, opportunityFire('s', [10, 10]));
    expect(result).toEqual({ ok: false, violation: { rule: 'TURN-11', data: { need: 1, have: 0 } } });
    expect(JSON.stringify(game)).toBe(before);
  });

  test('[case T1] an Aim that is declined costs nothing and is no action', () => {
    const asksAim = play(pair(), fire('s', 'e'), pass).game;
    const { game } = play(asksAim, pass);
    expect([game.state.tokens.a, character(game, 's').spent, character(game, 's').aimed]).toEqual([4, 1, 0]);
    expect(character(play(asksAim, aim).game, 's')).toMatchObject({ spent: 2, aimed: 1 });
  });
});

describe('reactions in the other side’s turn', () => {
  test('[R07=b QIFB] [R44 QIFB] an opportunity shot is free of what its own turn has used', () => {
    const game = given({
      rulings: { ...OFFERED, R07: 'b' },
      turn: { side: 'b' },
      markers: [watch('m1', 's', [14, 12])],
      a: [{ id: 's', at: [4, 12], card: { opportunityFire: 3 }, state: { spent: 3, shots: { rifle: 2 } } }],
      b: [
        { id: 'e', at: [14, 12] },
        { id: 'x', points: 99 },
      ],
    });
    const offered = play(game, move('e', [14, 12], [14, 13])).game;
    expect(asked(offered)).toBe('opportunity a');
    expect(asked(play(offered, fire('s', 'e')).game)).toBe('roll a');
  });

  test('[R70=b QIF] only the first shot of a turn may be aimed, and that of opportunity fire is one', () => {
    const game = given({
      rulings: { ...OFFERED, R70: 'b' },
      turn: { side: 'b' },
      markers: [watch('m1', 's', [14, 12])],
      a: [{ id: 's', at: [4, 12], card: { opportunityFire: 3 } }],
      b: [
        { id: 'e', at: [14, 12] },
        { id: 'x', points: 99 },
      ],
    });
    expect(asked(play(game, move('e', [14, 12], [14, 13]), fire('s', 'e')).game)).toBe('aim a');
  });

  test('[CMD-1 QIFCB] [CMD-2 QIFB] Command covers every action, a grenade among them', () => {
    const led = (change: Given = {}) =>
      given({
        tokens: { a: 9 },
        ...change,
        a: [
          { id: 'nco', at: [4, 12], card: { command: 2 } },
          { id: 's', at: [6, 12], card: { weapons: [rifle(), frag()], opportunityFire: 3 }, state: { spent: 3 } },
        ],
        b: [{ id: 'e', at: [16, 12] }],
      });
    expect(refusedBy(led(), grenade('s', [12, 6]))).toBeNull();
    expect(refusedBy(lob(led(), 's', [12, 6]).game, opportunityFire('s', [12, 6]))).toBe('TURN-7');
    expect(refusedBy(led(), opportunityFire('s', [12, 6]))).toBeNull();
  });
});
