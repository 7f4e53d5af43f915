import {
  baseAt,
  baseOf,
  distance,
  enemiesOf,
  flattened,
  type Game,
  type Id,
  levelOf,
  type Sight,
  sightFrom,
  type Waypoint,
} from '../../engine/index.ts';

/** What one who stands there would see of an enemy. */
export interface SightLine {
  readonly to: Id;
  readonly sight: Sight;
}

/** What `who` would see of each enemy, standing there; of one who is touched or overlapped nothing is said. */
export function sightLinesFrom(game: Game, who: Id, at: Waypoint): readonly SightLine[] {
  const from = baseAt(game, flattened(at), who, levelOf(at));
  return enemiesOf(game, who).flatMap(({ id }) => {
    const to = baseOf(game, id);
    if (from.level === to.level && distance(from.at, to.at) <= from.radius + to.radius) return [];
    return [{ to: id, sight: sightFrom(game, from, to, { line: true }) }];
  });
}
