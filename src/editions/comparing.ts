import type { LedgerId, Ruleset, RulingId } from '../engine/index.ts';
import { type HouseRules, type RuleValue, valueIn } from './houseRules.ts';
import type { EditionId } from './ids.ts';
import { differingLeaves, idsOfLeaf } from './leafRules.ts';
import { rulesetOf } from './rulesetOf.ts';
import type { Rulings } from './rulings.ts';
import { isSwitch, type SwitchId } from './switches.ts';

/** What a game is played by: an edition, with what the players have settled and switched. */
export interface Rules {
  readonly edition: EditionId;
  readonly rulings: Rulings;
  readonly rules: HouseRules;
}

/** What a rule comes to on one side: the option of a switch, that of a ruling, or what the edition says. */
export type Saying =
  | { readonly by: 'switch'; readonly id: SwitchId; readonly value: RuleValue }
  | { readonly by: 'ruling'; readonly id: RulingId; readonly option: RuleValue }
  | { readonly by: 'edition'; readonly id: LedgerId | RulingId; readonly edition: EditionId };

/** A rule that two sets of rules do not say alike. */
export interface RuleDifference {
  readonly id: LedgerId | RulingId;
  readonly sayings: readonly [Saying, Saying];
}

const made = ({ edition, rulings, rules }: Rules): Ruleset => rulesetOf(edition, rulings, rules);

/**
 * Every rule that two sets of rules do not say alike, in the order of the ruleset; what they only write down otherwise, and
 * play alike, is not among them. A rule is told as the players have switched it, if one side has; else as they have
 * settled it; else as the editions have it.
 */
export function comparison(p: Rules, q: Rules): readonly RuleDifference[] {
  const both = [p, q] as const;
  const leaves = differingLeaves(made(p), made(q));
  const ids = new Set(leaves.map((leaf) => tellingId(idsOfLeaf(leaf), both)));
  return [...ids].map((id) => ({ id, sayings: [saying(id, p, both), saying(id, q, both)] }));
}

type Both = readonly [Rules, Rules];

const isSwitched = (id: string, both: Both): boolean => both.some(({ rules }) => Object.hasOwn(rules, id));
const isSettled = (id: string, { rulings }: Rules): boolean => (rulings[id] ?? 'a') !== 'a';

/** Of the ids behind a value, the one by which the difference is told. */
function tellingId(ids: readonly string[], both: Both): LedgerId | RulingId {
  const [one, other] = both.map(made) as [Ruleset, Ruleset];
  const switched = ids.find((id) => isSwitch(id) && isSwitched(id, both) && valueIn(one, id) !== valueIn(other, id));
  const settled = ids.find((id) => both.some((rules) => isSettled(id, rules)));
  return (switched ?? settled ?? ids[0]) as LedgerId | RulingId;
}

function saying(id: LedgerId | RulingId, rules: Rules, both: Both): Saying {
  const value = isSwitch(id) && isSwitched(id, both) ? valueIn(made(rules), id) : null;
  if (isSwitch(id) && value !== null) return { by: 'switch', id, value };
  const option = rules.rulings[id];
  return option !== undefined && isSettled(id, rules)
    ? { by: 'ruling', id: id as RulingId, option }
    : { by: 'edition', id, edition: rules.edition };
}
