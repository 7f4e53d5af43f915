import {
  baseAt,
  baseOf,
  distance,
  enemiesOf,
  type Game,
  type Id,
  type Point,
  type Sight,
  sightFrom,
} from '../../engine/index.ts';

/** What one who stands there would see of an enemy. */
export interface SightLine {
  readonly to: Id;
  readonly sight: Sight;
}

/** What `who` would see of each enemy, standing there; of one who is touched or overlapped nothing is said. */
export function sightLinesFrom(game: Game, who: Id, at: Point): readonly SightLine[] {
  const from = baseAt(game, at, who);
  return enemiesOf(game, who).flatMap(({ id }) => {
    const to = baseOf(game, id);
    if (distance(from.at, to.at) <= from.radius + to.radius) return [];
    return [{ to: id, sight: sightFrom(game, from, to, { line: true }) }];
  });
}
