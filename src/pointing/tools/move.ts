import {
  attack,
  character,
  distance,
  type Game,
  type Id,
  onGrid,
  type Point,
  profile,
  sideOf,
  type Violation,
} from '../../engine/index.ts';
import { IDLE, type Spot, type ToolOf } from '../hand.ts';
import { walksAlong, wayThrough } from '../plans/ways.ts';
import type { WayTool } from '../previews/move.ts';
import { lacksSpot, wayPreview } from '../previews/moveAndFire.ts';
import { withoutFallenTarget } from './fire.ts';
import { type Handled, type Input, isAgain, SAME_PLACE, type Situation, type ToolKind } from './tool.ts';

/** One or more Move actions (R140), or the rest of one (R73=b). */
export const move: ToolKind<ToolOf<'move'>> = {
  handle,
  proposal: 'end',
  withoutLast: withoutLastPoint,
  isAnswering: ({ rest }) => rest !== undefined,
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
function handle(tool: WayTool, input: Input, { game }: Situation): Handled {
  switch (input.input) {
    case 'hover':
      return { tool: tool.end ? { ...tool, end: null } : tool };
    case 'drop':
      if (input.spot.who === tool.who) return { tool: IDLE };
      return lacksSpot(tool) ? withWaypoint(tool, input.spot, game) : { ...go(tool, input.spot, game), tool: IDLE };
    case 'click':
      return clicked(tool, input.spot, game, input);
  }
}

function clicked(
  tool: WayTool,
  spot: Spot,
  game: Game,
  { touch, waypoint }: { touch: boolean; waypoint: boolean },
): Handled {
  if (waypoint) return withWaypoint(tool, spot, game);
  if (tool.waypoints.length === 0 && isOn(tool.who, spot, game)) return { tool: IDLE };
  if (spot.who !== null && isFriend(game, tool.who, spot.who)) return { tool: IDLE, select: spot.who };
  if (spot.who !== null && spot.who !== tool.who && tool.kind === 'moveAndFire')
    return withTarget(tool, spot.who, game);
  if (lacksSpot(tool)) return withWaypoint(tool, spot, game);
  const again = touch && isAgain(tool.end, spot) ? tool.end : null;
  if (touch && !again) return { tool: { ...tool, end: spot.at, offer: null } };
  return go(tool, again ? { ...spot, at: again } : spot, game);
}

/** Is he meant himself, and no step that is hardly farther than his own base? A finger is too broad for such a step. */
function isOn(who: Id, { at, who: picked, slack = 0 }: Spot, game: Game): boolean {
  const stands = picked === who ? character(game, who).at : null;
  return stands !== null && distance(stands, at) <= Math.max(game.setup.ruleset.baseRadius / 2, slack);
}

const isFriend = (game: Game, who: Id, other: Id): boolean =>
  who !== other && sideOf(game, who) === sideOf(game, other);

/** The shot before the move; the same enemy again takes it back. */
function withTarget(tool: ToolOf<'moveAndFire'>, at: Id, game: Game): Handled {
  if (tool.target === at) return { tool: { ...tool, target: null } };
  const refusal = attack(game, tool.who, at).violation;
  return refusal ? { tool, refusal } : { tool: { ...tool, target: at } };
}

/** All its commands at once; where no one may stand the nearest place is offered instead, never taken. */
function go(tool: WayTool, { at }: Spot, game: Game): Handled {
  const preview = wayPreview(game, tool, at);
  if (!preview) return { tool: IDLE };
  const { violation, instead, commands } = preview;
  if (violation) return { tool: instead ? { ...tool, offer: instead } : tool, refusal: violation };
  const [command, ...then] = commands;
  if (!command) return { tool: IDLE };
  return then.length > 0 ? { tool: IDLE, command, then } : { tool: IDLE, command };
}

/** A way-point has to be reached, not stood on: what forbids ending there does not count yet. */
function withWaypoint(tool: WayTool, { at }: Spot, game: Game): Handled {
  const refusal = unreachable(tool, onGrid(at), game);
  if (refusal) return { tool, refusal };
  return { tool: { ...tool, end: null, offer: null, waypoints: [...tool.waypoints, onGrid(at)] } };
}

function unreachable(tool: WayTool, at: Point, game: Game): Violation | null {
  const { who, waypoints } = tool;
  const stands = character(game, who).at;
  if (!stands) return null;
  const { move, moveAndFire } = profile(game, who);
  const reach = tool.kind === 'move' ? (tool.rest ?? move) : (moveAndFire ?? 0);
  const { fault } = walksAlong(game, who, wayThrough(game, who, [stands, ...waypoints, at], reach), reach);
  return fault && distance(fault.at, at) > SAME_PLACE ? fault.violation : null;
}
