import {
  attack,
  type Command,
  character,
  check,
  enemiesOf,
  type Game,
  type Id,
  type Point,
  profile,
  sum,
  traceOf,
} from '../../engine/index.ts';
import type { Tool } from '../../store/ui.ts';
import { isStanding } from '../decides.ts';
import { wayTo } from '../plan/ways.ts';
import { isOpenEnd, type MovePreview, meantBy, movePreview, SNAP, type WayTool } from './move.ts';
import type { ShotPreview } from './shot.ts';

type MoveAndFireTool = Extract<Tool, { kind: 'moveAndFire' }>;

/** A move and a shot in one action: MF-1, MF-2, R68. */
export interface MoveAndFirePreview {
  /** The move as one action; its command names the target if the shot comes first. */
  readonly move: MovePreview;
  /** Whom to shoot at before moving. */
  readonly first: Id | null;
  /** That shot, or those that offer themselves after the move. */
  readonly shots: readonly ShotPreview[];
}

export function moveAndFirePreview(game: Game, tool: MoveAndFireTool, end: Point): MoveAndFirePreview | null {
  const { who, waypoints, target } = tool;
  const stands = character(game, who).at;
  if (!stands || !isStanding(game, who)) return null;
  const meant = meantBy(game, who, end);
  const move = judged(game, tool, [stands, ...waypoints], meant.at);
  const offered = move.violation && !meant.legal ? { ...move, instead: meant.nearest } : move;
  return { move: offered, first: target, shots: move.violation ? [] : shotsOf(game, who, target, move.end) };
}

/** The way that such a tool points out. */
export const wayPreview = (game: Game, tool: WayTool, end: Point): MovePreview | null =>
  tool.kind === 'move' ? movePreview(game, tool, end) : (moveAndFirePreview(game, tool, end)?.move ?? null);

/** One action is all there is. What is hardly farther than that is meant to be as far as one can go. */
function judged(game: Game, { who, target }: MoveAndFireTool, through: readonly Point[], end: Point): MovePreview {
  const reach = profile(game, who).moveAndFire ?? 0;
  const way = wayTo(game, who, through, end, reach);
  const [first, ...rest] = way.walks;
  const beyond = rest.reduce((u, { trace }) => u + trace.length, 0);
  const isShort = first !== undefined && !way.violation && beyond <= SNAP && rest.every(isOpenEnd);
  const path = isShort ? first.path : way.drawn;
  const trace = isShort ? first.trace : traceOf(game, who, path, reach);
  const command: Command = { type: 'moveAndFire', who, path, ...(target === null ? {} : { at: target }) };
  const violation = way.violation ?? check(game, command);
  return {
    who,
    moves: [trace],
    allowed: 0,
    drawn: isShort ? trace.path : path,
    end: trace.fault ? end : trace.end,
    length: trace.length,
    tokens: trace.tokens,
    violation,
    commands: violation ? [] : [command],
    instead: null,
  };
}

/** Before the move from where he stands; after it from where he will, of those the rules would offer. */
function shotsOf(game: Game, who: Id, first: Id | null, end: Point): readonly ShotPreview[] {
  const there = first === null ? standingAt(game, who, end) : game;
  const targets = first === null ? enemiesOf(game, who).map(({ id }) => id) : [first];
  return targets.flatMap((at) => {
    const shot = attack(there, who, at, { witness: true });
    if (shot.violation || sum(shot.count) === 0) return [];
    return [{ who, at, attack: shot, violation: null, command: { type: 'fire', who, at } }];
  });
}

/** The table as it would be with this character in another place. */
function standingAt(game: Game, who: Id, at: Point): Game {
  const characters = game.state.characters.map((c) => (c.id === who ? { ...c, at } : c));
  return { ...game, state: { ...game.state, characters } };
}
