import type { Card } from './cards.ts';
import type { Frame } from './frames.ts';
import type { Point } from './geometry/vector.ts';
import type { RuleId } from './ruleIds.ts';
import type { Ruleset } from './ruleset.ts';
import type { PreparedElement, SceneryElement } from './scenery.ts';
import type { Blocker } from './sight/types.ts';

/**
 * The words of the engine, first of all set-up and state; frames, commands, events and questions have files of their own
 * and are handed on from here. All of it is plain JSON and frozen. Lengths in u, y downwards, origin in the table's upper left corner.
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
  /** SETUP-2: most points of a force, agreed before the forces are picked, where the ruleset asks for a maximum. */
  readonly mostPoints?: number;
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
  /**
   * `number` 0 before the first turn, `round` 0 where an edition has none (TURN-1) and before the first. `spent`: AT the
   * side has spent in its own turn so far (TURN-5, TURN-6).
   */
  readonly turn: { readonly side: Side; readonly number: number; readonly round: number; readonly spent: number };
  readonly tokens: Readonly<Record<Side, number>>;
  /** Each side's own table edge, once chosen. */
  readonly edges: Readonly<Record<Side, Edge | null>>;
  readonly characters: readonly Character[];
  readonly markers: readonly Marker[];
  /** Mission: the element or spot each side has picked as its own (WIN-2); the opponent is to touch it (WIN-3). */
  readonly objectives: Readonly<Record<Side, Objective | null>>;
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
  /** Those against whose shots it has taken cover in this turn, where cover is from one shooter (TC-2, TC-3). */
  readonly coverFrom: readonly Id[];
  /** Has a wound shock marker, placed in turn number `shockSince`. */
  readonly shock: boolean;
  readonly shockSince: number;
  /** Spent tokens lying on the card (TURN-7, TURN-10), and how many of them on movement (MOVE-2). */
  readonly spent: number;
  readonly moved: number;
  /** Actions beyond the card's number in this turn, or round where a pool is that of a round (CMD-1, R31). */
  readonly beyond: number;
  /** Shots (or throws) with each weapon since the counters were last cleared (FIRE-6, FIRE-8, R07). */
  readonly shots: Readonly<Record<Id, number>>;
  /** Has attacked in the turn the counters speak of (ATK-1, SF-10). */
  readonly attacked: boolean;
  /** The number of the turn in which it was last in a live suppression zone (SF-4, R60). */
  readonly suppressedIn: number;
  /** Shots to which Aim was added since then (AIM-1, R70). */
  readonly aimed: number;
}

export type Marker = OpportunityMarker | SuppressionMarker | ObjectiveMarker;

/** OF-1. One a character (OF-6). */
export interface OpportunityMarker {
  readonly id: Id;
  readonly kind: 'opportunity';
  readonly at: Point;
  readonly owner: Id;
}

/** SF-1. `range` in u is that of the card of the one who placed it (R97); `firers` keep it up (SF-3, SF-7, SF-8). */
export interface SuppressionMarker {
  readonly id: Id;
  readonly kind: 'suppression';
  readonly at: Point;
  readonly owner: Id;
  readonly range: number;
  readonly firers: readonly Id[];
}

/** A spot picked as objective, where a zone holds no element (R62). */
export interface ObjectiveMarker {
  readonly id: Id;
  readonly kind: 'objective';
  readonly at: Point;
  readonly owner: Side;
}

export type Objective = { readonly element: Id } | { readonly marker: Id };

export interface Outcome {
  /** null: a draw. */
  readonly winner: Side | null;
  /** WIN-1 by losses, R127 nobody left, WIN-7 conceded, agreed or stopped and counted. */
  readonly rule: RuleId;
  readonly how: 'losses' | 'wiped-out' | 'both-at-once' | 'objective' | 'conceded' | 'agreed-draw' | 'stopped';
}

export * from './commands.ts';
export type * from './events.ts';
export type * from './frames.ts';
export type * from './questions.ts';
