import type { LedgerId, Ruleset, RulingId } from '../engine/index.ts';
import { type HouseRules, type RuleValue, sets, valueIn } from './houseRules.ts';
import type { EditionId } from './ids.ts';
import { differingLeaves } from './leaves.ts';
import { idsOfLeaf } from './register/values.ts';
import { rulesetOf } from './rulesetOf.ts';
import type { Rulings, RulingsGiven } from './rulings.ts';
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
  const ids = new Set(leaves.map((leaf) => tellingId(leaf, both)));
  return [...ids].map((id) => ({ id, sayings: [saying(id, p, both), saying(id, q, both)] }));
}

type Both = readonly [Rules, Rules];
type SaidId = LedgerId | RulingId;

const isSwitched = (id: string, both: Both): boolean => both.some(({ rules }) => Object.hasOwn(rules, id));

/** The option the players have chosen for a ruling, where it is not the edition's own. */
function settled(id: string, { rulings }: Rules): RuleValue | null {
  const option = (rulings as RulingsGiven)[id];
  return option === undefined || option === 'a' ? null : option;
}

/** Of the ids behind a value, the one by which the difference is told: what the players have changed there themselves, else the first. */
function tellingId(leaf: string, both: Both): SaidId {
  const [one, other] = both.map(made) as [Ruleset, Ruleset];
  const ids = idsOfLeaf(leaf);
  const switched = ids.find(
    (id) => isSwitch(id) && isSwitched(id, both) && sets(id, leaf) && valueIn(one, id) !== valueIn(other, id),
  );
  return switched ?? ids.find((id) => both.some((rules) => settles(id, leaf, rules))) ?? (ids[0] as SaidId);
}

/** Does the option chosen for this ruling change this value? */
function settles(id: string, leaf: string, rules: Rules): boolean {
  const { edition } = rules;
  const option = settled(id, rules);
  return option !== null && differingLeaves(rulesetOf(edition), rulesetOf(edition, { [id]: option })).includes(leaf);
}

function saying(id: SaidId, rules: Rules, both: Both): Saying {
  const value = isSwitch(id) && isSwitched(id, both) ? valueIn(made(rules), id) : null;
  if (isSwitch(id) && value !== null) return { by: 'switch', id, value };
  const option = settled(id, rules);
  return option === null ? { by: 'edition', id, edition: rules.edition } : { by: 'ruling', id: id as RulingId, option };
}
