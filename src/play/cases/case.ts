import type { Rules } from '../../editions/index.ts';
import type { Expectation, Under } from '../files/caseForm.ts';
import type { GameForm } from '../files/gameForm.ts';

/** A position, what is expected of it, and the rules it is about: made by testers, and read from files of its own kind. */
export interface Case {
  readonly title: string;
  /** Ids of rules and rulings. */
  readonly about: readonly string[];
  readonly note: string;
  /** As its form has it: under other rules it is put together anew. */
  readonly game: GameForm;
  readonly expect: readonly Expectation[];
  /** The rules that an expectation without rules of its own is judged by. */
  readonly under: Under;
  /** What nobody has decided yet. */
  readonly open: string | null;
}

/** What one expectation of a case has come to by some rules. */
export interface Verdict {
  /** Which of the case's expectations. */
  readonly index: number;
  readonly rules: Rules;
  readonly holds: boolean;
  readonly differences: readonly Difference[];
}

/** Where in what was looked at something else was found than expected. */
export interface Difference {
  /** `characters.cyd.out`; empty for the whole. */
  readonly path: string;
  readonly expected: unknown;
  readonly found: unknown;
  /** The rule that refused, or should have, where it is about one. */
  readonly rule?: string;
}
