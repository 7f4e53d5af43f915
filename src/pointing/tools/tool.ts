import { type Command, distance, type Game, type Id, type Point, type Violation } from '../../engine/index.ts';
import type { Spot, Tool } from '../hand.ts';

/** What a tool is told. Places are in u; what is under them has been picked already. */
export type Input =
  | { readonly input: 'click'; readonly spot: Spot; readonly touch: boolean; readonly waypoint: boolean }
  /** The mouse moves: what a tap had proposed is forgotten. */
  | { readonly input: 'hover' }
  /** A drag that began on a character ends. */
  | { readonly input: 'drop'; readonly spot: Spot };

/** What comes of it. At most one of `command` and `refusal`. */
export interface Turned {
  readonly tool: Tool;
  /** Selects someone, or no one; left out: whoever it was. */
  readonly select?: Id | null;
  readonly command?: Command;
  /** What is to follow the command, as long as nothing happens on the way. */
  readonly then?: readonly Command[];
  readonly refusal?: Violation;
}

export interface Table {
  readonly game: Game;
  readonly selected: Id | null;
}

/** Where a way-point counts as reached, and a tap as one on what the last tap proposed, in u. */
export const SAME_PLACE = 0.7;

/** Does a tap confirm what the last one proposed? */
export const isAgain = (proposed: Point | null | undefined, { at, slack = 0 }: Spot): proposed is Point =>
  proposed != null && distance(proposed, at) <= Math.max(SAME_PLACE, slack);
