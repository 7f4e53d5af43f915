import { diskOutline } from '../geometry/outline.ts';
import type { Stretch } from '../geometry/sweptDisk.ts';
import { distance, type Point } from '../geometry/vector.ts';
import { EXACT } from './ground.ts';
import { type MeasuredPath, pointAt, stretchesNear } from './path.ts';

/** The middle of a base is in reach up to and with `radius` u from `at`: a range, and both radii where edges count (LOS-1). */
export interface Reach {
  readonly at: Point;
  readonly radius: number;
}

/** Who may react to a base on its way: within reach of places, seen by someone, or both. What is left out is no condition. */
export interface Watch {
  readonly reach?: Reach;
  /** In reach of this as well (R168). */
  readonly within?: Reach;
  /** Is a base with its middle here, so far along its path in u, seen? Asked through the sight module. */
  readonly sees?: (at: Point, along: number) => boolean;
}

/** No stretch in which a base is seen is missed if it is longer than this, in u. */
const GLIMPSE = 0.01;
/** Where such a stretch begins is found to this, in u; the base is seen at the point given. */
const MOMENT = 1e-6;

/**
 * How far along a path a base first comes under a watch, in u; 0 if it is so at the start (R26), null if never. Ranges
 * are exact; sight is asked every GLIMPSE and where it begins narrowed down.
 */
export function firstWatched(path: MeasuredPath, watch: Watch): number | null {
  return watched(path, watch, true)[0]?.from ?? null;
}

/** All stretches of a path under a watch, in order. */
export const watchedStretches = (path: MeasuredPath, watch: Watch): Stretch[] => watched(path, watch, false);

function watched(path: MeasuredPath, { reach, within, sees }: Watch, firstOnly: boolean): Stretch[] {
  const inReach = inBoth(stretchesOf(path, reach), stretchesOf(path, within));
  if (!sees) return inReach;
  const found: Stretch[] = [];
  for (const stretch of inReach) {
    found.push(...seenIn(path, stretch, sees, firstOnly));
    if (firstOnly && found.length > 0) break;
  }
  return found;
}

const stretchesOf = (path: MeasuredPath, reach: Reach | undefined): Stretch[] =>
  reach ? stretchesInReach(path, reach.at, reach.radius) : [{ from: 0, to: path.length }];

/** What lies in a stretch of either list, in order. */
const inBoth = (p: readonly Stretch[], q: readonly Stretch[]): Stretch[] =>
  p.flatMap((a) =>
    q.flatMap((b): Stretch[] => {
      const [from, to] = [Math.max(a.from, b.from), Math.min(a.to, b.to)];
      return from <= to ? [{ from, to }] : [];
    }),
  );

/** Where the middle of the base is no farther from a point than `radius`: touching the circle counts (within: exactly or less). */
export function stretchesInReach(path: MeasuredPath, at: Point, radius: number): Stretch[] {
  const start = path.points[0] as Point;
  if (path.length === 0) return distance(start, at) <= radius + EXACT ? [{ from: 0, to: 0 }] : [];
  return stretchesNear(path, diskOutline(at, radius), EXACT).map((stretch) => touched(path, stretch, at, radius));
}

/** A way that only touches the circle is in reach where it does, not already where it comes as near as digits can tell (1e-4 u before). */
function touched(path: MeasuredPath, stretch: Stretch, at: Point, radius: number): Stretch {
  const { from, to } = stretch;
  const away = (s: number): number => distance(pointAt(path, s), at);
  const nearest = [(from + to) / 2, from, to].reduce((p, q) => (away(q) < away(p) ? q : p));
  return from > 0 && away(nearest) > radius - EXACT ? { from: nearest, to: nearest } : stretch;
}

function seenIn(
  path: MeasuredPath,
  stretch: Stretch,
  sees: (at: Point, along: number) => boolean,
  firstOnly: boolean,
): Stretch[] {
  const seenAt = (s: number) => sees(pointAt(path, s), s);
  const found: Stretch[] = [];
  const n = Math.max(1, Math.ceil((stretch.to - stretch.from) / GLIMPSE));
  let from: number | null = null;
  let before = stretch.from;
  for (let k = 0; k <= n; k++) {
    const s = stretch.from + ((stretch.to - stretch.from) * k) / n;
    const seen = seenAt(s);
    if (seen && from === null) {
      from = k === 0 ? s : turningPoint(seenAt, before, s);
      if (firstOnly) return [{ from, to: s }];
    } else if (!seen && from !== null) {
      found.push({ from, to: turningPoint(seenAt, s, before) });
      from = null;
    }
    before = s;
  }
  if (from !== null) found.push({ from, to: stretch.to });
  return found;
}

/** A place within MOMENT of where sight changes, on the seen side of it. */
function turningPoint(seenAt: (s: number) => boolean, unseen: number, seen: number): number {
  let [no, yes] = [unseen, seen];
  while (Math.abs(yes - no) > MOMENT) {
    const middle = (no + yes) / 2;
    if (seenAt(middle)) yes = middle;
    else no = middle;
  }
  return yes;
}
