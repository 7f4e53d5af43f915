import { type History, nodeAt } from './history.ts';
import { erfc } from './simulate/intervals.ts';

/** How often each face of the dice has come, and whether that is more uneven than chance. */
export interface Faces {
  readonly dice: number;
  /** Of ones, twos, … sixes. */
  readonly counts: readonly number[];
  /** Null: too few dice to say. */
  readonly uneven: Uneven | null;
}

export interface Uneven {
  /** Pearson's sum of squares, χ². */
  readonly squares: number;
  /** How many of all such lots of fair dice are as uneven, or more so. */
  readonly chance: number;
}

/** From so many dice on faces are compared: each comes more than 16 times then. */
export const ENOUGH_DICE = 100;

/** Of all dice of one source that were rolled with these commands, whatever for. */
export function facesOf(history: History, nodes: readonly number[], source: 'live' | 'typed'): Faces {
  const dice = nodes.flatMap((node) => {
    const command = nodeAt(history, node)?.command;
    return command?.type === 'roll' && command.source === source ? command.dice : [];
  });
  const counts = [1, 2, 3, 4, 5, 6].map((face) => dice.filter((die) => die === face).length);
  return { dice: dice.length, counts, uneven: dice.length < ENOUGH_DICE ? null : unevenness(counts) };
}

/** Pearson's test of so many of each face against as many of each. */
export function unevenness(counts: readonly number[]): Uneven {
  const each = counts.reduce((all, count) => all + count, 0) / counts.length;
  const squares = counts.reduce((all, count) => all + (count - each) ** 2 / each, 0);
  return { squares, chance: beyond(squares) };
}

/** The upper tail of χ² with the five degrees of freedom that six faces have. */
const beyond = (x: number): number =>
  Math.min(1, erfc(Math.sqrt(x / 2)) + Math.sqrt(2 / Math.PI) * Math.exp(-x / 2) * (Math.sqrt(x) + x ** 1.5 / 3));
