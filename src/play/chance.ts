import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { mersenne } from 'pure-rand/generator/mersenne';
import type { Dice } from './dice.ts';

/** Repeatable chance for bots and simulations. Never for the dice of a real game: those are liveDice. */
export interface Chance {
  /** A whole number from `from` to `to`, both included. */
  int(from: number, to: number): number;
  /** True so often out of 1. */
  happens(share: number): boolean;
  /** One of a list that is not empty. */
  pick<T>(list: readonly [T, ...T[]]): T;
  pick<T>(list: readonly T[]): T | undefined;
}

export function chanceFrom(seed: number): Chance {
  const generator = mersenne(seed); // unlike the faster ones it gives unlike games for neighbouring seeds
  const int = (from: number, to: number) => uniformInt(generator, from, to);
  return {
    int,
    happens: (share) => uniformFloat64(generator) < share,
    pick: <T>(list: readonly T[]) => list[list.length > 1 ? int(0, list.length - 1) : 0] as T,
  };
}

export const chanceDice = (chance: Chance): Dice => ({
  source: 'fixed',
  roll: (count) => Array.from({ length: count }, () => chance.int(1, 6)),
});
