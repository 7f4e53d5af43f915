import type { RuleSet } from '../ruleSet.ts';
import type { Read } from './fault.ts';
import { readFile } from './readFile.ts';
import { readRules } from './rulesChecks.ts';

/** Text of unknown origin as a set of rules that can be played by. */
export function readRuleSet(text: string): Read<RuleSet> {
  const read = readFile('ruleset', text);
  if (!read.ok) return read;
  const { name, rulings, rules } = read.value;
  const agreed = readRules(read.value);
  return agreed.ok ? { ok: true, value: { name, edition: agreed.value.edition, rulings, rules } } : agreed;
}
