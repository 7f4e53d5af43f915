import {
  type EditionId,
  type HouseRules,
  houseRulesFault,
  isEdition,
  isSwitch,
  optionsOf,
  type RulingsGiven,
  rulesetOf,
  rulingsFault,
} from '../../editions/index.ts';
import { rulesetFault } from '../../engine/index.ts';
import { type FileFault, fileFault, type Read } from './fault.ts';

/** What a file says of its rules, as its form has it. */
interface Said {
  readonly edition: string;
  readonly rulings: RulingsGiven;
  readonly rules: HouseRules;
}

/** Rules that can be played by, or what is wrong with them: unknown, or such as do not go together. */
export function readRules({ edition, rulings, rules }: Said): Read<{ readonly edition: EditionId }> {
  if (!isEdition(edition)) return no(fileFault(['edition'], 'unknown-edition', { id: edition }));
  const ruling = rulingsFault(edition, rulings);
  if (ruling !== null) return no(fileFault(['rulings', ruling], 'unknown-ruling'));
  const rule = houseRulesFault(rules);
  if (rule !== null) return no(houseRuleFault(rule));
  const fault = combinedFault(edition, rulings, rules);
  return fault ? no(fault) : { ok: true, value: { edition } };
}

const no = (fault: FileFault): Read<never> => ({ ok: false, fault });

function houseRuleFault(id: string): FileFault {
  if (!isSwitch(id)) return fileFault(['rules', id], 'unknown-house-rule');
  const { words, bounds } = optionsOf(id);
  const options = [...words, ...(bounds ? [`${bounds.least}–${bounds.most}`] : [])].join(', ');
  return fileFault(['rules', id], 'not-one-of', { options });
}

/** At the first house rule that has a part in it. */
function combinedFault(edition: EditionId, rulings: RulingsGiven, rules: HouseRules): FileFault | null {
  const found = rulesetFault(rulesetOf(edition, rulings, rules));
  if (!found) return null;
  const blamed = found.rules.filter((id) => Object.hasOwn(rules, id)).slice(0, 1);
  return fileFault(['rules', ...blamed], found.fault, { rules: found.rules.join(', ') });
}
