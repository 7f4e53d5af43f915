import type { Point } from '../../../src/engine/geometry/vector.ts';
import { type MoveScene, standFault } from '../../../src/engine/movement/index.ts';
import { route } from '../../../src/routing/index.ts';
import { fence, flat, flatReach, go, Q, scene } from '../../support/builders/moveScenes.ts';
import { GridSearch } from '../../support/references/gridSearch.ts';
import { crowdedTable } from '../../support/references/movementProperties.ts';
import { bestOf, slowness, time } from '../timing.ts';

export const name =
  'Movement: reach of one character for 1-3 AT, and a route within 12u, in milliseconds; a grid of 0.1u answers the same by searching; long paths before the judge';

/** Times as fast as the grid search, by number of elements: reach, and reach with routes to ten places. */
const OVER_GRID: Readonly<Record<number, number>> = { 30: 20 };
/** Among more elements the grid takes seconds, and no goal is about it. */
const MOST_FOR_GRID = 30;
/** What the judge may take for one long path, in ms. */
const PATH = 50;
const MOVE = 4;
const AT = 3;

export function run(): {
  rows: Record<string, string | number>[];
  ratios: { what: string; is: number; atLeast: number }[];
} {
  const rows: Record<string, string | number>[] = [];
  const ratios: { what: string; is: number; atLeast: number }[] = [];
  for (const elements of [10, 30, 100]) {
    const tables = Array.from({ length: 12 }, (_, i) => crowdedTable(100 + i, elements));
    for (const table of tables) time(() => flatReach(table.s, Q, table.start, MOVE, AT)); // warm-up
    const [reaches, routes, grids]: number[][] = [[], [], []];
    // In turns, so that they share what else the machine has to do.
    for (const [i, t] of tables.entries()) {
      reaches.push(bestOf(3, () => flatReach(t.s, Q, t.start, MOVE, AT)));
      routes.push(...placesNear(t).map((to) => bestOf(3, () => route(flat(t.s), Q, t.start, to, MOVE))));
      if (i % 4 === 0 && elements <= MOST_FOR_GRID)
        grids.push(time(() => new GridSearch(t.s, t.size, 0.1).run(t.start, MOVE, AT)));
    }
    const [ofReach, ofRoute, ofGrid] = [median(reaches), median(routes), median(grids)];
    rows.push({
      elements,
      'reach, median': round(ofReach),
      'reach, 90 %': round(quantile(reaches, 0.9)),
      'route, median': round(ofRoute),
      'route, 90 %': round(quantile(routes, 0.9)),
      ...(grids.length > 0 && {
        'grid of 0.1u': round(ofGrid),
        'grid / reach': Math.round(ofGrid / ofReach),
        'grid / route': Math.round(ofGrid / ofRoute),
      }),
    });
    const wanted = OVER_GRID[elements];
    if (!wanted) continue;
    ratios.push({
      what: `times the grid search at ${elements} elements, reach`,
      is: ofGrid / ofReach,
      atLeast: wanted,
    });
    ratios.push({
      what: `times the grid search at ${elements} elements, route`,
      is: ofGrid / ofRoute,
      atLeast: wanted,
    });
  }
  const slower = slowness();
  for (const { what, work } of longPaths()) {
    const ms = bestOf(5, work);
    rows.push({ path: what, 'judged, ms': round(ms) });
    ratios.push({ what: `${PATH} ms over ${what}`, is: (PATH * slower) / ms, atLeast: 1 });
  }
  return { rows, ratios };
}

/** Paths no hand draws but a file may hold. */
function longPaths(): { what: string; work: () => unknown }[] {
  const far: Point[] = Array.from({ length: 10_000 }, (_, i) => [2 + (i % 100) * 0.2, 2 + i * 0.002]);
  const still: Point[] = Array.from({ length: 10_000 }, () => [3, 3]);
  const through: Point[] = Array.from({ length: 200 }, (_, i) => [2 + (i % 100) * 0.2, 2 + i * 0.01]);
  const open = scene();
  const fences = scene(
    Array.from({ length: 100 }, (_, i) =>
      fence([(i % 10) * 2, i / 10 + 1], [(i % 10) * 2 + 1, i / 10 + 2], 0.2, { id: `f${i}` }),
    ),
  );
  return [
    { what: 'a path of 10,000 points', work: () => go(open, far) },
    { what: '10,000 points on one spot', work: () => go(open, still) },
    { what: 'a path of 200 points among 100 fences', work: () => go(fences, through) },
  ];
}

function placesNear({ s, start, random, size }: ReturnType<typeof crowdedTable>): Point[] {
  const places: Point[] = [];
  for (let i = 0; i < 1000 && places.length < 10; i++) {
    const to: Point = [Math.round(random() * size * 100) / 100, Math.round(random() * size * 100) / 100];
    if (near(start, to) && stands(s, to)) places.push(to);
  }
  return places;
}

const near = (a: Point, b: Point): boolean => (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 < (MOVE * AT) ** 2;
const stands = (s: MoveScene, at: Point): boolean => standFault(s, Q, at) === null;

const quantile = (all: readonly number[], share: number): number =>
  [...all].sort((a, b) => a - b)[Math.floor((all.length - 1) * share)] ?? 0;
const median = (all: readonly number[]): number => quantile(all, 0.5);
const round = (ms: number): number => Number(ms.toFixed(2));
