import { distance, flattened, levelOf, onGrid, onLevel, type Waypoint } from '../geometry/vector.ts';
import type { Game, Id, PreparedSetup } from '../model.ts';
import { standFault } from '../movement/index.ts';
import { moveStoreys } from '../moves.ts';
import { goalTouched } from '../victory/objectives.ts';
import { newGame } from './newGame.ts';
import { levelsToBeginOn } from './zone.ts';

/** How far apart places are tried, in u: what room there is may lie between those of the wider ones. */
const APART = [1, 0.25] as const;
/** On a large table they lie farther apart, so that there are never more of them than this. */
const MOST_PLACES = 20_000;

/**
 * For how many of its characters an empty table has room, one beside the other; all of them, or it is known to be too few.
 * Deployment zones are made deeper as far as it takes (R61), so that the whole table counts. One who would touch his goal
 * wherever he began has none (R63).
 */
export function roomFor(setup: PreparedSetup): number {
  const all = setup.roster.length;
  const game = newGame(setup);
  let most = 0;
  for (const apart of APART) {
    const begin = setup.roster.filter(({ id }) => isThereOff(placesOf(game, apart), game, id)).length;
    most = Math.max(most, Math.min(besideEachOther(placesOf(game, apart), setup), begin));
    if (most >= all) break;
  }
  return most;
}

/** Where a base may stand on an empty table, so far apart, on the ground and on each level on which one may begin (R162). */
function* placesOf(game: Game, apart: number): Generator<Waypoint> {
  const { table, ruleset, roster } = game.setup;
  const [first] = roster;
  if (!first) return;
  const storeys = moveStoreys(game, first.id);
  const rim = ruleset.movement.overhang ? 0 : ruleset.baseRadius;
  const step = Math.max(apart, Math.sqrt((table.width * table.height) / MOST_PLACES));
  for (const level of [0, ...levelsToBeginOn(game.setup)]) {
    const scene = storeys.on(level);
    for (let y = rim; y <= table.height - rim; y += step) {
      for (let x = rim; x <= table.width - rim; x += step) {
        const at = onGrid([x, y]);
        if (standFault(scene, ruleset.movement, at) === null) yield onLevel(at, level);
      }
    }
  }
}

/** R63: is one of these places off his goals? */
function isThereOff(places: Iterable<Waypoint>, game: Game, who: Id): boolean {
  for (const at of places) if (goalTouched(game, who, at) === null) return true;
  return false;
}

function besideEachOther(places: Iterable<Waypoint>, { roster, ruleset }: PreparedSetup): number {
  const taken: Waypoint[] = [];
  const isApart = (p: Waypoint, q: Waypoint): boolean =>
    levelOf(p) !== levelOf(q) || distance(flattened(p), flattened(q)) >= 2 * ruleset.baseRadius;
  for (const at of places) {
    if (taken.length === roster.length) break;
    if (taken.every((other) => isApart(other, at))) taken.push(at);
  }
  return taken.length;
}
