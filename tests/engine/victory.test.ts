import { describe, expect } from 'vitest';
import { awaiting, type Command, type Game } from '../../src/engine/index.ts';
import { test } from '../support/builders/editions.ts';
import {
  asked,
  endTurn,
  eventsOf,
  type Given,
  given,
  lastBlow,
  type Man,
  move,
  pass,
  play,
  refusedBy,
  roll,
  shoot,
  takeCover,
} from '../support/builders/given.ts';

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

const headShot = (game: Game) => shoot(game, 'a1', 'b1', 6, 6, 1);
const outcome = (game: Game) => game.state.outcome;

/** a1, or b1 in its turn, moves into contact; the attacker and then the defender roll. */
const intoContact = (game: Game, attacker: readonly number[], defender: readonly number[]) => {
  const byA = game.state.turn.side === 'a';
  const charge = byA ? move('a1', [12, 15], [12, 11]) : move('b1', [12, 10], [12, 14]);
  return play(game, charge, roll(...attacker), roll(...defender));
};

describe('victory by losses', () => {
  test('[WIN-1 QIF] exactly half of the enemy’s points is enough', () => {
    const won = headShot(facing({ b: [{ id: 'b2', at: [2, 2] }] }));
    expect(outcome(won.game)).toEqual({ winner: 'a', rule: 'WIN-1', how: 'losses' });
    const told = { event: 'over', outcome: outcome(won.game), of: 'points', lost: { a: 0, b: 6 } };
    expect(eventsOf(won, 'over')).toEqual([told]);
  });

  test('[WIN-1 QIF] a point less than half is not', () => {
    const game = facing({ b1: { points: 5 }, b: [{ id: 'b2', at: [2, 2] }] });
    expect(outcome(headShot(game).game)).toBeNull();
  });

  test('[WIN-1 QIF] points count, not heads', () => {
    const most: Man[] = [
      { id: 'b2', points: 2, state: out },
      { id: 'b3', points: 2, state: out },
      { id: 'b4', at: [2, 2], points: 9 },
    ];
    expect(outcome(headShot(facing({ b1: { points: 2 }, b: most })).game)).toBeNull();
    const few: Man[] = [
      { id: 'b2', at: [2, 2], points: 3 },
      { id: 'b3', at: [4, 2], points: 3 },
    ];
    expect(outcome(headShot(facing({ b: few })).game)?.winner).toBe('a');
  });

  test('[WIN-1 QIFB] the wounded are not lost', () => {
    expect(outcome(shoot(facing(), 'a1', 'b1', 4, 1, 1).game)).toBeNull();
  });

  test('[WIN-1 QIFB] losses of earlier turns count', () => {
    const game = facing({
      b1: { points: 2 },
      b: [
        { id: 'b2', points: 4, state: out },
        { id: 'b3', at: [2, 2] },
      ],
    });
    expect(outcome(headShot(game).game)?.winner).toBe('a');
  });

  test('[WIN-1 QIF] who is struck down attacking loses by it in the own turn', () => {
    expect(outcome(intoContact(facing(), [1, 1], [5, 6]).game)).toEqual({ winner: 'b', rule: 'WIN-1', how: 'losses' });
  });

  test('[R135 QIFB] an exchange is settled as one: it is not over while the beaten can still strike back', () => {
    const game = play(facing(), move('a1', [12, 15], [12, 11]), roll(6, 6)).game;
    expect([outcome(game), asked(game)]).toEqual([null, 'roll b']);
  });

  test('[R135 QIFB] a die rolled for something else settles nothing in between', () => {
    const game = play(
      facing({ rulings: { R99: 'b' } }),
      move('a1', [12, 15], [12, 11]),
      roll(6, 6),
      { type: 'freeRoll', by: 'a', dice: 1, note: '' },
      roll(3),
    ).game;
    expect([outcome(game), asked(game)]).toEqual([null, 'roll b']);
  });
});

test('[WIN-1 QIFC] what one has lost oneself is of no matter', () => {
  const lost: Man[] = [
    { id: 'a2', at: [2, 22] },
    { id: 'a3', at: [4, 22], points: 20 },
    { id: 'a4', points: 6, state: out },
    { id: 'a5', points: 6, state: out },
  ];
  const charge = play(
    facing({ a: lost, b1: { state: { wounded: true } }, b: [{ id: 'b2', at: [2, 2] }], tokens: { b: 0 } }),
    move('a1', [12, 15], [12, 11]),
  ).game;
  expect(outcome(lastBlow(charge, 6, 6))).toEqual({ winner: 'a', rule: 'WIN-1', how: 'losses' });
});

describe('both sides at once', () => {
  const rest: Pick<Parameters<typeof facing>[0] & {}, 'a' | 'b'> = {
    a: [{ id: 'a2', at: [2, 22] }],
    b: [{ id: 'b2', at: [2, 2] }],
  };

  test.each(['a', 'b'] as const)(
    '[WIN-6 QIF] [R10 QIF] half of both falls in one exchange: the side whose turn it is (%s) wins',
    (side) => {
      const fought = intoContact(facing({ ...rest, turn: { side } }), [6, 5], [5, 6]);
      expect(outcome(fought.game)).toEqual({ winner: side, rule: 'R10', how: 'both-at-once' });
      expect(eventsOf(fought, 'over')[0]?.lost).toEqual({ a: 6, b: 6 });
    },
  );

  test.each(['a', 'b'] as const)('[R10=b QIF] half of both in one exchange in the turn of %s is a draw', (side) => {
    const fought = intoContact(facing({ ...rest, turn: { side }, rulings: { R10: 'b' } }), [6, 5], [5, 6]);
    expect(outcome(fought.game)).toEqual({ winner: null, rule: 'R10', how: 'both-at-once' });
  });

  test('[R127 QIF] [R10 QIF] nobody is left on either side: the side whose turn it is wins, or with [R10=b QIF] it is a draw', () => {
    expect(outcome(intoContact(facing(), [6, 5], [5, 6]).game)?.winner).toBe('a');
    expect(outcome(intoContact(facing({ rulings: { R10: 'b' } }), [6, 5], [5, 6]).game)?.winner).toBeNull();
  });

  test('[R10 QIF] both fall, but only one side has lost half', () => {
    const game = facing({ a: [{ id: 'a2', at: [2, 22], points: 7 }] });
    expect(outcome(intoContact(game, [6, 5], [5, 6]).game)).toEqual({ winner: 'a', rule: 'WIN-1', how: 'losses' });
  });

  test('[R127 QIFCB] a side with nobody left has lost', () => {
    expect(outcome(headShot(facing()).game)?.winner).toBe('a');
  });

  test('[R127 QIF] though its men were worth nothing', () => {
    const game = facing({ b1: { points: 0 }, b: [{ id: 'b2', at: [2, 2], points: 0 }] });
    const first = headShot(game).game;
    expect(outcome(first)).toBeNull();
    const last = facing({ b1: { points: 0 }, b: [{ id: 'b2', points: 0, state: out }] });
    expect(outcome(headShot(last).game)).toEqual({ winner: 'a', rule: 'R127', how: 'wiped-out' });
  });
});

describe('a game that is over', () => {
  test('[WIN-1 QIFB] takes no command any more, of whatever kind', () => {
    const over = headShot(facing()).game;
    expect(awaiting(over)).toEqual({ kind: 'over', outcome: outcome(over) });
    const all: Command[] = [endTurn, takeCover('a1'), roll(1, 1), pass, { type: 'concede', side: 'a' }];
    all.push({ type: 'agree', what: 'draw' }, { type: 'freeRoll', by: 'a', dice: 1, note: '' });
    all.push({ type: 'umpire', events: [], note: '' });
    for (const command of all) expect(refusedBy(over, command)).toBe('FLOW-OVER');
  });

  test('[case V14] what was still going on is dropped: no second close combat once the first has decided', () => {
    const second: Man[] = [{ id: 'b2', at: [12.6, 10], points: 5 }];
    const two = facing({ a1: { at: [12, 14] }, b1: { at: [11.4, 10] }, b: second });
    const { game } = play(two, move('a1', [12, 14], [12, 10.5]));
    expect(asked(game)).toBe('fightFirst a');
    const won = play(game, { type: 'choose', option: 'b1' }, roll(6, 6), roll(1, 1));
    expect(won.game.state).toMatchObject({ outcome: { winner: 'a' }, frames: [] });
    expect(won.events.at(-1)?.event).toBe('over');
    expect(eventsOf(won, 'exchange')).toHaveLength(1);
  });
});
