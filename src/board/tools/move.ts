import { distance, type Game, type Id, onGrid, sideOf, traceOf, type Violation } from '../../engine/index.ts';
import { IDLE, type Spot, type Tool } from '../../store/ui.ts';
import { movePreview } from '../movePreview.ts';
import { type Input, SAME_PLACE, type Table, type Turned } from './tool.ts';

type MoveTool = Extract<Tool, { kind: 'move' }>;

/** Points out the way of one Move action (R140): way-points if wanted, then the end. */
export function turnMove(tool: MoveTool, input: Input, { game }: Table): Turned {
  switch (input.input) {
    case 'hover':
      return { tool: tool.end ? { ...tool, end: null } : tool };
    case 'drop':
      return input.spot.who === tool.who ? { tool: IDLE } : { ...go(tool, input.spot, game), tool: IDLE };
    case 'click':
      return clicked(tool, input.spot, game, input);
  }
}

function clicked(
  tool: MoveTool,
  spot: Spot,
  game: Game,
  { touch, waypoint }: { touch: boolean; waypoint: boolean },
): Turned {
  if (waypoint) return withWaypoint(tool, spot, game);
  if (spot.who === tool.who && tool.waypoints.length === 0) return { tool: IDLE };
  if (spot.who !== null && isFriend(game, tool.who, spot.who)) return { tool: IDLE, select: spot.who };
  if (touch && !(tool.end && distance(tool.end, spot.at) <= SAME_PLACE)) return { tool: { ...tool, end: spot.at } };
  return go(tool, touch && tool.end ? { ...spot, at: tool.end } : spot, game);
}

const isFriend = (game: Game, who: Id, other: Id): boolean =>
  who !== other && sideOf(game, who) === sideOf(game, other);

function go(tool: MoveTool, { at }: Spot, game: Game): Turned {
  const preview = movePreview(game, tool, at);
  if (!preview) return { tool: IDLE };
  if (preview.violation) return { tool, refusal: preview.violation };
  return { tool: IDLE, command: preview.command };
}

/** A way-point has to be reached, not stood on: what forbids ending there does not count yet. */
function withWaypoint(tool: MoveTool, { at }: Spot, game: Game): Turned {
  const refusal = unreachable(tool, at, game);
  return refusal ? { tool, refusal } : { tool: { ...tool, end: null, waypoints: [...tool.waypoints, onGrid(at)] } };
}

function unreachable(tool: MoveTool, at: Spot['at'], game: Game): Violation | null {
  const preview = movePreview(game, tool, at);
  if (!preview) return null;
  const { fault } = traceOf(game, tool.who, preview.drawn);
  return fault && (fault.violation.rule === 'MOVE-1' || distance(fault.at, at) > SAME_PLACE) ? fault.violation : null;
}
