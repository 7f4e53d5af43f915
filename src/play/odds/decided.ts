import type { Command, Side } from '../../engine/index.ts';
import type { Choice, Odds } from './odds.ts';

/** A question and the answer that has been given to it. */
export interface Decision {
  readonly by: Side;
  readonly about: Choice['about'];
  readonly answer: Command;
}

/** What comes of one set of answers to the questions that are asked before the first dice. */
export interface Decided {
  readonly decisions: readonly Decision[];
  readonly odds: Odds;
}

/** Every set of answers up to the first dice. */
export function decidedIn(odds: Odds): readonly Decided[] {
  if (odds.kind !== 'choice') return [{ decisions: [], odds }];
  const { by, about, branches } = odds;
  return branches.flatMap(({ answer, odds: then }) =>
    decidedIn(then).map((each) => ({ ...each, decisions: [{ by, about, answer }, ...each.decisions] })),
  );
}

/** What comes of it as long as nobody takes what is offered before the first dice. */
export const plainest = (odds: Odds): Odds => decidedIn(odds).at(-1)?.odds ?? odds;
