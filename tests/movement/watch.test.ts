import { expect, it } from 'vitest';
import { distance, type Point } from '../../src/engine/geometry/vector.ts';
import {
  firstWatched,
  type MeasuredPath,
  measurePath,
  pointAt,
  watchedStretches,
} from '../../src/engine/movement/index.ts';
import type { Blocker } from '../../src/engine/sight/types.ts';
import { way } from '../support/builders/moveScenes.ts';
import { compareCircle, compareContact, compareSeen, watcher } from '../support/references/movementWatch.ts';

const path = (points: Point[]): MeasuredPath => measurePath(points) as MeasuredPath;

const block = (id: string, points: Point[]): Blocker => {
  const xs = points.map((p) => p[0]);
  const ys = points.map((p) => p[1]);
  const at: Point = [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2];
  const radius = Math.max(...points.map((p) => distance(at, p)));
  return { id, cover: 'total', outline: { kind: 'polygon', points, bounds: { at, radius } } };
};

it('[case V1] [OF-3 Q] a path that starts and ends outside a marker range comes into it at the exact point', () => {
  const p = path(way(1, 12, 9, 12));
  const reach = { at: [5, 13.5] as Point, radius: 1.2 + 0.5 };
  const half = Math.sqrt(1.7 * 1.7 - 1.5 * 1.5);
  expect(firstWatched(p, { reach })).toBeCloseTo(4 - half, 6);
  expect(watchedStretches(p, { reach })[0]?.to).toBeCloseTo(4 + half, 6);
});

it('[OF-2 Q] in range up to and with the value, not 0.01u beyond', () => {
  const p = path(way(1, 12, 9, 12));
  expect(firstWatched(p, { reach: { at: [5, 15], radius: 3 } })).toBeCloseTo(4, 3);
  expect(firstWatched(p, { reach: { at: [5, 15.01], radius: 3 } })).toBeNull();
  expect(firstWatched(path(way(1, 12, 2, 12)), { reach: { at: [5, 12], radius: 3 } })).toBeCloseTo(1, 6);
});

it('[OF-3 Q] a way that only touches the range comes into it where it does, and not before', () => {
  const p = path(way(1, 12, 9, 12));
  for (const far of [3, 5, 17]) {
    expect(firstWatched(p, { reach: { at: [5, 12 + far], radius: far } })).toBeCloseTo(4, 9);
  }
  const from = path(way(5, 12, 9, 12)); // it begins where it touches
  expect(firstWatched(from, { reach: { at: [5, 15], radius: 3 } })).toBe(0);
  const ends = path(way(1, 12, 5, 12));
  expect(firstWatched(ends, { reach: { at: [5, 15], radius: 3 } })).toBeCloseTo(4, 9);
});

it('[R26 Q] one who is inside at the start is watched from the start', () => {
  expect(firstWatched(path(way(5, 12, 9, 12)), { reach: { at: [5, 12], radius: 2 } })).toBe(0);
});

it('[case V5] [OF-3 Q] a line that exists only in the middle of the move is found', () => {
  // A long slit, and a way that comes up into the line through it and goes down again.
  const blockers = [
    block('above', way(-2, -9, 0, -9, 0, 7.5, -2, 7.5)),
    block('below', way(-2, 7.56, 0, 7.56, 0, 20, -2, 20)),
  ];
  const p = path(way(1, 9, 5, 8.18, 9, 9));
  const sees = watcher([-4, 7.5], blockers);
  const all = watchedStretches(p, { sees });
  const brute = steps(p, (at) => sees(at), 0.001);
  expect(brute.length).toBeGreaterThan(0);
  expect(all.length).toBe(brute.length);
  expect((all[0]?.to ?? 0) - (all[0]?.from ?? 0)).toBeLessThan(0.6);
  expect(firstWatched(p, { sees })).toBeCloseTo(brute[0] as number, 2);
});

it('[OF-3 Q] range and sight have to hold at the same point', () => {
  const wall = block('wall', [
    [3, 5],
    [5, 5],
    [5, 5.5],
    [3, 5.5],
  ]);
  const sees = watcher([4, 2], [wall]);
  const p = path(way(2.5, 7, 8, 7));
  const reach = { at: [4, 7] as Point, radius: 1.2 };
  const first = firstWatched(p, { reach, sees });
  const inReach = firstWatched(p, { reach });
  const brute = steps(p, (at) => distance(at, reach.at) <= reach.radius && sees(at), 0.001);
  if (brute[0] === undefined) expect(first).toBeNull();
  else expect(first).toBeCloseTo(brute[0], 2);
  expect(inReach).toBeCloseTo(0.3, 6);
});

/** Where, in small steps, each stretch begins for which something holds. */
function steps(p: MeasuredPath, holds: (at: Point) => boolean, step: number): number[] {
  const begins: number[] = [];
  let before = false;
  for (let s = 0; s <= p.length; s += step) {
    const now = holds(pointAt(p, s));
    if (now && !before) begins.push(s);
    before = now;
  }
  return begins;
}

it('[OF-3 Q] [MOVE-6 Q] [R12 Q] first contact with a circle and with enemy bases agrees with stepping by 0.001u', () => {
  const wrong: (string | null)[] = [];
  for (let seed = 1; seed <= 200; seed++) wrong.push(compareCircle(seed), compareContact(seed));
  expect(wrong.filter((w) => w !== null)).toEqual([]);
}, 60_000);

it('[OF-3 Q] no visible stretch longer than 0.02u is missed, in a range or anywhere', () => {
  const wrong: string[] = [];
  let begins = 0;
  for (let seed = 1; seed <= 25; seed++) {
    for (const ranged of [false, true]) {
      const here = compareSeen(seed, ranged);
      if (here.wrong) wrong.push(here.wrong);
      if (here.begins) begins++;
    }
  }
  expect(wrong).toEqual([]);
  expect(begins).toBeGreaterThan(5);
}, 60_000);
