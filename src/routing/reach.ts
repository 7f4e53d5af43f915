import { cross, flattened, type Point, type Waypoint } from '../engine/geometry/vector.ts';
import type { MoveRules, MoveStoreys } from '../engine/movement/index.ts';
import { allLabels } from './aStar.ts';
import { type Box, CoverageBitmap } from './coverageBitmap.ts';
import { Fields, Levels } from './fields.ts';
import { isAtGate, type Label, repriced } from './labels.ts';
import { crowded } from './limits.ts';
import type { Progress } from './resources.ts';
import { type Sector, sectorsOf } from './sectors.ts';
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

/** Where he can get to on one level. */
export interface LevelReach {
  readonly level: number;
  readonly areas: readonly ReachArea[];
}

/**
 * The areas that a base can reach in 1, 2 … `most` AT of movement with a Move of `move` u, to draw: what is inside, a
 * `route` affords in as many AT, up to 0.02 u. Any mixture of plain moves, crossings and climbs, on every level there is a
 * way to; away from its own a little may be missing. Nothing where a route is refused because of all that stands there (FLOW-MUCH).
 */
export function reach(
  storeys: MoveStoreys,
  rules: MoveRules,
  from: Waypoint,
  move: number,
  most = 3,
): readonly LevelReach[] {
  if (![...from, move].every(Number.isFinite) || move <= 0) return [];
  const levels = new Levels(storeys, rules, from);
  if (crowded(levels.numbers.map(storeys.on))) return [];
  const drawn = new Drawn(flattened(from), move, most, levels.short);
  drawFromCorners(new Fields(levels, false, move * most), move, most, drawn);
  const gaps = drawn.gaps();
  if (gaps) drawFromSteinerPoints(new Fields(levels, true, move * most), move, most, gaps, drawn);
  return drawn.levels();
}

/** What can be reached in so many AT. */
interface Stage {
  readonly tokens: number;
  readonly pieces: (readonly Point[])[];
  /** What the relaxed problem reaches and so far nothing else does. */
  readonly gaps: CoverageBitmap;
}

/** What has been drawn on each level that a way leads to. */
class Drawn {
  readonly #levels = new Map<number, readonly Stage[]>();
  readonly #start: Point;
  readonly #farthest: readonly number[];

  constructor(start: Point, move: number, most: number, short: number) {
    this.#start = start;
    this.#farthest = Array.from({ length: most }, (_, i) => move * (i + 1) + short);
  }

  on(level: number): readonly Stage[] {
    let stages = this.#levels.get(level);
    if (!stages) {
      stages = this.#farthest.map((farthest, i) => {
        return { tokens: i + 1, pieces: [], gaps: new CoverageBitmap(this.#start, farthest) };
      });
      this.#levels.set(level, stages);
    }
    return stages;
  }

  removeDrawn(): void {
    for (const { gaps, pieces } of [...this.#levels.values()].flat()) for (const ring of pieces) gaps.remove(ring);
  }

  /** Where there are gaps, on whatever level; null if there are none. */
  gaps(): Box | null {
    const boxes = [...this.#levels.values()].flat().flatMap(({ gaps }) => gaps.bounds() ?? []);
    return boxes.length === 0 ? null : boxes.reduce(around);
  }

  levels(): readonly LevelReach[] {
    return [...this.#levels].map(([level, stages]) => ({
      level,
      areas: stages.map(({ tokens, pieces }) => ({ tokens, pieces })),
    }));
  }
}

/** Draws what the best paths of the relaxed problem reach when they are walked; where an action may not end, they leave gaps. */
function drawFromCorners(fields: Fields, move: number, most: number, drawn: Drawn): void {
  const known = new Map<Label, Progress | null>();
  for (const label of allLabels(fields, { move, most, relaxed: true })) {
    if (isAtGate(label) || fields.isLanding(label.field, label.node)) continue;
    const { graph, level } = label.field;
    const stages = drawn.on(level);
    const progress = repriced(fields, label, known, move);
    const travellers = [{ progress: label.progress, relaxed: true }];
    if (progress) travellers.push({ progress, relaxed: false });
    for (const sector of sectorsOf(graph, label)) {
      const [atBest, reached] = visibilityPolygons(graph.space, label.at, sector, travellers, move, most) as [
        VisibilityPolygons,
        VisibilityPolygons?,
      ];
      for (const [k, { gaps, pieces }] of stages.entries()) {
        const [best, ring] = [atBest[k], reached?.[k]];
        if (ring) pieces.push(ring);
        if (best && atBest !== reached) gaps.add(best);
      }
    }
  }
  drawn.removeDrawn();
}

const around = (a: Box, b: Box): Box => ({
  ...{ left: Math.min(a.left, b.left), right: Math.max(a.right, b.right) },
  ...{ top: Math.min(a.top, b.top), bottom: Math.max(a.bottom, b.bottom) },
});

/** Draws what only a path reaches on which an action ends at a Steiner point. Where no gap could be reached from is not gone. */
function drawFromSteinerPoints(fields: Fields, move: number, most: number, towards: Box, drawn: Drawn): void {
  for (const label of allLabels(fields, { move, most, relaxed: false, towards })) {
    if (isAtGate(label) || fields.isLanding(label.field, label.node)) continue;
    const { graph, level } = label.field;
    const stages = drawn.on(level);
    for (const sector of sectorsOf(graph, label)) {
      const towards = toGaps(stages, label, sector, move);
      if (!towards) continue;
      const [polygons] = visibilityPolygons(
        graph.space,
        label.at,
        towards,
        [{ progress: label.progress, relaxed: false }],
        move,
        most,
      );
      for (const [k, { gaps, pieces }] of stages.entries()) {
        const ring = polygons?.[k];
        if (ring && gaps.remove(ring)) pieces.push(ring);
      }
    }
  }
}

/** The part of a sector in which there are gaps not too far to get to. */
function toGaps(stages: readonly Stage[], { at, progress }: Label, sector: Sector, move: number): Sector | null {
  let found: Sector | null = null;
  for (const { tokens, gaps } of stages) {
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
