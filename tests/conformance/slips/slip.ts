/**
 * Rules that are the same for all editions so far stand in the code of the engine and not in the ruleset. For them a slip
 * of the pen is put into the code: this text, which must stand exactly once in the file, replaced by that.
 */
export interface Slip {
  /** In src/engine. */
  readonly file: string;
  /** Ids, separated by spaces: for each of them a test that carries it must fail. */
  readonly says: string;
  readonly text: string;
  readonly instead: string;
}

export const inFile = (
  file: string,
  ...slips: readonly (readonly [says: string, text: string, instead: string])[]
): Slip[] => slips.map(([says, text, instead]) => ({ file, says, text, instead }));
