import { editionRules } from '../../../src/editions/rulesets.ts';
import { toOutline } from '../../../src/engine/geometry/distance.ts';
import { between, distance, type Point } from '../../../src/engine/geometry/vector.ts';
import {
  type BaseDisk,
  inPlan,
  type MoveRules,
  type MoveScene,
  type MoveStoreys,
  type MoveTrace,
  traceWay,
} from '../../../src/engine/movement/index.ts';
import {
  type PreparedElement,
  prepareElement,
  type SceneryElement,
  type Terrain,
} from '../../../src/engine/scenery.ts';
import { type ReachArea, reach } from '../../../src/routing/index.ts';
import { editionOf, letterNow } from './editionNow.ts';

/** The movement rules of column Q. */
export const Q: MoveRules = editionRules('tactic-2.2').movement;

export function element(terrain: Terrain[], shape: SceneryElement['shape'], more: Partial<SceneryElement> = {}) {
  return prepareElement({ id: more.id ?? terrain[0] ?? 'e', look: 'test', terrain, shape, ...more });
}

export const wall = (from: Point, to: Point, thickness = 0.2, id = 'wall') =>
  element(['sheltering'], { kind: 'wall', from, to, thickness }, { id });

export const fence = (from: Point, to: Point, thickness = 0.2, more: Partial<SceneryElement> = {}) =>
  element(['protecting'], { kind: 'wall', from, to, thickness }, { id: 'fence', ...more });

export const box = (terrain: Terrain[], [x, y]: Point, [w, h]: Point, more: Partial<SceneryElement> = {}) =>
  element(
    terrain,
    {
      kind: 'polygon',
      points: [
        [x, y],
        [x + w, y],
        [x + w, y + h],
        [x, y + h],
      ],
    },
    more,
  );

/** A 60 mm round scenic base with its hole in the middle. */
export const roundBase = (at: Point, id = 'crater') =>
  element(['protecting'], { kind: 'circle', at, radius: 1.2 }, { id, holes: [at] });

export const base = (id: string, at: Point): BaseDisk => ({ id, at, radius: 0.5 });

/** A path from pairs of coordinates: way(3, 3, 7, 3) goes from [3, 3] to [7, 3]. */
export const way = (...xy: number[]): Point[] =>
  Array.from({ length: xy.length / 2 }, (_, i) => [xy[2 * i] as number, xy[2 * i + 1] as number]);

/** Such a table for the planner, who is asked about levels: it has one. */
export const flat = (on: MoveScene): MoveStoreys => ({ on: () => on, passages: [], radius: on.radius });

/** What is reached on it. */
export const flatReach = (on: MoveScene, ...asked: ReachArgs): readonly ReachArea[] =>
  reach(flat(on), ...asked)[0]?.areas ?? [];
type ReachArgs = Parameters<typeof reach> extends [unknown, ...infer Rest] ? Rest : never;

export const scene = (elements: PreparedElement[] = [], more: Partial<MoveScene> = {}): MoveScene => ({
  table: { width: 24, height: 24 },
  elements,
  friends: [],
  enemies: [],
  bodies: [],
  radius: 0.5,
  ...more,
});

/** What comes of a path there. */
export const traceMove = (on: MoveScene, ...asked: TraceArgs): MoveTrace => inPlan(traceWay(flat(on), ...asked));
type TraceArgs = Parameters<typeof traceWay> extends [unknown, ...infer Rest] ? Rest : never;

/** By the rules of the test's edition, changed as told. */
export const go = (s: MoveScene, path: Point[], move = 4, rules: Partial<MoveRules> = {}): MoveTrace =>
  traceMove(s, { ...editionRules(editionOf(letterNow())).movement, ...rules }, path, move);

/** The rule a move is refused by; null if it is allowed. */
export const refusal = (s: MoveScene, path: Point[], move = 4, rules: Partial<MoveRules> = {}): string | null =>
  go(s, path, move, rules).fault?.violation.rule ?? null;

/** What a walk in small steps meets: an independent check of the swept one. Sampling can miss what is shallower than a step. */
export interface Steps {
  /** u along the path of the first sample in blocked ground or off the table, and of the first in contact with an enemy. */
  readonly blocked: number;
  readonly contact: number;
  /** The deepest overlap with blocked ground, and the nearest an enemy's edge comes; for telling close calls apart. */
  readonly deepest: number;
  readonly nearest: number;
}

export function walkInSteps(s: MoveScene, path: readonly Point[], step: number): Steps {
  let blocked = Number.POSITIVE_INFINITY;
  let contact = Number.POSITIVE_INFINITY;
  let deepest = Number.NEGATIVE_INFINITY;
  let nearest = Number.POSITIVE_INFINITY;
  let along = 0;
  for (let i = 0; i + 1 < path.length; i++) {
    const [p, q] = [path[i] as Point, path[i + 1] as Point];
    const leg = distance(p, q);
    const n = Math.max(1, Math.ceil(leg / step));
    for (let k = 0; k <= n; k++) {
      const at = between(p, q, k / n);
      const here = along + (leg * k) / n;
      const depth = depthAt(s, at);
      deepest = Math.max(deepest, depth);
      if (depth > 0) blocked = Math.min(blocked, here);
      for (const enemy of s.enemies) {
        const gap = distance(at, enemy.at) - enemy.radius - s.radius;
        nearest = Math.min(nearest, gap);
        if (gap <= 0) contact = Math.min(contact, here);
      }
    }
    along += leg;
  }
  return { blocked, contact, deepest, nearest };
}

/** How deep a base at p is in blocked ground or over the table's edge; negative where it is clear. */
function depthAt(s: MoveScene, p: Point): number {
  let depth = Number.NEGATIVE_INFINITY;
  if (s.table) {
    const edge = Math.min(p[0], p[1], s.table.width - p[0], s.table.height - p[1]);
    depth = s.radius - edge;
  }
  for (const e of s.elements) if (e.impassable) depth = Math.max(depth, s.radius - toOutline(p, e.outline));
  return depth;
}
