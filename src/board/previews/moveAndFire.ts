import {
  attack,
  type Command,
  character,
  enemiesOf,
  type Game,
  type Id,
  type Point,
  profile,
  sum,
} from '../../engine/index.ts';
import type { Tool } from '../../store/ui.ts';
import { isStanding } from '../decides.ts';
import { type MovePreview, movePreview, type WayTool } from './move.ts';
import { oneAction, restPreview } from './oneAction.ts';
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
  const action = {
    who,
    reach: profile(game, who).moveAndFire ?? 0,
    command: (path: readonly Point[]): Command => ({
      type: 'moveAndFire',
      who,
      path,
      ...(target === null ? {} : { at: target }),
    }),
  };
  const move = oneAction(game, action, [stands, ...waypoints], end);
  return { move, first: target, shots: move.violation ? [] : shotsOf(game, who, target, move.end) };
}

/** The way that such a tool points out. */
export function wayPreview(game: Game, tool: WayTool, end: Point): MovePreview | null {
  if (tool.kind === 'moveAndFire') return moveAndFirePreview(game, tool, end)?.move ?? null;
  return tool.rest === undefined ? movePreview(game, tool, end) : restPreview(game, { ...tool, rest: tool.rest }, end);
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
