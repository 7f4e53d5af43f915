import { rulesetOf } from '../../../src/editions/index.ts';
import { diskOutline, outlineOf } from '../../../src/engine/geometry/outline.ts';
import type { Stretch } from '../../../src/engine/geometry/sweptDisk.ts';
import { distance, type Point } from '../../../src/engine/geometry/vector.ts';
import {
  firstContact,
  firstWatched,
  type MeasuredPath,
  measurePath,
  pointAt,
  watchedStretches,
} from '../../../src/engine/movement/index.ts';
import { type Blocker, sight } from '../../../src/engine/sight/index.ts';
import { base, Q, scene } from '../builders/moveScenes.ts';
import { seeded } from '../builders/randomScenes.ts';

/** First contact along random paths against stepping along them by 0.001 u (issue 4). */

const STEP = 0.001;
/** A visible stretch longer than this, in u, may not be missed. */
const GLIMPSE = 0.02;

const { sight: sightRules } = rulesetOf('tactic-2.2');

/** Is a base with its middle at a point seen by the base of a watcher? */
export const watcher = (at: Point, blockers: readonly Blocker[]) => (to: Point) =>
  sight({ from: { id: 'w', at, radius: 0.5 }, to: { id: 'm', at: to, radius: 0.5 }, blockers, rules: sightRules }).los;

/** A path of two legs and a circle to come into: what is wrong with where it is first in it, or null. */
export function compareCircle(seed: number): string | null {
  const random = seeded(seed);
  const path = randomPath(random, 8);
  const reach = { at: [random() * 8, random() * 8] as Point, radius: 0.5 + random() * 3 };
  const within = (p: Point) => distance(p, reach.at) <= reach.radius;
  return compare(seed, path, firstWatched(path, { reach }), within);
}

/** A path and three enemy bases that are not in contact at its start. */
export function compareContact(seed: number): string | null {
  const random = seeded(seed);
  const path = randomPath(random, 8);
  const places = Array.from({ length: 3 }, (): Point => [random() * 8, random() * 8]);
  const enemies = places.filter((p) => distance(p, pointAt(path, 0)) > 1.01).map((p, i) => base(`e${i}`, p));
  const contact = firstContact(scene([], { table: null, enemies }), Q, path);
  const touches = (p: Point) => enemies.some((e) => distance(p, e.at) <= 1);
  return compare(seed, path, contact?.along ?? null, touches);
}

/** Compares where something first holds along a path with the first step it holds at: only what is shorter than two may escape those. */
function compare(seed: number, path: MeasuredPath, first: number | null, holds: (p: Point) => boolean): string | null {
  const stepped = firstStep(path, holds);
  const told = `${seed}: first at ${first}, stepped ${stepped}`;
  if (first === null) return stepped === null ? null : told;
  if (stepped !== null && stepped < first - 1e-6) return told;
  if (stepped !== null && stepped <= first + STEP + 1e-9) return null;
  const after = first + 2 * STEP;
  return after < path.length && holds(pointAt(path, after)) ? told : null;
}

function firstStep(path: MeasuredPath, holds: (p: Point) => boolean): number | null {
  for (let k = 0; k * STEP <= path.length; k++) if (holds(pointAt(path, k * STEP))) return k * STEP;
  return null;
}

/** A path behind a row of obstacles, watched from in front of them: `ranged`, within a range too, or by sight alone. */
export function compareSeen(seed: number, ranged: boolean): { wrong: string | null; begins: boolean } {
  const random = seeded(seed);
  const blockers = Array.from({ length: 4 }, (_, i) => obstacle(random, i));
  const at = (): Point => [2 + random() * 4, 6 + random()];
  const path = measurePath([at(), at(), at()]) as MeasuredPath;
  const sees = watcher([3 + random() * 3, 0.5], blockers);
  const reach = { at: at(), radius: 0.4 + random() };
  const within = (p: Point) => !ranged || distance(p, reach.at) <= reach.radius;
  const holds = (p: Point) => within(p) && sees(p);
  const watch = ranged ? { reach, sees } : { sees };
  const first = firstWatched(path, watch);
  const all = watchedStretches(path, watch);
  const told = `${seed}: first at ${first} of ${path.length}`;
  const missed = misjudged(path, all, holds);
  if (missed !== null) return { wrong: `${told}, wrong about ${missed}`, begins: false };
  if (first !== (all[0]?.from ?? null)) return { wrong: `${told}, stretch from ${all[0]?.from}`, begins: false };
  const begins = first !== null && first > HAIR;
  const isExact =
    first === null || (holds(pointAt(path, first + HAIR)) && !(begins && holds(pointAt(path, first - HAIR))));
  return { wrong: isExact || endsAtOnce(all) ? null : `${told}, not where it begins`, begins };
}

/** Just before and after where something begins, in u. */
const HAIR = 1e-5;

const endsAtOnce = ([first]: readonly Stretch[]): boolean => first !== undefined && first.to - first.from < 2 * HAIR;

/**
 * Where, stepping along a path, something holds over a stretch longer than GLIMPSE that is not in any of those told, or the
 * other way round; null if nowhere. Some step of nearly GLIMPSE is part of every such stretch, so that the small steps
 * need only be taken where that differs from what is told.
 */
function misjudged(path: MeasuredPath, told: readonly Stretch[], holds: (p: Point) => boolean): number | null {
  const stride = Math.floor(GLIMPSE / STEP) - 1;
  const last = Math.floor(path.length / STEP);
  const isTold = (k: number) => told.some((s) => s.from - HAIR <= k * STEP && k * STEP <= s.to + HAIR);
  const isSo = (k: number) => k >= 0 && k <= last && holds(pointAt(path, k * STEP));
  for (let k = 0; k <= last; k += stride) {
    const so = isSo(k);
    if (so === isTold(k)) continue;
    const wrong = (i: number) => i >= 0 && i <= last && isSo(i) === so && isTold(i) !== so;
    let [from, to] = [k, k];
    while (wrong(from - 1)) from--;
    while (wrong(to + 1)) to++;
    if ((to - from) * STEP > GLIMPSE) return from * STEP;
  }
  return null;
}

function obstacle(random: () => number, i: number): Blocker {
  const at: Point = [2 + random() * 5, 2 + random() * 3];
  const size = 0.2 + random() * 0.8;
  const outline =
    random() < 0.5
      ? diskOutline(at, size)
      : outlineOf({ kind: 'wall', from: at, to: [at[0] + size * 2, at[1]], thickness: 0.2 }, random() * 180);
  return { id: `b${i}`, cover: 'total', outline };
}

function randomPath(random: () => number, size: number): MeasuredPath {
  const at = (): Point => [random() * size, random() * size];
  return measurePath([at(), at(), at()]) as MeasuredPath;
}
