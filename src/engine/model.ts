import type { Card, GrenadeKind } from './cards.ts';
import type { Frame } from './frames.ts';
import type { Point } from './geometry/vector.ts';
import type { Edge, Id, Side } from './ids.ts';
import type { Marker, Objective } from './markers.ts';
import type { Outcome } from './outcome.ts';
import type { Ruleset } from './ruleset.ts';
import type { Victory } from './scenario.ts';
import type { PreparedElement, SceneryElement } from './scenery.ts';

/**
 * The words of the engine: set-up and state, and from here on those that have files of their own. None of these files
 * imports this one. All of it is plain JSON and frozen. Lengths in u, y downwards, origin in the table's upper left corner.
 */

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
  readonly sides: Readonly<Record<Side, SideSetup>>;
  readonly type: 'skirmish' | 'mission' | 'scenario';
  /** WIN-5: how a scenario is won; without it one is won as a skirmish is. */
  readonly victory?: Victory;
  /** A scenario that says whose table edge is which: nobody rolls for it then (SETUP-1). */
  readonly edges?: Readonly<Record<Side, Edge>>;
  /** SETUP-2: most points of a force, agreed before the forces are picked, where the ruleset asks for a maximum. */
  readonly mostPoints?: number;
  readonly ruleset: Ruleset;
}

export interface SideSetup {
  readonly name: string;
  readonly force: readonly Id[];
  /** SETUP-10, GREN-14: the extra grenades it has bought. */
  readonly grenades?: readonly GrenadeKind[];
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
  /** Has lost his nerve, and does nothing but try to recover (PSY-2). */
  readonly panicking: boolean;
  /** Spent tokens lying on the card (TURN-7, TURN-10), and how many of them on movement (MOVE-2). */
  readonly spent: number;
  readonly moved: number;
  /** Actions beyond the card's number in this turn, or round where a pool is that of a round (CMD-1, R31). */
  readonly beyond: number;
  /** Shots (or throws) with each weapon used since the counters were last cleared; 0: by suppression or free opportunity fire alone (FIRE-6, FIRE-8, R07, R44). */
  readonly shots: Readonly<Record<Id, number>>;
  /** The weapon gone over to since then, where that is an action (FIRE-8). */
  readonly inHand: Id | null;
  /** Has attacked in the turn the counters speak of (ATK-1, SF-10). */
  readonly attacked: boolean;
  /** The number of the turn in which it was last in a live suppression zone (SF-4, R60). */
  readonly suppressedIn: number;
  /** Shots to which Aim was added since then (AIM-1, R70). */
  readonly aimed: number;
  /** GREN-14: the extra grenades it carries. */
  readonly grenades: readonly GrenadeKind[];
  /** Of a reinforcement card: its other side lies upwards (REIN-1). */
  readonly flipped: boolean;
  /** Of a reinforcement card: the number of the turn in which the first of its two fell (REIN-2, REIN-3); 0: he has not. */
  readonly firstFell: number;
}

export * from './commands.ts';
export type * from './events.ts';
export type * from './frames.ts';
export * from './ids.ts';
export type * from './markers.ts';
export * from './outcome.ts';
export type * from './questions.ts';
export * from './scenario.ts';
