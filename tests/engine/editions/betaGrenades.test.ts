import { describe, expect } from 'vitest';
import type { Command, Game, GrenadeKind, Point } from '../../../src/engine/index.ts';
import { test } from '../../support/builders/editions.ts';
import {
  asked,
  box,
  drift,
  eventsOf,
  fire,
  frag,
  type Given,
  given,
  grenade,
  type Man,
  pass,
  play,
  refusal,
  refusedBy,
  roll,
  suppressing,
  total,
} from '../../support/builders/given.ts';

const KINDS = ['frag', 'concussion', 'smoke'] as const;
const SURE = { frag: 5, concussion: 10, smoke: 10 } as const;
const LONGEST = { frag: 10, concussion: 15, smoke: 15 } as const;

/** A thrower at the left edge with a grenade of a kind on his card; its marker lands `x` u from his base at `spot(x)`. */
const thrower = (kind: GrenadeKind, change: Given & { man?: Partial<Man> } = {}): Game =>
  given({
    size: [36, 24],
    ...change,
    a: [
      { id: 't', at: [2, 12], card: { weapons: [frag({ kind, radius: 1 })] }, ...change.man },
      { id: 'mate', at: null },
      ...(change.a ?? []),
    ],
    b: [{ id: 'reserve' }, { id: 'reserve-2' }, { id: 'e', at: [30, 3] }, ...(change.b ?? [])],
  });
const spot = (distance: number): Point => [3 + distance, 12];
const thrown = (game: Game, at: Point) => play(game, grenade('t', at));

describe('how far each kind is thrown', () => {
  test.each(KINDS)('[GREN-2 B] [GREN-4 B] [GREN-13 B] %s: for sure, then scattering, then not at all', (kind) => {
    const game = thrower(kind);
    const scatters = (distance: number) => eventsOf(thrown(game, spot(distance)), 'grenadeThrown')[0]?.scatters;
    const [sure, most] = [SURE[kind], LONGEST[kind]];
    expect([scatters(sure), scatters(sure + 0.001), scatters(most)]).toEqual([false, true, true]);
    expect(refusal(game, grenade('t', spot(most + 0.001)))).toMatchObject({ rule: 'GREN-2', data: { most } });
  });

  test.each(KINDS)('[GREN-3 B] %s: beyond its short range only to where one sees', (kind) => {
    const walled = thrower(kind, { scenery: [total('wall', [4, 2], [1, 20])] });
    expect(refusedBy(walled, grenade('t', spot(SURE[kind])))).toBeNull();
    expect(refusedBy(walled, grenade('t', spot(SURE[kind] + 0.01)))).toBe('GREN-3');
    const fenced = thrower(kind, { scenery: [box('fence', [4, 2], [1, 20])] });
    expect(refusedBy(fenced, grenade('t', spot(SURE[kind] + 0.01)))).toBeNull();
  });

  test.each(KINDS)('[SF-6 B] [GREN-4 B] %s: 5u at most by one under suppression fire, always scattering', (kind) => {
    const game = thrower(kind, {
      b: [
        { id: 'f', at: [20, 2] },
        { id: 'g', at: [20, 4] },
      ],
      markers: [suppressing('m1', [2, 14], 3, 'f', 'g')],
    });
    expect(eventsOf(thrown(game, spot(5)), 'grenadeThrown')[0]?.scatters).toBe(true);
    expect(refusedBy(game, grenade('t', spot(5.001)))).toBe('SF-6');
  });

  test('[R38=b B] measured to the point itself where a marker has no size', () => {
    const game = thrower('frag', { rulings: { R38: 'b' } });
    expect(eventsOf(thrown(game, spot(4.5)), 'grenadeThrown')[0]?.scatters).toBe(false);
    expect(eventsOf(thrown(game, spot(4.51)), 'grenadeThrown')[0]?.scatters).toBe(true);
  });
});

describe('where it comes down', () => {
  test.each([
    [1, 4],
    [2, 2],
    [3, 2],
    [4, 2],
  ])('[GREN-5 B] [GREN-6 B] [case A2] on a %d the opponent moves the marker up to %du', (die, most) => {
    const { game } = play(thrower('concussion'), grenade('t', spot(12)), roll(die));
    expect(asked(game)).toBe('drift b');
    for (const to of [
      [15 + most, 12],
      [15 + most / 2, 12],
      [15 - most, 12],
      [15, 12 - most],
      [15, 12],
    ] as const)
      expect(refusal(game, drift(to))).toBeNull();
    expect(refusal(game, drift([15 + most + 0.001, 12]))).toMatchObject({ rule: 'GREN-5', data: { most } });
  });

  test.each([5, 6])('[GREN-5 B] [case A2] on a %d it bursts where it was aimed', (die) => {
    const done = play(thrower('concussion'), grenade('t', spot(12)), roll(die));
    expect(eventsOf(done, 'burst')[0]?.at).toEqual(spot(12));
  });

  test('[GREN-6 B] through cover as well', () => {
    const walled = thrower('frag', { scenery: [total('wall', [12, 2], [0.4, 20])] });
    const { game } = play(walled, grenade('t', [11, 12]), roll(1));
    expect(refusedBy(game, drift([14, 12]))).toBeNull();
  });

  const offTheEdge = (rulings = {}) => play(thrower('frag', { rulings }), grenade('t', [2, 20]), roll(1)).game;

  test('[R49 B] [case A4] moved off the table it bursts at the edge, on the line from the aim', () => {
    expect(eventsOf(play(offTheEdge(), drift([-2, 20])), 'burst')[0]?.at).toEqual([0, 20]);
    expect(eventsOf(play(offTheEdge(), drift([-1, 21.5])), 'burst')[0]?.at).toEqual([0, 21]);
  });

  test('[R49=b B] [case A4] or it is lost, and with it the smoke', () => {
    const done = play(thrower('smoke', { rulings: { R49: 'b' } }), grenade('t', [2, 23.5]), roll(1), drift([2, 26]));
    expect(eventsOf(done, 'burst')).toEqual([]);
    expect(done.game.state.markers).toEqual([]);
  });
});

describe('at what it may be aimed', () => {
  test('[GREN-12 B] beside a base, touching it, and never upon it', () => {
    const game = thrower('frag', { b: [{ id: 'f', at: [6, 12] }] });
    expect(refusedBy(game, grenade('t', [7, 12]))).toBeNull();
    expect(refusal(game, grenade('t', [6.99, 12]))).toEqual({ rule: 'GREN-12', data: { base: 'f' } });
    expect(refusedBy(game, grenade('t', [6, 12]))).toBe('GREN-12');
  });

  test('[GREN-12 B] on scenery of any kind, and on the table', () => {
    const game = thrower('frag', { scenery: [total('house', [6, 10], [4, 4]), box('wall', [6, 15], [4, 1])] });
    expect([refusedBy(game, grenade('t', [7, 12])), refusedBy(game, grenade('t', [6.5, 15.5]))]).toEqual([null, null]);
    expect(refusedBy(game, grenade('t', [-0.01, 12]))).toBe('R58');
  });
});

describe('the own side', () => {
  /** A frag grenade of reach 4 thrown so that its marker comes down 3u from a friend. */
  const near = (change: Given & { state?: object } = {}) =>
    given({
      size: [36, 24],
      ...change,
      a: [
        { id: 't', at: [2, 12], card: { weapons: [frag({ radius: 4 })] } },
        { id: 'mate', at: [11, 12], ...(change.state && { state: change.state }) },
      ],
      b: [{ id: 'e', at: [30, 3] }, { id: 'reserve' }],
    });
  const AT: Point = [7, 12];

  test('[GREN-11 B] not where the thrower himself could be caught', () => {
    expect(refusal(near(), grenade('t', [2, 16.9]))).toEqual({ rule: 'GREN-11', data: { who: 't' } });
    expect(refusedBy(near(), grenade('t', [2, 17.01]))).toBeNull();
  });

  test('[GREN-11 B] nor where a friend could', () => {
    expect(refusal(near(), grenade('t', [8, 12]))).toEqual({ rule: 'GREN-11', data: { who: 'mate' } });
  });

  test('[GREN-11 B] [R79 B] unless each of them is sheltered from a burst there', () => {
    const walls = [box('left', [3.5, 9], [0.4, 6]), box('right', [9.5, 9], [0.4, 6])];
    expect(refusedBy(near({ scenery: walls }), grenade('t', AT))).toBeNull();
    expect(refusedBy(near({ scenery: walls.slice(0, 1) }), grenade('t', AT))).toBe('GREN-11');
  });

  test('[R79 B] a Take Cover marker does not do', () => {
    const scenery = [box('left', [3.5, 9], [0.4, 6])];
    expect(refusedBy(near({ scenery, state: { inCover: true } }), grenade('t', AT))).toBe('GREN-11');
  });

  test('[R79=c B] or it does', () => {
    const scenery = [box('left', [3.5, 9], [0.4, 6])];
    const rulings = { R79: 'c' } as const;
    expect(refusedBy(near({ scenery, rulings, state: { inCover: true } }), grenade('t', AT))).toBeNull();
    expect(refusedBy(near({ scenery, rulings }), grenade('t', AT))).toBe('GREN-11');
  });

  test('[R79 B] where it may drift to is of no matter', () => {
    expect(refusedBy(near(), grenade('t', [6, 18]))).toBeNull();
  });

  test('[R79=b B] or nobody of the own side may be caught there either', () => {
    const rulings = { R79: 'b' } as const;
    // 5.21u from his base it scatters; up to 4u off it would reach the thrower, and the friend
    expect(refusedBy(near({ rulings }), grenade('t', [6, 18]))).toBe('GREN-11');
    // at 5u it bursts for sure where it is aimed
    expect(refusedBy(near({ rulings }), grenade('t', [2, 18]))).toBeNull();
    expect(refusedBy(near({ rulings }), grenade('t', [2, 17.01]))).toBeNull();
  });
});

describe('extra grenades', () => {
  const throwing = (weapon: string, at: Point): Command => ({ type: 'grenade', who: 't', at, weapon });
  const carrying = (grenades: readonly GrenadeKind[], man: Partial<Man> = {}, change: Given = {}) =>
    thrower('frag', {
      ...change,
      man: { ...man, card: { actions: 6, ...man.card }, state: { grenades, ...man.state } },
    });

  const withTokens = (game: Game): Game => ({ ...game, state: { ...game.state, tokens: { a: 5, b: 5 } } });

  test('[GREN-14 B] [GREN-13 B] can be thrown by one whose card lists none, each with its own reach, dice and radius', () => {
    const b = [{ id: 'f', at: [12.5, 12] as const }];
    for (const [kind, radius, dice] of [
      ['frag', 4, 4],
      ['concussion', 2, 4],
      ['smoke', 2, 1],
    ] as const) {
      const game = carrying([kind], {}, { b });
      const reached = play(game, throwing(`extra-${kind}`, [11.5 - radius, 12])).game;
      expect([asked(reached), reached.state.frames.length]).toEqual(['roll a', 2]);
      expect(refusedBy(reached, roll(...Array(dice).fill(1)))).toBeNull();
      const missed = play(game, throwing(`extra-${kind}`, [11.49 - radius, 12])).game;
      expect(asked(missed)).toBe('act a');
    }
  });

  test('[GREN-14 B] [GREN-18 B] each is thrown once; who carries none of the kind cannot', () => {
    const game = carrying(['smoke', 'smoke']);
    const once = play(game, throwing('extra-smoke', spot(8))).game;
    expect(once.state.characters[0]?.grenades).toEqual(['smoke']);
    const twice = play(once, throwing('extra-smoke', spot(9))).game;
    expect(twice.state.characters[0]?.grenades).toEqual([]);
    expect(refusedBy(withTokens(twice), throwing('extra-smoke', spot(9)))).toBe('R130');
    expect(refusal(game, throwing('extra-frag', spot(5)))).toEqual({ rule: 'GREN-18', data: { who: 't' } });
    expect(refusedBy(thrower('frag'), throwing('extra-frog', spot(5)))).toBe('FLOW-UNKNOWN');
  });

  test('[GREN-18 B] a listed one never runs out, and an extra one of its kind is another', () => {
    const game = carrying(['frag'], { card: { weapons: [frag({ radius: 1 })] } });
    const listed = play(game, throwing('grenade', spot(4)), throwing('grenade', spot(4))).game;
    expect(listed.state.characters[0]?.grenades).toEqual(['frag']);
    expect(refusedBy(withTokens(listed), throwing('grenade', spot(4)))).toBeNull();
    expect(refusedBy(withTokens(listed), throwing('extra-frag', spot(5)))).toBeNull();
  });

  test('[FIRE-8 B] [GREN-14 B] extra ones are free of the weapon in hand, before and after', () => {
    const b = [{ id: 'f', at: [12, 12] as const }];
    const fired = carrying(['concussion'], { state: { shots: { rifle: 1 }, inHand: 'rifle' } }, { b });
    const after = play(fired, throwing('extra-concussion', spot(4))).game;
    expect(after.state.characters[0]).toMatchObject({ shots: { rifle: 1 }, inHand: 'rifle' });
    expect(refusedBy(withTokens(after), fire('t', 'f'))).toBeNull();
  });

  test('[R67 B] one that is not yet thrown is kept when the action is lost', () => {
    const game = carrying(
      ['smoke'],
      {},
      {
        b: [{ id: 'w', at: [12, 12], card: { opportunityFire: 3 } }],
        markers: [{ id: 'm1', kind: 'opportunity', at: [4, 12], owner: 'w' }],
      },
    );
    const declared = play(game, throwing('extra-smoke', spot(4))).game;
    expect(asked(declared)).toBe('opportunity b');
    const shot = play(declared, fire('w', 't'), pass, roll(4, 1, 1)).game;
    expect(shot.state.characters[0]).toMatchObject({ wounded: true, grenades: ['smoke'] });
    expect([asked(shot), shot.state.tokens.a]).toEqual(['act a', 3]);
  });
});
