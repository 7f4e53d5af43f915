import { centreOf, type Outline, outlineOf, type Shape } from './geometry/outline.ts';
import { type Point, rotate } from './geometry/vector.ts';
import { HIGHEST_LEVEL, type LevelRules } from './levels/rules.ts';

export const TERRAINS = ['sheltering', 'protecting', 'concealing', 'impassable', 'difficult'] as const;
export type Terrain = (typeof TERRAINS)[number];

/** MOVE-11: what leads from one level to another. Stairs and ladders are difficult ground, a slope is walked. */
export const PASSAGES = ['stairs', 'ladder', 'slope'] as const;
export type Passage = (typeof PASSAGES)[number];

/** A part of a wall that one sees, shoots and throws through; a doorway is walked through as well. */
export const OPENINGS = ['window', 'door'] as const;
export type Opening = (typeof OPENINGS)[number];

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
  /** The level it stands on, 0 the ground; that of its lower end for what connects two. */
  readonly level?: number;
  /** Centres of the holes of a round scenic base, a single character each (MOVE-8), or the landings of stairs and ladders (MOVE-11). */
  readonly holes?: readonly Point[];
  readonly platform?: boolean;
  /** Its top is the ground of the level above the highest it is on (MOVE-11). */
  readonly floor?: boolean;
  /** The levels it leads from and to, the lower first (MOVE-11), and by what: stairs if nothing is said. */
  readonly connects?: readonly [number, number];
  readonly passage?: Passage;
  /** Who is inside its outline is in a roofed position (GREN-16). */
  readonly roof?: boolean;
  readonly opening?: Opening;
  /** The building it belongs to, by a name that all parts of it share (R166). */
  readonly part?: string;
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
  /** R142: the lowest and the highest level it is on. */
  readonly low: number;
  readonly high: number;
  /** MOVE-11: the level that its top is the ground of; null: nobody stands on it. */
  readonly top: number | null;
  /** MOVE-11: what leads from its lower level to a higher one. */
  readonly passage: { readonly kind: Passage; readonly low: number; readonly high: number } | null;
}

/** A piece where there is nothing but the ground. @see formats.md for the default heights. */
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
    low: 0,
    high: 0,
    top: null,
    passage: null,
  };
}

/** What of the rules says on which levels a piece is. */
type Reach = Pick<LevelRules, 'inPlay' | 'reach'>;

/** The pieces of a table, each on its levels; without levels those that stand on the ground (R165). */
export const prepareScenery = (scenery: readonly SceneryElement[], rules: Reach): PreparedElement[] =>
  rules.inPlay
    ? scenery.map((element) => onLevels(prepareElement(element), rules))
    : scenery.filter(({ level = 0 }) => level === 0).map(prepareElement);

/** R166: what is one element with it, for the number of elements and as an objective: where there are levels, its building. */
export function alike(
  {
    elements,
    ruleset,
  }: { readonly elements: readonly PreparedElement[]; readonly ruleset: { readonly levels: LevelRules } },
  piece: PreparedElement,
): readonly PreparedElement[] {
  const { part } = piece.element;
  return part === undefined || !ruleset.levels.inPlay
    ? [piece]
    : elements.filter(({ element }) => element.part === part);
}

/** Is a piece on this level (R142)? */
export const isOn = ({ low, high }: PreparedElement, level: number): boolean => low <= level && level <= high;

/** The height of a storey, in u (MOVE-11). */
export const STOREY = 3;
/** How much of it a level holds of what is on that level, in u (R142, COVER-16). */
const LEAST = 1;
/** What computed heights may be off by, in u. */
const SLACK = 1e-9;

function onLevels(prepared: PreparedElement, rules: Reach): PreparedElement {
  const { element, height } = prepared;
  const low = element.level ?? element.connects?.[0] ?? 0;
  if (element.connects) {
    const [from, to] = element.connects;
    return { ...prepared, low, high: low, passage: { kind: element.passage ?? 'stairs', low: from, high: to } };
  }
  if (element.floor) {
    const storeys = Math.max(1, Math.round(height / STOREY));
    return { ...prepared, low, high: low + storeys - 1, top: low + storeys };
  }
  const least = rules.reach === 'one-u' ? LEAST : 2 * SLACK;
  const above = element.opening === undefined ? Math.max(0, Math.floor((height - least + SLACK) / STOREY)) : 0;
  return { ...prepared, low, high: Math.min(low + above, HIGHEST_LEVEL) };
}

function turnedHoles(element: SceneryElement): readonly Point[] {
  const holes = element.holes ?? [];
  if (!element.rotation) return holes;
  const centre = centreOf(element.shape);
  return holes.map((hole) => rotate(hole, centre, element.rotation as number));
}
