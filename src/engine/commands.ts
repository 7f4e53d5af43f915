import type { GrenadeKind } from './cards.ts';
import type { Point } from './geometry/vector.ts';
import type { Id, Side } from './ids.ts';

/** The only input: everything a player, a bot, a script or a die can say. */
export type Command =
  | ActionCommand
  /** One of the listed answers to a question: an edge, the enemy to fight first, go on or stop, who takes a wound… */
  | { readonly type: 'choose'; readonly option: string }
  /** `flipped`: of a reinforcement card the one on its other side comes first (REIN-1). */
  | { readonly type: 'deploy'; readonly who: Id; readonly at: Point; readonly flipped?: boolean }
  /** REIN-2: of a reinforcement card nobody comes now; he may in any later own turn. */
  | { readonly type: 'keepBack'; readonly who: Id }
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
  /** SETUP-10: a bought grenade for a character. */
  | { readonly type: 'equip'; readonly who: Id; readonly grenade: GrenadeKind }
  /** GREN-14, R133: an extra grenade from one friend to another, for nothing. */
  | { readonly type: 'handOver'; readonly who: Id; readonly to: Id; readonly grenade: GrenadeKind }
  /** GREN-15: where the second screen of smoke is laid. */
  | { readonly type: 'smoke'; readonly at: Point }
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
  | { readonly type: 'takeCover'; readonly who: Id }
  /** PSY-2, PSY-3: out of panic. `with` names the leaders who help, once for each token they spend. */
  | { readonly type: 'recover'; readonly who: Id; readonly with?: readonly Id[] }
  /** FIRE-8: to another weapon of the card. */
  | { readonly type: 'switchWeapon'; readonly who: Id; readonly weapon: Id }
  /** MOVE-13: `marker` is a body in a hole. */
  | { readonly type: 'clearBody'; readonly who: Id; readonly marker: Id };

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
  'keepBack',
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
  'recover',
  'switchWeapon',
  'clearBody',
  'pass',
  'roll',
  'drift',
  'equip',
  'handOver',
  'smoke',
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
      readonly panicking?: boolean;
      readonly spent?: number;
      /** Of a reinforcement card: it is the second's turn (REIN-2), or the first's again. */
      readonly second?: boolean;
    }
  | { readonly event: 'tokensSet'; readonly side: Side; readonly tokens: number }
  | { readonly event: 'markerRemoved'; readonly marker: Id };
