import type { Command, Id } from '../../engine/index.ts';

/** A command whose odds are asked for. */
export interface Asked {
  /** null: the decision or the dice that are due. */
  readonly command: Command | null;
  /** What it is called beside other commands. */
  readonly label?: string;
  /** Whose chances, where those of each command are somebody else's. */
  readonly who?: Id;
}

/** What is due. */
export const DUE: readonly Asked[] = [{ command: null }];
