import { centreOf, type Outline, outlineOf, type Shape } from './geometry/outline.ts';
import { type Point, rotate } from './geometry/vector.ts';

export const TERRAINS = ['sheltering', 'protecting', 'concealing', 'impassable', 'difficult'] as const;
export type Terrain = (typeof TERRAINS)[number];

/** One piece of scenery as it stands in a file (formats.md). Lengths in u. */
export interface SceneryElement {
  readonly id: string;
  /** The user's own name for it; the catalogue's name comes from `look`. */
  readonly name?: string;
  readonly look: string;
  readonly terrain: readonly Terrain[];
  readonly shape: Shape;
  /** Degrees clockwise about the shape's centre. */
  readonly rotation?: number;
  readonly height?: number;
  readonly level?: number;
  /** Centres of the holes of a round scenic base, a single character each (MOVE-8). */
  readonly holes?: readonly Point[];
  readonly platform?: boolean;
  readonly floor?: boolean;
  readonly connects?: readonly [number, number];
  readonly roof?: boolean;
  readonly opening?: string;
}

/** What a piece does to sight outside edition B (COVER-15, SETUP-13). */
export type CoverKind = 'total' | 'partial' | 'none';

/** A piece made ready for sight and movement, once per game. */
export interface PreparedElement {
  readonly id: string;
  readonly element: SceneryElement;
  readonly outline: Outline;
  /** Turned like the outline. */
  readonly holes: readonly Point[];
  readonly cover: CoverKind;
  /** Total cover and impassable ground cannot be entered (MOVE-7, MOVE-10). */
  readonly impassable: boolean;
  readonly height: number;
}

/** @see formats.md for the default heights. */
export function prepareElement(element: SceneryElement): PreparedElement {
  const cover: CoverKind = element.terrain.includes('sheltering')
    ? 'total'
    : element.terrain.includes('protecting') || element.terrain.includes('concealing')
      ? 'partial'
      : 'none';
  return {
    id: element.id,
    element,
    outline: outlineOf(element.shape, element.rotation),
    holes: turnedHoles(element),
    cover,
    impassable: cover === 'total' || element.terrain.includes('impassable'),
    height: element.height ?? (cover === 'total' ? 3 : 1),
  };
}

function turnedHoles(element: SceneryElement): readonly Point[] {
  const holes = element.holes ?? [];
  if (!element.rotation) return holes;
  const centre = centreOf(element.shape);
  return holes.map((hole) => rotate(hole, centre, element.rotation as number));
}
