import type { Game, Id } from '../../engine/index.ts';
import { type Decision, decidedIn } from '../../play/odds/decided.ts';
import { endangered, type Fates, fatesOf } from '../../play/odds/fates.ts';
import type { Odds } from '../../play/odds/odds.ts';

export interface Row {
  /** What has been decided, in words. */
  readonly decided: readonly string[];
  readonly who: Id;
  readonly fates: Fates;
}

/**
 * A row for each thing that may be decided before the dice, the plainest answers first, and each character in danger;
 * `who`, if given, alone. To take cover at once or after Aim is the same in words and in what comes of it: one row.
 */
export function rowsOf(
  { setup }: Game,
  odds: Odds,
  say: (decisions: readonly Decision[]) => string[],
  who?: Id,
): Row[] {
  const inDanger = endangered(odds);
  const ids = who === undefined ? setup.roster.map(({ id }) => id).filter((id) => inDanger.has(id)) : [who];
  const cases = new Map(
    decidedIn(odds).map(({ decisions, odds: then }) => {
      const decided = say(decisions);
      return [decided.join(), { decided, then }];
    }),
  );
  return [...cases.values()]
    .reverse()
    .flatMap(({ decided, then }) => ids.map((id) => ({ decided, who: id, fates: fatesOf(then, id) })));
}
