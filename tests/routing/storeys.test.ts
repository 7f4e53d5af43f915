import { describe, expect } from 'vitest';
import { rulesetOf } from '../../src/editions/index.ts';
import {
  distance,
  isInside,
  type MoveStoreys,
  moveStoreysOf,
  type Place,
  type Point,
  polygonOutline,
  prepareScenery,
  type SceneryElement,
  sceneWith,
  type Waypoint,
} from '../../src/engine/index.ts';
import { standFault, traceWay } from '../../src/engine/movement/index.ts';
import { nearestPlace, type Route, reach, route } from '../../src/routing/index.ts';
import { test } from '../support/builders/editions.ts';
import { seeded } from '../support/builders/randomScenes.ts';

const rules = rulesetOf('tactic-2.0-beta');

const stairs: SceneryElement = {
  ...{ id: 'stairs', look: 'none', terrain: ['difficult'], connects: [0, 1] },
  shape: { kind: 'wall', from: [6, 4], to: [8, 4], thickness: 1 },
};
const slab = (id: string, [x, y]: Point, [w, h]: Point, more: Partial<SceneryElement> = {}): SceneryElement => ({
  ...{ id, look: 'none', terrain: [], floor: true, ...more },
  shape: {
    kind: 'polygon',
    points: [
      [x, y],
      [x + w, y],
      [x + w, y + h],
      [x, y + h],
    ],
  },
});
const floor = slab('floor', [8, 2], [6, 4]);
const ladder: SceneryElement = { ...stairs, passage: 'ladder' };
const slope: SceneryElement = { ...stairs, passage: 'slope', terrain: [] };
const wall = (id: string, from: Point, to: Point, more: Partial<SceneryElement> = {}): SceneryElement => ({
  ...{ id, look: 'none', terrain: ['sheltering'], ...more },
  shape: { kind: 'wall', from, to, thickness: 0.2 },
});

const base = (id: string, [x, y, level = 0]: Waypoint): Place => ({ id, at: [x, y], level, radius: 0.5 });

function storeysOf(
  scenery: readonly SceneryElement[],
  others: readonly Place[] = [],
  isEnemy: (id: string) => boolean = () => true,
): MoveStoreys {
  const elements = prepareScenery(scenery, rules.levels);
  const table = { width: 24, height: 24 };
  const scene = sceneWith({ ruleset: rules, table, elements, characters: others, bodies: [], smoke: [] });
  return moveStoreysOf(scene, base('mover', [1, 1]), isEnemy);
}

function found(storeys: MoveStoreys, from: Waypoint, to: Waypoint, move = 4): Route {
  const answer = route(storeys, rules.movement, from, to, move);
  if ('refused' in answer) throw new Error(`refused: ${answer.refused.rule}`);
  return answer.route;
}
const refusedBy = (storeys: MoveStoreys, from: Waypoint, to: Waypoint): string | null => {
  const answer = route(storeys, rules.movement, from, to, 4);
  return 'refused' in answer ? answer.refused.rule : null;
};

describe('routes over levels', () => {
  test('[MOVE-11 B] [R151 B] up the stairs at a stroke, and the cheapest way to them', () => {
    const house = storeysOf([stairs, floor]);
    expect(found(house, [5.5, 4], [8.5, 4, 1])).toMatchObject({ tokens: 1, length: 3 });
    expect(found(house, [5.5, 4], [8.5, 4, 1]).moves.map(({ path }) => path)).toEqual([
      [
        [5.5, 4],
        [8.5, 4, 1],
      ],
    ]);
    expect(found(house, [5.4, 4], [8.5, 4, 1]).tokens).toBe(2);
    expect(found(house, [5.4, 4], [8.5, 4, 1], 5).tokens).toBe(1);
    expect(found(house, [8.5, 4, 1], [5.5, 4])).toMatchObject({ tokens: 1, length: 3 });
    const round = found(house, [12, 1], [12, 4, 1]);
    expect(round.moves.flatMap(({ climbs }) => climbs)).toMatchObject([{ element: 'stairs', upwards: true }]);
  });

  test('[MOVE-11 B] there is no way where no passage leads, nor over an edge', () => {
    expect(refusedBy(storeysOf([floor]), [5.5, 4], [10, 4, 1])).toBe('MOVE-11');
    expect(refusedBy(storeysOf([stairs, floor, slab('other', [16, 2], [4, 4])]), [5.5, 4], [18, 4, 1])).toBe('MOVE-11');
    expect(refusedBy(storeysOf([stairs, floor]), [9, 4, 1], [13.7, 4, 1])).not.toBeNull();
  });

  test('[R153 B] a ladder is one AT dearer, once for each action', () => {
    expect(found(storeysOf([ladder, floor]), [5.5, 4], [8.5, 4, 1])).toMatchObject({ tokens: 2, length: 3 });
    const both = storeysOf([
      ladder,
      { ...stairs, id: 'far', shape: { kind: 'wall', from: [10, 8], to: [10, 6], thickness: 1 } },
      floor,
    ]);
    // three AT by the ladder, and as many round by the stairs: no dearer way is taken
    expect(found(both, [5.5, 4], [8.5, 4, 1]).tokens).toBe(2);
    expect(found(both, [10, 8.5], [10, 5.5, 1])).toMatchObject({
      tokens: 1,
      moves: [{ climbs: [{ element: 'far' }] }],
    });
  });

  test('[MOVE-11 B] a slope is walked: nothing is lost, and an action may end on it', () => {
    expect(found(storeysOf([slope, floor]), [5.5, 4], [9.5, 4, 1])).toMatchObject({ tokens: 1, length: 4 });
    const long: SceneryElement = { ...slope, shape: { kind: 'wall', from: [1, 4], to: [8, 4], thickness: 1 } };
    expect(found(storeysOf([long, floor]), [0.5, 4], [9, 4, 1], 3).tokens).toBe(3);
  });

  test('[MOVE-11 B] [MOVE-12 B] [R154 B] by a landing where no one move clears the stairs', () => {
    const high: SceneryElement = {
      ...stairs,
      shape: { kind: 'wall', from: [3, 4], to: [8, 4], thickness: 1 },
      holes: [[5.5, 4]],
    };
    const way = found(storeysOf([high, floor]), [2.5, 4], [8.5, 4, 1]);
    expect(way.moves[0]).toMatchObject({ end: [5.5, 4], hole: { element: 'stairs' } });
    expect(way.tokens).toBe(2);
    expect(refusedBy(storeysOf([{ ...high, holes: [] }, floor]), [2.5, 4], [8.5, 4, 1])).toBe('MOVE-11');
    expect(found(storeysOf([high, floor]), [9, 5, 1], [5.5, 4]).moves.at(-1)).toMatchObject({ end: [5.5, 4] });
    expect(found(storeysOf([high, floor]), [5.5, 4], [9, 4, 1]).tokens).toBe(1);
  });

  test('[MOVE-6 B] [R149 B] an enemy at the head of the stairs is attacked from them', () => {
    const held = storeysOf([stairs, floor], [base('e', [8.5, 4, 1])]);
    const way = found(held, [5.5, 4], [8.5, 4, 1]);
    expect(way.moves.at(-1)).toMatchObject({ contacts: ['e'], length: 2 });
    expect(refusedBy(held, [5.5, 4], [12, 4, 1])).toBe('MOVE-11');
  });

  test('[MOVE-11 B] up and over where the ground is shut', () => {
    const bar = wall('bar', [11, -2], [11, 26]);
    const bridge = slab('bridge', [8, 2], [6, 4]);
    const down: SceneryElement = {
      ...{ id: 'down', look: 'none', terrain: ['difficult'], connects: [0, 1] },
      shape: { kind: 'wall', from: [16, 4], to: [14, 4], thickness: 1 },
    };
    const way = found(storeysOf([bar, bridge, stairs, down]), [5, 4], [18, 4]);
    expect(way.moves.flatMap(({ climbs }) => climbs.map(({ element }) => element))).toEqual(['stairs', 'down']);
    expect(refusedBy(storeysOf([bar, bridge, stairs]), [5, 4], [18, 4])).toBe('MOVE-7');
  });
});

/** A house of one or two storeys somewhere, with stairs, a ladder or a slope to each, walls on both floors, and people. */
function randomHouse(seed: number) {
  const random = seeded(seed);
  const pick = (from: number, to: number) => Math.round((from + random() * (to - from)) * 100) / 100;
  const passages = ['stairs', 'ladder', 'slope'] as const;
  const kind = passages[Math.floor(random() * 3)] ?? 'stairs';
  const thick = pick(0.8, 1.5);
  const y = pick(5, 15);
  const long = pick(2, 3);
  const scenery: SceneryElement[] = [
    slab('floor', [10, 4], [10, 14]),
    {
      ...{ id: 'up', look: 'none', terrain: [], connects: [0, 1], passage: kind },
      shape: { kind: 'wall', from: [10 - long, y], to: [10, y], thickness: thick },
    },
    ...(random() < 0.5
      ? [
          slab('roof', [14, 6], [6, 8], { level: 1 }),
          {
            ...{ id: 'up-2', look: 'none', terrain: [], connects: [1, 2] as const, passage: 'stairs' as const },
            shape: { kind: 'wall' as const, from: [11.5, 9] as const, to: [14, 9] as const, thickness: 1 },
          },
        ]
      : []),
    wall('w0', [pick(3, 8), pick(2, 8)], [pick(3, 8), pick(10, 20)]),
    wall('w1', [pick(12, 18), pick(5, 8)], [pick(12, 18), pick(10, 16)], { level: 1 }),
  ];
  const enemies = [base('e0', [pick(2, 9), pick(2, 22)]), base('e1', [pick(11, 19), pick(5, 17), 1])];
  return { storeys: storeysOf(scenery, enemies), random, pick };
}

describe('the nearest place on a slope, beside one who stands at its head', () => {
  const scene = storeysOf([slope, floor], [base('head', [8.5, 4, 1])], () => false).on(0);
  const stands = (at: Point): boolean => standFault(scene, rules.movement, at) === null;

  test.each<[Point]>([[[7.9, 4.4]], [[7.7, 4]], [[7.8, 3.6]]])('[R149 B] [MOVE-5 B] %s', (at) => {
    expect(stands(at)).toBe(false);
    const near = nearestPlace(scene, rules.movement, at) as Point;
    const steps = Array.from({ length: 201 }, (_, i) => (i - 100) / 100);
    const places = steps.flatMap((dx) => steps.map((dy): Point => [at[0] + dx, at[1] + dy]));
    const least = Math.min(...places.filter(stands).map((p) => distance(p, at)));
    expect(stands(near)).toBe(true);
    expect(distance(near, at)).toBeLessThan(least + 0.02);
  });
});

describe('on random tables with storeys', () => {
  test.each(Array.from({ length: 12 }, (_, seed) => seed))('[MOVE-11 B] [R155 B] table %i', (seed) => {
    const { storeys, random, pick } = randomHouse(seed);
    const start: Waypoint = random() < 0.5 ? [pick(1, 9), pick(2, 22)] : [pick(11, 19), pick(5, 17), 1];
    const areas = reach(storeys, rules.movement, start, 4);
    const reached = (to: Waypoint): number | null => {
      const [x, y, level = 0] = to;
      const there = areas.find((each) => each.level === level)?.areas ?? [];
      const inside = there.find(({ pieces }) => pieces.some((ring) => isInside([x, y], polygonOutline(ring))));
      return inside?.tokens ?? null;
    };
    for (let k = 0; k < 25; k++) {
      const level = Math.floor(random() * 3);
      const to: Waypoint = level === 0 ? [pick(1, 23), pick(1, 23)] : [pick(10, 20), pick(4, 18), level];
      const answer = route(storeys, rules.movement, start, to, 4);
      if ('refused' in answer) continue;
      let at: Waypoint = start;
      for (const { asked, end, tokens } of answer.route.moves) {
        expect(asked[0]).toEqual(at);
        const trace = traceWay(storeys, rules.movement, asked, 4);
        expect(trace).toMatchObject({ fault: null, end, tokens });
        at = end;
      }
      const most = reached(to);
      if (most !== null && answer.route.moves.at(-1)?.contacts.length === 0)
        expect(answer.route.tokens, `${start} to ${to}`).toBeLessThanOrEqual(most + 1);
    }
  });
});
