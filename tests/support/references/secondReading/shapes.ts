import type { Blocker, Point, SceneryElement } from '../../../../src/engine/index.ts';
import { distanceTo } from '../bruteShapes.ts';

/**
 * The second reading: what the quick start allows, stated once more from the ledger (column Q, rulings at their defaults),
 * plainly and slowly. It reads the engine's set-up and state as data and uses nothing of its logic.
 */

export const BASE = 0.5; // R39, R52
export const MARKER = 0.5; // R38

/** An element as the rules see it, where it stands. */
export interface Solid {
  readonly element: SceneryElement;
  readonly blocker: Blocker;
  readonly total: boolean;
  readonly partial: boolean;
  readonly platform: boolean;
  /** MOVE-7: neither entered nor crossed. */
  readonly closed: boolean;
  readonly height: number;
  readonly holes: readonly Point[];
}

/** R165: without levels what stands above the ground is not there. */
export const solidsOf = (scenery: readonly SceneryElement[]): readonly Solid[] =>
  scenery.filter(({ level, connects }) => (level ?? connects?.[0] ?? 0) === 0).map(solidOf);

function solidOf(element: SceneryElement): Solid {
  const has = (...terrains: string[]) => element.terrain.some((terrain) => terrains.includes(terrain));
  const total = has('sheltering');
  const partial = !total && has('protecting', 'concealing');
  const platform = element.platform === true;
  const holes = (element.holes ?? []).map((hole) => turned(hole, element));
  return {
    element,
    total,
    partial,
    platform,
    closed: !platform && (total || has('impassable')),
    height: element.height ?? (total ? 3 : 1),
    holes,
    blocker: {
      id: element.id,
      cover: total ? 'total' : partial ? 'partial' : 'none',
      outline: outlineOf(element),
      roundBase: holes.length > 0,
    },
  };
}

function outlineOf(element: SceneryElement): Blocker['outline'] {
  const { shape } = element;
  if (shape.kind === 'circle') return { kind: 'disk', at: shape.at, radius: shape.radius, bounds: shape };
  const points = cornersOf(element).map((corner) => turned(corner, element));
  const middle = middleOf(points);
  const radius = Math.max(...points.map((p) => apart(p, middle)));
  return { kind: 'polygon', points, bounds: { at: middle, radius } };
}

function cornersOf({ shape }: SceneryElement): readonly Point[] {
  if (shape.kind === 'circle') return [];
  if (shape.kind === 'polygon') return shape.points;
  const { from, to, thickness } = shape;
  const length = apart(from, to);
  const [x, y] = [((to[1] - from[1]) / length) * (thickness / 2), ((from[0] - to[0]) / length) * (thickness / 2)];
  return [
    [from[0] + x, from[1] + y],
    [to[0] + x, to[1] + y],
    [to[0] - x, to[1] - y],
    [from[0] - x, from[1] - y],
  ];
}

/** Clockwise on a table whose y runs downwards, about the middle of the shape's box. */
function turned(p: Point, element: SceneryElement): Point {
  if (!element.rotation) return p;
  const [cx, cy] = element.shape.kind === 'circle' ? element.shape.at : middleOf(cornersOf(element));
  const angle = (element.rotation * Math.PI) / 180;
  const [x, y] = [p[0] - cx, p[1] - cy];
  return [cx + x * Math.cos(angle) - y * Math.sin(angle), cy + x * Math.sin(angle) + y * Math.cos(angle)];
}

function middleOf(points: readonly Point[]): Point {
  const [xs, ys] = [points.map((p) => p[0]), points.map((p) => p[1])];
  return [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2];
}

export const apart = (p: Point, q: Point): number => Math.hypot(p[0] - q[0], p[1] - q[1]);

/** From a point to an element; 0 in it. */
export const away = (p: Point, { blocker }: Solid): number => distanceTo(blocker, p[0], p[1]);

/** Does all of a disk at p lie in the element? Tried at points of its rim. */
export function holds(solid: Solid, p: Point, radius: number): boolean {
  const { outline } = solid.blocker;
  if (outline.kind === 'disk') return apart(p, outline.at) + radius <= outline.radius;
  for (let i = 0; i < 72; i++) {
    const angle = (i * Math.PI) / 36;
    if (away([p[0] + radius * Math.cos(angle), p[1] + radius * Math.sin(angle)], solid) > 0) return false;
  }
  return true;
}
