import type { ActionType, Crossing, Id, Modifier, Sight, Violation } from '../../engine/index.ts';
import type { Fates } from '../odds/fates.ts';

/** All that can be asked of a set of rules about one command in one position. Lengths in u. */
export interface Answers extends Readonly<Record<ActionType, MayDo>> {
  /** null: legal. */
  readonly verdict: Violation | null;
  readonly sight: Pick<Sight, 'los' | 'seen' | 'cover' | 'covers' | 'counted'>;
  readonly range: { readonly distance: number; readonly range: 'short' | 'long' };
  /** The number that hits, and the dice, each as the sum of its reasons. */
  readonly need: readonly Modifier[];
  readonly count: readonly Modifier[];
  readonly way: Way;
  /** If the grenade comes down where it is aimed, or moved to. */
  readonly burst: { readonly caught: readonly Id[]; readonly sheltered: readonly Id[] };
  /** null: the grenade bursts where it is aimed. */
  readonly scatter: Scatter | null;
  /** Whom suppression fire would pin. */
  readonly pinned: readonly Id[];
  readonly odds: Chances;
}

/** One kind of action of the acting character: its least price in AT, and why it cannot be done. */
export interface MayDo {
  readonly cost: number;
  readonly violation: Violation | null;
}

export interface Way {
  readonly length: number;
  /** AT for the whole action. */
  readonly tokens: number;
  readonly crossings: readonly Pick<Crossing, 'element' | 'kind' | 'cost'>[];
  readonly contacts: readonly Id[];
}

/** How far the marker is moved for a die of 1 to 6: at most so far, or exactly so far if at all (R85). */
export interface Scatter {
  readonly most: readonly number[];
  readonly exactly: boolean;
}

/** Everyone who may come to harm, in the order of the forces; or more would have to be gone through than this. */
export type Chances = readonly Chance[] | { readonly tooMany: number };

export interface Chance extends Fates {
  readonly who: Id;
}

export type Question = keyof Answers;

/** What one set of rules answers; what the command does not raise, or would come of a refused one, is left out. */
export type Told = Partial<Answers>;
