import type { Point } from './geometry/vector.ts';
import type { Id, Side } from './model.ts';

/** The only input: everything a player, a bot, a script or a die can say. */
export type Command =
  | ActionCommand
  /** One of the listed answers to a question: an edge, the enemy to fight first, go on or stop, who takes a wound… */
  | { readonly type: 'choose'; readonly option: string }
  | { readonly type: 'deploy'; readonly who: Id; readonly at: Point }
  /** TURN-2: both sides' tokens for the initiative in one; the first one's half lives in the interface alone (R03). */
  | { readonly type: 'bid'; readonly a: number; readonly b: number }
  /** WIN-2: an element of the table, or a spot where a zone holds none. */
  | { readonly type: 'objective'; readonly element: Id }
  | { readonly type: 'objective'; readonly at: Point }
  | { readonly type: 'aim' }
  /** Declines whatever is offered: Take Cover, Aim, an opportunity shot, the shot of Move & Fire. */
  | { readonly type: 'pass' }
  | { readonly type: 'roll'; readonly dice: readonly number[]; readonly source?: DiceSource }
  /** GREN-6: the opponent moves the marker of a scattered grenade. */
  | { readonly type: 'drift'; readonly to: Point }
  | { readonly type: 'endTurn' }
  | { readonly type: 'concede'; readonly side: Side }
  /** Both sides have agreed on this; the first one's half lives in the interface alone. */
  | { readonly type: 'agree'; readonly what: 'draw' | 'stop' }
  /** A die for what no rule covers (TURN-15). */
  | { readonly type: 'freeRoll'; readonly by: Side; readonly dice: number; readonly note: string }
  /** A correction both sides agreed on. Drops what is going on above the turn; no token comes back. */
  | {
      readonly type: 'umpire';
      readonly events: readonly Correction[];
      readonly note: string;
      readonly settle?: boolean;
    };

/** What a character does in its own turn, and Take Cover, which it does in either. */
export type ActionCommand =
  /** `path[0]` is where the base stands; to end in the middle of a hole of a round base is to step into it (MOVE-8). */
  | { readonly type: 'move'; readonly who: Id; readonly path: readonly Point[] }
  | FireCommand
  /** MF-1: with `at` the shot comes first; without, it is offered after the move, or `shotAfter` u of it. */
  | {
      readonly type: 'moveAndFire';
      readonly who: Id;
      readonly path: readonly Point[];
      readonly at?: Id;
      readonly weapon?: Id;
      readonly shotAfter?: number;
    }
  | { readonly type: 'grenade'; readonly who: Id; readonly at: Point; readonly weapon?: Id }
  | { readonly type: 'opportunityFire'; readonly who: Id; readonly at: Point }
  /** R47: `with` names the friends who begin it together with `who`. */
  | { readonly type: 'suppressionFire'; readonly who: Id; readonly at: Point; readonly with?: readonly Id[] }
  | { readonly type: 'joinSuppression'; readonly who: Id; readonly marker: Id }
  | { readonly type: 'takeCover'; readonly who: Id };

export interface FireCommand {
  readonly type: 'fire';
  readonly who: Id;
  readonly at: Id;
  /** May be left out by one who has a single weapon to fire. */
  readonly weapon?: Id;
  /** Editions that roll shots together (FIRE-7). */
  readonly shots?: number;
  /** Only where Aim has to be declared with the shot (R15). */
  readonly aim?: boolean;
}

export type DiceSource = 'live' | 'typed' | 'fixed';

export const COMMAND_TYPES = [
  'choose',
  'bid',
  'deploy',
  'objective',
  'move',
  'fire',
  'moveAndFire',
  'grenade',
  'opportunityFire',
  'suppressionFire',
  'joinSuppression',
  'aim',
  'takeCover',
  'pass',
  'roll',
  'drift',
  'endTurn',
  'concede',
  'agree',
  'freeRoll',
  'umpire',
] as const satisfies readonly Command['type'][];
export type CommandType = Command['type'];
export type ActionType = ActionCommand['type'];
/** What a character pays action tokens for. */
export type PaidAction = ActionType | 'aim';

/** What an umpire may set straight. */
export type Correction =
  | { readonly event: 'placed'; readonly who: Id; readonly at: Point }
  | {
      readonly event: 'corrected';
      readonly who: Id;
      readonly wounded?: boolean;
      readonly out?: boolean;
      readonly inCover?: boolean;
      readonly shock?: boolean;
      readonly spent?: number;
    }
  | { readonly event: 'tokensSet'; readonly side: Side; readonly tokens: number }
  | { readonly event: 'markerRemoved'; readonly marker: Id };
