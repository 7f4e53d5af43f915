import {
  attack,
  type Command,
  enemiesOf,
  flattened,
  type Game,
  type Id,
  isStanding,
  levelOf,
  planOf,
  profile,
  sum,
  type Waypoint,
} from '../../engine/index.ts';
import type { Tool } from '../hand.ts';
import { isSamePlace, standsAt } from '../plans/places.ts';
import { type MovePreview, movePreview, type WayTool } from './move.ts';
import { oneAction, remainingPreview } from './oneAction.ts';
import type { ShotPreview } from './shot.ts';

type MoveAndFireTool = Extract<Tool, { kind: 'moveAndFire' }>;

/** A move and a shot in one action: MF-1, MF-2, R68. */
export interface MoveAndFirePreview {
  /** The move as one action; its command names the target if the shot comes first. */
  readonly move: MovePreview;
  /** Whom to shoot at before moving. */
  readonly first: Id | null;
  /** That shot, or those that offer themselves where it is taken. */
  readonly shots: readonly ShotPreview[];
  /** Where the shot is taken, if it is on the way. */
  readonly spot: Waypoint | null;
}

export function moveAndFirePreview(game: Game, tool: MoveAndFireTool, end: Waypoint): MoveAndFirePreview | null {
  const { who, waypoints, target } = tool;
  const stands = standsAt(game, who);
  if (!stands || !isStanding(game, who)) return null;
  if (waypoints.length === 0 && isSamePlace(end, stands)) return null; // where he stands there is no way to
  const action = {
    who,
    reach: profile(game, who).moveAndFire ?? 0,
    command: (path: readonly Waypoint[]): Command => ({
      type: 'moveAndFire',
      who,
      path,
      ...(target === null ? {} : { at: target }),
      ...shotOnTheWay(tool, path),
    }),
  };
  const move = oneAction(game, action, [stands, ...waypoints], end);
  const spot = shotSpot(tool, move);
  return { move, first: target, shots: move.violation ? [] : shotsOf(game, who, target, spot ?? move.end), spot };
}

/** MF-1: when the shot is taken. One at a target that is named comes first. */
export const whenToShoot = ({ target, onTheWay }: MoveAndFireTool): 'first' | 'onTheWay' | 'after' =>
  target !== null ? 'first' : onTheWay ? 'onTheWay' : 'after';

/** A shot on the way is taken at the last way-point; until there is one, where it would be set. */
export const shotSpot = (tool: MoveAndFireTool, { end }: MovePreview): Waypoint | null =>
  whenToShoot(tool) === 'onTheWay' ? (tool.waypoints.at(-1) ?? end) : null;

/** Before all else it has to be said where on the way that is. */
export const lacksSpot = (tool: WayTool): boolean =>
  tool.kind === 'moveAndFire' && whenToShoot(tool) === 'onTheWay' && tool.waypoints.length === 0;

/** How far along the path its last way-point lies, in u. */
function shotOnTheWay(tool: MoveAndFireTool, path: readonly Waypoint[]): { shotAfter?: number } {
  const spot = tool.waypoints.at(-1);
  if (whenToShoot(tool) !== 'onTheWay' || !spot) return {};
  const there = path.findLastIndex((point) => isSamePlace(point, spot));
  return { shotAfter: planOf(path.slice(0, there + 1))?.length ?? 0 };
}

/** The way that such a tool points out. */
export function wayPreview(game: Game, tool: WayTool, end: Waypoint): MovePreview | null {
  if (tool.kind === 'moveAndFire') return moveAndFirePreview(game, tool, end)?.move ?? null;
  return tool.remaining === undefined
    ? movePreview(game, tool, end)
    : remainingPreview(game, { ...tool, remaining: tool.remaining }, end);
}

/** Before the move from where he stands; later from where he will, of those the rules would offer. */
function shotsOf(game: Game, who: Id, first: Id | null, spot: Waypoint): readonly ShotPreview[] {
  const there = first === null ? standingAt(game, who, spot) : game;
  const targets = first === null ? enemiesOf(game, who).map(({ id }) => id) : [first];
  return targets.flatMap((at) => {
    const shot = attack(there, who, at, { witness: true });
    if (shot.violation || sum(shot.count) === 0) return [];
    return [{ who, at, attack: shot, violation: null, command: { type: 'fire', who, at } }];
  });
}

/** The table as it would be with this character in another place. */
function standingAt(game: Game, who: Id, place: Waypoint): Game {
  const [at, level] = [flattened(place), levelOf(place)];
  const characters = game.state.characters.map((c) => (c.id === who ? { ...c, at, level } : c));
  return { ...game, state: { ...game.state, characters } };
}
