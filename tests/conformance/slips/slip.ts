import { EDITION_LETTERS, type EditionLetter } from '../ledger.ts';

/**
 * Rules that are the same for all editions so far stand in the code of the engine and not in the ruleset. For them a slip
 * of the pen is put into the code: this text, which must stand exactly once in the file, replaced by that.
 */
export interface Slip {
  /** In src/engine. */
  readonly file: string;
  /** Ids, separated by spaces: for each of them a test that carries it must fail. */
  readonly says: string;
  readonly editions: readonly EditionLetter[];
  readonly text: string;
  readonly instead: string;
}

/** Ids of Q, or of the editions whose letters come last. */
export const inFile = (
  file: string,
  ...slips: readonly (readonly [says: string, text: string, instead: string, letters?: string])[]
): Slip[] =>
  slips.map(([says, text, instead, letters = 'Q']) => ({
    file,
    says,
    editions: EDITION_LETTERS.filter((letter) => letters.includes(letter)),
    text,
    instead,
  }));
