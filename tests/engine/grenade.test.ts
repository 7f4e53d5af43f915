import { describe, expect, test } from 'vitest';
import type { Game, Point } from '../../src/engine/index.ts';
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
  play,
  refusal,
  refusedBy,
  rifle,
  roll,
  suppressing,
  total,
} from '../support/given.ts';

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
  test('[GREN-1 Q] costs two tokens, both on the card', () => {
    const { game } = thrown(thrower(), 5);
    expect([game.state.tokens.a, character(game, 't').spent]).toEqual([3, 2]);
    expect(refusal(thrower({ tokens: { a: 1 } }), grenade('t', spot(5)))).toEqual({
      rule: 'TURN-11',
      data: { need: 2, have: 1 },
    });
    expect(refusedBy(thrower({ state: { spent: 2 } }), grenade('t', spot(5)))).toBe('TURN-7');
  });

  test('[GREN-1 Q] [R09=b Q] two tokens that count as one action where that is ruled', () => {
    const { game } = thrown(thrower({ rulings: { R09: 'b' }, state: { spent: 2 } }), 5);
    expect([game.state.tokens.a, character(game, 't').spent]).toEqual([3, 3]);
  });

  test('[GREN-2 Q] [GREN-4 Q] [R38 Q] [case A2] at exactly 10u it is sure, a hair beyond it scatters', () => {
    const sure = thrown(thrower(), 10);
    expect(eventsOf(sure, 'grenadeThrown')[0]?.scatters).toBe(false);
    expect(asked(sure.game)).toBe('act a');
    const beyond = thrown(thrower(), 10.001);
    expect(eventsOf(beyond, 'grenadeThrown')[0]?.scatters).toBe(true);
    expect(asked(beyond.game)).toBe('roll a');
  });

  test.each([
    ['[R18 Q]', 'a', 15],
    ['[R18=b Q]', 'b', 12],
    ['[R18=c Q]', 'c', 20],
  ])('[GREN-2 Q] %s option %s: at most %du', (_, option, most) => {
    const game = thrower({ rulings: { R18: option } });
    expect(refusal(game, grenade('t', spot(most)))).toBeNull();
    expect(refusal(game, grenade('t', spot(most + 0.001)))).toMatchObject({ rule: 'GREN-2', data: { most } });
  });

  test('[R18=d Q] or no limit but the table', () => {
    expect(refusedBy(thrower({ rulings: { R18: 'd' } }), grenade('t', spot(33)))).toBeNull();
    expect(refusedBy(thrower({ rulings: { R18: 'd' } }), grenade('t', spot(33.01)))).toBe('R58');
  });

  test('[R38=b Q] measured to the point itself where a marker has no size', () => {
    expect(eventsOf(thrown(thrower({ rulings: { R38: 'b' } }), 9.5), 'grenadeThrown')[0]?.scatters).toBe(false);
    expect(eventsOf(thrown(thrower({ rulings: { R38: 'b' } }), 9.51), 'grenadeThrown')[0]?.scatters).toBe(true);
  });

  test('[GREN-3 Q] [R19 Q] up to 10u behind anything, beyond it only in sight', () => {
    const walled = thrower({ scenery: [total('wall', [6, 2], [1, 20])] });
    expect(refusedBy(walled, grenade('t', spot(10)))).toBeNull();
    expect(refusal(walled, grenade('t', spot(10.01)))).toEqual({ rule: 'GREN-3', data: { who: 't' } });
    const hedged = thrower({ scenery: [box('hedge', [6, 2], [1, 20])] });
    expect(refusedBy(hedged, grenade('t', spot(10.01)))).toBeNull();
  });

  test('[R19=b Q] or never in sight', () => {
    const walled = thrower({ scenery: [total('wall', [6, 2], [1, 20])], rulings: { R19: 'b' } });
    expect(refusedBy(walled, grenade('t', spot(10.01)))).toBeNull();
  });

  test('[R139 Q] [LOS-14 Q] a platform that one stands on is not in the way', () => {
    const roof = total('roof', [0, 8], [5, 8]);
    const game = thrower({ scenery: [{ ...roof, platform: true }] });
    expect(refusedBy(game, grenade('t', spot(12)))).toBeNull();
  });

  test('[GREN-12 Q] anywhere on the table, on scenery and on bases too', () => {
    const game = thrower({ scenery: [total('house', [8, 10], [4, 4])], b: [{ id: 'f', at: [6, 12] }] });
    for (const at of [
      [10, 12],
      [6, 12],
      [2, 12],
      [0, 12],
    ] as const)
      expect(refusedBy(game, grenade('t', at))).toBeNull();
    expect(refusedBy(game, grenade('t', [-0.01, 12]))).toBe('R58');
  });

  test('[GREN-13 Q] [R130 Q] only by one who has one', () => {
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
  ])('[GREN-5 Q] [GREN-6 Q] [case A2] on a %d the opponent moves the marker up to %du', (die, most) => {
    const { game } = thrown(thrower(), 12, die);
    expect(asked(game)).toBe('drift b');
    expect(refusal(game, drift([15 + most, 12]))).toBeNull();
    expect(refusal(game, drift([15, 12 - most]))).toBeNull();
    expect(refusal(game, drift([15, 12]))).toBeNull();
    expect(refusal(game, drift([15 + most + 0.001, 12]))).toMatchObject({ rule: 'GREN-5', data: { most } });
  });

  test.each([5, 6])('[GREN-5 Q] [case A2] on a %d it bursts where it was aimed', (die) => {
    const done = thrown(thrower(), 12, die);
    expect(eventsOf(done, 'burst')[0]?.at).toEqual(spot(12));
    expect(asked(done.game)).toBe('act a');
  });

  test('[GREN-7 Q] [case A1] who is caught is judged at the final spot alone', () => {
    const game = thrower({
      b: [
        { id: 'f', at: spot(12) },
        { id: 'g', at: [19.5, 12] },
      ],
    });
    const moved = play(thrown(game, 12, 1).game, drift([18.5, 12]));
    expect(eventsOf(moved, 'burst')[0]).toMatchObject({ at: [18.5, 12], caught: ['g'] });
  });

  test('[R49 Q] [case A4] moved off the table it bursts at the edge, on the line from the aim', () => {
    const edge = thrower({ a: [{ id: 'u', at: [2, 4], card: { weapons: [frag()] } }] });
    const aimed = play(edge, grenade('u', [0.5, 16]), roll(1)).game;
    const done = play(aimed, drift([-3.5, 16]));
    expect(eventsOf(done, 'burst')[0]?.at).toEqual([0, 16]);
    const slant = play(aimed, drift([-1.5, 18]));
    expect(eventsOf(slant, 'burst')[0]?.at).toEqual([0, 16.5]);
  });

  test('[R49=b Q] [case A4] or it is lost', () => {
    const edge = thrower({ a: [{ id: 'u', at: [2, 4], card: { weapons: [frag()] } }], rulings: { R49: 'b' } });
    const done = play(edge, grenade('u', [0.5, 16]), roll(1), drift([-3.5, 16]));
    expect(eventsOf(done, 'burst')).toEqual([]);
    expect(eventsOf(done, 'driftedOff')).toHaveLength(1);
    expect(asked(done.game)).toBe('act a');
  });
});

describe('one weapon a turn', () => {
  test('[FIRE-8 Q] [R82 Q] a hand grenade is one of them, either way round', () => {
    const fired = thrower({ state: { shots: { rifle: 1 } } });
    expect(refusal(fired, grenade('t', spot(5)))).toEqual({ rule: 'FIRE-8', data: { weapon: 'rifle' } });
    const after = thrown(thrower({ b: [{ id: 'f', at: [12, 12] }] }), 3).game;
    expect(refusedBy(after, fire('t', 'f'))).toBe('FIRE-8');
  });

  test('[R82=b Q] or it is not', () => {
    const rulings = { R82: 'b' };
    expect(refusedBy(thrower({ rulings, state: { shots: { rifle: 1 } } }), grenade('t', spot(5)))).toBeNull();
    const b = [{ id: 'f', at: [12, 12] as const }];
    expect(refusedBy(thrown(thrower({ rulings, b }), 3).game, fire('t', 'f'))).toBeNull();
  });

  test('[FIRE-8 Q] of two kinds of grenade only the one already thrown', () => {
    const game = thrower({
      card: { actions: 5, weapons: [frag(), frag({ id: 'stun', kind: 'concussion' })] },
      state: { shots: { stun: 1 } },
    });
    expect(refusedBy(game, { type: 'grenade', who: 't', at: spot(5), weapon: 'grenade' })).toBe('FIRE-8');
    expect(eventsOf(play(game, grenade('t', spot(5))), 'grenadeThrown')[0]?.weapon).toBe('stun');
  });

  test('[FIRE-8 Q] with two weapons that fire: the one used first', () => {
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

  test('[SF-6 Q] [GREN-4 Q] it scatters however near, and reaches 5u at most', () => {
    expect(eventsOf(pinned(5), 'grenadeThrown')[0]?.scatters).toBe(true);
    expect(() => pinned(5.001)).toThrow('SF-6');
  });
});
