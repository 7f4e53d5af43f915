import { type Rules, rulesetOf } from '../../editions/index.ts';
import { decidingLeaves } from '../compare/because.ts';
import { type Reason, reason } from '../compare/compare.ts';
import { underRules } from '../compare/underRules.ts';
import type { Case, Verdict } from './case.ts';
import { gameUnder, judge, judged, ownRules } from './judge.ts';

/** An expectation that other rules judge otherwise than its own. */
export interface Changed {
  readonly verdict: Verdict;
  /** The values of the other rules that alone turn it round; none where that cannot be found out, as the case is no game of theirs. */
  readonly because: readonly Reason[];
}

/** Those expectations of a case that come out otherwise by these rules. */
export function turnedBy(given: Case, rules: Rules): readonly Verdict[] {
  const own = judge(given);
  const heldBefore = (index: number): boolean => own.every((each) => each.index !== index || each.holds);
  return judge(given, rules).filter(({ index, holds }) => holds !== heldBefore(index));
}

/** The same with what turns them round, which takes longer. */
export const changedUnder = (given: Case, rules: Rules): readonly Changed[] =>
  turnedBy(given, rules).map((verdict) => ({ verdict, because: reasons(given, verdict) }));

function reasons(given: Case, { index, rules, holds }: Verdict): readonly Reason[] {
  const expectation = given.expect[index];
  const own = ownRules(given);
  const game = gameUnder(given, own);
  if (!expectation || !game.ok) return [];
  const others = rulesetOf(rules.edition, rules.rulings, rules.rules);
  const turns = (by: typeof others): boolean =>
    (judged(expectation, underRules(game.value, by)).length === 0) === holds;
  if (!turns(others)) return [];
  // biome-ignore lint/correctness/useYield: one question is a step
  const steps = decidingLeaves(game.value.setup.ruleset, others, function* (by) {
    return turns(by);
  });
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value.map((leaf) => reason(leaf, [own.edition, rules.edition]));
}
