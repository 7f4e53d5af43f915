import {
  apart,
  baseAt,
  baseOf,
  type Command,
  character,
  deployFault,
  deploymentZone,
  distance,
  type Edge,
  flattened,
  type Game,
  GRID,
  type Id,
  isStanding,
  levelOf,
  moveSceneOf,
  onGrid,
  onLevel,
  type Place,
  type Point,
  type Sight,
  sceneOf,
  sideOf,
  sightFrom,
  standFault,
  type Violation,
  type Waypoint,
} from '../../engine/index.ts';
import type { Spot } from '../hand.ts';
import { holeAt } from '../picking.ts';
import { pointedPlace } from '../plans/places.ts';

export interface SightPreview {
  readonly from: Spot;
  readonly to: Spot;
  readonly sight: Sight;
  readonly distance: number;
  /** Why no base could stand at one of the ends, where no character does. */
  readonly nobody: Violation | null;
}

/** Line of sight between two characters, or wherever bases of the same size might stand. */
export function sightPreview(game: Game, from: Spot, to: Spot): SightPreview | null {
  const [base, aim] = [baseFor(game, from), baseFor(game, to)];
  // overlapping bases have no lines between them, but for those over one another
  if (base.level === aim.level && distance(base.at, aim.at) < base.radius + aim.radius) return null;
  return {
    from,
    to,
    distance: apart(game.setup.ruleset, base, aim),
    sight: sightFrom(game, base, aim, { witness: true }),
    nobody: placeFault(game, from) ?? placeFault(game, to),
  };
}

/** The base of the one who stands there, or of one who might. */
export const baseFor = (game: Game, { at, who, level }: Spot): Place =>
  who !== null && isStanding(game, who) ? baseOf(game, who) : baseAt(game, at, '', level);

/** Why no base may stand there beside all who are on the table; null where somebody does. */
export function placeFault(game: Game, { at, who, level }: Spot): Violation | null {
  if (who !== null) return null;
  const scene = moveSceneOf(sceneOf(game), baseAt(game, at, '', level), () => false);
  return standFault(scene, game.setup.ruleset.movement, at);
}

export interface DeployPreview {
  readonly who: Id;
  /** Of a reinforcement card the one on its other side (REIN-1). */
  readonly flipped: boolean;
  readonly at: Waypoint;
  readonly violation: Violation | null;
  readonly command: Command;
}

/** Where the base is to touch an edge, a place near it stands for the one at it. */
export function deployPreview(game: Game, who: Id, at: Waypoint, flipped?: boolean): DeployPreview {
  const zone = deploymentZone(game, sideOf(game, who));
  const spot = zone?.depth === 0 ? onLevel(atEdge(game, zone.edge, flattened(at)), levelOf(at)) : placeOrHole(game, at);
  const command: Command = { type: 'deploy', who, at: spot, ...(flipped === undefined ? {} : { flipped }) };
  return {
    who,
    flipped: flipped ?? character(game, who).flipped,
    at: spot,
    violation: deployFault(game, who, spot),
    command,
  };
}

/** How far from an edge one may point to mean it, in u. */
const NEAR_EDGE = 2;

/** A hole that is near means that. */
function placeOrHole(game: Game, at: Waypoint): Waypoint {
  return holeAt(game, flattened(at), levelOf(at)) ?? pointedPlace(flattened(at), levelOf(at));
}

/** The nearest place, in hundredths of u, at which a base touches the edge; the point itself if that is far off. */
function atEdge({ setup }: Game, edge: Edge, [x, y]: Point): Point {
  const { width, height } = setup.table;
  const near = Math.ceil(setup.ruleset.baseRadius / GRID - ROUNDING) * GRID;
  const places: Readonly<Record<Edge, Point>> = {
    north: [x, near],
    south: [x, height - near],
    west: [near, y],
    east: [width - near, y],
  };
  const place = places[edge];
  return onGrid(distance(place, [x, y]) <= NEAR_EDGE ? place : [x, y]);
}

/** What the division of a radius by GRID may be off by. */
const ROUNDING = 1e-6;
