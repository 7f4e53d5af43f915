import {
  baseOf,
  type Command,
  check,
  enemiesOf,
  flattened,
  type Game,
  gap,
  type Id,
  isCoveredBy,
  isHigher,
  isStanding,
  levelOf,
  markerAt,
  type Point,
  profile,
  sceneOf,
  sightBetween,
  type Violation,
  type Waypoint,
  within,
} from '../../engine/index.ts';
import { pointedPlace } from '../plans/places.ts';

/** A marker of opportunity fire laid at a spot (OF-1, OF-2). */
export interface WatchPreview {
  readonly who: Id;
  readonly at: Point;
  readonly level: number;
  /** From the edge of the marker, in u. */
  readonly range: number;
  /** Enemies who are in range already, and whether `who` sees them. */
  readonly inside: readonly { readonly who: Id; readonly seen: boolean }[];
  readonly violation: Violation | null;
  readonly command: Command;
}

export function watchPreview(game: Game, who: Id, spot: Waypoint): WatchPreview | null {
  if (!isStanding(game, who)) return null;
  const at = pointedPlace(flattened(spot), levelOf(spot));
  const marker = markerAt(game, flattened(at), levelOf(at));
  const higher = isHigher(marker, baseOf(game, who)) ? 1 : 0; // R160
  const range = (profile(game, who).opportunityFire ?? 0) + higher;
  const command: Command = { type: 'opportunityFire', who, at };
  const inRange = enemiesOf(game, who)
    .map(({ id }) => baseOf(game, id))
    .filter((base) => isCoveredBy(sceneOf(game), base, marker.level) && within(gap(marker, base), range));
  return {
    who,
    at: flattened(at),
    level: levelOf(at),
    range,
    inside: inRange.map((c) => ({ who: c.id, seen: sightBetween(game, who, c.id).los })),
    violation: check(game, command),
    command,
  };
}
