import type { MoveRules } from './movement/types.ts';
import type { SightRules } from './sight/types.ts';

/**
 * Everything editions and house rules may differ on, as data. Where a number cannot say it, a field names one of a few
 * strategies. The engine reads these fields and never asks which edition it plays.
 */
export interface Ruleset {
  /** Radius of a base (R39, R52) and of a marker (R38), in u. */
  readonly baseRadius: number;
  readonly markerRadius: number;

  readonly setup: {
    /** SETUP-5: by total points, equal ones by a roll; or by the roll alone. The lower roll deploys first. */
    readonly deployFirst: 'points' | 'roll';
    /** SETUP-7: depth of the deployment zone in u from the own edge. */
    readonly zone: number;
    /** R61: does the nearest point of a base have to lie in the zone, or all of it? */
    readonly zoneHolds: 'nearest-point' | 'whole-base';
    /** SETUP-8: tokens in front of each side before the first turn. */
    readonly tokens: number;
    /** R53: do those of the second player start at 0? Then his first own turn brings an income like any other. */
    readonly secondStartsEmpty: boolean;
    /** R62: when a mission's objectives are picked. */
    readonly objectives: 'before-deployment' | 'after-deployment';
    /** TURN-2, R04. */
    readonly firstTurn: 'roll' | 'first-to-deploy' | 'last-to-deploy';
  };

  readonly turn: {
    /** TURN-3: tokens at the start of each own turn. */
    readonly income: number;
    /** SETUP-8, R53: the tokens of the set-up are the income of each side's first own turn. */
    readonly setupTokensAreFirstIncome: boolean;
    /** TURN-6: tokens that must be spent in each own turn while any action is legal (R06). */
    readonly mustSpend: number;
    /** R07: at the start of whose turns are actions, shots and movement counted anew? */
    readonly countersClear: 'every-turn' | 'own-turn';
    /** R09: does an action that costs 2 AT count as two of the card's number? */
    readonly doubleCountsAs: 'tokens' | 'one';
    /** R59: a turn ends by itself when no token is left and nothing is pending. */
    readonly endsWithoutTokens: boolean;
  };

  readonly victory: {
    /** WIN-1: half of what has to be eliminated. */
    readonly skirmish: 'points' | 'characters';
    /** WIN-4: half of what ends a mission by losses. */
    readonly mission: 'points' | 'characters';
    /** WIN-3, R63: touching the objective at any point of a move wins, or only where the move ends. */
    readonly objective: 'touched' | 'move-ends-there';
    /** R10: both at once. */
    readonly bothAtOnce: 'active-side' | 'draw';
  };

  readonly movement: MoveRules & {
    /** MOVE-2: most tokens of movement of a character a turn. */
    readonly mostTokens: number;
    /** R101: may Move & Fire climb and cross, at the same price as a Move? */
    readonly moveAndFireCrosses: boolean;
  };

  readonly sight: SightRules;

  readonly fire: {
    /** FIRE-2: short range up to and with this distance. */
    readonly shortRange: number;
    /** FIRE-3: lowest die that hits in the open. */
    readonly toHit: number;
    /** FIRE-3: added for each partial cover that counts. */
    readonly partialCover: number;
    /** FIRE-5: sixes among the dice of one shot that eliminate. */
    readonly headShotSixes: number;
    /** FIRE-8: one weapon a turn? */
    readonly oneWeapon: boolean;
    /** R82: is a grenade one of them? */
    readonly grenadesAreWeapons: boolean;
  };

  readonly aim: {
    /** R15: after the target's chance to take cover, or declared with the shot. */
    readonly declared: 'after-cover' | 'with-shot';
    /** R70: which shots of a turn may be aimed. */
    readonly shots: 'each' | 'first';
  };

  readonly takeCover: {
    /** TC-2: added to the number that hits. */
    readonly add: number;
    /** TC-4: no effect at this distance or less, nor may it then be taken as a reaction. */
    readonly close: number;
  };

  readonly grenades: {
    /** GREN-1, in AT. */
    readonly cost: number;
    /** GREN-2: thrown this far it bursts where it is aimed; in u. */
    readonly sure: number;
    /** R18: the longest throw; null = no limit. */
    readonly longest: number | null;
    /** R19: beyond `sure`, must the thrower see the spot? */
    readonly sightBeyondSure: boolean;
    /** GREN-5: how far the marker may be moved, in u, for a die of 1 to 6. */
    readonly scatter: readonly [number, number, number, number, number, number];
    /** R49: a marker moved off the table bursts at the edge, or not at all. */
    readonly offTable: 'edge' | 'no-effect';
    /** GREN-8: lowest die that hits. */
    readonly toHit: number;
    /** R23: who says which of equals takes the next wound. */
    readonly ties: 'thrower' | 'roll';
    /** R100: the order of the wounds, by the H2H values of before the burst, or by those that show after each wound. */
    readonly order: 'before' | 'anew';
    /** R21: does a Take Cover marker protect from a burst? */
    readonly takeCoverProtects: boolean;
    /** R78: do characters in between stop a burst? */
    readonly charactersShelter: boolean;
  };

  readonly opportunity: {
    /** R26: what sets it off inside its range: moving, any action, or only coming in from outside. */
    readonly trigger: 'moving' | 'acting' | 'entering';
    /** R27: does the marker of a wounded character stay? */
    readonly staysWhenWounded: boolean;
    /** R102: do Camouflage and the cover of shock count against it? */
    readonly abilitiesCover: boolean;
    /** R73: one who has been shot at and goes on does so along the way he declared, or along a new one. */
    readonly rest: 'declared-way' | 'new-way';
  };

  readonly suppression: {
    /** SF-6: reach of a grenade thrown by one who is suppressed, in u. */
    readonly grenades: number;
    /** R29: may the suppressed still move, climb and take cover? */
    readonly mayMove: boolean;
    /** R80: does joining need line of sight to the marker? */
    readonly joiningNeedsSight: boolean;
    /** R98: each six its own victim in turn, or one victim a turn. */
    readonly victims: 'each-six' | 'one-a-turn';
    /** R103: does one who is suppressed himself keep up what he began, without a die, or drop out? */
    readonly suppressedFirers: 'no-die' | 'drop-out';
  };

  /** R65: does taking cover as a reaction end one's own opportunity and suppression fire? */
  readonly coverReactionEndsFire: boolean;

  readonly closeCombat: {
    /** H2H-2: lowest die that hits. */
    readonly toHit: number;
    /** R99: with the dice shown before the exchange, or the first hit turns the card before the other strikes. */
    readonly exchange: 'simultaneous' | 'in-turns';
    /** R66: does a close combat end the Take Cover marker and the fire of both? */
    readonly endsMarkers: boolean;
  };

  readonly wounds: {
    /** WOUND-2. */
    readonly shock: Duration;
  };

  readonly command: {
    /** CMD-1: radius in u. */
    readonly radius: number;
    /** R31: extra actions for each friend, or one pool a turn shared by all. */
    readonly share: 'each' | 'pool';
    /** R41: of several leaders the highest counts, or they add up. */
    readonly several: 'highest' | 'sum';
    /** R42: does a leader in wound shock still lead? */
    readonly whileShocked: boolean;
  };
}

/** How long something lasts. 'ownersTurn': that of the side the character belongs to, counted from the next one on. */
export interface Duration {
  readonly until: 'start' | 'end';
  readonly of: 'turn' | 'ownersTurn';
}
