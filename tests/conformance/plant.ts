import { inject, vi } from 'vitest';
import type { EditionId } from '../../src/editions/ids.ts';
import type { Ruleset } from '../../src/engine/index.ts';
import type { Change } from './mutants.ts';
import { misheard, withPlanted } from './planted.ts';

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

vi.mock(import('../../src/editions/rulings.ts'), async (original) => {
  const module = await original();
  return {
    ...module,
    withRulings: (rules, edition, rulings) => module.withRulings(rules, edition, misheard(rulings, change)),
  };
});

vi.mock(import('../../src/editions/rulesets.ts'), async (original) => {
  const module = await original();
  const made = new Map<EditionId, Ruleset>();
  const editionRules = (source: EditionId): Ruleset => {
    const rules = made.get(source) ?? withPlanted(module.editionRules(source), source, change);
    made.set(source, rules);
    return rules;
  };
  return { ...module, editionRules };
});
