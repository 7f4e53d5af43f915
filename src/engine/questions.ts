import type { GrenadeKind } from './cards.ts';
import type { Command } from './commands.ts';
import type { Point } from './geometry/vector.ts';
import type { Id, Side } from './ids.ts';
import type { Outcome } from './outcome.ts';
import type { RuleId } from './ruleIds.ts';

/** One reason of a number: "+1 LOS-5 wall 3". A sum of these is a target number or a number of dice. */
export interface Modifier {
  readonly rule: RuleId;
  readonly add: number;
  /** The scenery or characters it comes from. */
  readonly from?: readonly Id[];
}

/** R17: those whom a frag grenade hits less easily, and on what. */
export interface Hidden {
  readonly who: readonly Id[];
  readonly need: readonly Modifier[];
}

export type RollAbout =
  | { readonly what: 'rollOff' | 'deployOrder' | 'firstTurn' }
  | { readonly what: 'initiative'; readonly bids: Readonly<Record<Side, number>> }
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
  | { readonly what: 'scatter'; readonly who: Id }
  | {
      readonly what: 'burst';
      readonly who: Id;
      readonly caught: readonly Id[];
      readonly need: readonly Modifier[];
      readonly count: readonly Modifier[];
      /** R17. */
      readonly hidden: Hidden | null;
    }
  | { readonly what: 'burstTie'; readonly who: readonly Id[] }
  | { readonly what: 'suppression'; readonly marker: Id; readonly firers: readonly Id[] }
  /** `most`: the highest die that holds (PSY-1, PSY-3). `because`: the friend who was hit; null: to recover. */
  | {
      readonly what: 'shockTest';
      readonly who: Id;
      readonly because: Id | null;
      readonly most: readonly Modifier[];
    }
  | { readonly what: 'free'; readonly note: string };

export type ChoiceAbout =
  | { readonly what: 'edge' }
  | { readonly what: 'takeCover'; readonly who: Id; readonly shooter: Id; readonly weapon: Id }
  | { readonly what: 'aim'; readonly who: Id; readonly at: Id; readonly weapon: Id; readonly dice: number }
  | { readonly what: 'fightFirst'; readonly who: Id }
  | { readonly what: 'opportunity'; readonly target: Id }
  /** `reach`: what is left of the Move for a new way (R73=b), in u; null where he can only go on along the declared one. */
  | { readonly what: 'goOn'; readonly who: Id; readonly reach: number | null }
  | { readonly what: 'moveAndFire'; readonly who: Id }
  /** R36: `who` has been felled in a hole. */
  | { readonly what: 'bodyStays'; readonly who: Id; readonly marker: Id }
  /** H2H-6 */
  | { readonly what: 'takeHole'; readonly who: Id; readonly beaten: Id }
  | { readonly what: 'burstWound'; readonly hits: number }
  /** R17=b: before a frag grenade of `thrower` bursts at `at`. */
  | { readonly what: 'burstCover'; readonly thrower: Id; readonly at: Point }
  /** GREN-14, R133: he touches it on his way. */
  | { readonly what: 'pickUp'; readonly who: Id; readonly marker: Id; readonly grenade: GrenadeKind }
  | { readonly what: 'suppressionWound'; readonly marker: Id }
  | { readonly what: 'suppressionFirst' }
  /** R138: which of those equally near tests his nerves. */
  | { readonly what: 'shockTest'; readonly because: Id };

/** Who must decide what. Computed from the innermost frame, never stored. */
export type Awaiting =
  | { readonly kind: 'act'; readonly by: Side }
  /** TURN-2: `most` tokens each may bid; `secret`: neither is to see the other's number (R03). */
  | {
      readonly kind: 'bids';
      readonly by: 'both';
      readonly most: Readonly<Record<Side, number>>;
      readonly secret: boolean;
    }
  /** `mayKeep`: those of them who may be kept back (REIN-2); `arriving`: in the own turn, touching the own edge. */
  | {
      readonly kind: 'deploy';
      readonly by: Side;
      readonly who: readonly Id[];
      readonly mayKeep: readonly Id[];
      readonly arriving: boolean;
    }
  /** WIN-2: `elements` at least partly in the own zone; `spot`: or a spot in it (R62). */
  | { readonly kind: 'objective'; readonly by: Side; readonly elements: readonly Id[]; readonly spot: boolean }
  /** GREN-6: the marker goes to at most `most` u from `from`; exactly so far or not at all with R85=b. */
  | {
      readonly kind: 'drift';
      readonly by: Side;
      readonly who: Id;
      readonly from: Point;
      readonly most: number;
      readonly exactly: boolean;
    }
  /** SETUP-10: the bought grenades that are still to be given out, a kind once, and who may have them. */
  | {
      readonly kind: 'equip';
      readonly by: Side;
      readonly grenades: readonly GrenadeKind[];
      readonly who: readonly Id[];
    }
  /** GREN-15: the second screen, its middle at most `most` u from that of the first, `from`. */
  | {
      readonly kind: 'smoke';
      readonly by: Side;
      readonly marker: Id;
      readonly from: Point;
      readonly most: number;
      readonly radius: number;
    }
  /** One of `options` is to be given as it stands; `cost` in AT runs beside it. Only a new way (R73=b) is not among them. */
  | { readonly kind: 'choose'; readonly by: Side; readonly about: ChoiceAbout; readonly options: readonly Choice[] }
  /** 'both': one die each, side a's first. */
  | { readonly kind: 'roll'; readonly by: Side | 'both'; readonly dice: number; readonly about: RollAbout }
  | { readonly kind: 'over'; readonly outcome: Outcome };

export interface Choice {
  readonly command: Command;
  readonly cost: number;
}
