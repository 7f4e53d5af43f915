import { distance, onGrid, type Point } from '../geometry/vector.ts';
import type { PreparedSetup } from '../model.ts';
import { standFault } from '../movement/index.ts';
import { moveScene } from '../moves.ts';
import { newGame } from './newGame.ts';

/** How far apart places are tried, in u: what room there is may lie between those of the wider ones. */
const APART = [1, 0.25] as const;
/** On a large table they lie farther apart, so that there are never more of them than this. */
const MOST_PLACES = 20_000;

/**
 * For how many of its characters an empty table has room, one beside the other; all of them, or it is known to be too few.
 * Deployment zones are made deeper as far as it takes (R61), so that the whole table counts.
 */
export function roomFor(setup: PreparedSetup): number {
  const all = setup.roster.length;
  let most = 0;
  for (const apart of APART) {
    most = Math.max(most, placed(setup, apart, all));
    if (most >= all) break;
  }
  return most;
}

function placed(setup: PreparedSetup, apart: number, all: number): number {
  const [first] = setup.roster;
  if (!first) return 0;
  const { table, ruleset } = setup;
  const scene = moveScene(newGame(setup), first.id);
  const rim = ruleset.movement.overhang ? 0 : ruleset.baseRadius;
  const step = Math.max(apart, Math.sqrt((table.width * table.height) / MOST_PLACES));
  const stand: Point[] = [];
  for (let y = rim; y <= table.height - rim && stand.length < all; y += step) {
    for (let x = rim; x <= table.width - rim && stand.length < all; x += step) {
      const at = onGrid([x, y]);
      const isApart = stand.every((other) => distance(other, at) >= 2 * ruleset.baseRadius);
      if (isApart && standFault(scene, ruleset.movement, at) === null) stand.push(at);
    }
  }
  return stand.length;
}
