import {
  attack,
  character,
  distance,
  flattened,
  type Game,
  type Id,
  levelOf,
  profile,
  sideOf,
  type Violation,
  type Waypoint,
} from '../../engine/index.ts';
import { IDLE, type Spot, type ToolOf } from '../hand.ts';
import { isSamePlace, pointedPlace, standsAt } from '../plans/places.ts';
import { walksAlong, wayThrough } from '../plans/ways.ts';
import { commandOfWay, type MovePreview, type WayTool } from '../previews/move.ts';
import { lacksSpot, wayPreview } from '../previews/moveAndFire.ts';
import { withoutFallenTarget } from './fire.ts';
import { type Handled, type Input, isAgain, SAME_PLACE, type Situation, type ToolKind } from './tool.ts';

/** One or more Move actions (R140), or the rest of one (R73=b). */
export const move: ToolKind<ToolOf<'move'>> = {
  handle,
  proposal: 'end',
  withoutLast: withoutLastPoint,
  isAnswering: ({ remaining }) => remaining !== undefined,
};

/** MF-1, R68 */
export const moveAndFire: ToolKind<ToolOf<'moveAndFire'>> = {
  handle,
  proposal: 'end',
  withoutLast: (tool) =>
    withoutLastPoint(tool) ??
    (tool.target !== null || tool.onTheWay ? { ...tool, target: null, onTheWay: false } : null),
  settle: withoutFallenTarget,
};

function withoutLastPoint<T extends WayTool>(tool: T): T | null {
  if (tool.end || tool.offer) return { ...tool, end: null, offer: null };
  return tool.waypoints.length > 0 ? { ...tool, waypoints: tool.waypoints.slice(0, -1) } : null;
}

/**
 * Points out a way: way-points if wanted, then the end. Of one or more Move actions (R140), or of the rest of one (R73=b);
 * or of Move & Fire, where a click on an enemy has him shot at before the move (R68), and the first place is where the shot
 * is taken if that is on the way (MF-1).
 */
function handle(tool: WayTool, input: Input, situation: Situation): Handled {
  switch (input.input) {
    case 'hover':
      return { tool: tool.end ? { ...tool, end: null } : tool };
    case 'drop':
      if (input.spot.who === tool.who) return { tool: IDLE };
      return lacksSpot(tool) ? withWaypoint(tool, input.spot, situation) : dropped(go(tool, input.spot, situation));
    case 'click':
      return clicked(tool, input.spot, situation, input);
  }
}

/** Refused or not, what was carried is in the hand no more. */
const dropped = (gone: Handled): Handled => (gone.later ? gone : { ...gone, tool: IDLE });

function clicked(
  tool: WayTool,
  spot: Spot,
  situation: Situation,
  { touch, waypoint }: { touch: boolean; waypoint: boolean },
): Handled {
  const { game } = situation;
  if (waypoint) return withWaypoint(tool, spot, situation);
  const proposed = tool.end ?? null;
  const again = touch && proposed && isAgain(flattened(proposed), spot) ? proposed : null;
  const isHimself = tool.waypoints.length === 0 && isOn(tool.who, spot, game);
  if (isHimself && !(again && isNearer(again, spot, tool.who, game))) return { tool: IDLE };
  if (spot.who !== null && isFriend(game, tool.who, spot.who)) return { tool: IDLE, select: spot.who };
  if (spot.who !== null && spot.who !== tool.who && tool.kind === 'moveAndFire')
    return withTarget(tool, spot.who, game);
  if (lacksSpot(tool)) return withWaypoint(tool, spot, situation);
  if (touch && !again) return { tool: { ...tool, end: pointedPlace(spot.at, spot.level), offer: null } };
  return go(tool, again ? { ...spot, at: flattened(again), level: levelOf(again) } : spot, situation);
}

/** Is he meant himself, and no step that is hardly farther than his own base? A finger is too broad for such a step. */
function isOn(who: Id, { at, who: picked, slack = 0 }: Spot, game: Game): boolean {
  const stands = picked === who ? character(game, who).at : null;
  return stands !== null && distance(stands, at) <= Math.max(game.setup.ruleset.baseRadius / 2, slack);
}

/** What has been set down already is meant before him, if the tap is nearer to it. */
function isNearer(proposed: Waypoint, { at }: Spot, who: Id, game: Game): boolean {
  const stands = character(game, who).at;
  return stands !== null && distance(flattened(proposed), at) < distance(stands, at);
}

const isFriend = (game: Game, who: Id, other: Id): boolean =>
  who !== other && sideOf(game, who) === sideOf(game, other);

/** The shot before the move; the same enemy again takes it back. */
function withTarget(tool: ToolOf<'moveAndFire'>, at: Id, game: Game): Handled {
  if (tool.target === at) return { tool: { ...tool, target: null } };
  const refusal = attack(game, tool.who, at).violation;
  return refusal ? { tool, refusal } : { tool: { ...tool, target: at } };
}

/** The way to a place as it is shown; else it is searched for, or left to be. */
function wayFound(
  tool: WayTool,
  end: Waypoint,
  { game, shown, maySearch = true }: Situation,
): MovePreview | null | 'later' {
  const isShown = shown?.game === game && shown.tool === tool && isSamePlace(shown.pointedAt, end);
  if (isShown) return shown.move;
  return maySearch ? wayPreview(game, tool, end) : 'later';
}

/** All its commands at once; where no one may stand the nearest place is offered instead, never taken. */
function go(tool: WayTool, { at, level }: Spot, situation: Situation): Handled {
  const way = wayFound(tool, pointedPlace(at, level), situation);
  if (way === 'later') return { tool, later: true };
  if (!way) return { tool: IDLE };
  const { violation, instead, commands } = way;
  if (violation) {
    return { tool: instead ? { ...tool, offer: instead } : tool, refusal: violation, refused: commandOfWay(way) };
  }
  const [command, ...then] = commands;
  if (!command) return { tool: IDLE };
  return then.length > 0 ? { tool: IDLE, command, then } : { tool: IDLE, command };
}

/** A way-point has to be reached, not stood on: what forbids ending there does not count yet. */
function withWaypoint(tool: WayTool, spot: Spot, situation: Situation): Handled {
  const at = pointedPlace(spot.at, spot.level);
  const way = wayFound(tool, at, { ...situation, maySearch: false });
  const canEndThere = way !== 'later' && way?.violation === null;
  if (!canEndThere && situation.maySearch === false) return { tool, later: true };
  const refusal = canEndThere ? null : unreachable(tool, at, situation.game);
  if (refusal) {
    const refused = wayPreview(situation.game, tool, at);
    return { tool, refusal, refused: refused && commandOfWay(refused) };
  }
  return { tool: { ...tool, end: null, offer: null, waypoints: [...tool.waypoints, at] } };
}

function unreachable(tool: WayTool, at: Waypoint, game: Game): Violation | null {
  const { who, waypoints } = tool;
  const stands = standsAt(game, who);
  if (!stands) return null;
  const { move, moveAndFire } = profile(game, who);
  const reach = tool.kind === 'move' ? (tool.remaining ?? move) : (moveAndFire ?? 0);
  const { fault } = walksAlong(game, who, wayThrough(game, who, [stands, ...waypoints, at], reach), reach);
  return fault && distance(fault.at, flattened(at)) > SAME_PLACE ? fault.violation : null;
}
