/**
 * R37 along one line, as plainly as the ruling says it: walk from the shooter; each piece of cover counts once for its first
 * 2u, then the next 2u are skipped, then it counts again, however short the part left; another counts if it is 2u or more beyond
 * the last counted piece. Smoke counts apart. Shares no code with the engine.
 */
import type { Blocker, SightRules } from '../../../src/engine/sight/index.ts';
import { contains } from './bruteShapes.ts';

export type Spot = readonly [x: number, y: number];
export type Line = readonly [from: Spot, to: Spot];

/** An element that counts, and how far from the shooter's centre it begins to. */
export interface Part {
  readonly blocker: Blocker;
  readonly from: number;
}

type Stretch = readonly [enter: number, leave: number];

const TWO = 2;

/** What is counted from where on; `slack` moves the lengths that decide. With R37=b each element counts once. */
export interface Count {
  readonly shooter: Spot;
  readonly parts: readonly Part[];
  readonly counting: SightRules['counting'];
  /** R167=b. */
  readonly smokeCountsOnce?: boolean;
}

/** The covers from p to q, which lie on the edges of the bases. */
export function coversAlong([p, q]: Line, { shooter, parts, counting, smokeCountsOnce }: Count, slack = 0): number {
  let covers = 0;
  const terrain: Stretch[] = [];
  for (const { blocker, from } of parts) {
    const stretches = stretchesIn(blocker, p, q, shooter, from);
    if (counting === 'per-element' || (smokeCountsOnce && blocker.smoke)) covers += Math.min(1, stretches.length);
    else if (blocker.smoke) covers += walk(stretches, slack);
    else terrain.push(...stretches);
  }
  return covers + walk(terrain, slack);
}

function walk(stretches: readonly Stretch[], slack: number): number {
  let covers = 0;
  let again = Number.NEGATIVE_INFINITY; // where cover counts again
  for (const [enter, leave] of joined(stretches)) {
    for (let at = Math.max(enter, again); at < leave || (at === enter && leave === enter); ) {
      covers++;
      again = Math.min(at + TWO, leave) + TWO + slack;
      at = again;
    }
  }
  return covers;
}

/** What touches or overlaps is one piece. */
function joined(stretches: readonly Stretch[]): Stretch[] {
  const pieces: [number, number][] = [];
  for (const [enter, leave] of [...stretches].sort((a, b) => a[0] - b[0])) {
    const last = pieces.at(-1);
    if (last && enter <= last[1] + 1e-6) last[1] = Math.max(last[1], leave);
    else pieces.push([enter, leave]);
  }
  return pieces;
}

/** Where the line from p to q is in the element and far enough from the shooter, as lengths from p. */
function stretchesIn(blocker: Blocker, p: Spot, q: Spot, shooter: Spot, from: number): Stretch[] {
  const length = Math.hypot(q[0] - p[0], q[1] - p[1]);
  const at = (s: number): Spot => [p[0] + ((q[0] - p[0]) * s) / length, p[1] + ((q[1] - p[1]) * s) / length];
  const isFar = (s: number) => Math.hypot(at(s)[0] - shooter[0], at(s)[1] - shooter[1]) > from;
  const { outline } = blocker;
  const meets =
    outline.kind === 'disk'
      ? meetsCircle(p, q, length, outline.at, outline.radius)
      : outline.points.map((a, i) => meetsEdge(p, q, length, a, outline.points[(i + 1) % outline.points.length] ?? a));
  const inside = meets.flat().filter((s) => s > 0 && s < length);
  if (outline.kind !== 'disk' && outline.points.length === 2)
    return inside.slice(0, 1).flatMap((s) => (isFar(s) ? [[s, s]] : []));
  const stops = [0, length, ...inside, ...meetsCircle(p, q, length, shooter, from).filter((s) => s > 0 && s < length)];
  stops.sort((a, b) => a - b);
  return stops.slice(1).flatMap((leave, i): Stretch[] => {
    const enter = stops[i] as number;
    const middle = (enter + leave) / 2;
    return leave > enter && isFar(middle) && contains(blocker, ...at(middle)) ? [[enter, leave]] : [];
  });
}

function meetsCircle(p: Spot, q: Spot, length: number, [x, y]: Spot, radius: number): number[] {
  const along = ((x - p[0]) * (q[0] - p[0]) + (y - p[1]) * (q[1] - p[1])) / length;
  const off = ((x - p[0]) * (q[1] - p[1]) - (y - p[1]) * (q[0] - p[0])) / length;
  const half = Math.sqrt(radius ** 2 - off ** 2);
  return Number.isNaN(half) ? [] : [along - half, along + half];
}

function meetsEdge(p: Spot, q: Spot, length: number, a: Spot, b: Spot): number[] {
  const side = ([x, y]: Spot) => (x - p[0]) * (q[1] - p[1]) - (y - p[1]) * (q[0] - p[0]);
  const [atA, atB] = [side(a), side(b)];
  if (atA >= 0 === atB >= 0) return [];
  const t = atA / (atA - atB);
  const [x, y] = [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
  return [((x - p[0]) * (q[0] - p[0]) + (y - p[1]) * (q[1] - p[1])) / length];
}
