import { describe, expect } from 'vitest';
import type { Game, Marker, SceneryElement } from '../../../src/engine/index.ts';
import { test } from '../../support/builders/editions.ts';
import {
  asked,
  box,
  character,
  choose,
  eventsOf,
  fire,
  type Given,
  given,
  type Man,
  move,
  play,
  refusedBy,
  roll,
} from '../../support/builders/given.ts';

/** What needs one level (R149), and what lies where somebody fell: for a floor from x = 8 with stairs from x = 6 up to it. */

const stairs: SceneryElement = {
  ...{ id: 'stairs', look: 'none', terrain: [], connects: [0, 1], passage: 'stairs' },
  shape: { kind: 'wall', from: [6, 4], to: [8, 4], thickness: 1 },
};
const floor = box('floor', [8, 2], [8, 5], { terrain: [], floor: true });
const far: Man = { id: 'far', at: [22, 22] };
const away: Man = { id: 'away', at: [20, 22] };

describe('hands reach nobody through a floor', () => {
  const squad = (p: Partial<Man>, q: Partial<Man>, change: Given = {}): Game =>
    given({
      scenery: [stairs, floor],
      b: [far],
      ...change,
      a: [
        { id: 'p', at: [10, 4], ...p, state: { grenades: ['smoke'], ...p.state } },
        { id: 'q', at: [10, 4], ...q },
      ],
    });
  const handing = (game: Game) => refusedBy(game, { type: 'handOver', who: 'p', to: 'q', grenade: 'smoke' });

  test('[R149 B] [R133 B] a grenade goes from hand to hand on one level', () => {
    const above = { state: { level: 1 } };
    expect(handing(squad({}, above))).toBe('R149');
    expect(handing(squad(above, {}))).toBe('R149');
    expect(handing(squad(above, { at: [11.2, 4], state: { level: 1 } }))).toBeNull();
  });

  test('[R149 B] one on stairs is on both of their levels', () => {
    const onThem = { at: [7.4, 4] as const };
    expect(handing(squad(onThem, { at: [8.6, 4], state: { level: 1 } }))).toBeNull();
    expect(handing(squad({ at: [8.6, 4], state: { level: 1 } }, onThem))).toBeNull();
    expect(handing(squad(onThem, { at: [6, 4] }))).toBeNull();
  });

  test('[R149 B] [MOVE-13 B] a body is taken out of a hole from its own level', () => {
    const crater: SceneryElement = {
      ...{ id: 'crater', look: 'crater', terrain: ['protecting'], holes: [[11, 4]] },
      shape: { kind: 'circle', at: [11, 4], radius: 1 },
    };
    const body: Marker = { id: 'm1', kind: 'body', at: [11, 4], of: 'far' };
    const clearing = (level: number) =>
      refusedBy(
        given({
          scenery: [stairs, floor, crater],
          a: [{ id: 'p', at: [12.4, 4], state: { level } }],
          b: [
            { id: 'far', at: null, state: { out: true } },
            { id: 'e', at: [22, 22] },
          ],
          markers: [body],
        }),
        { type: 'clearBody', who: 'p', marker: 'm1' },
      );
    expect([clearing(0), clearing(1)]).toEqual([null, 'MOVE-13']);
  });

  test('[R149 B] [R25 B] one who is held on the stairs by an enemy at the head fires at nobody he touches', () => {
    const held = given({
      scenery: [stairs, floor],
      a: [{ id: 'p', at: [7.5, 4] }],
      b: [{ id: 'e', at: [8.5, 4], state: { level: 1 } }, far],
    });
    expect(refusedBy(held, fire('p', 'e'))).toBe('R25');
    const below = given({
      scenery: [stairs, floor],
      a: [{ id: 'p', at: [9.5, 4] }],
      b: [{ id: 'e', at: [8.5, 4], state: { level: 1 } }, far],
    });
    expect(refusedBy(below, fire('p', 'e'))).toBe('LOS-2');
  });
});

describe('what the fallen leave', () => {
  const shotDown = (at: readonly [number, number], scenery: readonly SceneryElement[] = [floor]) => {
    const game = given({
      scenery,
      a: [{ id: 'p', at: [20, at[1]] }],
      b: [{ id: 'e', at, state: { level: 1, wounded: true, grenades: ['frag', 'smoke'] } }, far, away],
    });
    let shot = play(game, fire('p', 'e'));
    while (asked(shot.game) !== 'roll a') shot = play(shot.game, { type: 'pass' });
    return play(shot.game, roll(6, 1));
  };

  test('[GREN-14 B] [R157 B] grenades of one who fell at the edge of a roof lie on it, or where he stood', () => {
    const fallen = shotDown([15.5, 6.5]);
    const lying = fallen.game.state.markers.filter(({ kind }) => kind === 'grenade');
    expect(lying).toHaveLength(2);
    for (const { at, level } of lying) {
      expect(level).toBe(1);
      expect([at[0] <= 16, at[1] <= 7]).toEqual([true, true]);
    }
  });

  test('[R36 B] [R149 B] over a hole of the ground floor a body lies on its floor, and nobody asks about that hole', () => {
    const crater: SceneryElement = {
      ...{ id: 'crater', look: 'crater', terrain: ['protecting'], holes: [[14, 4]] },
      shape: { kind: 'circle', at: [14, 4], radius: 1 },
    };
    const fallen = shotDown([14, 4], [floor, crater]);
    expect(eventsOf(fallen, 'eliminated')).toHaveLength(1);
    expect(asked(fallen.game)).toMatch(/^act/);
  });
});

describe('a landing', () => {
  const landing = { ...stairs, holes: [[7, 4]] as const };

  test('[H2H-8 B] [H2H-6 B] [R149 B] is attacked from the upper level too, and the winner may step into it from there', () => {
    const game = given({
      scenery: [landing, floor],
      a: [{ id: 'p', at: [10, 4], card: { h2h: 3 }, state: { level: 1 } }],
      b: [{ id: 'e', at: [7, 4], state: { wounded: true }, card: { h2h: 1 } }, far, away],
    });
    const met = play(game, move('p', [10, 4, 1], [8.5, 4, 1], [7, 4]));
    expect(eventsOf(met, 'contact')).toMatchObject([{ who: 'p', with: ['e'] }]);
    expect(character(met.game, 'p').level).toBe(1);
    const won = play(met.game, roll(6, 6, 6));
    let now = won;
    while (asked(now.game).startsWith('roll')) now = play(now.game, roll(1));
    expect(asked(now.game)).toBe('takeHole a');
    const taken = play(now.game, choose('take'));
    expect([character(taken.game, 'p').at, character(taken.game, 'p').level]).toEqual([[7, 4], 0]);
    expect(refusedBy(taken.game, move('p', [7, 4], [8.5, 4, 1]))).toBeNull();
  });
});

describe('nobody ends on a slope in the base of one who stands at its head', () => {
  const slope: SceneryElement = {
    ...{ id: 'slope', look: 'none', terrain: [], connects: [0, 1], passage: 'slope' },
    shape: { kind: 'wall', from: [5, 4], to: [8, 4], thickness: 1.6 },
  };
  const game = (side: 'a' | 'b', level: number): Game => {
    const head: Man = { id: 'head', at: [8.5, 4], state: { level } };
    const walker: Man = { id: 'p', at: [7.8, 6.6] };
    return given({
      scenery: [slope, floor],
      a: [walker, ...(side === 'a' ? [head] : [])],
      b: [far, ...(side === 'b' ? [head] : [])],
    });
  };

  test('[R149 B] [MOVE-5 B] below him, whichever of the two levels he is on', () => {
    expect(refusedBy(game('a', 1), move('p', [7.8, 6.6], [7.8, 4.6]))).toBe('MOVE-5');
    expect(refusedBy(game('a', 1), move('p', [7.8, 6.6], [7.2, 4.9]))).toBeNull();
    expect(refusedBy(game('a', 0), move('p', [7.8, 6.6], [7.8, 4.6]))).toBe('MOVE-5');
  });

  test('[R149 B] [FLOW-BASES] nor in that of an enemy', () => {
    expect(refusedBy(game('b', 1), move('p', [7.8, 6.6], [7.8, 4.6]))).toBe('FLOW-BASES');
  });
});

describe('whoever stands below the head of stairs, or over their foot, is not met from there', () => {
  const climbing = (level: number, enemy: Partial<Man>): Game =>
    given({
      scenery: [stairs, floor, box('shed', [2, 2], [3.5, 5], { terrain: [], floor: true })],
      a: [{ id: 'p', at: level === 1 ? [8.5, 4] : [5.5, 4], state: { level } }],
      b: [{ id: 'e', ...enemy }],
    });

  test('[R149 B] [MOVE-6 B] one goes down past him who is under the floor', () => {
    const { game } = play(climbing(1, { at: [8.65, 3.4] }), move('p', [8.5, 4, 1], [5.5, 4]));
    expect([character(game, 'p').at, character(game, 'p').level]).toEqual([[5.5, 4], 0]);
  });

  test('[R149 B] [MOVE-6 B] but meets him who stands at the stairs', () => {
    const { game } = play(climbing(1, { at: [7, 4.98] }), move('p', [8.5, 4, 1], [5.5, 4]));
    expect(character(game, 'p').at?.[0]).toBeGreaterThan(6.9);
  });
});
