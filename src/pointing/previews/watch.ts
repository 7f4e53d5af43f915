import {
  baseOf,
  type Command,
  check,
  enemiesOf,
  type Game,
  gap,
  type Id,
  isStanding,
  markerAt,
  onGrid,
  type Point,
  profile,
  sightBetween,
  type Violation,
  within,
} from '../../engine/index.ts';

/** A marker of opportunity fire laid at a spot (OF-1, OF-2). */
export interface WatchPreview {
  readonly who: Id;
  readonly at: Point;
  /** From the edge of the marker, in u. */
  readonly range: number;
  /** Enemies who are in range already, and whether `who` sees them. */
  readonly inside: readonly { readonly who: Id; readonly seen: boolean }[];
  readonly violation: Violation | null;
  readonly command: Command;
}

export function watchPreview(game: Game, who: Id, spot: Point): WatchPreview | null {
  if (!isStanding(game, who)) return null;
  const at = onGrid(spot);
  const range = profile(game, who).opportunityFire ?? 0;
  const command: Command = { type: 'opportunityFire', who, at };
  const inRange = enemiesOf(game, who).filter((c) => within(gap(markerAt(game, at), baseOf(game, c.id)), range));
  return {
    who,
    at,
    range,
    inside: inRange.map((c) => ({ who: c.id, seen: sightBetween(game, who, c.id).los })),
    violation: check(game, command),
    command,
  };
}
