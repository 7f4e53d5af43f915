import type { Point } from '../geometry/vector.ts';
import { prepareField } from './field.ts';
import { cornersOf, Network } from './network.ts';
import { findWays } from './search.ts';
import { starFrom } from './star.ts';
import { stopsOf } from './stops.ts';
import type { MoveRules, MoveScene } from './types.ts';
import { wedgesOf } from './wedges.ts';

/** Where a character can get to for so many AT or fewer. */
export interface ReachArea {
  readonly tokens: number;
  /**
   * Simple polygons that overlap each other: the area is all of them together (one path, filled non-zero), less the places
   * where no base may stand.
   */
  readonly pieces: readonly (readonly Point[])[];
}

/**
 * The areas that a base can reach in 1, 2 … `most` AT of movement with a Move of `move` u, to draw: what is inside, a
 * `route` affords in as many AT, up to 0.02 u. Any mixture of plain moves, crossings and climbs.
 */
export function reach(scene: MoveScene, rules: MoveRules, from: Point, move: number, most = 3): ReachArea[] {
  if (![...from, move].every(Number.isFinite) || move <= 0) return [];
  const field = prepareField(scene, rules, from);
  const network = new Network(field, cornersOf(field), stopsOf(field, move * most), move * most);
  const levels = Array.from({ length: most }, (_, i) => i + 1);
  const pieces: Point[][][] = levels.map(() => []);
  for (const way of findWays(network, { move, most, anywhere: false })) {
    for (const wedge of wedgesOf(network, way)) {
      for (const [k, piece] of starFrom(field, way, wedge, move, levels).entries()) if (piece) pieces[k]?.push(piece);
    }
  }
  return levels.map((tokens, k) => ({ tokens, pieces: pieces[k] ?? [] }));
}
