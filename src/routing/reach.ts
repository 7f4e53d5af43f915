import { cross, type Point } from '../engine/geometry/vector.ts';
import type { MoveRules, MoveScene } from '../engine/movement/index.ts';
import { allLabels } from './aStar.ts';
import { type ConfigurationSpace, configurationSpace } from './configurationSpace.ts';
import type { Corner } from './corners.ts';
import { CoverageBitmap } from './coverageBitmap.ts';
import { type Label, repriced } from './labels.ts';
import { crowded } from './limits.ts';
import type { Progress } from './resources.ts';
import { type Sector, sectorsOf } from './sectors.ts';
import { steinerPoints } from './steinerPoints.ts';
import { cornersOf, VisibilityGraph } from './visibilityGraph.ts';
import { furthest, type VisibilityPolygons, visibilityPolygons } from './visibilityPolygon.ts';

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
 * `route` affords in as many AT, up to 0.02 u. Any mixture of plain moves, crossings and climbs. Nothing where a route is refused
 * because of all that stands there (FLOW-MUCH).
 */
export function reach(scene: MoveScene, rules: MoveRules, from: Point, move: number, most = 3): ReachArea[] {
  if (![...from, move].every(Number.isFinite) || move <= 0 || crowded(scene)) return [];
  const space = configurationSpace(scene, rules, from);
  const levels = Array.from({ length: most }, (_, i): Level => {
    return { tokens: i + 1, pieces: [], gaps: new CoverageBitmap(from, move * (i + 1)) };
  });
  const corners = cornersOf(space);
  drawFromCorners(space, corners, move, levels);
  if (levels.some(({ gaps }) => !gaps.isEmpty())) drawFromSteinerPoints(space, corners, move, levels);
  return levels.map(({ tokens, pieces }) => ({ tokens, pieces }));
}

interface Level {
  readonly tokens: number;
  readonly pieces: (readonly Point[])[];
  /** What the relaxed problem reaches and so far nothing else does. */
  readonly gaps: CoverageBitmap;
}

/** Draws what the best paths of the relaxed problem reach when they are walked; where an action may not end, they leave gaps. */
function drawFromCorners(
  space: ConfigurationSpace,
  corners: readonly Corner[],
  move: number,
  levels: readonly Level[],
): void {
  const most = levels.length;
  const graph = new VisibilityGraph(space, corners, [], move * most);
  const known = new Map<Label, Progress | null>();
  for (const label of allLabels(graph, { move, most, relaxed: true })) {
    const progress = repriced(graph, label, known, move);
    const travellers = [{ progress: label.progress, relaxed: true }];
    if (progress) travellers.push({ progress, relaxed: false });
    for (const sector of sectorsOf(graph, label)) {
      const [atBest, reached] = visibilityPolygons(space, label.at, sector, travellers, move, most) as [
        VisibilityPolygons,
        VisibilityPolygons?,
      ];
      for (const [k, { gaps, pieces }] of levels.entries()) {
        const [best, ring] = [atBest[k], reached?.[k]];
        if (ring) pieces.push(ring);
        if (best && atBest !== reached) gaps.add(best);
      }
    }
  }
  for (const { gaps, pieces } of levels) for (const ring of pieces) gaps.remove(ring);
}

/** Draws what only a path reaches on which an action ends at a Steiner point. */
function drawFromSteinerPoints(
  space: ConfigurationSpace,
  corners: readonly Corner[],
  move: number,
  levels: readonly Level[],
): void {
  const most = levels.length;
  const graph = new VisibilityGraph(space, corners, steinerPoints(space, move * most), move * most);
  for (const label of allLabels(graph, { move, most, relaxed: false })) {
    for (const sector of sectorsOf(graph, label)) {
      const towards = toGaps(levels, label, sector, move);
      if (!towards) continue;
      const [polygons] = visibilityPolygons(
        space,
        label.at,
        towards,
        [{ progress: label.progress, relaxed: false }],
        move,
        most,
      );
      for (const [k, { gaps, pieces }] of levels.entries()) {
        const ring = polygons?.[k];
        if (ring && gaps.remove(ring)) pieces.push(ring);
      }
    }
  }
}

/** The part of a sector in which there are gaps not too far to get to. */
function toGaps(levels: readonly Level[], { at, progress }: Label, sector: Sector, move: number): Sector | null {
  let found: Sector | null = null;
  for (const { tokens, gaps } of levels) {
    const most = furthest(progress, move, tokens);
    const here = most > 0 ? gaps.narrowed(at, sector, most) : null;
    if (here) found = found ? hull(found, here) : here;
  }
  return found;
}

const hull = (a: Sector, b: Sector): Sector => ({
  from: cross(a.from, b.from) < 0 ? b.from : a.from,
  to: cross(a.to, b.to) > 0 ? b.to : a.to,
});
