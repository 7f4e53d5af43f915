import {
  baseOf,
  caughtBy,
  character,
  distance,
  edges,
  flattened,
  type Game,
  type Id,
  isSheltered,
  levelOf,
  type Outline,
  onTable,
  type Point,
  pointToSegment,
  sceneOf,
  sceneryAgainstBursts,
  segmentsMeet,
  type Waypoint,
  type Weapon,
} from '../../engine/index.ts';

/** What a grenade would do if it burst there (GREN-7, R21). Lengths in u. */
export interface BurstPreview {
  readonly at: Point;
  readonly level: number;
  /** From the edge of the marker. */
  readonly reach: number;
  readonly caught: readonly Id[];
  readonly sheltered: readonly Sheltered[];
}

export interface Sheltered {
  readonly who: Id;
  /** What stands between him and the middle of the burst; nothing where the Take Cover marker protects. */
  readonly behind: readonly Id[];
}

export function burstPreview(game: Game, who: Id, weapon: Weapon, at: Waypoint): BurstPreview {
  const { caught, sheltered } = caughtBy(game, who, weapon.id, at);
  return {
    at: flattened(at),
    level: levelOf(at),
    reach: weapon.radius ?? 0,
    caught,
    sheltered: sheltered.map((id) => ({ who: id, behind: isSheltered(game, at, id) ? between(game, at, id) : [] })),
  };
}

/** Whose edge the straight line to the middle of his base crosses: cover, and characters where they count (R78). */
function between(game: Game, burst: Waypoint, id: Id): readonly Id[] {
  const from = flattened(burst);
  const to = character(game, id).at ?? from;
  const cover = sceneryAgainstBursts(sceneOf(game), levelOf(burst)).filter((b) => crosses(from, to, b.outline));
  const others = game.setup.ruleset.grenades.charactersShelter
    ? onTable(game).filter((c) => c.id !== id && c.level === levelOf(burst))
    : [];
  const bodies = others.filter((c) => pointToSegment(baseOf(game, c.id).at, from, to) <= baseOf(game, c.id).radius);
  return [...cover, ...bodies].map((each) => each.id);
}

function crosses(from: Point, to: Point, outline: Outline): boolean {
  if (outline.kind === 'polygon') return edges(outline.points).some(([a, b]) => segmentsMeet(from, to, a, b));
  const { at, radius } = outline;
  const isWithin = distance(from, at) < radius && distance(to, at) < radius;
  return !isWithin && pointToSegment(at, from, to) <= radius;
}
