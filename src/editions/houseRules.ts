import type { Ruleset } from '../engine/index.ts';
import { type Difference, differing } from './differing.ts';
import { isSwitch, SWITCHES, type Switch, type SwitchId } from './switches.ts';

/** What the players of a game have switched: an option's name or a number, by the id of the rule. */
export type HouseRules = Readonly<Record<string, string | number>>;
export type RuleValue = string | number;

const switchOf = (id: SwitchId): Switch => SWITCHES[id];

/** The id of the first house rule that is unknown, or whose option is: not one of its names, or not a whole number within its bounds. */
export const houseRulesFault = (rules: HouseRules): string | null =>
  Object.entries(rules).find(([id, value]) => differenceOf(id, value) === null)?.[0] ?? null;

function differenceOf(id: string, value: RuleValue): Difference | null {
  if (!isSwitch(id)) return null;
  const { words, number } = switchOf(id);
  if (typeof value === 'string') return Object.hasOwn(words, value) ? (words[value] ?? null) : null;
  if (!number || !Number.isInteger(value) || value < number.least || value > number.most) return null;
  return number.write(value);
}

/** A ruleset with house rules in it. They touch different things, so their order is of no matter; bad ones change nothing: ask `houseRulesFault`. */
export const withHouseRules = (rules: Ruleset, own: HouseRules): Ruleset =>
  Object.entries(own).reduce((now, [id, value]) => differing(now, differenceOf(id, value) ?? {}), rules);

/** Which option of a rule a ruleset goes by; null for what none of them says, such as a ruling's own way. */
export function valueIn(rules: Ruleset, id: SwitchId): RuleValue | null {
  const { words, number } = switchOf(id);
  const named = Object.keys(words).find((word) => isSaidBy(rules, words[word] ?? {}));
  const read = number?.read(rules);
  return named ?? (typeof read === 'number' ? read : null);
}

const isSaidBy = (rules: Ruleset, difference: Difference): boolean =>
  Object.entries(difference).every(([part, values]) =>
    Object.entries(values).every(([name, value]) => isSame(rules[part as keyof Ruleset][name as never], value)),
  );

/** Is a value (`part.name`) of a ruleset among those that an option of this rule sets? */
export function sets(id: SwitchId, leaf: string): boolean {
  const { words, number } = switchOf(id);
  const [part = '', name = ''] = leaf.split('.');
  const all = [...Object.values(words), ...(number ? [number.write(number.least)] : [])];
  return all.some((difference) => Object.hasOwn(Object(difference[part as keyof Ruleset]), name));
}

/** Values of a ruleset are plain: words, numbers, short lists, durations. */
const isSame = (p: unknown, q: unknown): boolean => JSON.stringify(p) === JSON.stringify(q);

/** The options of a rule: its names, and the bounds of its number if it has one. */
export function optionsOf(id: SwitchId): {
  readonly words: readonly string[];
  readonly bounds: { readonly least: number; readonly most: number } | null;
} {
  const { words, number } = switchOf(id);
  return { words: Object.keys(words), bounds: number && { least: number.least, most: number.most } };
}
