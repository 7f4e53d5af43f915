import { inject, vi } from 'vitest';
import { EDITIONS, type Rulings, rulesetOf } from '../../src/editions/index.ts';
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
  const chosen = rulings[ruling];
  const heard = option === 'n' ? typeof chosen === 'number' : chosen === option;
  return heard ? { ...rulings, [ruling]: instead } : rulings;
}

vi.mock(import('../../src/editions/rulings.ts'), async (original) => {
  const module = await original();
  return { ...module, withRulings: (rules, rulings) => module.withRulings(rules, misheard(rulings)) };
});

vi.mock(import('../../src/editions/sight.ts'), async (original) => {
  const module = await original();
  return { ...module, sightRulesOf: (edition, rulings) => module.sightRulesOf(edition, misheard(rulings)) };
});

if (change && 'path' in change) {
  for (const edition of EDITIONS) {
    const inner = change.path
      .slice(0, -1)
      .reduce((part, key) => part[key] as Open, rulesetOf(edition) as unknown as Open);
    inner[change.path.at(-1) as string] = change.value;
  }
}

interface Open {
  [key: string]: unknown;
}
