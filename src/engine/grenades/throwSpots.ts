import { add, distance, onGrid, onLevel, type Point, scale, type Waypoint } from '../geometry/vector.ts';
import type { Game, Id } from '../model.ts';
import { COMPASS } from '../moving/paths.ts';
import { enemiesOf } from '../table.ts';

/** Spots to show or to try for a throw; what may be aimed at them is for action.ts to say. */

/** GREN-12: may a grenade be aimed at any spot in reach? */
export const isAnywhere = ({ setup }: Game): boolean =>
  setup.ruleset.grenades.onBases && setup.ruleset.grenades.ownSide === 'at-risk';

/** At each enemy: upon him, or where that is not allowed at places where the marker touches his base. */
export function spotsAtEnemies(game: Game, who: Id): readonly Waypoint[] {
  const enemies = enemiesOf(game, who).map(({ at, level }) => ({ at: at ?? ([0, 0] as const), level }));
  if (game.setup.ruleset.grenades.onBases) return enemies.map(({ at, level }) => onLevel(onGrid(at), level));
  const { baseRadius, markerRadius } = game.setup.ruleset;
  const beside = baseRadius + markerRadius + 0.01; // rounding must not push it onto the base
  return enemies.flatMap(({ at, level }) => COMPASS.map((way) => onLevel(onGrid(add(at, scale(way, beside))), level)));
}

/** Where a spot can be refused it may lie anywhere in reach; a patch smaller than this grid is not found. */
export function spotsAround(game: Game, at: Point, reach: number): readonly Point[] {
  const { baseRadius, markerRadius } = game.setup.ruleset;
  const far = Math.floor(reach + baseRadius + markerRadius);
  const spots: Point[] = [];
  for (let x = -far; x <= far; x++) {
    for (let y = -far; y <= far; y++) spots.push(onGrid([at[0] + x, at[1] + y]));
  }
  return spots.sort((p, q) => distance(q, at) - distance(p, at)); // the farther from friends the better
}
