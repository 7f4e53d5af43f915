import { describe, expect } from 'vitest';
import { awaiting, type Command, type Game } from '../../src/engine/index.ts';
import { test } from '../support/builders/editions.ts';
import {
  aim,
  asked,
  character,
  eventsOf,
  fire,
  type Given,
  given,
  type Man,
  pass,
  play,
  refusal,
  refusedBy,
  rifle,
  roll,
  takeCover,
} from '../support/builders/given.ts';

/** s shoots at t from 8u: three dice, one more when aimed. */
const range = (change: Given & { s?: Partial<Man>; t?: Partial<Man> } = {}): Game =>
  given({
    ...change,
    a: [{ id: 's', at: [4, 12], ...change.s }],
    b: [
      { id: 't', at: [13, 12], ...change.t },
      { id: 'far', at: [23, 23], points: 99 },
    ],
  });

const shot = fire('s', 't');
const aimedShot: Command = { type: 'fire', who: 's', at: 't', aim: true };
const unhurried: Given = { tokens: { b: 0 } };

/** All that is asked while these answers are given. */
const questions = (game: Game, ...answers: Command[]): string[] => {
  const seen: string[] = [];
  let now = game;
  for (const answer of answers) {
    now = play(now, answer).game;
    seen.push(asked(now));
  }
  return seen;
};

describe('aiming', () => {
  test('[AIM-1 QIFB] costs a token and an action and adds the weapon’s dice to the shot', () => {
    const { game, events } = play(range(unhurried), shot, aim);
    expect([game.state.tokens.a, character(game, 's').spent]).toEqual([3, 2]);
    expect(events.find((e) => e.event === 'aimed')).toEqual({ event: 'aimed', who: 's', dice: 1 });
    expect(awaiting(game)).toMatchObject({
      dice: 4,
      about: {
        count: [
          { rule: 'FIRE-2', add: 3 },
          { rule: 'AIM-1', add: 1 },
        ],
      },
    });
    expect(awaiting(play(range(unhurried), shot, pass).game)).toMatchObject({ dice: 3 });
  });

  test('[AIM-1 QIFB] adds as many dice at long range', () => {
    const far = range({ ...unhurried, t: { at: [20, 12] }, s: { card: { weapons: [rifle({ aim: 2 })] } } });
    expect(awaiting(play(far, shot, aim).game)).toMatchObject({ dice: 4 });
  });

  test('[AIM-1 QIFB] its dice belong to the shot: a six among them makes a double six', () => {
    const { game } = play(range(unhurried), shot, aim, roll(6, 1, 1, 6));
    expect(character(game, 't').out).toBe(true);
  });

  test('[AIM-1 QIFB] [WOUND-1 QIFB] adds the dice of the side of the card that shows', () => {
    const s: Partial<Man> = { woundedCard: { weapons: [rifle({ aim: 3 })] }, state: { wounded: true } };
    expect(awaiting(play(range({ ...unhurried, s }), shot, aim).game)).toMatchObject({ dice: 6 });
  });

  test.each([
    ['no token is left', { tokens: { a: 1, b: 0 } }],
    ['no action is left', { ...unhurried, s: { state: { spent: 2 } } }],
    ['the weapon gains nothing by it', { ...unhurried, s: { card: { weapons: [rifle({ aim: 0 })] } } }],
  ] as [string, Parameters<typeof range>[0]][])('[R130 QIFCB] is not offered when %s', (_, change) => {
    expect(questions(range(change), shot)).toEqual(['roll a']);
  });

  test('[AIM-1 QIF] [R70 QIF] each shot may be aimed, once', () => {
    const all = questions(
      range({ ...unhurried, tokens: { a: 9, b: 0 }, s: { card: { actions: 9 } } }),
      shot,
      aim,
      roll(1, 1, 1, 1),
      shot,
      aim,
    );
    expect(all).toEqual(['aim a', 'roll a', 'act a', 'aim a', 'roll a']);
  });

  test('[R70=b QIF] only the first shot of a turn may be aimed, whether the first was or not', () => {
    const once = range({ ...unhurried, rulings: { R70: 'b' } });
    expect(questions(once, shot, pass, roll(1, 1, 1), shot)).toEqual(['aim a', 'roll a', 'act a', 'roll a']);
  });

  test('[R67 QIFB] the token for Aim does not come back from a miss', () => {
    expect(play(range(unhurried), shot, aim, roll(1, 1, 1, 1)).game.state.tokens.a).toBe(3);
  });
});

describe('the order of a shot', () => {
  test('[FIRE-9 QIFB] [R15 QIF] cover?, aim?, cover again?, dice', () => {
    expect(questions(range(), shot, pass, aim, pass, roll(1, 1, 1, 1))).toEqual([
      'takeCover b',
      'aim a',
      'takeCover b',
      'roll a',
      'act a',
    ]);
  });

  test('[R15 QIF] the second chance comes only after Aim, and only for one not yet in cover', () => {
    expect(questions(range(), shot, pass, pass)).toEqual(['takeCover b', 'aim a', 'roll a']);
    expect(questions(range(), shot, takeCover('t'), aim)).toEqual(['takeCover b', 'aim a', 'roll a']);
  });

  test('[R15 QIF] cover taken at the second chance counts against this shot', () => {
    const { game } = play(range(), shot, pass, aim, takeCover('t'));
    expect(awaiting(game)).toMatchObject({ dice: 4, about: { need: [{ add: 4 }, { rule: 'TC-2', add: 1 }] } });
  });

  test('[FIRE-9 QIFB] who may answer is answered for by nobody else, and in no other way', () => {
    const cover = play(range(), shot).game;
    for (const command of [aim, shot, roll(1, 1, 1), takeCover('far'), { type: 'endTurn' } as const]) {
      expect(refusedBy(cover, command)).toMatch(/^FLOW-/);
    }
    expect(refusedBy(play(cover, pass).game, takeCover('t'))).toBe('FLOW-PENDING');
    expect(eventsOf(play(cover, pass, pass), 'declined').map((e) => [e.by, e.what])).toEqual([
      ['b', 'takeCover'],
      ['a', 'aim'],
    ]);
  });

  test('[FIRE-7 QIF] an Aim that is not used up is not saved for the next shot', () => {
    const second = play(range({ ...unhurried, s: { card: { actions: 9 } } }), shot, aim, roll(1, 1, 1, 1), shot, pass);
    expect(awaiting(second.game)).toMatchObject({ dice: 3 });
  });
});

describe('with Aim declared together with the shot', () => {
  const declared = (change: Parameters<typeof range>[0] = {}) =>
    range({ ...change, rulings: { R15: 'b', ...change?.rulings } });

  test('[R15=b QIF] both are paid at once, and the target answers knowing it', () => {
    const { game } = play(declared(), aimedShot);
    expect([game.state.tokens.a, character(game, 's').spent, asked(game)]).toEqual([3, 2, 'takeCover b']);
    expect(questions(declared(), aimedShot, pass)).toEqual(['takeCover b', 'roll a']);
    expect(awaiting(play(declared(), aimedShot, pass).game)).toMatchObject({ dice: 4 });
  });

  test('[R15=b QIF] a shot declared without it is not aimed later', () => {
    expect(questions(declared(), shot, pass)).toEqual(['takeCover b', 'roll a']);
    expect(awaiting(play(declared(), shot, pass).game)).toMatchObject({ dice: 3 });
  });

  test('[R15=b QIF] needs two tokens, two actions and dice to gain', () => {
    expect(refusal(declared({ tokens: { a: 1 } }), aimedShot)).toEqual({ rule: 'TURN-11', data: { need: 2, have: 1 } });
    expect(refusedBy(declared({ s: { state: { spent: 2 } } }), aimedShot)).toBe('TURN-7');
    expect(refusedBy(declared({ s: { card: { weapons: [rifle({ aim: 0 })] } } }), aimedShot)).toBe('R130');
  });

  test('[R15=b QIF] [R09=b QIFC] two actions it stays, though each costs only one token', () => {
    expect(refusedBy(declared({ rulings: { R09: 'b' }, s: { state: { spent: 2 } } }), aimedShot)).toBe('TURN-7');
  });

  test('[R15=b QIF] [R70=b QIF] goes with the first shot of a turn only', () => {
    const { game } = play(declared({ rulings: { R70: 'b' } }), aimedShot, pass, roll(1, 1, 1, 1));
    expect(refusedBy(game, aimedShot)).toBe('AIM-1');
    expect(refusedBy(game, shot)).toBeNull();
  });

  test('[R15 QIF] where it is not declared with the shot, it cannot be', () => {
    expect(refusedBy(range(), aimedShot)).toBe('R15');
    expect(refusedBy(range(), { ...aimedShot, aim: false } as Command)).toBeNull();
  });
});
