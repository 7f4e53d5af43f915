import type { ChoiceAbout, Command, Id, Outcome, Point, Side } from '../../engine/index.ts';

/**
 * What may come of something, with exact chances. Dice are averaged, decisions are not: each that makes a difference is a
 * fork, in the order in which things happen.
 */
export type Odds = { readonly kind: 'endings'; readonly endings: readonly Ending[] } | Choice | Dice;

export interface Choice {
  readonly kind: 'choice';
  readonly by: Side;
  readonly about: ChoiceAbout | DriftAbout;
  /** Who has been harmed by then. */
  readonly harmed: Harmed;
  readonly branches: readonly Branch[];
}

/** Dice that come before a decision. */
export interface Dice {
  readonly kind: 'dice';
  readonly outcomes: readonly DiceOutcome[];
}

/** GREN-6: the marker may be moved to any place within `most` u of `from`; the only branch has it stay there. */
export interface DriftAbout {
  readonly what: 'drift';
  readonly who: Id;
  readonly from: Point;
  readonly most: number;
}

export interface Branch {
  readonly answer: Command;
  readonly odds: Odds;
}

/** The chances of all outcomes of one roll make 1. */
export interface DiceOutcome {
  readonly chance: number;
  readonly odds: Odds;
}

/** What may have become of everyone together, and of the game if that ended it. The chances of all endings make 1. */
export interface Ending {
  readonly chance: number;
  readonly harmed: Harmed;
  readonly outcome: Outcome | null;
}

/** What has become of characters since the command; those who are not in it are as they were. */
export type Harmed = Readonly<Record<Id, 'wounded' | 'eliminated'>>;
