import { type HouseRules, isSwitch, type Rulings, rulesetOf, rulingOptions, type SwitchId } from '../editions/index.ts';
import { apply, type Command, type Game, type Ruleset, type RulingId, rulesetFault } from '../engine/index.ts';
import type { Start } from './start.ts';

/** A ruling or a house rule without which something would not have happened as it did. */
export interface Decisive {
  readonly rule: RulingId | SwitchId;
  /** The option in force; 'a' for a ruling's default. */
  readonly option: string | number;
}

type Agreed = Pick<Start, 'edition' | 'rulings' | 'rules'>;

/**
 * The rulings that decided each event of a command: those with another option under which the same command at the same
 * point is refused or has no such event among its own; and the house rules without which it would be so. What only the
 * other way would have brought stands with the last event. Found by asking the engine, so that it cannot be forgotten where
 * a rule is written; sizes of bases by number (R39) are not tried, nor rules that do not go together.
 */
export function decisive(before: Game, command: Command, agreed: Agreed): readonly (readonly Decisive[])[] {
  const told = eventsUnder(before, command, before.setup.ruleset);
  const decided = told.map((): Decisive[] => []);
  for (const { by, rulings, rules } of [...otherRulings(agreed), ...otherRules(agreed)]) {
    const ruleset = rulesetOf(agreed.edition, rulings, rules);
    if (rulesetFault(ruleset)) continue;
    const instead = eventsUnder(before, command, ruleset);
    for (const [i, event] of told.entries()) {
      const bare = i === told.length - 1 && instead.some((each) => !told.includes(each));
      if (bare || !instead.includes(event)) mark(decided[i] ?? [], by);
    }
  }
  return decided;
}

/** The rules as they would be otherwise in one thing. */
interface Otherwise {
  readonly by: Decisive;
  readonly rulings: Rulings;
  readonly rules: HouseRules;
}

const otherRulings = ({ edition, rulings, rules }: Agreed): Otherwise[] =>
  [...rulingOptions(edition)].flatMap(([rule, options]) => {
    const option = rulings[rule] ?? 'a';
    const others = ['a', ...options].filter((other) => other !== option);
    return others.map((other) => ({ by: { rule, option }, rulings: { ...rulings, [rule]: other }, rules }));
  });

const otherRules = ({ rulings, rules }: Agreed): Otherwise[] =>
  Object.entries(rules).flatMap(([rule, option]) => {
    const { [rule]: _, ...others } = rules;
    return isSwitch(rule) ? [{ by: { rule, option }, rulings, rules: others }] : [];
  });

function mark(decided: Decisive[], decisive: Decisive): void {
  if (!decided.some(({ rule }) => rule === decisive.rule)) decided.push(decisive);
}

/** Each event as a text, to be compared. */
function eventsUnder({ setup, state }: Game, command: Command, ruleset: Ruleset): readonly string[] {
  const result = apply({ setup: { ...setup, ruleset }, state }, command);
  return result.ok ? result.events.map((event) => JSON.stringify(event)) : [];
}
