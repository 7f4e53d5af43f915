import type { Disk, Outline } from '../geometry/outline.ts';
import type { Point } from '../geometry/vector.ts';
import type { RuleId } from '../ruleIds.ts';
import type { CoverKind } from '../scenery.ts';

/** A character's base (radius R39) or a marker (R38) as sight sees it. Lengths in u. */
export interface Base extends Disk {
  readonly id: string;
}

/** Anything that may stand between two bases: a piece of scenery, or another character's base or body. */
export interface Blocker {
  readonly id: string;
  readonly outline: Outline;
  /** 'none' for the eye only. Other characters and bodies are 'partial' (COVER-7). */
  readonly cover: CoverKind;
  /** True for characters and bodies; R33 may set them aside. */
  readonly character?: boolean;
  /** A 60 mm round scenic base: left out whole, never by parts, when near (COVER-8). */
  readonly roundBase?: boolean;
  /** Smoke counts apart from all other cover and from other smoke (R37, GREN-15). */
  readonly smoke?: boolean;
  /** Concealing terrain: it may break line of sight to a marker (COVER-10). */
  readonly conceals?: boolean;
  /** R148: on a higher or lower level than the shooter, and never near him, where height is measured. */
  readonly aloft?: boolean;
  /** Concealing and nothing else: it may let a burst through (COVER-12). */
  readonly thin?: boolean;
}

/** The part of a ruleset that sight depends on. All distances in u. */
export interface SightRules {
  /**
   * COVER-6, COVER-8, the rule of the nearby element:
   * 'element' = dropped whole when any point of it is within `near` of the shooter's base (C, Q; R32=a);
   * 'parts' = only the part within `near` is dropped, a far part at least `near` across counts (B; R32=b);
   * 'target' = nothing but total cover counts when the *target* is within `near` of the shooter (I, F; R95=a);
   * 'target-and-element' = as 'target', and beyond it elements within `near` are dropped as well (R95=b).
   */
  readonly nearRule: 'element' | 'parts' | 'target' | 'target-and-element';
  /** COVER-6: what counts as near, in u. */
  readonly near: number;
  /** R76: does total cover within `near` of the shooter make partial cover by hiding a part of the target? */
  readonly nearTotalHides: boolean;
  /** R96=b: with a 'target' rule, a target within `near` that total cover hides in part is in partial cover. */
  readonly closeTargetHides: boolean;
  /** COVER-7, R33: do characters in between give cover? */
  readonly charactersCover: boolean;
  /** LOS-4, R34: must one and the same point of the shooter's base see the whole target for it to be in the open? */
  readonly viewpoint: 'any' | 'one';
  /** LOS-5, R75: what partial cover has to hide to count: all of the target ('any point seen is open'), or any part of it. */
  readonly partialHides: 'all' | 'part';
  /**
   * COVER-9: 'one' = several covers are as good as one (R132=a); 'separate' = each cover 2u from the last adds one (B,
   * R37=a, R132=b); 'per-element' = each element crossed adds one (R37=b); 'nearest' = as 'one', and it is the one nearest
   * to the target.
   */
  readonly counting: 'one' | 'separate' | 'per-element' | 'nearest';
  /** R167, GREN-15: does each smoke screen count once, however thick it is along the line? */
  readonly smokeCountsOnce: boolean;
  /** R170: is one who stands on a platform covered by it like by an element he is in? */
  readonly platformCovers: boolean;
  /** LOS-13: seen from a point over the shooter's head instead of from the whole base. */
  readonly laser: boolean;
}

export type Segment = readonly [from: Point, to: Point];

/** Why a blocker plays no part in the answer. */
export type SetAside =
  | 'near' // COVER-6
  | 'own-ground' // the shooter stands in it (R57)
  | 'close-target' // I, F: the target is too near for cover
  | 'not-between' // outside what any line between the bases can meet
  | 'passed-by' // between, but it hides nothing: a line passes it, or it only touches (R51)
  | 'character' // R33
  | 'other-level' // on none of the levels that are looked across (R142 to R144)
  | 'under-floor' // looked over: under the floor of the higher of the two (R145)
  | 'redundant'; // it would hide the target, but others do so already (COVER-9)

/** A blocker that decides the answer, and under which rule. */
export interface Counted {
  readonly id: string;
  readonly rule: RuleId; // LOS-2, LOS-3, LOS-5, COVER-7, COVER-8, COVER-9 …
}

/**
 * The whole answer to "can A see T, and is T in cover?". Numbers to hit, tooltip, log, odds, drawing and the
 * command line are all made from this one object.
 */
export interface Sight {
  /** LOS-2. Symmetric in A and T. */
  readonly los: boolean;
  /** How much of T can be seen past all total cover (LOS-2, LOS-3, LOS-4), nothing set aside. */
  readonly seen: 'none' | 'some' | 'all';
  readonly cover: 'total' | 'partial' | 'open';
  /** How many covers count (COVER-9): 0 in the open, and without line of sight. */
  readonly covers: number;
  readonly counted: readonly Counted[];
  readonly setAside: readonly { readonly id: string; readonly why: SetAside }[];
  /** Filled in where witnesses were asked for. */
  readonly witness?: Witness;
}

/** What proves an answer: drawn on the board, and verified in tests by independent code. */
export interface Witness {
  /** A segment from A's base to T's that is free of all that counts for `cover`: in the open, or of total cover alone. */
  readonly free?: Segment;
  /** A point of T that no point of A sees past what hides it. */
  readonly hidden?: Point;
  /** The hidden part of T's base, as polygons to draw (not for deciding). */
  readonly hiddenPart?: readonly (readonly Point[])[];
  /** The point of each counted blocker where a line of sight first meets it, or the corner that decides. */
  readonly deciding?: readonly { readonly id: string; readonly at: Point }[];
  /** Where covers are counted one by one (COVER-9): where on `free` each of them begins, from A on. */
  readonly covers?: readonly { readonly id: string; readonly at: Point }[];
}

export interface SightQuestion {
  readonly from: Base;
  readonly to: Base;
  /** Everything else on the table; `from` and `to` themselves are left out by id. */
  readonly blockers: readonly Blocker[];
  readonly rules: SightRules;
}
