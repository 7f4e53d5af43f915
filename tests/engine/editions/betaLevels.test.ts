import { describe, expect } from 'vitest';
import { attack, awaiting, onLevel, type Point, type SceneryElement } from '../../../src/engine/index.ts';
import { test } from '../../support/builders/editions.ts';
import {
  aim,
  asked,
  box,
  eventsOf,
  fire,
  given,
  type Man,
  move,
  pass,
  play,
  refusedBy,
  rifle,
  shoot,
} from '../../support/builders/given.ts';

/** A floor of level 1 and a wall upon it, a hedge beneath; one on the floor and one on the ground. */
const floor = box('floor', [8, 8], [8, 8], { terrain: [], floor: true });
const wall = box('wall', [12, 8], [1, 4], { terrain: ['sheltering'], level: 1 });
const hedge = box('hedge', [8, 14], [8, 1], { terrain: ['protecting'] });

/** A command to go along a level. */
const along = (who: string, level: number, ...path: Point[]) => move(who, ...path.map((p) => onLevel(p, level)));

const upstairs = (id: string, at: Point, more: Partial<Man> = {}): Man => ({ id, at, ...more, state: { level: 1 } });
const game = (a: readonly Man[], b: readonly Man[] = [], scenery: readonly SceneryElement[] = [floor, wall, hedge]) =>
  given({ a, b: [...b, { id: 'far', at: [2, 2] }], scenery });

describe('on the floor of a level', () => {
  test('[MOVE-11 B] [R155 B] one goes where there is floor, and not over its edge', () => {
    const overhanging = given({
      a: [upstairs('u', [10, 12])],
      b: [{ id: 'far', at: [2, 2] }],
      scenery: [floor],
      rulings: { R58: 'b' },
    });
    const walk = (...path: Point[]) => refusedBy(game([upstairs('u', [10, 12])]), along('u', 1, ...path));
    expect(walk([10, 12], [8.5, 12])).toBeNull();
    expect(walk([10, 12], [8.4, 12])).toBe('MOVE-11');
    expect(walk([10, 12], [7, 12])).toBe('MOVE-11');
    expect(walk([10, 12], [8.5, 8.5])).toBeNull();
    expect(refusedBy(overhanging, along('u', 1, [10, 12], [8.2, 12]))).toBeNull();
    expect(refusedBy(overhanging, along('u', 1, [10, 12], [7.9, 12]))).toBe('MOVE-11');
  });

  test('[MOVE-11 B] nothing is climbed but what leads upwards: of a platform its terrain alone decides', () => {
    const platform = (terrain: SceneryElement['terrain']) =>
      box('platform', [6, 10], [4, 4], { terrain, platform: true });
    const onto = (terrain: SceneryElement['terrain']) =>
      refusedBy(
        given({ a: [{ id: 'u', at: [5, 12] }], b: [{ id: 'far', at: [2, 2] }], scenery: [platform(terrain)] }),
        move('u', [5, 12], [8, 12]),
      );
    expect([onto(['sheltering']), onto([])]).toEqual(['MOVE-7', null]);
  });

  test('[MOVE-11 B] several floors beside each other are one', () => {
    const halves = [
      box('west', [8, 8], [3, 8], { terrain: [], floor: true }),
      box('east', [11, 8], [5, 8], { terrain: [], floor: true }),
    ];
    const over = (scenery: readonly SceneryElement[]) =>
      refusedBy(game([upstairs('u', [10, 12])], [], scenery), along('u', 1, [10, 12], [12, 12]));
    expect(over(halves)).toBeNull();
    expect(over(halves.slice(0, 1))).toBe('MOVE-11');
  });

  test('[MOVE-7 B] what stands on another level is not in the way', () => {
    const around = game([upstairs('u', [10, 10]), { id: 'g', at: [10, 10] }]);
    expect(refusedBy(around, along('u', 1, [10, 10], [13, 10]))).toBe('MOVE-7');
    expect(refusedBy(around, move('g', [10, 10], [13, 10]))).toBeNull();
    expect(refusedBy(game([upstairs('u', [10, 13])]), along('u', 1, [10, 13], [10, 14.5]))).toBeNull();
  });

  test('[MOVE-5 B] [H2H-1 B] nor are people: one stands over another, and does not fight him', () => {
    const over = game([upstairs('u', [10, 13])], [{ id: 'g', at: [13, 13] }]);
    const { game: after } = play(over, along('u', 1, [10, 13], [13, 13]));
    expect(after.state.characters.map(({ at, level }) => [at, level])).toEqual([
      [[13, 13], 1],
      [[13, 13], 0],
      [[2, 2], 0],
    ]);
    expect(after.state.frames).toHaveLength(1);
  });

  test('[WOUND-5 B] a body lies where he stood, and covers nobody on another level', () => {
    const wounded = { state: { level: 1, wounded: true } };
    const before = game([{ id: 's', at: [4, 12] }], [{ ...upstairs('t', [9, 12]), ...wounded }]);
    const { game: after } = shoot(before, 's', 't', 6, 6);
    expect(after.state.markers).toMatchObject([{ kind: 'body', at: [9, 12], level: 1 }]);
  });
});

describe('a shot at one on a higher level', () => {
  const dice = (from: Man, to: Man) => attack(game([from], [to]), from.id, to.id).count;

  test('[FIRE-11 B] [FIRE-2 B] has one die less, and down or on one level none', () => {
    const [low, high] = [{ id: 'l', at: [4, 12] } satisfies Man, upstairs('h', [9, 12])];
    expect(dice(low, high)).toEqual([
      { rule: 'FIRE-2', add: 3 },
      { rule: 'FIRE-11', add: -1 },
    ]);
    expect(dice(high, low)).toEqual([{ rule: 'FIRE-2', add: 3 }]);
    expect(dice(high, upstairs('o', [11, 12]))).toEqual([{ rule: 'FIRE-2', add: 3 }]);
  });

  test('[FIRE-11 B] [R69 B] of a single die nothing is left: it may be declared, and hits with Aim alone', () => {
    const pistol = { weapons: [rifle({ short: 1, long: 0 })] };
    const before = game([{ id: 'l', at: [2.5, 12], card: pistol }], [upstairs('h', [9, 12])]);
    expect(refusedBy(before, fire('l', 'h'))).toBeNull();
    const declared = play(before, fire('l', 'h'), pass);
    expect(asked(declared.game)).toBe('aim a');
    const missed = play(declared.game, pass);
    expect(eventsOf(missed, 'shot')).toMatchObject([{ dice: [], hits: 0 }]);
    expect(asked(missed.game)).toBe('act a');
    const aimed = play(declared.game, aim, pass);
    expect(awaiting(aimed.game)).toMatchObject({ kind: 'roll', dice: 1 });
  });
});
