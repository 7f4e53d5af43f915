/** The highest level there is; 0 is the ground (MOVE-11). */
export const HIGHEST_LEVEL = 9;

/** The part of a ruleset that says what levels are to a game. */
export interface LevelRules {
  /** COVER-11, R165: are there any? Without, what stands above the ground is left out, and floors and stairs mean nothing. */
  readonly inPlay: boolean;
  /** R142: is an element on each level that holds at least 1u of it, or on each of which it takes up any part? */
  readonly reach: 'one-u' | 'any-part';
  /** COVER-11, R143: total cover blocks from any level from the lower to the higher of two, or from the level of one of them alone. */
  readonly total: 'between' | 'at-an-end';
  /** COVER-11, R144: between two levels partial cover counts on whichever of them, or on the target's level alone. */
  readonly partial: 'between' | 'at-the-target';
  /** R150: opportunity and suppression fire lie on the level of their marker, or reach every level. */
  readonly areas: 'own-level' | 'every-level';
  /** R148: distances are those of the plan, or of the slant, 3u higher for each level. */
  readonly measured: 'plan' | 'slant';
  /** R162: one is deployed, and arrives, on any level of the zone, or on the ground only. */
  readonly deployment: 'any-level' | 'on-the-ground';
}
