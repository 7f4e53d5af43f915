import type { Stretch } from './steps.ts';

/** The place at which the turn shown began; of the turn before, when it is shown at its beginning. */
export const turnBefore = (stretches: readonly Stretch[], place: number): number =>
  stretches.findLast(({ from }) => from < place)?.from ?? 0;

/** The place at which the next turn began, or the end. */
export const turnAfter = (stretches: readonly Stretch[], place: number, last: number): number =>
  stretches.find(({ from }) => from > place)?.from ?? last;
