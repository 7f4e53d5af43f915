import { isInside } from '../geometry/distance.ts';
import { GRID, onGrid, onLevel, type Point, type Waypoint } from '../geometry/vector.ts';
import { groundOf } from '../levels/ground.ts';
import type { Edge, Game, PreparedSetup, Side } from '../model.ts';

/** The strips along the table edges in which sides deploy: SETUP-7, R02. */

/** How far a point lies from a table edge, in u. */
export function fromEdge(game: Game, edge: Edge, [x, y]: Point): number {
  const { width, height } = game.setup.table;
  return { north: y, south: height - y, west: x, east: width - x }[edge];
}

/** Depth in u from the own edge, for the nearest point of a base or all of it; 0: the base is to touch the edge. */
export interface Zone {
  readonly edge: Edge;
  readonly depth: number;
  readonly holds: 'nearest-point' | 'whole-base';
}

/** SETUP-7, R02: how deep the zones of this table are, in u. */
function zoneDepth({ table, ruleset }: PreparedSetup): number {
  const { zone, smallTable, largeTable, middleZone } = ruleset.setup;
  const shorter = Math.min(table.width, table.height);
  if (smallTable !== null && shorter <= smallTable) return 0;
  return largeTable !== null && shorter < largeTable ? middleZone : zone;
}

/** The strip that the rules give a side, or null before its edge is chosen. */
export function ownZone(game: Game, side: Side): Zone | null {
  const edge = game.state.edges[side];
  const depth = isArrival(game) ? 0 : zoneDepth(game.setup);
  // R61=b: no base lies wholly in a strip of no depth
  return edge && { edge, depth, holds: depth === 0 ? 'nearest-point' : game.setup.ruleset.setup.zoneHolds };
}

/** What the division of a radius by GRID may be off by. */
const ROUNDING = 1e-6;

/**
 * Places across a strip where bases might stand, `apart` u from one to the next, beyond `from` u from the edge: points in
 * hundredths, on the ground first and then on each level on which one may begin (R162).
 */
export function* placesIn({ setup }: Game, zone: Zone, apart: number, from = 0): Generator<Waypoint> {
  yield* strip(setup, zone, apart, from);
  for (const level of levelsToBeginOn(setup)) {
    const { floors } = groundOf(setup.elements, level);
    for (const at of strip(setup, zone, apart, from)) {
      if (floors.some((floor) => isInside(at, floor))) yield onLevel(at, level);
    }
  }
}

/** R162: the levels above the ground on which one may be deployed, the lowest first. */
export function levelsToBeginOn({ ruleset, elements }: PreparedSetup): readonly number[] {
  if (ruleset.levels.deployment === 'on-the-ground') return [];
  const tops = elements.flatMap(({ top }) => top ?? []);
  return [...new Set(tops)].sort((p, q) => p - q);
}

function* strip(setup: PreparedSetup, { edge, depth }: Zone, apart: number, from: number): Generator<Point> {
  const { width, height } = setup.table;
  const radius = setup.ruleset.baseRadius;
  const rim = setup.ruleset.movement.overhang ? 0 : radius;
  const along = edge === 'north' || edge === 'south' ? width : height;
  // touching the edge: as near as a point in hundredths comes to it (R52)
  const first = depth === 0 ? Math.ceil(rim / GRID - ROUNDING) * GRID : rim;
  const last = depth === 0 ? first : depth + radius;
  for (let deep = first; deep <= last; deep += apart) {
    if (deep < from) continue;
    for (let x = rim; x <= along - rim; x += apart) {
      const at = { north: [x, deep], south: [x, height - deep], west: [deep, x], east: [width - deep, x] } as const;
      yield onGrid(at[edge]);
    }
  }
}

/** How deep the strip is to the eye, in u: one whose bases touch the edge is as deep as they are. */
export const stripDepth = ({ setup }: Game, { depth }: Pick<Zone, 'depth'>): number =>
  depth === 0 ? 2 * setup.ruleset.baseRadius : depth;

/** WIN-2: how deep the own zone is for objectives, in u. */
export const objectiveDepth = (game: Game): number => stripDepth(game, { depth: zoneDepth(game.setup) });

/** During the game it is a reinforcement who arrives (REIN-2), before it everybody deploys. */
export const isArrival = ({ state }: Game): boolean => state.frames[0]?.kind === 'turn';
