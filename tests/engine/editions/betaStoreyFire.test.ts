import { describe, expect } from 'vitest';
import { attack, burstPlace, caughtBy, type Game, type SceneryElement, sum } from '../../../src/engine/index.ts';
import { test } from '../../support/builders/editions.ts';
import {
  box,
  drift,
  eventsOf,
  frag,
  type Given,
  given,
  grenade,
  type Man,
  opportunityFire,
  play,
  refusal,
  refusedBy,
  roll,
  suppressionFire,
  total,
} from '../../support/builders/given.ts';

/** A floor from x = 12 to 18, the room under it with a roof, its west wall with a gap from y = 11 to 13. */
const floor = box('floor', [12, 9], [6, 6], { terrain: [], floor: true, roof: true });
const west: readonly SceneryElement[] = [total('north', [12, 9], [0.2, 2]), total('south', [12, 13], [0.2, 2])];
const upper = box('upper', [12, 9], [6, 6], { terrain: [], floor: true, level: 1 });

const thrower: Man = { id: 't', at: [6, 12], card: { actions: 9, weapons: [frag({ kind: 'concussion', radius: 1 })] } };
const far: Man = { id: 'far', at: [30, 2] };
const game = (change: Given = {}): Game =>
  given({ size: [36, 24], a: [thrower], b: [far], scenery: [floor, ...west], ...change });
const at = (x: number, y: number, level: number): Man => ({ ...thrower, at: [x, y], state: { level } });

describe('a grenade and levels', () => {
  test('[GREN-17 B] [R156 B] goes one level up at most, and down any number', () => {
    expect(refusedBy(game(), grenade('t', [13, 12, 1]))).toBeNull();
    const high = game({ scenery: [floor, upper] });
    expect(refusal(high, grenade('t', [13, 12, 2]))).toEqual({ rule: 'GREN-17', data: { levels: 2, most: 1 } });
    expect(refusedBy(game({ a: [at(13, 12, 2)], scenery: [floor, upper] }), grenade('t', [8, 12]))).toBeNull();
  });

  test('[R157 B] is aimed where there is ground, and so is every marker', () => {
    expect(refusedBy(game(), grenade('t', [9, 12, 1]))).toBe('R157');
    const armed = { ...thrower, card: { actions: 9, opportunityFire: 5, suppressionFire: 5 } };
    const laying = game({ a: [armed, { id: 'mate', at: [6, 14], card: { actions: 9, suppressionFire: 5 } }] });
    expect(refusedBy(laying, opportunityFire('t', [9, 12, 1]))).toBe('R157');
    expect(refusedBy(laying, opportunityFire('t', [13, 12, 1]))).toBeNull();
    expect(refusedBy(laying, suppressionFire('t', [9, 12, 1], 'mate'))).toBe('R157');
    const { game: laid } = play(laying, opportunityFire('t', [13, 12, 1]));
    expect(laid.state.markers).toMatchObject([{ kind: 'opportunity', at: [13, 12], level: 1 }]);
  });

  const moved = (rulings = {}) => play(game({ rulings }), grenade('t', [17.6, 12, 1]), roll(1)).game;

  test('[R157 B] moved over the edge it falls to the next ground below, and bursts there', () => {
    expect(eventsOf(play(moved(), drift([19, 12])), 'burst')[0]?.at).toEqual([19, 12]);
    expect(eventsOf(play(moved(), drift([16, 12])), 'burst')[0]?.at).toEqual([16, 12, 1]);
    const high = game({
      a: [at(16.5, 12, 2)],
      scenery: [box('wide', [12, 9], [9, 6], { terrain: [], floor: true }), upper],
    });
    expect(burstPlace(high, [17, 12, 2], [19, 12])).toEqual([19, 12, 1]);
  });

  test('[R157=b B] or it stops short of the edge', () => {
    expect(eventsOf(play(moved({ R157: 'b' }), drift([19, 12])), 'burst')[0]?.at).toEqual([17.99, 12, 1]);
  });

  test('[R150 B] a burst hits those on its level', () => {
    const people = game({
      b: [{ id: 'below', at: [13.5, 12] }, { id: 'above', at: [13.5, 12], state: { level: 1 } }, far],
      rulings: {},
    });
    const burst = (level: number) => caughtBy(people, 't', 'grenade', [12.6, 12, level]);
    expect(burst(0)).toEqual({ caught: ['below'], sheltered: [] });
    expect(burst(1)).toEqual({ caught: ['above'], sheltered: [] });
  });

  test('[GREN-16 B] from outside into a room: 5u at most with a roll, 2u without, and from inside as ever', () => {
    const from = (x: number) => game({ a: [at(x, 12, 0)] });
    const scatters = (x: number, spot: number) =>
      eventsOf(play(from(x), grenade('t', [spot, 12])), 'grenadeThrown')[0]?.scatters;
    expect(scatters(10, 13)).toBe(false);
    expect(scatters(9.9, 13)).toBe(true);
    expect(refusedBy(from(7), grenade('t', [13, 12]))).toBeNull();
    expect(refusal(from(6.5), grenade('t', [13, 12]))).toMatchObject({ rule: 'GREN-16', data: { most: 5 } });
    expect(scatters(12.8, 17)).toBe(false);
  });

  const beside = (rulings = {}) =>
    game({ a: [at(10, 9.9, 0)], scenery: [floor, total('wall', [12, 9], [0.2, 6])], rulings });

  test('[R158 B] and only where a line leads past the walls, nor through a floor', () => {
    expect(refusedBy(beside(), grenade('t', [13, 9.9]))).toBe('R158');
    const above = game({ a: [at(14, 12, 1)] });
    expect(refusedBy(above, grenade('t', [15, 12]))).toBe('R158');
  });

  test('[R158=b B] or without one', () => {
    expect(refusedBy(beside({ R158: 'b' }), grenade('t', [13, 9.9]))).toBeNull();
  });
});

describe('smoke and levels', () => {
  const smoker = { ...thrower, card: { actions: 9, weapons: [frag({ kind: 'smoke', radius: 1 })] } };
  const screened = () =>
    play(
      game({
        a: [{ ...smoker, state: { level: 1 } }],
        scenery: [box('perch', [4, 9], [8, 6], { terrain: [], floor: true })],
      }),
      grenade('t', [10, 12, 1]),
    ).game;

  test('[R159 B] it lies on the level where it bursts', () => {
    expect(screened().state.markers).toMatchObject([{ kind: 'smoke', at: [10, 12], level: 1 }]);
  });

  const between = (rulings = {}) =>
    given({
      size: [36, 24],
      a: [{ id: 'm', at: [7, 6], state: { level: 1 } }],
      b: [{ id: 'e', at: [17, 6], state: { level: 1 } }],
      scenery: [
        box('perch', [4, 4], [4, 4], { terrain: [], floor: true }),
        box('far', [15, 4], [4, 4], { terrain: [], floor: true }),
      ],
      markers: [{ id: 'm1', kind: 'smoke', at: [11.5, 6], radius: 2.5, owner: 'a', spread: true }],
      rulings,
    });

  test('[R159 B] and hides nobody on the level above', () => {
    expect(attack(between(), 'm', 'e').sight.cover).toBe('open');
  });

  test('[R159=b B] or does', () => {
    expect(attack(between({ R159: 'b' }), 'm', 'e').sight.cover).toBe('partial');
  });
});

test('[R161 B] one die less of a shot upwards, however many levels', () => {
  const shot = (level: number) => {
    const there = given({
      size: [36, 24],
      a: [{ id: 'm', at: [6, 12] }],
      b: [{ id: 'e', at: [14, 12], state: { level } }],
      scenery: [floor, upper],
    });
    return sum(attack(there, 'm', 'e').count);
  };
  expect(shot(1)).toBe(shot(2));
});
