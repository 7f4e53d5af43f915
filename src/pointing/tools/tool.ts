import {
  type Command,
  distance,
  type Game,
  type Id,
  onGrid,
  type Point,
  type Violation,
  type Waypoint,
} from '../../engine/index.ts';
import type { Spot, Tool } from '../hand.ts';
import type { Pointing, Preview } from '../preview.ts';
import type { MovePreview, WayTool } from '../previews/move.ts';

/** What a tool is told. Places are in u; what is under them has been picked already. */
export type Input =
  | { readonly input: 'click'; readonly spot: Spot; readonly touch: boolean; readonly waypoint: boolean }
  /** The mouse moves: what a tap had proposed is forgotten. */
  | { readonly input: 'hover' }
  /** A drag that began on a character ends. */
  | { readonly input: 'drop'; readonly spot: Spot };

/** What comes of it. At most one of `command` and `refusal`. */
export interface Handled {
  readonly tool: Tool;
  /** Selects someone, or no one; left out: whoever it was. */
  readonly select?: Id | null;
  readonly command?: Command;
  /** What is to follow the command, as long as nothing happens on the way. */
  readonly then?: readonly Command[];
  readonly refusal?: Violation;
  /** What is refused, as a command; left out or null where there is none to name. */
  readonly refused?: Command | null;
  /** A way has to be found first, which may not be done here: nothing comes of it yet. */
  readonly later?: true;
}

/** The table on which a tool is used, and who is selected there. */
export interface Situation {
  readonly game: Game;
  readonly selected: Id | null;
  /** The way that is shown, if there is one: a click on its end takes it as it is. */
  readonly shown?: ShownWay | null;
  /** May another be searched for? That may take longer than a page may stand still. Left out: it may. */
  readonly maySearch?: boolean;
}

/** A way that has been found: of which game, with which tool in the hand, and to where. */
export interface ShownWay {
  readonly game: Game;
  readonly tool: WayTool;
  /** What was pointed at, rounded to the grid. */
  readonly pointedAt: Waypoint;
  readonly move: MovePreview;
}

/** All that is to be known of one kind of tool. Pure: a tool is data, and what it does is an answer. */
export interface ToolKind<T extends Tool> {
  /** What comes of an input. */
  handle(tool: T, input: Input, situation: Situation): Handled;
  /** What would come of a click where it points. Left out: nothing, or (ways) it is planned beside the page. */
  preview?(tool: T, game: Game, pointing: Pointing): Preview | null;
  /** The field in which a tap sets down what the next one confirms. Left out: a tap is as good as a click. */
  readonly proposal?: 'end' | 'target' | 'at' | 'to' | 'marker';
  /** Used in its panel, not by pointing? Left out: no. */
  readonly inPanel?: boolean;
  /** The tool without what was set down last; null if nothing is. Left out: without its proposal. */
  withoutLast?(tool: T): Tool | null;
  /** What of it still makes sense on the table as it now is, its user being free to act. Left out: all. */
  settle?(tool: T, game: Game): Tool;
  /** Put into the hand by a question, and there until that is answered? Left out: no. */
  isAnswering?(tool: T): boolean;
}

/** Where a way-point counts as reached, and a tap as one on what the last tap proposed, in u. */
export const SAME_PLACE = 0.7;

/** Does a tap confirm what the last one proposed? */
export const isAgain = (proposed: Point | null | undefined, { at, slack = 0 }: Spot): proposed is Point =>
  proposed != null && distance(proposed, at) <= Math.max(SAME_PLACE, slack);

/** The spot that is pointed at, on the grid of commands. */
export const spotAt = ({ pointer, hovered, level = 0 }: Pointing): Spot | null =>
  pointer && { at: onGrid(pointer), who: hovered, ...(level > 0 ? { level } : {}) };

/** A line without its second end, or else without the first. */
export function withoutEnd<K extends 'measure' | 'sight'>({ kind, from, to }: LineTool<K>): LineTool<K> | null {
  if (from && to) return { kind, from };
  return from ? { kind } : null;
}

interface LineTool<K> {
  readonly kind: K;
  readonly from?: Spot;
  readonly to?: Spot;
}
