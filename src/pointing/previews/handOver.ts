import {
  type Command,
  check,
  distanceBetween,
  type Game,
  type GrenadeKind,
  type Id,
  isStanding,
  type Violation,
} from '../../engine/index.ts';

export interface HandOverPreview {
  readonly who: Id;
  readonly to: Id;
  readonly grenade: GrenadeKind;
  /** From edge to edge, in u. */
  readonly distance: number;
  readonly violation: Violation | null;
  readonly command: Command;
}

/** GREN-14, R133: an extra grenade into the hands of a friend. */
export function handOverPreview(game: Game, who: Id, to: Id, grenade: GrenadeKind): HandOverPreview | null {
  if (!isStanding(game, who) || !isStanding(game, to) || who === to) return null;
  const command: Command = { type: 'handOver', who, to, grenade };
  return { who, to, grenade, distance: distanceBetween(game, who, to), violation: check(game, command), command };
}
