import type { GrenadeKind } from './cards.ts';
import type { Correction, DiceSource, PaidAction } from './commands.ts';
import type { ShotFrame } from './frames.ts';
import type { Point, Waypoint } from './geometry/vector.ts';
import type { Edge, Id, Side } from './ids.ts';
import type { Marker, Objective, SmokeMarker } from './markers.ts';
import type { Outcome } from './outcome.ts';
import type { Hidden, Modifier, RollAbout } from './questions.ts';
import type { RuleId } from './ruleIds.ts';
import type { Condition } from './scenario.ts';

export type WoundCause = 'shot' | 'headShot' | 'closeCombat' | 'burst' | 'suppression';

/** TURN-5, TURN-11; R05: 'passed' without spending any, 'no-action' with nothing left to spend them on. */
export type TurnEnd = 'declared' | 'passed' | 'no-tokens' | 'limit' | 'no-action';

/** What happened, in the past tense: complete enough to narrate and to animate. */
export type GameEvent =
  | Exclude<Correction, { event: 'markerPlaced' }>
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
  | { readonly event: 'objectiveChosen'; readonly by: Side; readonly objective: Objective }
  | { readonly event: 'objectiveReached'; readonly who: Id; readonly of: Side }
  /** `corrected`: an umpire has laid it (TURN-15). */
  | { readonly event: 'markerPlaced'; readonly marker: Marker; readonly corrected?: true }
  | { readonly event: 'firersJoined'; readonly marker: Id; readonly who: readonly Id[] }
  | { readonly event: 'firerLeft'; readonly marker: Id; readonly who: Id }
  | { readonly event: 'suppressed'; readonly who: Id; readonly marker: Id }
  | {
      readonly event: 'grenadeThrown';
      readonly who: Id;
      readonly weapon: Id;
      readonly at: Waypoint;
      readonly scatters: boolean;
      /** GREN-14: it was an extra one, and is gone. */
      readonly extra?: GrenadeKind;
    }
  | { readonly event: 'scattered'; readonly distance: number }
  | { readonly event: 'drifted'; readonly to: Waypoint }
  /** R49=b: off the table, and lost. */
  | { readonly event: 'driftedOff'; readonly to: Point }
  /** `counts`: as one of the weapon's shots of this turn (R44, R74). */
  | {
      readonly event: 'opportunityTaken';
      readonly who: Id;
      readonly at: Id;
      readonly weapon: Id;
      readonly counts: boolean;
    }
  | { readonly event: 'actionLost'; readonly who: Id }
  | {
      readonly event: 'burst';
      readonly at: Waypoint;
      readonly caught: readonly Id[];
      readonly sheltered: readonly Id[];
    }
  | {
      readonly event: 'burstRolled';
      readonly dice: readonly number[];
      readonly hits: number;
      readonly need: readonly Modifier[];
      readonly count: readonly Modifier[];
      /** R17. */
      readonly hidden: Hidden | null;
    }
  /** SETUP-10. */
  | { readonly event: 'equipped'; readonly who: Id; readonly grenade: GrenadeKind }
  /** GREN-14. */
  | { readonly event: 'handedOver'; readonly who: Id; readonly to: Id; readonly grenade: GrenadeKind }
  | { readonly event: 'pickedUp'; readonly who: Id; readonly marker: Id; readonly grenade: GrenadeKind }
  | { readonly event: 'leftLying'; readonly who: Id; readonly marker: Id }
  /** GREN-15: the second screen is laid, beside or upon the first one, `from`. */
  | { readonly event: 'smokeSpread'; readonly from: Id; readonly marker: SmokeMarker }
  | {
      readonly event: 'suppressionRolled';
      readonly marker: Id;
      readonly firers: readonly Id[];
      readonly dice: readonly number[];
    }
  | {
      readonly event: 'deployOrder';
      readonly first: Side;
      readonly points: Readonly<Record<Side, number>>;
      /** SETUP-5: what has settled it. */
      readonly by: 'points' | 'roll';
    }
  /** `inCover`: with a Take Cover marker (SETUP-9); `flipped`: of a reinforcement card the one on its other side (REIN-1). */
  | {
      readonly event: 'deployed';
      readonly who: Id;
      readonly at: Waypoint;
      readonly inCover?: true;
      readonly flipped?: boolean;
    }
  /** REIN-2 */
  | { readonly event: 'keptBack'; readonly who: Id }
  | { readonly event: 'arrived'; readonly who: Id; readonly at: Waypoint; readonly flipped: boolean }
  | { readonly event: 'firstTurn'; readonly side: Side; readonly rule: RuleId }
  | { readonly event: 'roundBegan'; readonly number: number }
  /** R03: both at once; the tokens are spent. */
  | { readonly event: 'bidsRevealed'; readonly bids: Readonly<Record<Side, number>> }
  /** `totals`: each side's die and bid (TURN-2). */
  | { readonly event: 'initiativeWon'; readonly by: Side; readonly totals: Readonly<Record<Side, number>> }
  /** `lost`: tokens that nobody could or would spend (TURN-3, R05). */
  | {
      readonly event: 'roundEnded';
      readonly number: number;
      readonly why: 'all-spent' | 'passed';
      readonly lost: Readonly<Record<Side, number>>;
    }
  | { readonly event: 'turnBegan'; readonly side: Side; readonly number: number }
  /** Those of a turn; `actions` and `extra` (Command's) with them where these are not counted by the round. */
  | {
      readonly event: 'countersCleared';
      readonly who: readonly Id[];
      readonly actions: boolean;
      readonly extra: boolean;
    }
  | { readonly event: 'income'; readonly side: Side; readonly tokens: number }
  | { readonly event: 'turnEnded'; readonly side: Side; readonly why: TurnEnd }
  | {
      readonly event: 'spent';
      readonly who: Id;
      readonly side: Side;
      readonly tokens: number;
      /** How many of the card's actions that is (R09). */
      readonly counts: number;
      /** Those of them that are beyond the card's number (CMD-1). */
      readonly beyond: number;
      readonly on: PaidAction;
      /** ATK-1: it bars him from suppression fire in the same turn (SF-10). */
      readonly attack: boolean;
      /** FIRE-8: what he keeps up suppression fire with. */
      readonly weapon?: Id;
      /** The leaders who allow what goes beyond the card's number (CMD-1). */
      readonly commandedBy: readonly Id[];
    }
  | {
      readonly event: 'moved';
      readonly who: Id;
      readonly along: readonly Waypoint[];
      readonly length: number;
      readonly crossed: readonly Id[];
      /** The round base into whose hole the move ended. */
      readonly hole: Id | null;
    }
  /** R73: a mover who fell out of his move is put back to where his base has room. */
  | { readonly event: 'putBack'; readonly who: Id; readonly to: Waypoint }
  | { readonly event: 'stopped'; readonly who: Id }
  /** R73=b: a mover who has been shot at goes on another way than he declared. */
  | { readonly event: 'newWay'; readonly who: Id }
  | { readonly event: 'contact'; readonly who: Id; readonly with: readonly Id[] }
  | { readonly event: 'fireDeclared'; readonly who: Id; readonly at: Id; readonly weapon: Id; readonly shots: number }
  /** `from`: the one shooter it is from, where that is so (TC-2). */
  | { readonly event: 'tookCover'; readonly who: Id; readonly from?: Id }
  | { readonly event: 'coverLost'; readonly who: Id }
  | {
      readonly event: 'declined';
      readonly by: Side;
      readonly what: 'takeCover' | 'aim' | 'opportunityFire' | 'moveAndFire' | 'takeHole';
    }
  | { readonly event: 'aimed'; readonly who: Id; readonly dice: number }
  | {
      readonly event: 'shot';
      /** Rolled together (FIRE-7): equal parts of the dice, those of Aim with the first. */
      readonly shots: number;
      readonly via: ShotFrame['via'];
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
      /** Who struck first by a priority weapon (H2H-3). */
      readonly priority: 'attacker' | 'defender' | null;
    }
  | { readonly event: 'deadlock'; readonly attacker: Id; readonly defender: Id }
  | { readonly event: 'wounded'; readonly who: Id; readonly cause: WoundCause }
  | { readonly event: 'eliminated'; readonly who: Id; readonly cause: WoundCause }
  /** REIN-3: the first of a reinforcement card; the second may come. */
  | { readonly event: 'firstFell'; readonly who: Id; readonly cause: WoundCause }
  /** WIN-5, told before the game ends by it. */
  | { readonly event: 'conditionMet'; readonly by: Side; readonly condition: Condition }
  /** R36, H2H-6, MOVE-13: out of a hole; `by` whoever has cleared it. */
  | {
      readonly event: 'bodyTakenOff';
      readonly marker: Id;
      readonly of: Id;
      readonly why: 'owner' | 'winner' | 'cleared';
      readonly by: Id | null;
    }
  | { readonly event: 'weaponSwitched'; readonly who: Id; readonly weapon: Id }
  | { readonly event: 'shockEnded'; readonly who: Id }
  /** PSY-1, PSY-2: a die of at most the sum of `most` holds. `because`: the friend who was hit; null: to recover. */
  | {
      readonly event: 'shockTested';
      readonly who: Id;
      readonly because: Id | null;
      readonly die: number;
      readonly most: readonly Modifier[];
      readonly holds: boolean;
    }
  | { readonly event: 'panicked'; readonly who: Id }
  | { readonly event: 'recovered'; readonly who: Id }
  | { readonly event: 'freeRollAsked'; readonly by: Side; readonly note: string }
  | { readonly event: 'umpired'; readonly note: string }
  /** `lost`: what each side has lost of what decided, points or characters. */
  | {
      readonly event: 'over';
      readonly outcome: Outcome;
      readonly of: 'points' | 'characters';
      readonly lost: Readonly<Record<Side, number>>;
    };
