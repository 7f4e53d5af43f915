import { type Command, check, type Game, type Id, isStanding, traceOf, type Waypoint } from '../../engine/index.ts';
import type { Tool } from '../hand.ts';
import { standsAt } from '../plans/places.ts';
import { wayTo } from '../plans/ways.ts';
import { isOpenEnd, type MovePreview, meantBy, SNAP } from './move.ts';

/** A way for which a single action is all there is. */
interface OneAction {
  readonly who: Id;
  /** How far it goes, in u. */
  readonly reach: number;
  /** The rest of one that has been paid for. */
  readonly resumed?: boolean;
  command(path: readonly Waypoint[]): Command;
}

/** The best way through these points to `end`. What is hardly farther than it goes is meant to be as far as one can go. */
export function oneAction(game: Game, action: OneAction, through: readonly Waypoint[], end: Waypoint): MovePreview {
  const { who, reach, resumed = false } = action;
  const meant = meantBy(game, who, end);
  const way = wayTo(game, who, through, meant.at, reach);
  const [first, ...rest] = way.walks;
  const beyond = rest.reduce((u, { trace }) => u + trace.length, 0);
  const isShort = first !== undefined && !way.violation && beyond <= SNAP && rest.every(isOpenEnd);
  const path = isShort ? first.path : way.drawn;
  const trace = traceOf(game, who, path, reach, { slowed: resumed && isSlowed(game) });
  const command = action.command(path);
  const violation = way.violation ?? check(game, command);
  return {
    who,
    moves: [trace],
    allowed: 0,
    drawn: isShort ? trace.path : path,
    end: trace.fault ? meant.at : trace.end,
    length: trace.length,
    tokens: resumed ? 0 : trace.tokens,
    violation,
    commands: violation ? [] : [command],
    refused: violation && command,
    instead: violation && !meant.legal ? meant.nearest : null,
  };
}

/** R131: has difficult ground taken its part of the move that is under way? */
function isSlowed({ state }: Game): boolean {
  const frame = state.frames.at(-1);
  return frame?.kind === 'movement' && frame.slowed;
}

type RemainingTool = Extract<Tool, { kind: 'move' }> & { readonly remaining: number };

/** R73=b: the rest of a move on another way, for nothing. */
export function remainingPreview(
  game: Game,
  { who, waypoints, remaining }: RemainingTool,
  end: Waypoint,
): MovePreview | null {
  const stands = standsAt(game, who);
  if (!stands || !isStanding(game, who)) return null;
  const command = (path: readonly Waypoint[]): Command => ({ type: 'move', who, path });
  return oneAction(game, { who, reach: remaining, resumed: true, command }, [stands, ...waypoints], end);
}
