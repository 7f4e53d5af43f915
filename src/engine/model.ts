import type { Card } from './cards.ts';
import type { Point } from './geometry/vector.ts';
import type { RuleId } from './ruleIds.ts';
import type { Ruleset } from './ruleset.ts';
import type { PreparedElement, SceneryElement } from './scenery.ts';
import type { Blocker } from './sight/types.ts';

/**
 * The words of the engine: set-up, state, frames, commands, events, and what is awaited. All of it is plain JSON and
 * frozen. Lengths in u, y downwards, origin in the table's upper left corner.
 */

export type Id = string;
export const SIDES = ['a', 'b'] as const;
export type Side = (typeof SIDES)[number];
export const EDGES = ['north', 'east', 'south', 'west'] as const;
export type Edge = (typeof EDGES)[number];

// ── Set-up: what never changes during a game ─────────────────────────────────────────────────────────────────────

export interface Table {
  readonly width: number;
  readonly height: number;
  readonly name: string;
  readonly ground: string;
}

export interface Setup {
  readonly table: Table;
  readonly scenery: readonly SceneryElement[];
  readonly cards: readonly Card[];
  readonly sides: Readonly<Record<Side, { readonly name: string; readonly force: readonly Id[] }>>;
  readonly type: 'skirmish' | 'mission' | 'scenario';
  readonly ruleset: Ruleset;
}

/** A character of the game: its id (that of the card, numbered if the card is there more than once), card and side. */
export interface RosterEntry {
  readonly id: Id;
  readonly card: Card;
  readonly side: Side;
}

/** A set-up with what sight, movement and the readers of table.ts look up again and again. */
export interface PreparedSetup extends Setup {
  readonly elements: readonly PreparedElement[];
  /** The elements that matter to sight. */
  readonly blockers: readonly Blocker[];
  readonly roster: readonly RosterEntry[];
}

export interface Game {
  readonly setup: PreparedSetup;
  readonly state: GameState;
}

// ── State: what one could photograph, and what is going on ───────────────────────────────────────────────────────

export interface GameState {
  /** Number 0 before the first turn. `spent`: AT the side has spent in its own turn so far (TURN-6). */
  readonly turn: { readonly side: Side; readonly number: number; readonly spent: number };
  readonly tokens: Readonly<Record<Side, number>>;
  /** Each side's own table edge, once chosen. */
  readonly edges: Readonly<Record<Side, Edge | null>>;
  readonly characters: readonly Character[];
  readonly markers: readonly Marker[];
  /** Where the engine's own ids (markers) come from. */
  readonly nextId: number;
  /** What is going on, the innermost last. */
  readonly frames: readonly Frame[];
  readonly outcome: Outcome | null;
}

export interface Character {
  readonly id: Id;
  /** null: in reserve (not yet deployed), or out. */
  readonly at: Point | null;
  readonly level: number;
  /** Eliminated. */
  readonly out: boolean;
  readonly wounded: boolean;
  /** Has a Take Cover marker. */
  readonly inCover: boolean;
  /** Has a wound shock marker, placed in turn number `shockSince`. */
  readonly shock: boolean;
  readonly shockSince: number;
  /** Spent tokens lying on the card (TURN-7, TURN-10), and how many of them on movement (MOVE-2). */
  readonly spent: number;
  readonly moved: number;
  /** Shots (or throws) with each weapon since the counters were last cleared (FIRE-6, FIRE-8, R07). */
  readonly shots: Readonly<Record<Id, number>>;
  /** Shots to which Aim was added since then (AIM-1, R70). */
  readonly aimed: number;
}

export interface Marker {
  readonly id: Id;
  readonly kind: 'opportunity' | 'suppression' | 'smoke' | 'objective';
  readonly at: Point;
  readonly owner: Id;
}

export interface Outcome {
  /** null: a draw. */
  readonly winner: Side | null;
  /** WIN-1 by losses, R127 nobody left, WIN-7 conceded, agreed or stopped and counted. */
  readonly rule: RuleId;
  readonly how: 'losses' | 'wiped-out' | 'both-at-once' | 'conceded' | 'agreed-draw' | 'stopped';
}

/** One per interruptible thing; the procedure of the same name in flow/ owns it. */
export type Frame =
  | SetupFrame
  | { readonly kind: 'turn'; readonly side: Side; readonly step: 'begin' | 'act' | 'end' }
  | MovementFrame
  | ShotFrame
  | CloseCombatFrame
  | { readonly kind: 'freeRoll'; readonly by: Side; readonly dice: number; readonly note: string };

export interface SetupFrame {
  readonly kind: 'setup';
  readonly step: 'rollOff' | 'chooseEdge' | 'orderRoll' | 'deploy' | 'firstTurnRoll';
  /** Winner of the roll-off, who lays out the table (SETUP-1). */
  readonly layer: Side | null;
  /** Who deploys first (SETUP-5). */
  readonly first: Side | null;
  /** Whose turn to deploy it is. */
  readonly next: Side | null;
}

export interface MovementFrame {
  readonly kind: 'movement';
  readonly who: Id;
  /** The declared way; `path[0]` is where the base stood. */
  readonly path: readonly Point[];
  readonly step: 'walk' | 'fight';
  /** Enemies touched at the end of the walk and not yet fought (R24). */
  readonly contacts: readonly Id[];
}

export interface ShotFrame {
  readonly kind: 'shot';
  readonly who: Id;
  readonly at: Id;
  readonly weapon: Id;
  readonly aimed: boolean;
  /** FIRE-9: the target's chance, the shooter's Aim, the target's second chance, the dice. */
  readonly step: 'cover' | 'aim' | 'coverAgain' | 'roll';
}

export interface CloseCombatFrame {
  readonly kind: 'closeCombat';
  readonly attacker: Id;
  readonly defender: Id;
  readonly step: 'attacker' | 'defender';
  /** Dice both cards showed before this exchange (R99). */
  readonly dice: Readonly<Record<'attacker' | 'defender', number>>;
  /** What the attacker rolled in this exchange, until the defender's dice settle it. */
  readonly rolled: readonly number[];
}

// ── Commands: the only input ─────────────────────────────────────────────────────────────────────────────────────

export type DiceSource = 'live' | 'typed' | 'fixed';

export type Command =
  | { readonly type: 'choose'; readonly option: string }
  | { readonly type: 'deploy'; readonly who: Id; readonly at: Point }
  /** `path[0]` is where the base stands; to end in the middle of a hole of a round base is to step into it (MOVE-8). */
  | { readonly type: 'move'; readonly who: Id; readonly path: readonly Point[] }
  | FireCommand
  | { readonly type: 'aim' }
  | { readonly type: 'takeCover'; readonly who: Id }
  /** Declines whatever is offered: Take Cover, Aim. */
  | { readonly type: 'pass' }
  | { readonly type: 'roll'; readonly dice: readonly number[]; readonly source?: DiceSource }
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

export const COMMAND_TYPES = [
  'choose',
  'deploy',
  'move',
  'fire',
  'aim',
  'takeCover',
  'pass',
  'roll',
  'endTurn',
  'concede',
  'agree',
  'freeRoll',
  'umpire',
] as const satisfies readonly Command['type'][];
export type CommandType = Command['type'];
/** What a character pays action tokens for. */
export type PaidAction = 'move' | 'fire' | 'aim' | 'takeCover';

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
  | { readonly event: 'tokensSet'; readonly side: Side; readonly tokens: number };

// ── Events: what happened, complete enough to narrate and to animate ─────────────────────────────────────────────

/** One reason of a number: "+1 LOS-5 wall 3". A sum of these is a target number or a number of dice. */
export interface Modifier {
  readonly rule: RuleId;
  readonly add: number;
  /** The scenery or characters it comes from. */
  readonly from?: readonly Id[];
}

export type WoundCause = 'shot' | 'headShot' | 'closeCombat';

export type GameEvent =
  | Correction
  | {
      readonly event: 'rolled';
      readonly by: Side | 'both';
      readonly dice: readonly number[];
      readonly about: RollAbout['what'];
      readonly source: DiceSource;
    }
  | { readonly event: 'tied'; readonly about: RollAbout['what'] }
  | { readonly event: 'rollOffWon'; readonly by: Side }
  | { readonly event: 'edgeChosen'; readonly by: Side; readonly edges: Readonly<Record<Side, Edge>> }
  | { readonly event: 'deployOrder'; readonly first: Side; readonly points: Readonly<Record<Side, number>> }
  | { readonly event: 'deployed'; readonly who: Id; readonly at: Point }
  | { readonly event: 'firstTurn'; readonly side: Side; readonly rule: RuleId }
  | { readonly event: 'turnBegan'; readonly side: Side; readonly number: number }
  | { readonly event: 'countersCleared'; readonly who: readonly Id[] }
  | { readonly event: 'income'; readonly side: Side; readonly tokens: number }
  | { readonly event: 'turnEnded'; readonly side: Side; readonly why: 'declared' | 'no-tokens' }
  | {
      readonly event: 'spent';
      readonly who: Id;
      readonly side: Side;
      readonly tokens: number;
      /** How many of the card's actions that is (R09). */
      readonly counts: number;
      readonly on: PaidAction;
      /** The leaders who allow what goes beyond the card's number (CMD-1). */
      readonly commandedBy: readonly Id[];
    }
  | {
      readonly event: 'moved';
      readonly who: Id;
      readonly along: readonly Point[];
      readonly length: number;
      readonly crossed: readonly Id[];
      /** The round base into whose hole the move ended. */
      readonly hole: Id | null;
    }
  | { readonly event: 'contact'; readonly who: Id; readonly with: readonly Id[] }
  | { readonly event: 'fireDeclared'; readonly who: Id; readonly at: Id; readonly weapon: Id }
  | { readonly event: 'tookCover'; readonly who: Id }
  | { readonly event: 'coverLost'; readonly who: Id }
  | { readonly event: 'declined'; readonly by: Side; readonly what: 'takeCover' | 'aim' }
  | { readonly event: 'aimed'; readonly who: Id; readonly dice: number }
  | {
      readonly event: 'shot';
      readonly who: Id;
      readonly at: Id;
      readonly weapon: Id;
      readonly dice: readonly number[];
      readonly need: readonly Modifier[];
      readonly count: readonly Modifier[];
      readonly hits: number;
      readonly headShot: boolean;
    }
  | {
      readonly event: 'exchange';
      readonly attacker: Id;
      readonly defender: Id;
      readonly dice: Readonly<Record<'attacker' | 'defender', readonly number[]>>;
      readonly hits: Readonly<Record<'attacker' | 'defender', number>>;
    }
  | { readonly event: 'deadlock'; readonly attacker: Id; readonly defender: Id }
  | { readonly event: 'wounded'; readonly who: Id; readonly cause: WoundCause }
  | { readonly event: 'eliminated'; readonly who: Id; readonly cause: WoundCause }
  | { readonly event: 'shockEnded'; readonly who: Id }
  | { readonly event: 'freeRollAsked'; readonly by: Side; readonly note: string }
  | { readonly event: 'umpired'; readonly note: string }
  | { readonly event: 'over'; readonly outcome: Outcome; readonly lost: Readonly<Record<Side, number>> };

// ── What is awaited ──────────────────────────────────────────────────────────────────────────────────────────────

export type RollAbout =
  | { readonly what: 'rollOff' | 'deployOrder' | 'firstTurn' }
  | {
      readonly what: 'shot';
      readonly who: Id;
      readonly at: Id;
      readonly need: readonly Modifier[];
      readonly count: readonly Modifier[];
    }
  | {
      readonly what: 'closeCombat';
      readonly who: Id;
      readonly against: Id;
      readonly need: readonly Modifier[];
      readonly count: readonly Modifier[];
    }
  | { readonly what: 'free'; readonly note: string };

export type ChoiceAbout =
  | { readonly what: 'edge' }
  | { readonly what: 'takeCover'; readonly who: Id; readonly shooter: Id; readonly weapon: Id }
  | { readonly what: 'aim'; readonly who: Id; readonly at: Id; readonly weapon: Id; readonly dice: number }
  | { readonly what: 'fightFirst'; readonly who: Id };

/** Who must decide what. Computed from the innermost frame, never stored. */
export type Awaiting =
  | { readonly kind: 'act'; readonly by: Side }
  | { readonly kind: 'deploy'; readonly by: Side; readonly who: readonly Id[] }
  /** One of `options` is to be given as it stands; `cost` in AT runs beside it. */
  | { readonly kind: 'choose'; readonly by: Side; readonly about: ChoiceAbout; readonly options: readonly Choice[] }
  /** 'both': one die each, side a's first. */
  | { readonly kind: 'roll'; readonly by: Side | 'both'; readonly dice: number; readonly about: RollAbout }
  | { readonly kind: 'over'; readonly outcome: Outcome };

export interface Choice {
  readonly command: Command;
  readonly cost: number;
}
