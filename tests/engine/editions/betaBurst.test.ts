import { describe, expect } from 'vitest';
import type { Game, GrenadeKind, Point } from '../../../src/engine/index.ts';
import { test } from '../../support/builders/editions.ts';
import {
  asked,
  box,
  character,
  choose,
  eventsOf,
  frag,
  type Given,
  given,
  grenade,
  lob,
  type Man,
  type Played,
  pass,
  play,
  refusedBy,
  roll,
  takeCover,
  total,
} from '../../support/builders/given.ts';

const HERE: Point = [12, 12];

/** A grenade of a kind with 4 dice and reach 2 that bursts in the middle of the table among some of side b. */
const thrown = (b: readonly Man[], change: Given & { kind?: GrenadeKind } = {}): Played =>
  lob(
    given({
      ...change,
      tokens: { a: 5, b: 0, ...change.tokens },
      a: [
        { id: 't', at: [6, 12], card: { h2h: 9, weapons: [frag({ kind: change.kind ?? 'frag' })] } },
        { id: 'ours', at: null },
        ...(change.a ?? []),
      ],
      b: [...b, ...['x', 'y', 'z'].map((id): Man => ({ id, at: null }))],
    }),
    't',
    HERE,
  );
const burst = (...among: Parameters<typeof thrown>): Game => thrown(...among).game;
const caught = (...among: Parameters<typeof thrown>) => eventsOf(thrown(...among), 'burst')[0]?.caught;
const man = (id: string, at: Point, h2h = 2, change: Partial<Man> = {}): Man => ({
  id,
  at,
  ...change,
  card: { h2h, ...change.card },
});
const hurt = (game: Game) => game.state.characters.filter((c) => c.wounded || c.out).map((c) => c.id);
const fell = (game: Game) => game.state.characters.filter((c) => c.out).map((c) => c.id);

/** Three around the burst, by their H2H. */
const p = (change: Partial<Man> = {}) => man('p', [14, 12], 1, change);
const q = (change: Partial<Man> = {}) => man('q', [12, 14], 2, change);
const r = (change: Partial<Man> = {}) => man('r', [12, 10], 3, change);

describe('who is caught', () => {
  test('[GREN-7 B] friend or foe', () => {
    const a = [{ id: 'mate', at: [14.5, 12] as const, card: { h2h: 1 } }];
    const scattered = play(
      given({
        a: [{ id: 't', at: [5, 12], card: { weapons: [frag()] } }, ...a, { id: 'ours', at: null }],
        b: [man('e', [12, 10]), { id: 'x', at: null }],
      }),
      grenade('t', [11.4, 12]),
      roll(4),
      { type: 'drift', to: HERE },
    );
    expect(eventsOf(scattered, 'burst')[0]?.caught).toEqual(['mate', 'e']);
  });

  test.each([
    ['sheltering', ['sheltering'] as const, []],
    ['protecting', ['protecting'] as const, []],
    ['protecting and concealing', ['protecting', 'concealing'] as const, []],
    ['concealing', ['concealing'] as const, ['e']],
  ])('[COVER-12 B] [GREN-7 B] %s terrain in between', (_, terrain, expected) => {
    const scenery = [box('wall', [13, 9], [0.4, 6], { terrain })];
    expect(caught([man('e', [14.5, 12])], { scenery })).toEqual(expected);
  });

  test.each(['sheltering', 'protecting', 'concealing'] as const)(
    '[COVER-12 QIFC] %s terrain in between stops it',
    (terrain) => {
      const scenery = [box('wall', [13, 9], [0.4, 6], { terrain: [terrain] })];
      expect(caught([man('e', [14.5, 12])], { scenery })).toEqual([]);
    },
  );

  test('[GREN-7 B] [COVER-12 B] one line past the cover is enough to be caught', () => {
    expect(caught([man('e', [14.5, 12])], { scenery: [total('wall', [13, 9], [0.4, 3])] })).toEqual(['e']);
  });

  const row = [man('front', [13.2, 12], 1), man('back', [14.3, 12], 1)];

  test('[GREN-7 B] [R78 B] characters in between stop it', () => {
    expect(caught(row)).toEqual(['front']);
  });

  test('[R78=c B] or they do not', () => {
    expect(caught(row, { rulings: { R78: 'c' } })).toEqual(['front', 'back']);
  });
});

describe('what hits', () => {
  test('[GREN-8 B] [TC-5 B] [R17 B] a frag grenade hits who takes cover, or is in shock, on 5 or more', () => {
    for (const state of [{ inCover: true }, { shock: true, wounded: true, shockSince: 2 }]) {
      const game = burst([p({ state })]);
      const hits = (...dice: number[]) =>
        eventsOf(play(game, roll(...dice)), state.inCover ? 'wounded' : 'eliminated').length;
      expect([hits(4, 4, 4, 4), hits(5, 1, 1, 1)]).toEqual([0, 1]);
    }
  });

  test('[TC-5 B] [R17 B] Camouflage is no help, and against other grenades nothing is', () => {
    expect(hurt(play(burst([p({ card: { camouflage: true } })]), roll(4, 1, 1, 1)).game)).toEqual(['p']);
    for (const kind of ['concussion', 'smoke'] as const) {
      expect(hurt(play(burst([p({ state: { inCover: true } })], { kind }), roll(4, 1, 1, 1)).game)).toEqual(['p']);
    }
  });

  test.each([{ inCover: true }, { shock: true, wounded: true, shockSince: 2 }])(
    '[TC-5 QIFC] what %o is of no help',
    (state) => {
      const game = burst([p({ state }), q(), r()]);
      expect(eventsOf(play(game, roll(4, 4, 1, 1)), 'burstRolled')[0]).toMatchObject({ hits: 2, hidden: null });
    },
  );

  test('[R17 B] a 4 can wound only those who do not take cover', () => {
    const game = burst([p({ state: { inCover: true } }), q(), r()]);
    const only = play(game, roll(4, 4, 4, 4));
    expect(hurt(only.game)).toEqual(['q', 'r']);
    expect(asked(only.game)).toBe('act a');
    expect(eventsOf(only, 'burstRolled')[0]).toMatchObject({ hits: 4, hidden: { who: ['p'] } });
  });

  test('[R17 B] in H2H order each takes the lowest die left that hits him', () => {
    // the 5 is for the first, the 4 for the second
    const covered = burst([p({ state: { inCover: true } }), q(), r()]);
    expect(hurt(play(covered, roll(5, 4, 1, 1)).game)).toEqual(['p', 'q']);
    // the 4 is for the first, so that the 5 is left for the second
    const second = burst([p(), q({ state: { inCover: true } }), r()]);
    expect(hurt(play(second, roll(5, 4, 1, 1)).game)).toEqual(['p', 'q']);
    // one 5 alone: the first takes it, the second in cover is passed over
    expect(hurt(play(second, roll(5, 1, 1, 1)).game)).toEqual(['p']);
    expect(hurt(play(second, roll(4, 4, 1, 1)).game)).toEqual(['p', 'r']);
  });

  test('[R17 B] no cover can be taken in answer to the throw', () => {
    expect(asked(burst([p()], { tokens: { b: 5 } }))).toBe('roll a');
  });

  test('[R17=b B] or those in reach may take it, for a token each, first of the other side', () => {
    const a: Man[] = [{ id: 'mate', at: [12, 16.2], card: { h2h: 7 } }];
    const rulings = { R17: 'b' } as const;
    const game = burst([p(), q({ state: { inCover: true } }), r({ state: { spent: 3 } })], {
      rulings,
      tokens: { b: 5 },
      a,
    });
    expect(asked(game)).toBe('burstCover b');
    expect(refusedBy(game, takeCover('q'))).toBe('FLOW-UNKNOWN');
    expect(refusedBy(game, takeCover('r'))).toBe('FLOW-UNKNOWN');
    const taken = play(game, takeCover('p')).game;
    expect([asked(taken), taken.state.tokens.b]).toEqual(['roll a', 4]);
    expect(hurt(play(taken, roll(4, 1, 1, 1)).game)).toEqual(['r']);
    const declined = play(game, pass).game;
    expect(asked(declined)).toBe('roll a');
    expect(hurt(play(declined, roll(4, 1, 1, 1)).game)).toEqual(['p']);
  });

  test('[R17=b B] then those of the own side; nobody against a grenade of another kind', () => {
    const rulings = { R17: 'b' } as const;
    const scattered = (kind: GrenadeKind) =>
      play(
        given({
          rulings,
          a: [
            { id: 't', at: [2, 12], card: { weapons: [frag({ kind })] } },
            { id: 'mate', at: [14.5, 12] },
            { id: 'ours' },
          ],
          b: [man('e', [12, 10]), { id: 'x', at: null }],
          markers: [{ id: 'm1', kind: 'suppression', at: [2, 16], owner: 'e', range: 3, firers: ['e', 'x'] }],
        }),
        grenade('t', [8, 12]),
        roll(1),
        { type: 'drift', to: HERE },
      ).game;
    const game = scattered('frag');
    expect([asked(game), asked(play(game, pass).game), asked(play(game, pass, takeCover('mate')).game)]).toEqual([
      'burstCover b',
      'burstCover a',
      'roll a',
    ]);
    expect(asked(scattered('concussion'))).toBe('roll a');
  });
});

describe('wounds', () => {
  test('[GREN-9 B] each hit one wound, and nobody twice by one burst', () => {
    const game = burst([p(), q()]);
    const done = play(game, roll(4, 5, 6, 6)).game;
    expect([hurt(done), fell(done), asked(done)]).toEqual([['p', 'q'], [], 'act a']);
  });

  test('[GREN-9 B] one who was wounded before dies', () => {
    const done = play(burst([p({ state: { wounded: true } }), q()]), roll(4, 1, 1, 1)).game;
    expect([hurt(done), fell(done)]).toEqual([['p'], ['p']]);
  });

  test('[GREN-9 B] the H2H of the side of the card that shows counts', () => {
    const weak = man('weak', [14, 12], 5, { woundedCard: { h2h: 1 }, state: { wounded: true } });
    expect(hurt(play(burst([q(), weak]), roll(4, 1, 1, 1)).game)).toContain('weak');
    expect(character(play(burst([q(), weak]), roll(4, 1, 1, 1)).game, 'q').wounded).toBe(false);
  });

  test('[R35 B] a hit is a wound', () => {
    expect(fell(play(burst([p()]), roll(6, 6, 6, 6)).game)).toEqual([]);
  });

  test('[R35=b B] or any hit eliminates', () => {
    const done = play(burst([p(), q()], { rulings: { R35: 'b' } }), roll(4, 1, 1, 1)).game;
    expect([fell(done), hurt(done)]).toEqual([['p'], ['p']]);
  });

  test('[GREN-10 B] of equals the thrower says who takes the only die that hits him', () => {
    const equals = [man('p', [14, 12], 2, { state: { inCover: true } }), man('q', [12, 14], 2), man('s', [12, 10], 2)];
    const game = play(burst(equals), roll(4, 5, 1, 1)).game;
    expect(asked(game)).toBe('burstWound a');
    expect(hurt(play(game, choose('p'), choose('s')).game)).toEqual(['p', 's']);
    const after = play(game, choose('q'));
    // the 4 is gone, the 5 is left for one of the others
    expect(hurt(play(after.game, choose('p')).game)).toEqual(['p', 'q']);
  });

  test('[GREN-10 B] no question about one whom nothing hits', () => {
    const equals = [man('p', [14, 12], 2, { state: { inCover: true } }), man('q', [12, 14], 2)];
    expect(hurt(play(burst(equals), roll(4, 4, 1, 1)).game)).toEqual(['q']);
  });
});
