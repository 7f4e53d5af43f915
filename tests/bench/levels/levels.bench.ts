import { building, door, ladder, stairs, window } from '../../../src/content/building.ts';
import { box, element, wall } from '../../../src/content/element.ts';
import { rulesetOf } from '../../../src/editions/index.ts';
import {
  moveSceneOf,
  moveStoreysOf,
  onGrid,
  type Place,
  type Point,
  prepareScenery,
  type Scene,
  type SceneryElement,
  sceneWith,
  sightIn,
  standFault,
} from '../../../src/engine/index.ts';
import { reach, route } from '../../../src/routing/index.ts';
import { seeded } from '../../support/builders/sightScenes.ts';
import { bestOf } from '../timing.ts';

export const name =
  'Levels: 60 elements with a house of three levels among them, against 60 elements with its ground floor alone; milliseconds';

const SIZE = 36;
const rules = rulesetOf('tactic-2.0-beta');
const MOVE = 4;
const AT = 3;

/** A table with storeys, and the one it is measured against. */
type Both = readonly [storeys: readonly SceneryElement[], flat: readonly SceneryElement[]];

/** The goals: how many times as long as on flat ground, at most. */
const SIGHT = 1.3;
const WAYS = 1.5;

const HOUSE: readonly SceneryElement[] = building(
  'house',
  [14, 14],
  [8, 8],
  [
    {
      openings: { north: [window(1, 1), door(3, 1.4)], south: [door(1, 1.4)], west: [window(3, 1)] },
      up: stairs([2, 6.8], [4.4, 6.8]),
    },
    {
      openings: { north: [window(1, 1)], east: [window(3, 1)], south: [window(5, 1)] },
      up: ladder([2, 1.2], [2.8, 1.2]),
    },
    { openings: { east: [window(3, 1)], south: [window(1, 1)] }, roof: 'tiles' },
  ],
);

/** Its lowest storey, as it stands on a flat table. */
const GROUND_FLOOR = HOUSE.filter(({ level, connects }) => level === undefined && connects === undefined).map(
  ({ floor: _, roof: __, ...each }) => each,
);

/** A house, and around it walls, hedges and boxes, 60 elements in all. */
function table(house: readonly SceneryElement[], seed: number): readonly SceneryElement[] {
  const random = seeded(seed);
  const others = Array.from({ length: 60 }, (_, i): SceneryElement => {
    const at: Point = onGrid([random() * SIZE, random() * SIZE]);
    const size: Point = [0.5 + random() * 2.5, 0.5 + random() * 2.5];
    const id = `e${i}`;
    if (random() < 0.5) return element(id, 'stone-wall', wall(at, onGrid([at[0] + size[0], at[1] + size[1]]), 0.4));
    return element(id, random() < 0.5 ? 'house' : 'hedge', box(at, ...size));
  });
  return [...house, ...others].slice(0, 60);
}

const sceneOf = (scenery: readonly SceneryElement[]): Scene =>
  sceneWith({
    ruleset: rules,
    table: { width: SIZE, height: SIZE },
    elements: prepareScenery(scenery, rules.levels),
    ...{ characters: [], bodies: [], smoke: [] },
  });

const placeAt = (id: string, at: Point, level = 0): Place => ({ id, at, level, radius: rules.baseRadius });

export function run(): {
  rows: Record<string, string | number>[];
  ratios: { what: string; is: number; atLeast: number }[];
} {
  const tables = Array.from({ length: 8 }, (_, i): Both => [table(HOUSE, i + 1), table(GROUND_FLOOR, i + 1)]);
  const [sight, sightFlat] = sightTimes(tables);
  const [reaches, reachesFlat, routes, routesFlat] = wayTimes(tables);
  const row = (what: string, ms: number, flat: number) => ({
    what,
    storeys: Number(ms.toFixed(3)),
    flat: Number(flat.toFixed(3)),
    times: Number((ms / flat).toFixed(2)),
  });
  return {
    rows: [
      row('line of sight between levels', sight, sightFlat),
      row('reach', reaches, reachesFlat),
      row('route', routes, routesFlat),
    ],
    ratios: [
      {
        what: `of at most ${SIGHT} times a flat line of sight, between levels`,
        is: (SIGHT * sightFlat) / sight,
        atLeast: 1,
      },
      {
        what: `of at most ${WAYS} times a flat reach, on three levels`,
        is: (WAYS * reachesFlat) / reaches,
        atLeast: 1,
      },
      { what: `of at most ${WAYS} times a flat route, on three levels`, is: (WAYS * routesFlat) / routes, atLeast: 1 },
    ],
  };
}

/** Milliseconds for one answer: pairs on two of the three levels, and the same pairs on the ground. */
function sightTimes(tables: readonly Both[]): readonly [number, number] {
  let [sum, sumFlat] = [0, 0];
  for (const [n, [storeys, flat]] of tables.entries()) {
    const random = seeded(n + 50);
    const pairs = Array.from({ length: PAIRS }, (_, i) => {
      const [from, to]: readonly [Point, Point] = [
        [15 + random() * 6, 15 + random() * 6],
        [1 + random() * (SIZE - 2), 1 + random() * (SIZE - 2)],
      ];
      return i % 2 === 0 ? { from, to, up: (i % 3) + 1 } : { from: to, to: from, up: -((i % 3) + 1) };
    }).filter(({ from, to }) => Math.hypot(from[0] - to[0], from[1] - to[1]) > 1.1);
    const [upstairs, ground] = [sceneOf(storeys), sceneOf(flat)];
    const ask = () => {
      for (const { from, to, up } of pairs)
        sightIn(
          upstairs,
          placeAt('a', from, Math.min(2, Math.max(0, up))),
          placeAt('b', to, Math.min(2, Math.max(0, -up))),
        );
    };
    const askFlat = () => {
      for (const { from, to } of pairs) sightIn(ground, placeAt('a', from), placeAt('b', to));
    };
    const [best, bestFlat] = inTurns(ask, askFlat);
    sum += best / pairs.length;
    sumFlat += bestFlat / pairs.length;
  }
  return [sum / tables.length, sumFlat / tables.length];
}

const PAIRS = 400;

/** The best of several times of two jobs, taken in turns, so that they share whatever else the machine has to do. */
function inTurns(one: () => unknown, other: () => unknown, times = 9): readonly [number, number] {
  let [best, bestOther] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let i = 0; i < times; i++) {
    best = Math.min(best, bestOf(1, one));
    bestOther = Math.min(bestOther, bestOf(1, other));
  }
  return [best, bestOther];
}

/** Reach from within the house and a route from there to ten places around it, in milliseconds each: over levels and flat. */
function wayTimes(tables: readonly Both[]): readonly [number, number, number, number] {
  const sums: [number, number, number, number] = [0, 0, 0, 0];
  for (const [n, [storeys, flat]] of tables.entries()) {
    const start: Point = [18, 18];
    const [upstairs, ground] = [sceneOf(storeys), sceneOf(flat)].map((scene) =>
      moveStoreysOf(scene, placeAt('a', start), () => false),
    ) as [ReturnType<typeof moveStoreysOf>, ReturnType<typeof moveStoreysOf>];
    const [ms, msFlat] = inTurns(
      () => reach(upstairs, rules.movement, start, MOVE, AT),
      () => reach(ground, rules.movement, start, MOVE, AT),
      5,
    );
    sums[0] += ms;
    sums[1] += msFlat;
    const goals = placesNear(sceneOf(flat), start, n);
    const [way, wayFlat] = inTurns(
      () => {
        for (const to of goals) route(upstairs, rules.movement, start, to, MOVE);
      },
      () => {
        for (const to of goals) route(ground, rules.movement, start, to, MOVE);
      },
      5,
    );
    sums[2] += way / goals.length;
    sums[3] += wayFlat / goals.length;
  }
  return sums.map((sum) => sum / tables.length) as [number, number, number, number];
}

function placesNear(scene: Scene, start: Point, seed: number): readonly Point[] {
  const random = seeded(seed + 90);
  const moves = moveSceneOf(scene, placeAt('a', start), () => false);
  const places: Point[] = [];
  for (let i = 0; i < 1000 && places.length < 10; i++) {
    const to = onGrid([start[0] - 9 + random() * 18, start[1] - 9 + random() * 18]);
    if (standFault(moves, rules.movement, to) === null) places.push(to);
  }
  return places;
}
