import { EDITION_LETTERS, type EditionId } from '../../src/editions/ids.ts';
import type { Rulings, RulingsGiven } from '../../src/editions/index.ts';
import type { Ruleset } from '../../src/engine/index.ts';
import type { Change } from './mutants.ts';

/** What a change of a value or of an option makes of the rules and of the players' choices. */

/** The players' choices as the mutant hears them. Of a number another one is heard. */
export function misheard(rulings: Rulings = {}, change: Change | null): Rulings {
  if (!change || !('ruling' in change)) return rulings;
  const { ruling, option, instead } = change;
  const chosen = (rulings as RulingsGiven)[ruling];
  const heard = option === 'n' ? typeof chosen === 'number' : chosen === option;
  return heard ? { ...rulings, [ruling]: instead } : rulings;
}

/** The rules of a source with the wrong value in them, if it is for this one. */
export const withPlanted = (rules: Ruleset, source: EditionId, change: Change | null): Ruleset =>
  change && 'path' in change && change.editions.includes(EDITION_LETTERS[source])
    ? (withValue(rules, change.path, change.value) as Ruleset)
    : rules;

const withValue = (part: object, [key = '', ...rest]: readonly string[], value: unknown): object => ({
  ...part,
  [key]: rest.length > 0 ? withValue((part as Record<string, object>)[key] ?? {}, rest, value) : value,
});
