import { describe, expect } from 'vitest';
import {
  awaiting,
  type Command,
  type Game,
  type Point,
  type SmokeMarker,
  seesMarker,
  sightBetween,
} from '../../../src/engine/index.ts';
import { test } from '../../support/builders/editions.ts';
import {
  asked,
  box,
  drift,
  endTurn,
  eventsOf,
  fire,
  frag,
  type Given,
  given,
  grenade,
  joinSuppression,
  lob,
  type Man,
  move,
  opportunityFire,
  play,
  refusal,
  refusedBy,
  rifle,
  roll,
  suppressing,
  suppressionFire,
} from '../../support/builders/given.ts';

/** A gun that keeps suppression up alone. */
const mg = () => [rifle({ id: 'mg', machineGun: true })];

const HERE: Point = [12, 12];
const smoke = (id: string, at: Point, change: Partial<SmokeMarker> = {}): SmokeMarker => ({
  id,
  kind: 'smoke',
  at,
  radius: 2.5,
  owner: 'a',
  spread: false,
  ...change,
});
const spread = (at: Point): Command => ({ type: 'smoke', at });
const screens = (game: Game) => game.state.markers.flatMap((m) => (m.kind === 'smoke' ? [m.at] : []));
const reserve = (side: string): Man[] => [{ id: `${side}1` }, { id: `${side}2` }];

const thrower = (change: Given = {}): Game =>
  given({
    size: [36, 24],
    ...change,
    a: [
      { id: 't', at: [3, 12], card: { actions: 9, weapons: [frag({ kind: 'smoke', short: 1 })] } },
      ...(change.a ?? reserve('a')),
    ],
    b: [...(change.b ?? [{ id: 'e', at: [30, 12] }]), ...reserve('b')],
    tokens: { a: 9, b: 9, ...change.tokens },
  });
/** The side whose turn it is moves one of its own a little, and ends its turn. */
const next = (game: Game): Game => {
  const who = game.state.turn.side === 'a' ? 'o' : 'e';
  const [x, y] = game.state.characters.find((c) => c.id === who)?.at ?? [0, 0];
  return play(game, move(who, [x, y], [x, y + (y > 20 ? -1 : 1)]), endTurn).game;
};
/** Side b's turn, with markers on the table. */
const turnOfB = (markers: Given['markers'] = [], change: Given = {}): Game =>
  thrower({
    turn: { side: 'b' },
    a: [{ id: 'o', at: [3, 20] }, { id: 'g', at: [3, 14] }, ...reserve('a')],
    markers,
    ...change,
  });

describe('a screen of smoke', () => {
  test('[GREN-15 B] [R121 B] lies where its grenade has burst, 5u across, whoever is caught', () => {
    expect(lob(thrower(), 't', HERE).game.state.markers).toEqual([smoke('m1', HERE)]);
    const b: Man[] = [{ id: 'e', at: [14, 12] }];
    const bursting = lob(thrower({ b }), 't', HERE).game;
    expect([asked(bursting), bursting.state.markers]).toEqual(['roll a', []]);
    const done = play(bursting, roll(4)).game;
    expect([done.state.characters.find((c) => c.id === 'e')?.wounded, screens(done)]).toEqual([true, [HERE]]);
  });

  test('[GREN-15 B] it lies where the grenade has been moved to', () => {
    const { game } = play(thrower(), grenade('t', [15, 12]), roll(1), drift([15, 15]));
    expect(screens(game)).toEqual([[15, 15]]);
  });

  test.each(['smoke', 'frag', 'concussion'])('[GREN-13 QIFC] there is no smoke: %s bursts like any other', (kind) => {
    const weapons = [frag({ kind })];
    const game = given({
      a: [{ id: 't', at: [3, 12], card: { weapons } }, { id: 'a1' }],
      b: [{ id: 'e', at: [20, 12] }, { id: 'b1' }],
    });
    expect(lob(game, 't', [10, 12]).game.state.markers).toEqual([]);
  });

  test('[GREN-15 B] [R121 B] a second one follows at the start of the next turn of the side that threw', () => {
    const game = next(turnOfB([smoke('m1', HERE)]));
    expect(awaiting(game)).toEqual({ kind: 'smoke', by: 'a', marker: 'm1', from: HERE, most: 5, radius: 2.5 });
    expect(refusedBy(game, endTurn)).toBe('FLOW-PENDING');
    const done = play(game, spread([12, 16])).game;
    expect([asked(done), screens(done)]).toEqual(['act a', [HERE, [12, 16]]]);
    expect(asked(next(thrower({ markers: [smoke('m1', HERE)], a: [{ id: 'o', at: [3, 20] }, ...reserve('a')] })))).toBe(
      'act b',
    );
  });

  test('[GREN-15 B] it touches or overlaps the first, on the table', () => {
    const game = next(turnOfB([smoke('m1', HERE)]));
    for (const at of [[17, 12], [12, 7], [13, 12], HERE] as const) expect(refusedBy(game, spread(at))).toBeNull();
    expect(refusal(game, spread([17.01, 12]))).toMatchObject({ rule: 'GREN-15', data: { most: 5 } });
    expect(refusedBy(next(turnOfB([smoke('m1', [2, 12])])), spread([-0.1, 12]))).toBe('R58');
  });

  test('[GREN-15 B] [R121 B] both go at the start of the turn of that side after it', () => {
    const laid = play(next(turnOfB([smoke('m1', HERE)])), spread([12, 16])).game;
    const others = next(laid);
    expect(screens(others)).toEqual([HERE, [12, 16]]);
    const own = next(others);
    expect([asked(own), screens(own)]).toEqual(['act a', []]);
  });

  test('[R121=b B] it may be 10u across', () => {
    const game = lob(thrower({ rulings: { R121: 'b' } }), 't', HERE).game;
    expect(game.state.markers).toEqual([smoke('m1', HERE, { radius: 5 })]);
  });

  test('[R121=c B] or both go at the start of the turn of the opponent that follows', () => {
    const game = next(turnOfB([smoke('m1', HERE)], { rulings: { R121: 'c' } }));
    expect(screens(game)).toEqual([HERE]);
    const laid = play(game, spread([12, 16])).game;
    expect(screens(next(laid))).toEqual([]);
  });

  test('[R48 B] after the dice of suppression', () => {
    const game = next(turnOfB([smoke('m1', [15, 20]), suppressing('m2', [30, 14], 3, 't', 'g')]));
    expect(asked(game)).toBe('roll a');
    expect(asked(play(game, roll(1, 1)).game)).toBe('smoke a');
  });

  test('[GREN-15 B] each of two first ones has its own second', () => {
    const game = next(turnOfB([smoke('m1', HERE), smoke('m2', [20, 12])]));
    const one = play(game, spread([12, 16])).game;
    expect(awaiting(one)).toMatchObject({ kind: 'smoke', marker: 'm2' });
    expect(screens(play(one, spread([20, 16])).game)).toHaveLength(4);
  });
});

describe('seen through smoke', () => {
  const covers = (scenery: NonNullable<Given['scenery']>, ...markers: SmokeMarker[]) =>
    sightBetween(given({ scenery, markers, a: [{ id: 's', at: [2, 12] }], b: [{ id: 'e', at: [22, 12] }] }), 's', 'e');

  test('[GREN-15 B] it is partial cover, not total', () => {
    expect(covers([], smoke('m1', [12, 13.2]))).toMatchObject({ los: true, cover: 'partial', covers: 1 });
    expect(covers([], smoke('m1', [12, 18]))).toMatchObject({ cover: 'open', covers: 0 });
  });

  test('[R37 B] [R167 B] more than 4u of it count twice, as of any cover', () => {
    expect(covers([], smoke('m1', HERE)).covers).toBe(2);
  });

  test('[R167=b B] or each screen once, however thick it is, beside other cover', () => {
    const wall = [box('wall', [6, 8], [0.4, 8])];
    const seen = (scenery: Given['scenery'], ...markers: SmokeMarker[]) =>
      sightBetween(
        given({
          rulings: { R167: 'b' },
          ...(scenery ? { scenery } : {}),
          markers,
          a: [{ id: 's', at: [2, 12] }],
          b: [{ id: 'e', at: [22, 12] }],
        }),
        's',
        'e',
      ).covers;
    expect(seen([], smoke('m1', HERE))).toBe(1);
    expect(seen(wall, smoke('m1', HERE))).toBe(2);
    expect(seen([], smoke('m1', HERE), smoke('m2', HERE))).toBe(2);
  });

  test('[GREN-15 B] [R37 B] it adds to other cover, and to other smoke even where they overlap', () => {
    const wall = [box('wall', [11.8, 8], [0.4, 8])];
    expect(covers(wall).covers).toBe(1);
    expect(covers(wall, smoke('m1', [12, 13.2])).covers).toBe(2);
    expect(covers([], smoke('m1', [12, 13.2]), smoke('m2', [12.5, 13.2])).covers).toBe(2);
  });

  test('[GREN-15 B] not within 2u of the shooter', () => {
    expect(covers([], smoke('m1', [2, 12])).covers).toBe(0);
    expect(covers([], smoke('m1', [4, 12])).covers).toBe(1); // 2u of it and more lie further out
  });

  test('[GREN-15 B] [COVER-10 B] shots go through it, and hit less easily', () => {
    const game = given({
      a: [{ id: 's', at: [2, 12] }, ...reserve('a')],
      b: [{ id: 'e', at: [22, 12] }, ...reserve('b')],
      tokens: { b: 0 },
      markers: [smoke('m1', [12, 13.2])],
    });
    expect(awaiting(play(game, fire('s', 'e'), { type: 'pass' }).game)).toMatchObject({
      kind: 'roll',
      about: {
        need: [
          { rule: 'FIRE-3', add: 4 },
          { rule: 'FIRE-3', add: 1, from: ['m1'] },
        ],
      },
    });
  });

  test('[GREN-15 B] what has been seen is not remembered once smoke comes, or goes', () => {
    const game = thrower({ b: [{ id: 'e', at: [22, 12] }] });
    expect(sightBetween(game, 't', 'e').cover).toBe('open');
    const smoking = lob(game, 't', HERE).game;
    expect(sightBetween(smoking, 't', 'e').cover).toBe('partial');
    expect(sightBetween(game, 't', 'e').cover).toBe('open');
  });
});

describe('markers past what conceals', () => {
  const hedge = (change = {}) => [box('hedge', [10, 2], [1, 20], { terrain: ['concealing'], ...change })];
  const gunner: Man = {
    id: 's',
    at: [3, 12],
    card: { opportunityFire: 3, suppressionFire: 3, actions: 9, weapons: [frag({ radius: 1 }), ...mg()] },
  };
  const game = (change: Given = {}) =>
    given({
      size: [36, 24],
      ...change,
      a: [gunner, ...(change.a ?? [{ id: 'k', at: [3, 14] }])],
      b: [{ id: 'e', at: [30, 12] }, ...reserve('b')],
    });
  const FAR: Point = [20, 12];

  test('[COVER-10 B] [R122 B] no opportunity or suppression marker is laid past concealing terrain', () => {
    const hidden = game({ scenery: hedge() });
    expect(refusedBy(hidden, opportunityFire('s', FAR))).toBe('LOS-14');
    expect(refusedBy(hidden, suppressionFire('s', FAR, 'k'))).toBe('LOS-14');
    expect(refusedBy(game({ scenery: hedge({ terrain: ['protecting'] }) }), opportunityFire('s', FAR))).toBeNull();
    expect(
      refusedBy(game({ scenery: hedge({ terrain: ['protecting', 'concealing'] }) }), opportunityFire('s', FAR)),
    ).toBe('LOS-14');
  });

  test('[LOS-14 QIFC] in other editions partial cover of any kind is no matter', () => {
    expect(refusedBy(game({ scenery: hedge() }), opportunityFire('s', FAR))).toBeNull();
  });

  test('[LOS-14 B] any point of the base to any point of the marker, past total cover', () => {
    const seesPast = (top: number) =>
      seesMarker(game({ scenery: [box('wall', [10, top], [1, 24 - top], { terrain: ['sheltering'] })] }), 's', {
        at: FAR,
        level: 0,
        radius: 0.5,
      });
    expect([seesPast(11.51), seesPast(11.49)]).toEqual([true, false]);
  });

  test('[COVER-10 B] [R122 B] nor past smoke, nor in it', () => {
    expect(refusedBy(game({ markers: [smoke('m1', [12, 12])] }), opportunityFire('s', FAR))).toBe('LOS-14');
    expect(refusedBy(game({ markers: [smoke('m1', FAR)] }), opportunityFire('s', FAR))).toBe('LOS-14');
    expect(refusedBy(game({ markers: [smoke('m1', [12, 16])] }), opportunityFire('s', FAR))).toBeNull();
  });

  test('[R122=b B] or past all but smoke', () => {
    const rulings = { R122: 'b' } as const;
    expect(refusedBy(game({ rulings, scenery: hedge() }), opportunityFire('s', FAR))).toBeNull();
    expect(refusedBy(game({ rulings, markers: [smoke('m1', [12, 12])] }), opportunityFire('s', FAR))).toBe('LOS-14');
  });

  test('[COVER-10 B] what is within 2u of who looks hides nothing', () => {
    expect(
      refusedBy(
        game({ scenery: [box('hedge', [4, 2], [1, 20], { terrain: ['concealing'] })] }),
        opportunityFire('s', FAR),
      ),
    ).toBeNull();
    expect(refusedBy(game({ markers: [smoke('m1', [3, 12])] }), opportunityFire('s', FAR))).toBeNull();
  });

  test('[R122 B] [GREN-3 B] no grenade is thrown past it beyond its short range', () => {
    const hidden = game({ scenery: [box('hedge', [6, 2], [1, 20], { terrain: ['concealing'] })] });
    expect(refusedBy(hidden, grenade('s', [9, 12]))).toBeNull();
    expect(refusedBy(hidden, grenade('s', [9.01, 12]))).toBe('GREN-3');
  });

  const firing = (change: Given = {}) =>
    game({ ...change, markers: [suppressing('m9', FAR, 3, 's'), ...(change.markers ?? [])] });

  test('[COVER-10 B] [R122 B] nor suppression joined', () => {
    const fence = [box('fence', [10, 13.5], [1, 8], { terrain: ['concealing'] })];
    const a: Man[] = [{ id: 'k', at: [3, 20] }];
    expect(refusedBy(firing({ a }), joinSuppression('k', 'm9'))).toBeNull();
    expect(refusedBy(firing({ a, scenery: fence }), joinSuppression('k', 'm9'))).toBe('LOS-14');
  });

  test('[SF-11 B] [COVER-10 B] a smoke grenade on its marker ends suppression fire', () => {
    const thrownAt = (at: Point) =>
      lob(
        given({
          size: [36, 24],
          a: [{ id: 't', at: [28, 20], card: { weapons: [frag({ kind: 'smoke' })] } }, ...reserve('a')],
          b: [{ ...gunner, id: 'f' }, { id: 'f2', at: [3, 14] }, ...reserve('b')],
          markers: [suppressing('m9', FAR, 3, 'f', 'f2')],
        }),
        't',
        at,
      );
    expect(thrownAt(FAR).game.state.markers.map((m) => m.kind)).toEqual(['smoke']);
    expect(thrownAt([20, 20]).game.state.markers.map((m) => m.kind)).toEqual(['suppression', 'smoke']);
    expect(eventsOf(thrownAt(FAR), 'firerLeft')).toHaveLength(2);
  });

  test('[COVER-10 B] [OF-3 B] opportunity fire still goes through what conceals, against partial cover', () => {
    const watched = given({
      size: [36, 24],
      a: [{ id: 'e', at: [20, 20], card: { move: 6 } }, ...reserve('a')],
      b: [{ id: 'w', at: [3, 12], card: { opportunityFire: 3 } }, ...reserve('b')],
      markers: [{ id: 'm1', kind: 'opportunity', at: FAR, owner: 'w' }, smoke('m2', [12, 13.5], { radius: 5 })],
    });
    expect(asked(play(watched, move('e', [20, 20], [20, 15])).game)).toBe('opportunity b');
  });
});
