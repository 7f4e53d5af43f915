import { describe, expect } from 'vitest';
import { awaiting, type Command, type Game, type Point } from '../../src/engine/index.ts';
import { test } from '../support/builders/editions.ts';
import {
  asked,
  box,
  character,
  choose,
  endTurn,
  eventsOf,
  type Given,
  given,
  type Man,
  move,
  play,
  refusedBy,
  rifle,
  roll,
  suppressing,
  takeCover,
  total,
} from '../support/builders/given.ts';

const SPOT: Point = [12, 12];
const man = (id: string, at: Point, h2h = 2, change: Partial<Man> = {}): Man => ({
  id,
  at,
  ...change,
  card: { h2h, ...change.card },
});

/** The end of side b's turn; s and f of side a keep up suppression around [12, 12] with range 3. */
const position = (b: readonly Man[], change: Given = {}): Game =>
  given({
    turn: { side: 'b', spent: 1 },
    markers: [suppressing('m1', SPOT, 3, 's', 'f')],
    ...change,
    a: [{ id: 's', at: [4, 11] }, { id: 'f', at: [4, 13] }, ...(change.a ?? [])],
    b: [...b, { id: 'x', at: [22, 22], points: 99 }, { id: 'late', points: 99 }],
  });
const turned = (b: readonly Man[], change: Given = {}, ...commands: Command[]) =>
  play(position(b, change), endTurn, ...commands);
const e = (change: Partial<Man> = {}) => man('e', [13, 12], 2, change);

describe('the roll at the start of the turn', () => {
  test('[SF-9 QFB] [R48 QIFCB] a die for each who fires, before any action and for no token', () => {
    const { game } = turned([e()]);
    expect(awaiting(game)).toMatchObject({
      kind: 'roll',
      by: 'a',
      dice: 2,
      about: { what: 'suppression', marker: 'm1', firers: ['s', 'f'] },
    });
    const done = play(game, roll(5, 5));
    expect([asked(done.game), done.game.state.tokens.a]).toEqual(['act a', game.state.tokens.a]);
    expect(character(done.game, 's').spent).toBe(0);
  });

  test('[SF-9 QFB] at the start of the own turns only, and again in each', () => {
    const first = turned([e()], {}, roll(1, 1), { type: 'takeCover', who: 's' }).game;
    expect(first.state.markers).toEqual([]);
    const kept = turned([e()], { a: [{ id: 'h', at: [4, 17] }] }, roll(1, 1), takeCover('h'), endTurn).game;
    expect(asked(kept)).toBe('act b');
    expect(asked(play(kept, takeCover('x'), endTurn).game)).toBe('roll a');
  });

  test('[SF-9 QFB] each 6 wounds, a 5 does not', () => {
    expect(character(turned([e()], {}, roll(5, 5)).game, 'e').wounded).toBe(false);
    expect(character(turned([e()], {}, roll(6, 5)).game, 'e')).toMatchObject({ wounded: true, shock: true });
  });

  test('[SF-9 QFB] [SF-12 QIFCB] enemies within range, at exactly 3u; with none there is no roll', () => {
    expect(asked(turned([man('e', [16, 12])]).game)).toBe('roll a');
    expect(asked(turned([man('e', [16.01, 12])]).game)).toBe('act a');
  });

  test('[SF-9 QF] [R98 QF] a die only for those who see one of them', () => {
    const scenery = [total('wall', [6, 9.5], [1, 2.4])];
    const { game } = turned([man('e', [12, 9.6])], { scenery });
    expect(awaiting(game)).toMatchObject({ dice: 1, about: { firers: ['f'] } });
    const hidden = turned([e()], { scenery: [total('wall', [6, 6], [1, 12])] });
    expect(asked(hidden.game)).toBe('act a');
  });

  test('[SF-13 QIFCB] no cover and no Take Cover helps', () => {
    const scenery = [box('hedge', [9, 8], [0.4, 8])];
    const { game } = turned([e({ state: { inCover: true }, card: { camouflage: true } })], { scenery }, roll(6, 1));
    expect(character(game, 'e').wounded).toBe(true);
  });

  test('[SF-9 QIF] friends in range draw no dice and no wound', () => {
    const mate: Man = { id: 'mate', at: [12, 14], card: { h2h: 1 } };
    expect(asked(turned([], { a: [mate] }).game)).toBe('act a');
    const { game } = turned([e()], { a: [mate] }, roll(6, 1));
    expect([character(game, 'mate').wounded, character(game, 'e').wounded]).toEqual([false, true]);
  });
});

describe('who is wounded', () => {
  test('[SF-9 QFB] the lowest H2H in range and in sight', () => {
    const { game } = turned([man('e', [13, 12], 3), man('low', [12, 14], 1), man('far', [12, 20], 0)], {}, roll(6, 1));
    expect(game.state.characters.filter((c) => c.wounded).map((c) => c.id)).toEqual(['low']);
  });

  test('[SF-9 QF] [R98 QF] sixes one after another, each to the lowest at that moment', () => {
    const low = man('low', [12, 14], 1, { woundedCard: { h2h: 4 } });
    const { game } = turned([man('e', [13, 12], 3), low], {}, roll(6, 6));
    expect(game.state.characters.filter((c) => c.wounded).map((c) => c.id)).toEqual(['e', 'low']);
  });

  test('[R98 QF] [R87 QIF] one enemy may take several: two sixes are two plain wounds', () => {
    const { game, events } = turned([e()], {}, roll(6, 6));
    expect(character(game, 'e').out).toBe(true);
    expect(events.filter((x) => x.event === 'wounded' || x.event === 'eliminated')).toEqual([
      { event: 'wounded', who: 'e', cause: 'suppression' },
      { event: 'eliminated', who: 'e', cause: 'suppression' },
    ]);
  });

  test('[R98 QF] the owner chooses among equals', () => {
    const { game } = turned([e(), man('d', [12, 14])], {}, roll(6, 1));
    expect(asked(game)).toBe('suppressionWound a');
    expect(refusedBy(game, choose('x'))).toBe('FLOW-UNKNOWN');
    expect(
      play(game, choose('d'))
        .game.state.characters.filter((c) => c.wounded)
        .map((c) => c.id),
    ).toEqual(['d']);
  });

  test('[R98 QF] [SF-9 QF] a 6 is for those its own firer sees', () => {
    const scenery = [total('wall', [6, 9.5], [1, 2.4])];
    const b = [man('low', [12, 9.6], 1), man('e', [12, 14.5], 3)];
    expect(character(turned(b, { scenery }, roll(1, 6)).game, 'low').wounded).toBe(true);
    expect(character(turned(b, { scenery }, roll(6, 1)).game, 'e').wounded).toBe(true);
  });

  test('[R98=b QF] [R87 QF] each of them a plain wound', () => {
    const { events } = turned([e()], { rulings: { R98: 'b' } }, roll(6, 6));
    expect(events.flatMap((x) => (x.event === 'wounded' || x.event === 'eliminated' ? [x.event] : []))).toEqual([
      'wounded',
      'eliminated',
    ]);
  });

  test('[R98=b QF] or all sixes to one victim', () => {
    const b = [man('e', [13, 12], 3), man('low', [12, 14], 1, { woundedCard: { h2h: 4 } })];
    const { game } = turned(b, { rulings: { R98: 'b' } }, roll(6, 6));
    expect([character(game, 'low').out, character(game, 'e').wounded]).toEqual([true, false]);
  });

  test('[R103 QIFCB] one who is suppressed himself keeps it up, but his die is not rolled', () => {
    const y = { id: 'y', at: [20, 4] as const };
    const z = { id: 'z', at: [20, 6] as const };
    const change = (rulings: object): Given => ({
      rulings: { ...rulings },
      markers: [suppressing('m1', SPOT, 3, 's', 'f', 'g'), suppressing('m2', [4, 18], 2, 'y', 'z')],
      a: [{ id: 'g', at: [4, 17] }],
    });
    const { game } = turned([e(), y, z], change({}));
    expect(awaiting(game)).toMatchObject({ dice: 2, about: { firers: ['s', 'f'] } });
    expect(game.state.markers[0]).toMatchObject({ firers: ['s', 'f', 'g'] });
  });

  test('[R103=b QIFCB] or he drops out', () => {
    const y = { id: 'y', at: [20, 4] as const };
    const z = { id: 'z', at: [20, 6] as const };
    const { game } = turned([e(), y, z], {
      rulings: { R103: 'b' },
      markers: [suppressing('m1', SPOT, 3, 's', 'f', 'g'), suppressing('m2', [4, 18], 2, 'y', 'z')],
      a: [{ id: 'g', at: [4, 17] }],
    });
    expect(game.state.markers[0]).toMatchObject({ firers: ['s', 'f'] });
  });
});

describe('several markers', () => {
  const two = () =>
    turned([e()], {
      markers: [suppressing('m1', SPOT, 3, 's', 'f'), suppressing('m2', [13, 13], 3, 'g', 'h')],
      a: [
        { id: 'g', at: [4, 15] },
        { id: 'h', at: [4, 17] },
      ],
    });

  test('[R48 QIFCB] [case A6] their side says which is first, and each has dice of its own', () => {
    const { game } = two();
    expect(asked(game)).toBe('suppressionFirst a');
    const first = play(game, choose('m2')).game;
    expect(awaiting(first)).toMatchObject({ dice: 2, about: { marker: 'm2', firers: ['g', 'h'] } });
    const second = play(first, roll(1, 1)).game;
    expect(awaiting(second)).toMatchObject({ dice: 2, about: { marker: 'm1', firers: ['s', 'f'] } });
    expect(asked(play(second, roll(1, 1)).game)).toBe('act a');
  });

  test('[R48 QIFCB] one that has nobody left to roll for is passed over', () => {
    const { game } = play(two().game, choose('m2'), roll(6, 6));
    expect([character(game, 'e').out, asked(game)]).toEqual([true, 'act a']);
  });

  test('[TURN-6 QIFB] nothing else can be done before the dice', () => {
    const { game } = turned([e()]);
    for (const command of [endTurn, takeCover('s'), move('s', [4, 11], [4, 10])])
      expect(refusedBy(game, command)).toBe('FLOW-PENDING');
  });
});

test('[R135 QIFCB] [SF-9 QFB] the dice of a marker can win the game', () => {
  const game = given({
    turn: { side: 'b', spent: 1 },
    markers: [suppressing('m1', SPOT, 3, 's', 'f')],
    a: [
      { id: 's', at: [4, 11] },
      { id: 'f', at: [4, 13] },
    ],
    b: [e({ state: { wounded: true } })],
  });
  const done = play(game, endTurn, roll(6, 1));
  expect(done.game.state.outcome).toEqual({ winner: 'a', rule: 'WIN-1', how: 'losses' });
  expect(eventsOf(done, 'suppressionRolled')).toHaveLength(1);
});

test('[SF-8 QIFCB] [SF-2 QIFB] a machine gunner rolls alone', () => {
  const alone: Given = {
    markers: [suppressing('m1', SPOT, 3, 'g')],
    a: [{ id: 'g', at: [4, 15], card: { weapons: [rifle({ machineGun: true })] } }],
  };
  expect(awaiting(turned([e()], alone).game)).toMatchObject({ dice: 1, about: { firers: ['g'] } });
});
