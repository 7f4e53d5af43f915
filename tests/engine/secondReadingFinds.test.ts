import { describe, expect } from 'vitest';
import { check, type Game, legalActions, type Marker, newGame } from '../../src/engine/index.ts';
import { test } from '../support/builders/editions.ts';
import {
  bFirst,
  choose,
  endTurn,
  frag,
  type Given,
  given,
  grenade,
  play,
  refusedBy,
  rifle,
  roll,
  setupOf,
  suppressing,
  total,
} from '../support/builders/given.ts';

/** What the second reading and the fuzzer have found wrong, each as a whole kind. */

const listed = (game: Game, action: string, who: string) =>
  legalActions(game).find((legal) => legal.action === action && legal.who === who);

describe('an action that may be done somewhere is not listed as refused', () => {
  const apart = (change: Given = {}): Game =>
    given({
      size: [40, 24],
      a: [
        {
          id: 't',
          at: [3, 12],
          role: 'nco',
          card: { opportunityFire: 3, suppressionFire: 3, weapons: [rifle(), frag()] },
        },
        { id: 'f', at: [3, 9] },
      ],
      b: [{ id: 'e', at: [36, 12] }],
      ...change,
    });
  /** A wall between the sides, from edge to edge. */
  const divided = () => apart({ scenery: [total('wall', [8, 0], [1, 24])] });

  test('[GREN-12 QIFC] a grenade, though no enemy is within reach of a throw', () => {
    expect(refusedBy(apart(), grenade('t', [36, 12]))).toBe('GREN-2');
    expect(listed(apart(), 'grenade', 't')).toMatchObject({ violation: null, samples: [grenade('t', [13, 12])] });
  });

  test('[GREN-12 QIFC] [SF-6 QIFC] nor within the shorter one of the suppressed', () => {
    const pinned = apart({ markers: [suppressing('m1', [3, 14], 3, 'e')] });
    expect(listed(pinned, 'grenade', 't')).toMatchObject({ violation: null, samples: [grenade('t', [8, 12])] });
  });

  test('[OF-1 QIFC] an opportunity fire marker, though no place near an enemy is in sight', () => {
    expect(listed(divided(), 'opportunityFire', 't')?.violation).toBeNull();
  });

  test('[SF-1 QIF] [R47 QIFC] suppression fire, though the only places that both see are on their own side', () => {
    const game = divided();
    const { violation, samples } = listed(game, 'suppressionFire', 't') ?? {};
    expect(violation).toBeNull();
    expect(samples?.map((sample) => check(game, sample))).toEqual([null]);
  });

  test('[SF-1 QIF] [LOS-14 QIFC] but refused where there is no such place', () => {
    const cell = [total('west', [0, 10], [1.5, 4]), total('east', [4.5, 10], [1, 4])];
    const cells = [...cell, total('north', [0, 10], [5, 1]), total('south', [0, 13], [5, 1])];
    expect(listed(apart({ scenery: cells }), 'suppressionFire', 't')?.violation?.rule).toBe('LOS-14');
  });

  test('[TURN-6 QIF] [R06 QIF] so the turn does not end while a grenade could still be thrown', () => {
    const nothingElse = apart({
      a: [{ id: 't', at: [3, 12], state: { inCover: true, moved: 3 }, card: { weapons: [frag()] } }],
    });
    expect(refusedBy(nothingElse, endTurn)).toBe('TURN-6');
  });
});

describe('a grenade without dice', () => {
  const thrower = (...weapons: ReturnType<typeof rifle>[]): Game =>
    given({ a: [{ id: 't', at: [3, 12], card: { weapons } }], b: [{ id: 'e', at: [9, 12] }] });

  test('[R69 QIFC] [GREN-8 QIFC] is not thrown: there would be nothing to roll', () => {
    const empty = thrower(frag({ short: 0 }));
    expect(refusedBy(empty, grenade('t', [9, 12]))).toBe('R69');
    expect(listed(empty, 'grenade', 't')?.violation?.rule).toBe('R69');
  });

  test('[R69 QIFC] but another one is', () => {
    const both = thrower(frag({ id: 'dud', short: 0 }), frag());
    expect(refusedBy(both, grenade('t', [9, 12]))).toBeNull();
    expect(refusedBy(both, { type: 'grenade', who: 't', at: [9, 12], weapon: 'dud' })).toBe('R69');
  });
});

test('[SETUP-7 QIFC] whoever has room anywhere in his zone may be deployed, however little there is', () => {
  const setup = setupOf({
    a: [{ id: 'a1' }],
    b: [{ id: 'b1', points: 9 }],
    scenery: [total('left', [0, 0], [7.6, 7]), total('right', [8.7, 0], [15.3, 7])],
  });
  const deploying = bFirst(play(newGame(setup), roll(6, 1), choose('north')).game);
  const { violation, samples = [] } = listed(deploying, 'deploy', 'b1') ?? {};
  expect(violation).toBeNull();
  expect(samples.map((sample) => check(deploying, sample)).filter((refused) => refused !== null)).toEqual([]);
});

test('[R62 QIFC] an objective whose marker the umpire takes off the table is none any more', () => {
  const marker: Marker = { id: 'm1', kind: 'objective', at: [20, 2], owner: 'b' };
  const game = given({
    type: 'mission',
    a: [{ id: 't', at: [3, 12] }],
    b: [{ id: 'e', at: [9, 12] }],
    markers: [marker],
    objectives: { a: { element: 'elsewhere' }, b: { marker: 'm1' } },
  });
  const events = [{ event: 'markerRemoved', marker: 'm1' }] as const;
  const { objectives, markers } = play(game, { type: 'umpire', events, note: 'never mind' }).game.state;
  expect([objectives, markers]).toEqual([{ a: { element: 'elsewhere' }, b: null }, []]);
});
