import type { Edge, Id, Side } from './ids.ts';

/** What a scenario says of winning (WIN-5), as data: a small closed list of conditions. */

/**
 * Each side wins by any one of its conditions; both at one moment: R10. Nobody left: R127, as in every game. What none of
 * them decides before its turn, the limit does.
 */
export interface Victory {
  readonly a: readonly Condition[];
  readonly b: readonly Condition[];
  readonly limit?: TurnLimit;
}

/** The game is over at the end of turn number `turns`; `winner` null: a draw. Turns of both sides are counted. */
export interface TurnLimit {
  readonly turns: number;
  readonly winner: Side | null;
}

export type Condition =
  /** So many of the enemy's characters are lost. */
  | { readonly kind: 'eliminate'; readonly count: number }
  /** These of the enemy's characters are lost, all of them. */
  | { readonly kind: 'eliminateAll'; readonly who: readonly Id[] }
  /** One of one's own characters, or of these, touches the element; in passing too, where R63 has it so. */
  | { readonly kind: 'reach'; readonly element: Id; readonly who?: readonly Id[] }
  /** The same with an edge of the table; only where the scenario says whose edge is which. */
  | { readonly kind: 'reachEdge'; readonly edge: Edge; readonly who?: readonly Id[] }
  /** At the end of turn number `turn` one of one's own characters touches the element or is in it, and none of the enemy's. */
  | { readonly kind: 'hold'; readonly element: Id; readonly turn: number }
  /** At the end of turn number `turn` none of these of one's own characters is lost, or not all of the side. */
  | { readonly kind: 'survive'; readonly turn: number; readonly who?: readonly Id[] };

export const CONDITION_KINDS = [
  'eliminate',
  'eliminateAll',
  'reach',
  'reachEdge',
  'hold',
  'survive',
] as const satisfies readonly Condition['kind'][];
