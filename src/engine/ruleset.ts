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
    /** R10: both at once. */
    readonly bothAtOnce: 'active-side' | 'draw';
  };

  readonly movement: MoveRules & {
    /** MOVE-2: most tokens of movement of a character a turn. */
    readonly mostTokens: number;
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
