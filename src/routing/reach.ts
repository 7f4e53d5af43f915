import { cross, type Point } from '../engine/geometry/vector.ts';
import type { MoveRules, MoveScene } from '../engine/movement/types.ts';
import { findWays } from './aStar.ts';
import { type Field, prepareField } from './configurationSpace.ts';
import { Gaps } from './coverageBitmap.ts';
import type { Way } from './labels.ts';
import type { Progress } from './resources.ts';
import { type Wedge, wedgesOf } from './sectors.ts';
import { stopsOf } from './steinerPoints.ts';
import { cornersOf, Network } from './visibilityGraph.ts';
import { furthest, type Star, starsFrom } from './visibilityPolygon.ts';
import { inEarnest } from './walk.ts';

/** Where a character can get to for so many AT or fewer. */
export interface ReachArea {
  readonly tokens: number;
  /**
   * Simple polygons that overlap each other: the area is all of them together (one path, filled non-zero), less the places
   * where no base may stand.
   */
  readonly pieces: readonly (readonly Point[])[];
}

/**
 * The areas that a base can reach in 1, 2 … `most` AT of movement with a Move of `move` u, to draw: what is inside, a
 * `route` affords in as many AT, up to 0.02 u. Any mixture of plain moves, crossings and climbs.
 */
export function reach(scene: MoveScene, rules: MoveRules, from: Point, move: number, most = 3): ReachArea[] {
  if (![...from, move].every(Number.isFinite) || move <= 0) return [];
  const field = prepareField(scene, rules, from);
  const levels = Array.from({ length: most }, (_, i): Level => {
    return { tokens: i + 1, pieces: [], gaps: new Gaps(from, move * (i + 1)) };
  });
  drawFromCorners(field, move, levels);
  if (levels.some(({ gaps }) => !gaps.isEmpty())) drawFromStops(field, move, levels);
  return levels.map(({ tokens, pieces }) => ({ tokens, pieces }));
}

interface Level {
  readonly tokens: number;
  readonly pieces: (readonly Point[])[];
  /** Where one could get to if an action could end anywhere, and so far cannot. */
  readonly gaps: Gaps;
}

/** Draws what the ways round corners reach that would be best if an action could end anywhere; where it may not, they leave gaps. */
function drawFromCorners(field: Field, move: number, levels: readonly Level[]): void {
  const most = levels.length;
  const network = new Network(field, cornersOf(field), [], move * most);
  const known = new Map<Way, Progress | null>();
  for (const way of findWays(network, { move, most, anywhere: true })) {
    const progress = inEarnest(network, way, known, move);
    const travellers = [{ progress: way.progress, anywhere: true }];
    if (progress) travellers.push({ progress, anywhere: false });
    for (const wedge of wedgesOf(network, way)) {
      const [atBest, reached] = starsFrom(field, way.at, wedge, travellers, move, most) as [Star, Star?];
      for (const [k, { gaps, pieces }] of levels.entries()) {
        const [best, ring] = [atBest[k], reached?.[k]];
        if (ring) pieces.push(ring);
        if (best && atBest !== reached) gaps.add(best);
      }
    }
  }
  for (const { gaps, pieces } of levels) for (const ring of pieces) gaps.remove(ring);
}

/** Draws what only a way reaches that stops beside what is in its way. */
function drawFromStops(field: Field, move: number, levels: readonly Level[]): void {
  const most = levels.length;
  const network = new Network(field, cornersOf(field), stopsOf(field, move * most), move * most);
  for (const way of findWays(network, { move, most, anywhere: false })) {
    for (const wedge of wedgesOf(network, way)) {
      const towards = toGaps(levels, way, wedge, move);
      if (!towards) continue;
      const [star] = starsFrom(field, way.at, towards, [{ progress: way.progress, anywhere: false }], move, most);
      for (const [k, { gaps, pieces }] of levels.entries()) {
        const ring = star?.[k];
        if (ring && gaps.remove(ring)) pieces.push(ring);
      }
    }
  }
}

/** The part of a wedge in which there are gaps not too far to get to. */
function toGaps(levels: readonly Level[], { at, progress }: Way, wedge: Wedge, move: number): Wedge | null {
  let found: Wedge | null = null;
  for (const { tokens, gaps } of levels) {
    const most = furthest(progress, move, tokens);
    const here = most > 0 ? gaps.narrowed(at, wedge, most) : null;
    if (here) found = found ? hull(found, here) : here;
  }
  return found;
}

const hull = (a: Wedge, b: Wedge): Wedge => ({
  from: cross(a.from, b.from) < 0 ? b.from : a.from,
  to: cross(a.to, b.to) > 0 ? b.to : a.to,
});
