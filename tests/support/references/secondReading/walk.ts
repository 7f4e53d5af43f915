import type { Point } from '../../../../src/engine/index.ts';
import type { Man, Reading, Said } from './reading.ts';
import { apart, away, BASE, holds, type Solid } from './shapes.ts';

/** One Move action along a path, by looking at the base at many places of it. */
export interface Walk {
  readonly legal: Said;
  /** 1 and what climbing and crossing add (MOVE-3, R101). */
  readonly tokens: number;
}

/** How far apart these places are, and what is too near to call. In u. */
const STEP = 0.02;
const HAIR = 2e-3;

const UNSURE: Walk = { legal: null, tokens: 1 };
const NO: Walk = { legal: false, tokens: 1 };

export function walk(r: Reading, man: Man, path: readonly Point[], move: number): Walk {
  const points = [man.at, ...path.slice(1)].filter((p, i, list) => i === 0 || apart(p, list[i - 1] as Point) > 1e-9);
  const lengths = points.slice(1).map((p, i) => apart(p, points[i] as Point));
  const whole = lengths.reduce((sum, length) => sum + length, 0);
  if (whole === 0) return NO;
  const places = placesAlong(points);
  const solids = r.solids.filter((solid) => isNear(solid, points, whole));
  if (goesThroughHoles(solids, places)) return UNSURE;
  const contact = contactAlong(r, man, places);
  if (contact === null) return UNSURE;
  const way = places.filter(({ along }) => along <= contact.along);
  const length = Math.min(whole, contact.along);
  const blocked = blockedAlong(r, solids, way);
  if (blocked === null || Math.abs(length - move) < (contact.with ? HAIR + STEP : 1e-8)) return UNSURE;
  if (blocked || length > move) return NO;
  const end = way.at(-1)?.at as Point;
  const crossed = crossings(solids, way);
  if (!crossed) return UNSURE;
  const legal = crossed.tooHigh ? false : contact.with ? landsOnFriend(r, man, end) : mayEnd(r, man, end);
  return { legal, tokens: 1 + crossed.tokens };
}

interface Place {
  readonly at: Point;
  readonly along: number;
}

function placesAlong(points: readonly Point[]): readonly Place[] {
  const places: Place[] = [{ at: points[0] as Point, along: 0 }];
  let before = 0;
  for (const [i, to] of points.slice(1).entries()) {
    const from = points[i] as Point;
    const length = apart(from, to);
    const steps = Math.ceil(length / STEP);
    for (let k = 1; k <= steps; k++) {
      const share = k / steps;
      const at: Point = [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
      places.push({ at: k === steps ? to : at, along: before + length * share });
    }
    before += length;
  }
  return places;
}

/** Could the base come to it at all on a way of this length? */
const isNear = ({ blocker: { outline } }: Solid, points: readonly Point[], whole: number): boolean =>
  apart(outline.bounds.at, points[0] as Point) < outline.bounds.radius + whole + 1;

/** MOVE-8, R104, R136, H2H-8 are not read here: tests of their own go into them. */
const goesThroughHoles = (solids: readonly Solid[], places: readonly Place[]): boolean =>
  solids.some((solid) => solid.holes.length > 0 && places.some(({ at }) => away(at, solid) < BASE + 0.02));

/** MOVE-6, R12: where the base first touches an enemy; all of the way if it does not, null where it only grazes one. */
function contactAlong(r: Reading, man: Man, places: readonly Place[]): { along: number; with: boolean } | null {
  const reach = 2 * BASE;
  let first = Number.POSITIVE_INFINITY;
  for (const foe of r.foesOf(man)) {
    const gaps = places.map(({ at }) => apart(at, foe.at) - reach);
    if ((gaps[0] as number) < HAIR) {
      // he stands there already: only a way that leaves him for good is clear
      const slowly = (gaps[1] as number) - (gaps[0] as number) < STEP / 10;
      if (slowly || gaps.some((gap, i) => i > 0 && gap <= (gaps[i - 1] as number))) return null;
      continue;
    }
    const hit = gaps.findIndex((gap) => gap < HAIR);
    if (hit < 0) continue;
    const deep =
      gaps.slice(hit, hit + 20).some((gap) => gap < -HAIR) ||
      apart((places.at(-1) as Place).at, foe.at) <= reach + 1e-7;
    if (!deep) return null;
    first = Math.min(first, (places[hit] as Place).along);
  }
  const touched = first < Number.POSITIVE_INFINITY;
  return { along: touched ? first : (places.at(-1) as Place).along, with: touched };
}

/** MOVE-7, R58: does the base run off the table or into what cannot be entered? */
function blockedAlong(r: Reading, solids: readonly Solid[], way: readonly Place[]): Said {
  const { width, height } = r.game.setup.table;
  let least = Number.POSITIVE_INFINITY;
  for (const { at } of way) {
    const [x, y] = at;
    least = Math.min(least, x - BASE, y - BASE, width - BASE - x, height - BASE - y);
    for (const solid of solids) if (solid.closed) least = Math.min(least, away(at, solid) - BASE);
  }
  return Math.abs(least) < HAIR ? grazing(r, way) : least < 0;
}

/** To run along an edge touches nothing; whether a way does exactly that is told from where it begins and ends. */
const grazing = (r: Reading, way: readonly Place[]): Said => {
  const [from, to] = [way[0] as Place, way.at(-1) as Place];
  const { width, height } = r.game.setup.table;
  const off = ([x, y]: Point) => Math.min(x, y, width - x, height - y) < BASE - HAIR;
  return off(from.at) || off(to.at) ? true : null;
};

/** R134, MOVE-3, MOVE-4, R101: null where a brush is too slight, or a clearing too narrow, to call. */
function crossings(solids: readonly Solid[], way: readonly Place[]): { tokens: number; tooHigh: boolean } | null {
  let tokens = 0;
  let tooHigh = false;
  for (const solid of solids) {
    if (solid.closed || !(solid.partial || solid.platform)) continue;
    const gaps = way.map(({ at }) => away(at, solid) - BASE);
    for (const stretch of stretchesOf(gaps)) {
      if (stretch === null) return null;
      const [from, to] = stretch;
      const [comes, goes] = [from > 0, to < gaps.length - 1];
      if (solid.platform) tokens += (comes ? 1 : 0) + (goes ? 1 : 0);
      else if (comes) tokens += 1;
      if (comes && goes && !solid.platform && solid.height > 2) tooHigh = true;
    }
  }
  return { tokens, tooHigh };
}

/** The stretches in which a gap is negative; null for one that is too near to call. */
function stretchesOf(gaps: readonly number[]): ([from: number, to: number] | null)[] {
  const found: ([number, number] | null)[] = [];
  let from = -1;
  for (const [i, gap] of [...gaps, 1].entries()) {
    if (gap < 0 && from < 0) from = i;
    if (gap < 0 || from < 0) continue;
    const deepest = Math.min(...gaps.slice(from, i));
    const last = found.at(-1);
    const narrow = last && Math.max(...gaps.slice(last[1], from)) < HAIR;
    found.push(deepest > -HAIR || narrow ? null : [from, i - 1]);
    from = -1;
  }
  const ends = [gaps[0] as number, gaps.at(-1) as number];
  if (ends.some((gap) => gap !== 0 && Math.abs(gap) < HAIR)) found.push(null);
  return gaps.some((gap) => gap >= 0 && gap < HAIR) && found.length === 0 ? [null] : found;
}

const clear = (gap: number): Said => (Math.abs(gap) < HAIR ? (Math.abs(gap) < 1e-7 ? true : null) : gap > 0);

/** R12: a move that ends in contact ends there, wherever that is, but never on a friend. */
const landsOnFriend = (r: Reading, man: Man, end: Point): Said => {
  const said = r.friendsOf(man).map(({ at }) => {
    const gap = apart(at, end) - 2 * BASE;
    return Math.abs(gap) < HAIR + STEP ? null : gap > 0;
  });
  return said.includes(false) ? false : said.includes(null) ? null : true;
};

/** MOVE-5, R134, MOVE-3: where a base may stand. */
function mayEnd(r: Reading, man: Man, end: Point): Said {
  const said: Said[] = r.friendsOf(man).map(({ at }) => clear(apart(at, end) - 2 * BASE));
  for (const solid of r.solids) {
    if (solid.closed || !(solid.partial || solid.platform)) continue;
    const outside = clear(away(end, solid) - BASE);
    said.push(
      outside === true
        ? true
        : inside(solid, end)
          ? true
          : outside === null
            ? null
            : !holds(solid, end, BASE - HAIR)
              ? false
              : null,
    );
  }
  return said.includes(false) ? false : said.includes(null) ? null : true;
}

const inside = (solid: Solid, end: Point): boolean => holds(solid, end, BASE + HAIR);
