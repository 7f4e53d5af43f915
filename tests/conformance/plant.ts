import { inject, vi } from 'vitest';
import { EDITION_LETTERS, type EditionId } from '../../src/editions/ids.ts';
import type { Rulings, RulingsGiven } from '../../src/editions/index.ts';
import type { Ruleset } from '../../src/engine/index.ts';
import type { Change } from './mutants.ts';

/**
 * Set-up of the proving run: plants one wrong thing into the rules, before a test file has read them. Every test file has
 * modules of its own, so nothing of it is left for the next.
 */
declare module 'vitest' {
  interface ProvidedContext {
    change: Change | null;
  }
}

const change = inject('change');

/** The players' choices as the mutant hears them. Of a number another one is heard. */
function misheard(rulings: Rulings = {}): Rulings {
  if (!change || !('ruling' in change)) return rulings;
  const { ruling, option, instead } = change;
  const chosen = (rulings as RulingsGiven)[ruling];
  const heard = option === 'n' ? typeof chosen === 'number' : chosen === option;
  return heard ? { ...rulings, [ruling]: instead } : rulings;
}

vi.mock(import('../../src/editions/rulings.ts'), async (original) => {
  const module = await original();
  return { ...module, withRulings: (rules, edition, rulings) => module.withRulings(rules, edition, misheard(rulings)) };
});

vi.mock(import('../../src/editions/rulesets.ts'), async (original) => {
  const module = await original();
  const made = new Map<EditionId, Ruleset>();
  const editionRules = (source: EditionId): Ruleset => {
    const rules = made.get(source) ?? planted(module.editionRules(source), source);
    made.set(source, rules);
    return rules;
  };
  return { ...module, editionRules };
});

/** The rules of a source with the wrong value in them, if it is for this one. */
const planted = (rules: Ruleset, source: EditionId): Ruleset =>
  change && 'path' in change && change.editions.includes(EDITION_LETTERS[source])
    ? (withValue(rules, change.path, change.value) as Ruleset)
    : rules;

const withValue = (part: object, [key = '', ...rest]: readonly string[], value: unknown): object => ({
  ...part,
  [key]: rest.length > 0 ? withValue((part as Record<string, object>)[key] ?? {}, rest, value) : value,
});
