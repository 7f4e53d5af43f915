import { type History, lineTo } from './history.ts';

/**
 * Dice laid ready for the rolls to come, instead of chance. What has been used of them is known by the commands that used it: so
 * they lie there again when these are taken back, and on another line.
 */
export interface NextDice {
  readonly list: readonly number[];
  /** How many were used, by command. */
  readonly used: ReadonlyMap<number, number>;
}

/** More are not laid ready. */
export const MOST_NEXT_DICE = 100;

export const NO_NEXT_DICE: NextDice = { list: [], used: new Map() };

export const layReady = (list: readonly number[]): NextDice => ({
  list: list.slice(0, MOST_NEXT_DICE),
  used: new Map(),
});

/** Those that lie ready where the game stands. */
export function lyingReady({ list, used }: NextDice, history: History): readonly number[] {
  const gone = lineTo(history).reduce((sum, node) => sum + (used.get(node) ?? 0), 0);
  return list.slice(gone);
}

/** The command `node` has used so many of them. */
export const usedBy = ({ list, used }: NextDice, node: number, count: number): NextDice => ({
  list,
  used: new Map(used).set(node, count),
});
