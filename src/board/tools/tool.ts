import type { Command, Game, Id, Violation } from '../../engine/index.ts';
import type { Spot, Tool } from '../../store/ui.ts';

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

/** A tap this near to what the last tap proposed confirms it, in u. */
export const SAME_PLACE = 0.7;
