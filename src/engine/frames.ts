import type { ActionCommand } from './commands.ts';
import type { Point } from './geometry/vector.ts';
import type { Id, Side } from './model.ts';

/**
 * What is going on: a stack in the state, the innermost last. One kind per interruptible thing; the procedure of the same
 * name in flow/ owns it. A frame never outlives one that it stands on.
 */
export type Frame =
  | SetupFrame
  | InitiativeFrame
  | TurnFrame
  | ActionFrame
  | MovementFrame
  | MoveAndFireFrame
  | ShotFrame
  | OpportunityFrame
  | CloseCombatFrame
  | GrenadeFrame
  | BurstFrame
  | SuppressionRollFrame
  | FreeRollFrame;

export interface SetupFrame {
  readonly kind: 'setup';
  readonly step: 'rollOff' | 'chooseEdge' | 'orderRoll' | 'objectives' | 'deploy' | 'firstTurnRoll';
  /** Winner of the roll-off, who lays out the table (SETUP-1). */
  readonly layer: Side | null;
  /** Who deploys first (SETUP-5). */
  readonly first: Side | null;
  /** Whose turn it is to pick an objective (R62) or to deploy. */
  readonly next: Side | null;
}

/** Before each round: what both bid, then a die each (TURN-2, R03). Of half a bid no frame knows. */
export interface InitiativeFrame {
  readonly kind: 'initiative';
  /** null until both are in; then already paid. */
  readonly bids: Readonly<Record<Side, number>> | null;
}

export interface TurnFrame {
  readonly kind: 'turn';
  readonly side: Side;
  readonly step: 'begin' | 'suppression' | 'act';
  /** Suppression markers whose dice are still to be rolled at the start of this turn (SF-9). */
  readonly rolls: readonly Id[];
  /** R05=b: the turn before this one was passed, without a token spent. */
  readonly passed: boolean;
}

/** A declared and paid action that has not taken effect yet (R67, R72). */
export interface ActionFrame {
  readonly kind: 'action';
  readonly command: ActionCommand;
}

export interface MovementFrame {
  readonly kind: 'movement';
  readonly who: Id;
  /** What is left of the declared way; `path[0]` is where the base stands. */
  readonly path: readonly Point[];
  /** The way behind it in this action. */
  readonly walked: readonly Point[];
  /** What is left of the Move, in u. */
  readonly move: number;
  /** 'resume': after offers of opportunity fire (R73); 'arrive': what waits at the point reached (R64). */
  readonly step: 'walk' | 'resume' | 'arrive' | 'fight';
  /** Opportunity markers that have had their offer in this action, and whose range and sight he has not left since (R54). */
  readonly offered: readonly Id[];
  /** Enemies touched at the point reached and not yet fought (R24). */
  readonly contacts: readonly Id[];
  /** How far along `path` the shot of Move & Fire is to be taken, in u, where it may be on the way (MF-1); null: not on it. */
  readonly shootAt: number | null;
}

/** Move & Fire (MF-1): the shot first, or the move first and then a shot if one offers itself (R68), or one on the way. */
export interface MoveAndFireFrame {
  readonly kind: 'moveAndFire';
  readonly who: Id;
  readonly path: readonly Point[];
  readonly step: 'move' | 'moveThenShoot' | 'moveAndShoot' | 'shoot' | 'done';
  /** How far along the path the shot is taken, in u, if on the way. */
  readonly shootAt: number | null;
}

export interface ShotFrame {
  readonly kind: 'shot';
  readonly who: Id;
  readonly at: Id;
  readonly weapon: Id;
  readonly via: 'fire' | 'moveAndFire' | 'opportunityFire';
  /** Shots rolled together (FIRE-7); Aim belongs to the first. */
  readonly shots: number;
  readonly aimed: boolean;
  /** FIRE-9: the target's chance, the shooter's Aim, the target's second chance, the dice. */
  readonly step: 'cover' | 'aim' | 'coverAgain' | 'roll';
}

/** Opportunity fire offered against one who has set it off, where he stands (OF-3, R45). */
export interface OpportunityFrame {
  readonly kind: 'opportunity';
  readonly target: Id;
  readonly markers: readonly Id[];
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

/** A grenade on its way: does it scatter, and where to (GREN-4 to 6)? */
export interface GrenadeFrame {
  readonly kind: 'grenade';
  readonly who: Id;
  readonly weapon: Id;
  /** Where it was aimed. */
  readonly at: Point;
  readonly step: 'scatter' | 'drift' | 'burst';
  /** How far the opponent may move the marker, in u. */
  readonly drift: number;
}

/** A burst: its dice, then its wounds one at a time (GREN-7 to 10). */
export interface BurstFrame {
  readonly kind: 'burst';
  readonly who: Id;
  readonly weapon: Id;
  readonly at: Point;
  readonly step: 'roll' | 'wounds';
  /** Those caught, in order of the H2H they showed before the burst (R100), with that value. */
  readonly caught: readonly { readonly who: Id; readonly h2h: number }[];
  /** Those among them who are still to take a wound in this round of dealing. */
  readonly queue: readonly Id[];
  readonly hits: number;
}

/** The dice of one suppression marker at the start of its side's turn (SF-9, R98). */
export interface SuppressionRollFrame {
  readonly kind: 'suppressionRoll';
  readonly marker: Id;
  readonly step: 'roll' | 'wounds';
  /** The firing characters who roll, one die each, in this order. */
  readonly firers: readonly Id[];
  /** Firers whose die showed a 6 and is still to wound somebody. */
  readonly sixes: readonly Id[];
}

export interface FreeRollFrame {
  readonly kind: 'freeRoll';
  readonly by: Side;
  readonly dice: number;
  readonly note: string;
}
