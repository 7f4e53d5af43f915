import type { GrenadeRules } from './grenades/rules.ts';
import type { LevelRules } from './levels/rules.ts';
import type { MoveRules } from './movement/index.ts';
import type { SightRules } from './sight/types.ts';
import type { SuppressionRules } from './suppression/rules.ts';

/**
 * Everything editions and house rules may differ on, as data. Where a number cannot say it, a field names one of a few
 * strategies. The engine reads these fields and never asks which edition it plays.
 */
export interface Ruleset {
  /** R39, R52: radius of a base, in u. */
  readonly baseRadius: number;
  /** R38, R52: and of a marker. */
  readonly markerRadius: number;

  readonly setup: {
    /** SETUP-5: by total points, equal ones by a roll; or by the roll alone. The lower roll deploys first. */
    readonly deployFirst: 'points' | 'roll';
    /** SETUP-7: depth of the deployment zone in u from the own edge; 0: touching it. */
    readonly zone: number;
    /** SETUP-7: the shorter side, in u, up to which a table counts as small: one deploys touching the own edge; null: none does. */
    readonly smallTable: number | null;
    /** SETUP-7, R02: the shorter side from which `zone` holds; below it `middleZone`, in u. null: it holds on all but small tables. */
    readonly largeTable: number | null;
    /** R02, SETUP-7: depth of the zone on tables in between. */
    readonly middleZone: number;
    /** R169: may one play on a table smaller than SETUP-11 asks? */
    readonly belowSize: 'playable' | 'refused';
    /** R61: does the nearest point of a base have to lie in the zone, or all of it? */
    readonly zoneHolds: 'nearest-point' | 'whole-base';
    /** SETUP-9: does everybody who is deployed begin with a Take Cover marker? Who arrives later has none. */
    readonly startInCover: boolean;
    /** SETUP-8: tokens in front of each side before the first turn. */
    readonly tokens: number;
    /** R53: do those of the second player start at 0? Then his first own turn brings an income like any other. */
    readonly secondStartsEmpty: boolean;
    /** SETUP-2: what a force may be worth: about what was agreed, or at most so much. */
    readonly forceValue: 'about' | 'at-most';
    /** SETUP-3: may a card be more than once in a force? */
    readonly duplicates: boolean;
    /** SETUP-4: what the table needs for each character: nothing, an element of scenery, or one that gives cover. */
    readonly forEach: 'nothing' | 'element' | 'cover';
    /** REIN-1 to 4: are cards with a reinforcement on the other side two characters, one at a time? Else they are like any other. */
    readonly reinforcements: boolean;
    /** REIN-2, R171: is keeping one back a step of deployment, so that the other side places next? */
    readonly keepingBackIsStep: boolean;
    /** R62: when a mission's objectives are picked. */
    readonly objectives: 'before-deployment' | 'after-deployment';
    /** TURN-2, R04: who takes the first turn; 'initiative': bids and a roll, anew each round. */
    readonly firstTurn: 'roll' | 'first-to-deploy' | 'last-to-deploy' | 'initiative';
  };

  readonly turn: {
    /**
     * TURN-1, TURN-3, TURN-4, TURN-10, TURN-11: turns alone, with an income each; or rounds of turns, that begin with a hand of
     * tokens for both.
     */
    readonly rounds: boolean;
    /** R03: is an initiative bid entered while the other side looks away? */
    readonly bids: 'secret' | 'open';
    /** TURN-3: tokens at the start of each own turn, or of each round. */
    readonly income: number;
    /** TURN-5: most tokens of a side in its own turn, as long as the other has some; null: no limit. */
    readonly mostTokens: number | null;
    /** TURN-7: is a card's number that of a turn or of a round? Shots and movement are always counted by the turn. */
    readonly actionsPer: 'turn' | 'round';
    /** SETUP-8, R53: the tokens of the set-up are the income of each side's first own turn. */
    readonly setupTokensAreFirstIncome: boolean;
    /** TURN-6: tokens that must be spent in each own turn while any action is legal (R05, R06). */
    readonly mustSpend: number;
    /** R07, TURN-7: at the start of whose turns are actions, shots and movement counted anew? */
    readonly countersClear: 'every-turn' | 'own-turn';
    /** TURN-14, R09: does an action that costs 2 AT count as two of the card's number? */
    readonly doubleCountsAs: 'tokens' | 'one';
    /** TURN-11, R59: a turn ends by itself when no token is left and nothing is pending. */
    readonly endsWithoutTokens: boolean;
    /** TURN-13: does a legal action stand once it is taken? What a new game begins with; the players may agree otherwise. */
    readonly actionsStand: boolean;
  };

  readonly victory: {
    /** WIN-1: half of what has to be eliminated. */
    readonly skirmish: 'points' | 'characters';
    /** WIN-1: has the winner of a skirmish also to have lost less than the other? */
    readonly skirmishLead: boolean;
    /** WIN-4: half of what ends a mission by losses. */
    readonly mission: 'points' | 'characters';
    /** WIN-2, R62: may a spot be picked as objective only where the own zone holds no element, or always? */
    readonly objectiveSpot: 'no-element' | 'always';
    /** WIN-3, R63: touching the objective at any point of a move wins, or only where the move ends. */
    readonly objective: 'touched' | 'move-ends-there';
    /** WIN-6, R10: both at once. */
    readonly bothAtOnce: 'active-side' | 'draw';
  };

  readonly movement: MoveRules & {
    /** MOVE-2: most tokens of movement of a character a turn. */
    readonly mostTokens: number;
    /** R101: may Move & Fire climb and cross, at the same price as a Move? */
    readonly moveAndFireCrosses: boolean;
  };

  readonly sight: SightRules;

  readonly levels: LevelRules;

  readonly fire: {
    /** FIRE-2: short range up to and with this distance. */
    readonly shortRange: number;
    /** FIRE-3: lowest die that hits in the open. */
    readonly toHit: number;
    /** FIRE-3: added for each partial cover that counts. */
    readonly partialCover: number;
    /** FIRE-5: sixes among the dice of one shot that eliminate. */
    readonly headShotSixes: number;
    /** FIRE-7, R14: the shots of a turn are declared and rolled one at a time, or bought and rolled together. */
    readonly several: 'one-at-a-time' | 'together';
    /** FIRE-5, R14: do the sixes of a head shot have to be dice of one shot, or of one roll? */
    readonly headShotIn: 'shot' | 'roll';
    /** R137, FIRE-5: can a head shot fell one who takes cover? */
    readonly headShotInCover: boolean;
    /** FIRE-5, FIRE-10, R13: is a head shot one also where no die can hit? */
    readonly headShotBeyondSix: boolean;
    /** FIRE-8, R81: one weapon a turn? */
    readonly oneWeapon: boolean;
    /** FIRE-8: AT, and as many actions, for going over to another weapon in a turn in which one has been used; null: never. */
    readonly switchCost: number | null;
    /** R82, FIRE-8: is a grenade one of them? */
    readonly grenadesAreWeapons: boolean;
  };

  readonly aim: {
    /** FIRE-9, R14, R15: after the target's chance to take cover, or declared with the shot. */
    readonly declared: 'after-cover' | 'with-shot';
    /** AIM-1, R16, R70: which shots of a turn may be aimed; 'card': the first, and each with a weapon whose card says so. */
    readonly shots: 'each' | 'first' | 'card';
    /** AIM-2, AIM-1, R83: may the shot of Move & Fire be aimed? */
    readonly withMoveAndFire: boolean;
  };

  readonly moveAndFire: {
    /** MF-1: where the shot is taken: at either end of the move, or anywhere on the way. */
    readonly shot: 'at-an-end' | 'anywhere';
    /** R68: may it end in contact? */
    readonly intoContact: boolean;
    /** MF-3: may it enter or leave difficult ground? */
    readonly difficultGround: boolean;
  };

  readonly takeCover: {
    /** TC-1: in one's own turn as well, or on being shot at alone. */
    readonly when: 'any-time' | 'shot-at';
    /** TC-2, TC-3: a marker against everybody until the next action, or cover from one shooter for this turn. */
    readonly against: 'all' | 'one-shooter';
    /** TC-2, FIRE-3: added to the number that hits. */
    readonly add: number;
    /** TC-4: not to be taken as a reaction at this distance or less, in u. */
    readonly close: number;
    /** TC-4, R84: no effect at exactly that distance either, or only below it. */
    readonly atClose: 'no-effect' | 'effect';
    /** TC-6: may it be taken on what leads from level to level? */
    readonly whileClimbing: boolean;
  };

  readonly grenades: GrenadeRules;

  /** COVER-10, R122: is line of sight to a marker broken by concealing terrain, by smoke alone of it, or by none? */
  readonly concealment: 'breaks-sight' | 'smoke-breaks-sight' | 'none';

  readonly opportunity: {
    /**
     * OF-3, R26, R72: what sets it off inside its range: moving, any action, moving and attacks, or only coming in from outside.
     */
    readonly trigger: 'moving' | 'acting' | 'moving-or-attacking' | 'entering';
    /** R168, OF-3: one who is in range and in sight but too far away for any dice is offered later on his way, or not in this stay. */
    readonly withoutDice: 'later' | 'lost';
    /** OF-6, R27: does the marker of a wounded character stay? */
    readonly staysWhenWounded: boolean;
    /** R102: do Camouflage and the cover of shock count against it? */
    readonly abilitiesCover: boolean;
    /** OF-4, R44, R74: free, and no limit of the turn counts; or a shot like any other, for a token and an action. */
    readonly shot: 'free' | 'paid';
    /** OF-4, R92: may it be declined? */
    readonly optional: boolean;
    /** R73: one who has been shot at and goes on does so along the way he declared, or along a new one. */
    readonly rest: 'declared-way' | 'new-way';
  };

  readonly suppression: SuppressionRules;

  /** R65: does taking cover as a reaction end one's own opportunity and suppression fire? */
  readonly coverReactionEndsFire: boolean;

  readonly closeCombat: {
    /** H2H-2: lowest die that hits. */
    readonly toHit: number;
    /**
     * H2H-3, H2H-4, R99: with the dice shown before the exchange; in turns, where the first hit turns the card before the
     * other strikes; or the same, but only who is alive strikes back.
     */
    readonly exchange: 'simultaneous' | 'in-turns' | 'if-alive';
    /** H2H-3, H2H-4: do priority weapons strike first, and only who is alive strikes back? */
    readonly priority: boolean;
    /** H2H-6: may the winner step into the hole of the beaten? */
    readonly winnerTakesHole: boolean;
    /** R66: does a close combat end the Take Cover marker and the fire of both? */
    readonly endsMarkers: boolean;
  };

  readonly wounds: {
    /** WOUND-2, R30, R91. */
    readonly shock: Duration;
    /** WOUND-5, COVER-7, R36: what becomes of the bodies of the eliminated. */
    readonly bodies: 'removed' | 'stay';
    /** PSY-1, PSY-2, PSY-3, R138: has the nearest friend of one who is hit to test his nerves? An optional rule. */
    readonly psychology: 'none' | 'panic';
  };

  readonly command: {
    /** CMD-1: radius in u. */
    readonly radius: number;
    /** CMD-2, R31: extra actions for each friend, or one pool a turn or a round shared by all. */
    readonly share: 'each' | 'pool-a-turn' | 'pool-a-round';
    /** R41: of several leaders the highest counts, or they add up. */
    readonly several: 'highest' | 'sum';
    /** R42: does a leader in wound shock still lead? */
    readonly whileShocked: boolean;
  };
}

/**
 * How long something lasts. 'ownersTurn': that of the side the character belongs to, counted from the next one on;
 * 'ownersSecondTurn': the one after that (R30).
 */
export interface Duration {
  readonly until: 'start' | 'end';
  readonly of: 'turn' | 'ownersTurn' | 'ownersSecondTurn' | 'round';
}
