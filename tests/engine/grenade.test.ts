import { describe, expect } from 'vitest';
import type { Game, Point } from '../../src/engine/index.ts';
import { test } from '../support/builders/editions.ts';
import {
  asked,
  box,
  character,
  drift,
  eventsOf,
  fire,
  frag,
  type Given,
  given,
  grenade,
  lob,
  play,
  refusal,
  refusedBy,
  rifle,
  roll,
  suppressing,
  total,
} from '../support/builders/given.ts';

/** A thrower at the left edge whose marker lands `x` u from his base when thrown at `spot(x)`. */
const thrower = (change: Given & { card?: object; state?: object } = {}): Game =>
  given({
    size: [36, 24],
    ...change,
    a: [
      {
        id: 't',
        at: [2, 12],
        card: { weapons: [rifle(), frag()], ...change.card },
        ...(change.state && { state: change.state }),
      },
      ...(change.a ?? []),
    ],
    b: [{ id: 'reserve', points: 99 }, { id: 'e', at: [30, 3] }, ...(change.b ?? [])],
  });
const spot = (distance: number): Point => [3 + distance, 12];
const thrown = (game: Game, distance: number, ...dice: number[]) => {
  const declared = play(game, grenade('t', spot(distance)));
  return dice.length > 0 ? play(declared.game, roll(...dice)) : declared;
};

describe('throwing a grenade', () => {
  test('[GREN-1 QIFCB] costs two tokens, both on the card', () => {
    const { game } = thrown(thrower(), 5);
    expect([game.state.tokens.a, character(game, 't').spent]).toEqual([3, 2]);
    expect(refusal(thrower({ tokens: { a: 1 } }), grenade('t', spot(5)))).toEqual({
      rule: 'TURN-11',
      data: { need: 2, have: 1 },
    });
    expect(refusedBy(thrower({ state: { spent: 2 } }), grenade('t', spot(5)))).toBe('TURN-7');
  });

  test('[GREN-1 QIFCB] [R09=b QIFCB] two tokens that count as one action where that is ruled', () => {
    const { game } = thrown(thrower({ rulings: { R09: 'b' }, state: { spent: 2 } }), 5);
    expect([game.state.tokens.a, character(game, 't').spent]).toEqual([3, 3]);
  });

  test('[GREN-2 QIF] [GREN-4 QIF] [R38 QIF] [case A2] at exactly 10u it is sure, a hair beyond it scatters', () => {
    const sure = thrown(thrower(), 10);
    expect(eventsOf(sure, 'grenadeThrown')[0]?.scatters).toBe(false);
    expect(asked(sure.game)).toBe('act a');
    const beyond = thrown(thrower(), 10.001);
    expect(eventsOf(beyond, 'grenadeThrown')[0]?.scatters).toBe(true);
    expect(asked(beyond.game)).toBe('roll a');
  });

  const farthest = (most: number, rulings = {}) => {
    const game = thrower({ rulings });
    expect(refusal(game, grenade('t', spot(most)))).toBeNull();
    expect(refusal(game, grenade('t', spot(most + 0.001)))).toMatchObject({ rule: 'GREN-2', data: { most } });
  };

  test('[GREN-2 QIF] [R18 QF] 15u at most', () => farthest(15));

  test('[R18=b QF] or 12u', () => farthest(12, { R18: 'b' }));

  test('[R18=c QF] or 20u', () => farthest(20, { R18: 'c' }));

  test('[R18=d QF] or no limit but the table', () => {
    expect(refusedBy(thrower({ rulings: { R18: 'd' } }), grenade('t', spot(33)))).toBeNull();
    expect(refusedBy(thrower({ rulings: { R18: 'd' } }), grenade('t', spot(33.01)))).toBe('R58');
  });

  test('[R38=b QIF] measured to the point itself where a marker has no size', () => {
    expect(eventsOf(thrown(thrower({ rulings: { R38: 'b' } }), 9.5), 'grenadeThrown')[0]?.scatters).toBe(false);
    expect(eventsOf(thrown(thrower({ rulings: { R38: 'b' } }), 9.51), 'grenadeThrown')[0]?.scatters).toBe(true);
  });

  test('[GREN-3 QIF] [R19 QIF] up to 10u behind anything, beyond it only in sight', () => {
    const walled = thrower({ scenery: [total('wall', [6, 2], [1, 20])] });
    expect(refusedBy(walled, grenade('t', spot(10)))).toBeNull();
    expect(refusal(walled, grenade('t', spot(10.01)))).toEqual({ rule: 'GREN-3', data: { who: 't' } });
    const hedged = thrower({ scenery: [box('hedge', [6, 2], [1, 20])] });
    expect(refusedBy(hedged, grenade('t', spot(10.01)))).toBeNull();
  });

  test('[R19=b QIF] or never in sight', () => {
    const walled = thrower({ scenery: [total('wall', [6, 2], [1, 20])], rulings: { R19: 'b' } });
    expect(refusedBy(walled, grenade('t', spot(10.01)))).toBeNull();
  });

  test('[R139 QIFC] [LOS-14 QIFCB] a platform that one stands on is not in the way', () => {
    const roof = total('roof', [0, 8], [5, 8]);
    const game = thrower({ scenery: [{ ...roof, platform: true }] });
    expect(refusedBy(game, grenade('t', spot(10)))).toBeNull();
  });

  test('[GREN-12 QIFC] anywhere on the table, on scenery and on bases too', () => {
    const game = thrower({ scenery: [total('house', [6, 10], [4, 4])], b: [{ id: 'f', at: [5, 12] }] });
    for (const at of [
      [7, 12],
      [5, 12],
      [2, 12],
      [0, 12],
    ] as const)
      expect(refusedBy(game, grenade('t', at))).toBeNull();
    expect(refusedBy(game, grenade('t', [-0.01, 12]))).toBe('R58');
  });

  test('[GREN-13 QIFCB] [R130 QIFCB] only by one who has one', () => {
    expect(refusedBy(thrower({ card: { weapons: [rifle()] } }), grenade('t', spot(5)))).toBe('R130');
    expect(refusedBy(thrower(), { type: 'grenade', who: 't', at: spot(5), weapon: 'rifle' })).toBe('FLOW-UNKNOWN');
  });
});

describe('dispersion', () => {
  test.each([
    [1, 4],
    [2, 2],
    [3, 2],
    [4, 2],
  ])('[GREN-5 QI] [GREN-6 QI] [case A2] on a %d the opponent moves the marker up to %du', (die, most) => {
    const { game } = thrown(thrower(), 12, die);
    expect(asked(game)).toBe('drift b');
    expect(refusal(game, drift([15 + most, 12]))).toBeNull();
    expect(refusal(game, drift([15, 12 - most]))).toBeNull();
    expect(refusal(game, drift([15, 12]))).toBeNull();
    expect(refusal(game, drift([15 + most + 0.001, 12]))).toMatchObject({ rule: 'GREN-5', data: { most } });
  });

  test.each([5, 6])('[GREN-5 QI] [case A2] on a %d it bursts where it was aimed', (die) => {
    const done = thrown(thrower(), 12, die);
    expect(eventsOf(done, 'burst')[0]?.at).toEqual(spot(12));
    expect(asked(done.game)).toBe('act a');
  });

  /** One who has been suppressed in this turn: his throw scatters however near it goes, in each edition. */
  const shaken = (at: Point) => ({ id: 'u', at, card: { weapons: [frag()] }, state: { suppressedIn: 3 } });

  test('[GREN-6 QIFC] it is the opponent who moves it, in any direction', () => {
    const game = play(thrower({ a: [shaken([2, 4])] }), grenade('u', [6, 4]), roll(1)).game;
    expect(asked(game)).toBe('drift b');
    for (const to of [
      [8, 4],
      [4, 4],
      [6, 2],
      [6, 6],
    ] as const)
      expect(refusal(game, drift(to))).toBeNull();
  });

  test('[GREN-7 QIFC] [case A1] who is caught is judged at the final spot alone', () => {
    const b = [
      { id: 'f', at: [4, 4] as const },
      { id: 'g', at: [10.5, 4] as const },
    ];
    const game = play(thrower({ a: [shaken([2, 4])], b }), grenade('u', [6, 4]), roll(1)).game;
    expect(eventsOf(play(game, drift([6, 4])), 'burst')[0]).toMatchObject({ caught: ['f'] });
    expect(eventsOf(play(game, drift([8, 4])), 'burst')[0]).toMatchObject({ at: [8, 4], caught: ['g'] });
  });

  const offTheEdge = (rulings = {}) =>
    play(thrower({ a: [shaken([2, 13])], rulings }), grenade('u', [0.5, 16]), roll(1)).game;

  test('[R49 QIFC] [case A4] moved off the table it bursts at the edge, on the line from the aim', () => {
    const done = play(offTheEdge(), drift([-1.5, 16]));
    expect(eventsOf(done, 'burst')[0]?.at).toEqual([0, 16]);
    const slant = play(offTheEdge(), drift([-0.5, 17]));
    expect(eventsOf(slant, 'burst')[0]?.at).toEqual([0, 16.5]);
  });

  test('[R49=b QIFC] [case A4] or it is lost', () => {
    const done = play(offTheEdge({ R49: 'b' }), drift([-1.5, 16]));
    expect(eventsOf(done, 'burst')).toEqual([]);
    expect(eventsOf(done, 'driftedOff')).toHaveLength(1);
    expect(asked(done.game)).toBe('act a');
  });
});

describe('one weapon a turn', () => {
  test('[FIRE-8 QFC] [R82 QFC] a hand grenade is one of them, either way round', () => {
    const fired = thrower({ state: { shots: { rifle: 1 } } });
    expect(refusal(fired, grenade('t', spot(5)))).toEqual({ rule: 'FIRE-8', data: { weapon: 'rifle' } });
    const after = lob(thrower({ b: [{ id: 'f', at: [12, 12] }] }), 't', spot(3)).game;
    expect(refusedBy(after, fire('t', 'f'))).toBe('FIRE-8');
  });

  test('[R82=b QFC] or it is not', () => {
    const rulings = { R82: 'b' } as const;
    expect(refusedBy(thrower({ rulings, state: { shots: { rifle: 1 } } }), grenade('t', spot(5)))).toBeNull();
    const b = [{ id: 'f', at: [12, 12] as const }];
    expect(refusedBy(lob(thrower({ rulings, b }), 't', spot(3)).game, fire('t', 'f'))).toBeNull();
  });

  test('[FIRE-8 QFC] of two kinds of grenade only the one already thrown', () => {
    const game = thrower({
      card: { actions: 5, weapons: [frag(), frag({ id: 'stun', kind: 'concussion' })] },
      state: { shots: { stun: 1 } },
    });
    expect(refusedBy(game, { type: 'grenade', who: 't', at: spot(5), weapon: 'grenade' })).toBe('FIRE-8');
    expect(eventsOf(play(game, grenade('t', spot(5))), 'grenadeThrown')[0]?.weapon).toBe('stun');
  });

  test('[FIRE-8 QFC] with two weapons that fire: the one used first', () => {
    const game = thrower({
      card: { weapons: [rifle(), rifle({ id: 'pistol' })] },
      state: { shots: { rifle: 1 } },
      b: [{ id: 'f', at: [12, 12] }],
    });
    expect(refusal(game, fire('t', 'f', 'pistol'))).toEqual({ rule: 'FIRE-8', data: { weapon: 'rifle' } });
    expect(refusedBy(game, fire('t', 'f', 'rifle'))).toBeNull();
  });
});

describe('thrown by one who is suppressed', () => {
  const pinned = (distance: number) =>
    thrown(
      thrower({
        b: [
          { id: 'f', at: [20, 2] },
          { id: 'g', at: [20, 4] },
        ],
        markers: [suppressing('m1', [2, 14], 3, 'f', 'g')],
      }),
      distance,
    );

  test('[SF-6 QIFC] [GREN-4 QIF] it scatters however near, and reaches 5u at most', () => {
    expect(eventsOf(pinned(5), 'grenadeThrown')[0]?.scatters).toBe(true);
    expect(() => pinned(5.001)).toThrow('SF-6');
  });
});
