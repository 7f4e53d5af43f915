import type { GrenadeKind } from '../cards.ts';

/** The part of a ruleset about throwing, bursts and smoke (GREN). */
export interface GrenadeRules {
  /** GREN-1, in AT. */
  readonly cost: number;
  /** GREN-2, GREN-4: thrown this far it bursts where it is aimed; in u. null: every throw scatters. */
  readonly sure: number | null;
  /** GREN-2, R18: the longest throw, in u; null = no limit. */
  readonly longest: number | null;
  /** GREN-3, R19: thrown further than this, in u, the thrower must see the spot; null: never. */
  readonly sightBeyond: number | null;
  /** GREN-2, GREN-3, GREN-4, GREN-13: what is otherwise for a kind of grenade; null: they are all alike. */
  readonly kinds: KindRanges | null;
  /** GREN-17, R156: how many levels up it goes at most; null: any number. Down it goes any number. */
  readonly upwards: number | null;
  /** GREN-16, R158: from outside into a position with a roof; null: like any other. */
  readonly roofs: RoofRanges | null;
  /** R157: where it drifts to a place without ground on its level it falls to the next below, or stays at the edge. */
  readonly overEdge: 'falls' | 'stops';
  /** GREN-15, R159: does smoke lie on the level above its own as well? */
  readonly smokeRises: boolean;
  /** GREN-12: may it be aimed at a spot where the marker lies on a base? */
  readonly onBases: boolean;
  /** GREN-11, R79: may the thrower or a friend be caught? Else each must be sheltered: at the spot aimed at, wherever it may drift to as well, or a Take Cover marker will do. */
  readonly ownSide: 'at-risk' | 'sheltered' | 'sheltered-anywhere' | 'sheltered-or-in-cover';
  /** GREN-13, GREN-14, SETUP-10: the extra grenades a side can buy before the game; null: none. */
  readonly extra: ExtraGrenades | null;
  /** GREN-5, R20: how far the marker may be moved, in u, for a die of 1 to 6. */
  readonly scatter: readonly [number, number, number, number, number, number];
  /** GREN-5, R85: up to that far, or exactly that far and otherwise not at all. */
  readonly drift: 'up-to' | 'exactly';
  /** R49: a marker moved off the table bursts at the edge, or not at all. */
  readonly offTable: 'edge' | 'no-effect';
  /** GREN-8: lowest die that hits. */
  readonly toHit: number;
  /** TC-5, GREN-8, R17: added to that number against one who takes cover from a frag grenade, or is in shock. */
  readonly fragAgainstCover: number;
  /** TC-5, R17: may those in reach of a frag grenade take cover before it bursts? */
  readonly coverReaction: boolean;
  /** GREN-9: each hit a wound, lowest H2H first, round again or nobody twice; or one wound for any hits, one for all with two sixes, death with three. */
  readonly wounds: 'each-hit' | 'each-hit-once' | 'by-sixes';
  /** R35, GREN-9, WOUND-4: does any hit of a burst eliminate? */
  readonly hitEliminates: boolean;
  /** R22: who takes a wound that is for one alone. */
  readonly single: 'thrower' | 'lowest-h2h';
  /** GREN-10, R23, R86: who says which of equals takes the next wound. */
  readonly ties: 'thrower' | 'roll';
  /** R100: the order of the wounds, by the H2H values of before the burst, or by those that show after each wound. */
  readonly order: 'before' | 'anew';
  /** GREN-7, R21: does a Take Cover marker protect from a burst? */
  readonly takeCoverProtects: boolean;
  /** GREN-7, R78: do characters in between stop a burst? */
  readonly charactersShelter: boolean;
  /** GREN-7, COVER-12: does concealing terrain stop a burst? */
  readonly concealingShelters: boolean;
  /** GREN-15, R121: radius of the smoke of a smoke grenade, in u; null: it makes none. */
  readonly smokeRadius: number | null;
  /** GREN-15, R121: when both screens go, after the second has been laid: with the next turn of their side, or of the opponent. */
  readonly smokeGoes: 'own-turn' | 'opponents-turn';
}

/** GREN-2 to 4 for kinds of grenades that have reaches of their own; see `sure`, `longest` and `sightBeyond`. */
export type KindRanges = Readonly<
  Partial<Record<GrenadeKind, { readonly sure: number; readonly longest: number; readonly sightBeyond: number }>>
>;

/** GREN-16: how far in u, how far without a roll; R158: does that, or a floor in between, ask for a line past total cover? */
export interface RoofRanges {
  readonly longest: number;
  readonly sure: number;
  readonly sight: boolean;
}

/** What an extra grenade costs in points (GREN-14), and dice and reach in u of each kind (GREN-13). */
export interface ExtraGrenades {
  readonly points: number;
  readonly of: Readonly<Record<GrenadeKind, { readonly dice: number; readonly radius: number }>>;
}
