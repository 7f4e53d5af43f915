import { describe, expect } from 'vitest';
import type { Game, Point } from '../../src/engine/index.ts';
import { test } from '../support/builders/editions.ts';
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
  play,
  refusedBy,
  roll,
  total,
} from '../support/builders/given.ts';

const HERE: Point = [12, 12];

/** A grenade of 4 dice and reach 2 that bursts in the middle of the table among some of side b. */
const thrown = (b: readonly Man[], change: Given = {}): Played =>
  lob(
    given({
      tokens: { b: 0 },
      ...change,
      a: [{ id: 't', at: [5, 12], card: { h2h: 9, weapons: [frag()] } }, ...(change.a ?? [])],
      b: [...b, { id: 'reserve', points: 99 }],
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
/** `n` men around the burst, `distance` u from the edge of the marker to theirs. */
const ring = (n: number, distance: number, h2h: (i: number) => number = () => 2): Man[] =>
  Array.from({ length: n }, (_, i) => {
    const angle = (2 * Math.PI * i) / n;
    const r = 1 + distance;
    return man(`r${i}`, [HERE[0] + r * Math.cos(angle), HERE[1] + r * Math.sin(angle)], h2h(i));
  });
const hurt = (game: Game) => game.state.characters.filter((c) => c.wounded || c.out).map((c) => c.id);

describe('who is caught', () => {
  test('[GREN-7 QIFCB] [GREN-13 QIFCB] everyone within the radius, at exactly 2u and not beyond', () => {
    expect(asked(burst([man('e', [15, 12])]))).toBe('roll a');
    expect(asked(burst([man('e', [15.01, 12])]))).toBe('act a');
  });

  test('[GREN-7 QIFC] friend or foe, the thrower himself too', () => {
    const near = given({
      a: [
        { id: 't', at: [11, 12], card: { h2h: 1, weapons: [frag()] } },
        { id: 'mate', at: [13, 12], card: { h2h: 1 } },
        { id: 'reserve', points: 99 },
      ],
      b: [{ id: 'e', at: [12, 14], points: 9 }],
    });
    expect(eventsOf(lob(near, 't', HERE), 'burst')[0]?.caught).toEqual(['t', 'mate', 'e']);
  });

  test.each([
    ['total', total],
    ['partial', box],
  ])('[GREN-7 QIFCB] [COVER-12 QIFCB] [R21 QIFC] not who has %s cover from the burst', (_, cover) => {
    expect(asked(burst([man('e', [14.5, 12])], { scenery: [cover('wall', [13, 9], [0.4, 6])] }))).toBe('act a');
  });

  test('[R21 QIFC] one line past the cover is enough to be caught', () => {
    expect(asked(burst([man('e', [14.5, 12])], { scenery: [total('wall', [13, 9], [0.4, 3])] }))).toBe('roll a');
  });

  test('[GREN-7 QIFC] [R21 QIFC] [TC-5 QIFC] a Take Cover marker is no help', () => {
    const lying = burst([man('e', [14, 12], 2, { state: { inCover: true } })]);
    expect(hurt(play(lying, roll(4, 1, 1, 1)).game)).toEqual(['e']);
  });

  test('[GREN-7 B] [TC-5 B] nor against a frag grenade, which it only makes hit less easily', () => {
    const lying = burst([man('e', [14, 12], 2, { state: { inCover: true } })]);
    expect(hurt(play(lying, roll(5, 1, 1, 1)).game)).toEqual(['e']);
  });

  test('[R21=b Q] or it protects', () => {
    const game = burst([man('e', [14, 12], 2, { state: { inCover: true } })], { rulings: { R21: 'b' } });
    expect(asked(game)).toBe('act a');
  });

  test('[R78 QIFCB] the same element around both is no cover, its edge in between is', () => {
    const wood = (x: number, width: number) => [box('wood', [x, 8], [width, 8])];
    expect(asked(burst([man('e', [14, 12])], { scenery: wood(8, 9) }))).toBe('roll a');
    expect(asked(burst([man('e', [14.8, 12])], { scenery: wood(13.6, 6) }))).toBe('act a');
    expect(asked(burst([man('e', [14.5, 12])], { scenery: wood(8, 5.5) }))).toBe('act a');
  });

  const row = [man('front', [13.2, 12], 1), man('back', [14.3, 12], 1)];

  test('[GREN-7 QIFC] [R78 QIFC] characters in between do not stop it', () => {
    expect(caught(row)).toEqual(['front', 'back']);
  });

  test('[R78=b QFC] or they do', () => {
    expect(caught(row, { rulings: { R78: 'b' } })).toEqual(['front']);
  });

  test('[R56 QIFCB] cover beside the thrower stops it as any other: the 2u of shooting are not asked', () => {
    const by = (scenery: Given['scenery'] = []) =>
      lob(
        given({
          scenery,
          a: [{ id: 't', at: [12, 15.2], card: { h2h: 9, weapons: [frag()] } }],
          b: [man('e', [14.5, 12]), { id: 'reserve', points: 99 }],
        }),
        't',
        HERE,
      ).game;
    expect(asked(by())).toBe('roll a');
    // its lower end is half a u from the thrower
    expect(asked(by([box('wall', [13, 9], [0.4, 6])]))).toBe('act a');
  });

  test('[R56 Q] nor the 5u: where Take Cover protects from a burst, it does so however near the thrower is', () => {
    const near = given({
      rulings: { R21: 'b' },
      a: [{ id: 't', at: [12, 15.2], card: { h2h: 9, weapons: [frag()] } }],
      b: [man('e', [14, 12], 2, { state: { inCover: true } }), { id: 'reserve', points: 99 }],
    });
    expect(asked(play(near, grenade('t', HERE)).game)).toBe('act a');
  });

  test('[case A9] a ring at the limit: all are attacked, once, by one roll', () => {
    const game = burst(ring(8, 1.99));
    const done = play(game, roll(1, 1, 1, 1));
    expect(asked(done.game)).toBe('act a');
    expect(eventsOf(done, 'burstRolled')).toHaveLength(1);
    expect(asked(burst(ring(8, 2.01)))).toBe('act a');
  });
});

describe('wounds', () => {
  test('[GREN-8 QIFCB] as many dice as the grenade has, each 4 or more a hit', () => {
    const game = burst([man('e', [14, 12])]);
    expect(refusedBy(game, roll(4, 4, 4))).toBe('FLOW-DICE');
    expect(hurt(play(game, roll(3, 3, 3, 3)).game)).toEqual([]);
    expect(hurt(play(game, roll(4, 3, 3, 3)).game)).toEqual(['e']);
  });

  test('[GREN-8 QIFCB] the wounded side of the card throws with its own dice', () => {
    const game = given({
      a: [
        {
          id: 't',
          at: [5, 12],
          card: { weapons: [frag()] },
          woundedCard: { weapons: [frag({ short: 2 })] },
          state: { wounded: true },
        },
      ],
      b: [man('e', [14, 12]), { id: 'reserve', points: 99 }],
    });
    expect(refusedBy(lob(game, 't', HERE).game, roll(4, 4))).toBeNull();
  });

  test('[GREN-9 QIFB] [case A9] each hit one wound, from the lowest H2H up', () => {
    const game = burst(ring(8, 1.99, (i) => 8 - i));
    expect(hurt(play(game, roll(4, 5, 1, 1)).game)).toEqual(['r6', 'r7']);
  });

  test('[GREN-9 QIF] round again if hits are left; two wounds eliminate', () => {
    const game = burst([man('p', [14, 12], 1), man('q', [10, 12], 3)]);
    const { game: after } = play(game, roll(4, 4, 4, 1));
    expect([character(after, 'p').out, character(after, 'q').out]).toEqual([true, false]);
    expect(character(after, 'q').wounded).toBe(true);
    expect(character(play(game, roll(4, 4, 4, 4)).game, 'q').out).toBe(true);
  });

  test('[R87 QIF] two sixes are two plain wounds and no head shot', () => {
    const game = burst([man('p', [14, 12], 1), man('q', [10, 12], 3)]);
    const { game: after } = play(game, roll(6, 6, 1, 1));
    expect([character(after, 'p').out, character(after, 'q').out]).toEqual([false, false]);
  });

  test('[R100=b QIF] or anew after each wound: the second round begins with the lowest value that shows then', () => {
    const p = man('p', [14, 12], 2, { woundedCard: { h2h: 5 } });
    const game = burst([p, man('q', [10, 12], 3)], { rulings: { R100: 'b' } });
    const { game: after } = play(game, roll(4, 4, 4, 1));
    expect([character(after, 'p').out, character(after, 'q').out]).toEqual([false, true]);
  });

  test('[R100=b QIF] nobody takes a second wound before all have taken one', () => {
    const p = man('p', [14, 12], 2, { woundedCard: { h2h: 1 } });
    const game = burst([p, man('q', [10, 12], 3)], { rulings: { R100: 'b' } });
    expect(hurt(play(game, roll(4, 4, 1, 1)).game)).toEqual(['p', 'q']);
  });

  test('[R100 QIF] the order is that of before the burst, in the second round too', () => {
    const p = man('p', [14, 12], 2, { woundedCard: { h2h: 5 } });
    const game = burst([p, man('q', [10, 12], 3)]);
    const { game: after } = play(game, roll(4, 4, 4, 1));
    expect([character(after, 'p').out, character(after, 'q').out]).toEqual([true, false]);
  });

  test('[GREN-10 QFB] [R23 QF] [case A9] the thrower says which of equals takes the next one', () => {
    const rolled = play(burst([man('p', [14, 12]), man('q', [10, 12])]), roll(4, 1, 1, 1)).game;
    expect(asked(rolled)).toBe('burstWound a');
    expect(refusedBy(rolled, choose('t'))).toBe('FLOW-UNKNOWN');
    expect(hurt(play(rolled, choose('q')).game)).toEqual(['q']);
  });

  test('[GREN-10 QFB] no question where it makes no difference', () => {
    expect(hurt(play(burst([man('p', [14, 12]), man('q', [10, 12])]), roll(4, 4, 1, 1)).game)).toEqual(['p', 'q']);
  });

  test('[R23=b QF] or a die for each: the lowest takes it, equal lowest ones roll again', () => {
    const game = burst([man('p', [14, 12]), man('q', [10, 12])], { rulings: { R23: 'b' } });
    const tie = play(game, roll(4, 1, 1, 1));
    expect(asked(tie.game)).toBe('roll a');
    const again = play(tie.game, roll(3, 3));
    expect(eventsOf(again, 'tied')).toHaveLength(1);
    expect(hurt(play(again.game, roll(5, 2)).game)).toEqual(['q']);
  });

  test('[WIN-6 QIFC] [R135 QIFC] [R10 QIFC] a burst is settled whole: half of both sides by one burst', () => {
    const game = given({
      a: [
        { id: 't', at: [5, 12], card: { weapons: [frag()] } },
        { id: 'mate', at: [10, 12], points: 9, card: { h2h: 1 }, state: { wounded: true } },
      ],
      b: [{ id: 'e', at: [14, 12], state: { wounded: true }, card: { h2h: 2 } }],
    });
    const done = play(lob(game, 't', HERE).game, roll(6, 6, 1, 1));
    expect(done.game.state.outcome).toMatchObject({ winner: 'a', rule: 'R10', how: 'both-at-once' });
  });

  test('[GREN-10 QF] the game is not decided before the last wound of the burst is dealt', () => {
    const game = given({
      a: [{ id: 't', at: [5, 12], card: { weapons: [frag()] } }],
      b: [man('low', [12, 13.5], 1, { points: 99, state: { wounded: true } }), man('p', [14, 12]), man('q', [10, 12])],
    });
    const rolled = play(game, grenade('t', HERE), roll(4, 4, 1, 1)).game;
    expect(rolled.state.outcome).toBeNull();
    expect(play(rolled, choose('p')).game.state.outcome).toMatchObject({ winner: 'a', how: 'losses' });
  });
});
