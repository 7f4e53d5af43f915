import type { Command } from './commands.ts';
import type { Modifier } from './events.ts';
import type { Point } from './geometry/vector.ts';
import type { Id, Outcome, Side } from './model.ts';

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
    }
  | { readonly what: 'burstTie'; readonly who: readonly Id[] }
  | { readonly what: 'suppression'; readonly marker: Id; readonly firers: readonly Id[] }
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
  | { readonly what: 'burstWound'; readonly hits: number }
  | { readonly what: 'suppressionWound'; readonly marker: Id }
  | { readonly what: 'suppressionFirst' };

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
  | { readonly kind: 'deploy'; readonly by: Side; readonly who: readonly Id[] }
  /** WIN-2: `elements` at least partly in the own zone; a spot in it (R62) only where that list is empty. */
  | { readonly kind: 'objective'; readonly by: Side; readonly elements: readonly Id[] }
  /** GREN-6: the marker goes to at most `most` u from `from`; exactly so far or not at all with R85=b. */
  | {
      readonly kind: 'drift';
      readonly by: Side;
      readonly who: Id;
      readonly from: Point;
      readonly most: number;
      readonly exactly: boolean;
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
