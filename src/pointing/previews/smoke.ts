import {
  type Awaiting,
  type Command,
  check,
  distance,
  type Game,
  onGrid,
  type Point,
  type Violation,
} from '../../engine/index.ts';
import { onRim } from './grenade.ts';

export interface SmokePreview {
  /** The middle of the first screen, and of the second one. */
  readonly from: Point;
  readonly at: Point;
  readonly radius: number;
  readonly violation: Violation | null;
  readonly command: Command;
}

/** A hand is not that exact: so far beyond the rim, in u, is meant to be on it. */
const BEYOND = 0.75;

/** GREN-15: the second screen laid there. */
export function smokePreview(
  game: Game,
  { from, most, radius }: Extract<Awaiting, { kind: 'smoke' }>,
  spot: Point,
): SmokePreview {
  const away = distance(from, spot);
  const at = away > most && away <= most + BEYOND ? onRim(from, spot, most) : onGrid(spot);
  const command: Command = { type: 'smoke', at };
  return { from, at, radius, violation: check(game, command), command };
}
