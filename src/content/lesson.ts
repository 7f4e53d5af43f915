import type { Command, Id, Point, Waypoint } from '../engine/index.ts';

/** A game to learn from: an ordinary one, whose commands and dice have been thought out beforehand. */
export interface Lesson {
  /** Its words are `lessons.<id>` in i18n. */
  readonly id: string;
  /** Which ready table. */
  readonly table: string;
  /** By the rules of the beta; else by the English quick start's. */
  readonly beta?: true;
  /** Cards of both sides; side a is the visitor's. */
  readonly forces: { readonly a: readonly Id[]; readonly b: readonly Id[] };
  /** Who is deployed, and whatever else comes before the lesson begins. */
  readonly before: readonly Command[];
  /** Where those stand then who have come a long way meanwhile. */
  readonly arrived?: Readonly<Record<Id, Waypoint>>;
  readonly steps: readonly LessonStep[];
}

export interface LessonStep {
  readonly command: Command;
  /** What is said to the visitor, who gives the command; left out: the program gives it. */
  readonly say?: string;
  /** What that is about, on the board; left out: the decision. */
  readonly about?: { readonly who: Id } | { readonly at: Point };
}
