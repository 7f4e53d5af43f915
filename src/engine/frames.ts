import type { ActionCommand } from './commands.ts';
import type { Point, Waypoint } from './geometry/vector.ts';
import type { Id, Side } from './ids.ts';

/**
 * What is going on: a stack in the state, the innermost last. One kind per interruptible thing; the procedure of the same
 * name in a family of rules owns it (registry.ts). A frame never outlives one that it stands on.
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
  | TakeHoleFrame
  | BodyFrame
  | GrenadeFrame
  | BurstFrame
  | SuppressionRollFrame
  | ShockTestFrame
  | FreeRollFrame;

export interface SetupFrame {
  readonly kind: 'setup';
  readonly step: 'rollOff' | 'chooseEdge' | 'orderRoll' | 'objectives' | 'deploy' | 'equip' | 'firstTurnRoll';
  /** Winner of the roll-off, who lays out the table (SETUP-1). */
  readonly layer: Side | null;
  /** Who deploys first (SETUP-5). */
  readonly first: Side | null;
  /** Whose turn it is to pick an objective (R62) or to deploy. */
  readonly next: Side | null;
  /** REIN-2: reinforcements that are kept back. */
  readonly kept?: readonly Id[];
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
  readonly step: 'begin' | 'suppression' | 'reinforcements' | 'smoke' | 'act';
  /** Suppression markers whose dice are still to be rolled at the start of this turn (SF-9). */
  readonly rolls: readonly Id[];
  /** Reinforcements that may still arrive at the start of this turn (REIN-2). */
  readonly arrivals?: readonly Id[];
  /** R05=b: the turn before this one was passed, without a token spent. */
  readonly passed: boolean;
}

/** A declared and paid action that has not taken effect yet (R67, R72). */
export interface ActionFrame {
  readonly kind: 'action';
  readonly command: ActionCommand;
  /** Those who act in it and have not been looked at yet: do they set off opportunity fire where they stand (R26, R72)? */
  readonly actors: readonly Id[];
  /** Opportunity markers that have had their offer in this action (R54). */
  readonly offered: readonly Id[];
}

export interface MovementFrame {
  readonly kind: 'movement';
  readonly who: Id;
  /** What is left of the declared way; `path[0]` is where the base stands. */
  readonly path: readonly Waypoint[];
  /** The way behind it in this action. */
  readonly walked: readonly Waypoint[];
  /** What is left of the Move, in u. */
  readonly move: number;
  /** Has difficult ground taken its part of the Move already (R131)? */
  readonly slowed: boolean;
  /** 'resume': after offers of opportunity fire (R73); 'arrive': what waits at the point reached (R64). */
  readonly step: 'walk' | 'resume' | 'arrive' | 'fight';
  /** Opportunity markers that have had their offer in this action, and whose range and sight he has not left since (R54). */
  readonly offered: readonly Id[];
  /** Enemies touched at the point reached and not yet fought (R24). */
  readonly contacts: readonly Id[];
  /** Dropped grenades that he has left lying in this move (GREN-14). */
  readonly left: readonly Id[];
  /**
   * How far along `path` the shot of Move & Fire is to be taken, in u, where it may be on the way (MF-1); null: not on it. It is
   * a stop like the others, counted down with the path it lies on.
   */
  readonly shootAt: number | null;
}

/** Move & Fire (MF-1): the shot first, or the move first and then a shot if one offers itself (R68), or one on the way. */
export interface MoveAndFireFrame {
  readonly kind: 'moveAndFire';
  readonly who: Id;
  readonly path: readonly Waypoint[];
  readonly step: 'move' | 'moveThenShoot' | 'moveAndShoot' | 'shoot' | 'done';
  /** How far along the path the shot is taken, in u, if on the way. */
  readonly shootAt: number | null;
  /** Opportunity markers that had their offer when it was declared (R54). */
  readonly offered: readonly Id[];
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
  /** Who strikes first in this exchange by a priority weapon that the other has not (H2H-3); null: neither. */
  readonly priority: 'attacker' | 'defender' | null;
  /** The hole each stands in, which the winner may take (H2H-6). */
  readonly holes: Readonly<Record<'attacker' | 'defender', Point | null>>;
  /** Dice both cards showed before this exchange (R99). */
  readonly dice: Readonly<Record<'attacker' | 'defender', number>>;
  /** What the one who rolls first has rolled in this exchange, until the other's dice settle it. */
  readonly rolled: readonly number[];
}

/** H2H-6: the winner of a close combat may step into the hole of the one he has beaten. */
export interface TakeHoleFrame {
  readonly kind: 'takeHole';
  readonly who: Id;
  readonly beaten: Id;
  readonly hole: Point;
}

/** R36: does the body of one who was felled in a hole stay there? */
export interface BodyFrame {
  readonly kind: 'body';
  readonly marker: Id;
}

/** A grenade on its way: does it scatter, and where to (GREN-4 to 6)? */
export interface GrenadeFrame {
  readonly kind: 'grenade';
  readonly who: Id;
  readonly weapon: Id;
  /** Where it was aimed. */
  readonly at: Waypoint;
  readonly step: 'scatter' | 'drift' | 'burst';
  /** How far the opponent may move the marker, in u. */
  readonly drift: number;
}

/** A burst: its dice, then its wounds one at a time (GREN-7 to 10). */
export interface BurstFrame {
  readonly kind: 'burst';
  readonly who: Id;
  readonly weapon: Id;
  readonly at: Waypoint;
  /** R17=b: first the side that did not throw may take cover, then the other. */
  readonly step: 'cover' | 'ownCover' | 'roll' | 'wounds';
  /** Those caught, in order of the H2H they showed before the burst (R100), with that value. */
  readonly caught: readonly { readonly who: Id; readonly h2h: number }[];
  /** Those among them who are still to take a wound in this round of dealing. */
  readonly queue: readonly Id[];
  /** Hits still to be dealt. */
  readonly hits: number;
  /** R17: who took cover from a frag grenade, or was in shock, when it burst; how many of the hits hit them as well. */
  readonly hidden: readonly Id[];
  readonly hard: number;
  /** R86: of equals, those who have rolled the same lowest die and roll again; empty: all of them roll. */
  readonly tied: readonly Id[];
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

/** A test of nerves, of one whose friend was hit (PSY-1) or who tries to recover from panic (PSY-2). */
export interface ShockTestFrame {
  readonly kind: 'shockTest';
  /** Who is to take it; one of them if more were equally near (R138). */
  readonly who: readonly Id[];
  /** The friend who was hit; null: to recover. */
  readonly because: Id | null;
  /** Tokens that leaders have spent on it (PSY-3). */
  readonly help: number;
}

export interface FreeRollFrame {
  readonly kind: 'freeRoll';
  readonly by: Side;
  readonly dice: number;
  readonly note: string;
}
