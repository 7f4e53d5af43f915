import type { Side, Violation } from '../engine/index.ts';
import { ruleKey, type WordedEdition } from './editions.ts';
import { refusals } from './en/refusals.ts';
import { type Names, type Phrase, phrase, rounded } from './phrase.ts';

/** Why something is refused, as a sentence to the player; what the rule says in the edition where there is no special one. */
export function refusal({ rule, data = {} }: Violation, names: Names, edition: WordedEdition): Phrase {
  const values = Object.fromEntries(
    Object.entries(data).map(([field, value]) => [field, wordFor(field, value, names)]),
  );
  const key = [...Object.keys(data).map((field) => `${rule}-${field}`), rule].find((k) => Object.hasOwn(refusals, k));
  return key === undefined ? phrase(ruleKey(rule, 'text', edition)) : phrase(`refusals.${key}`, values);
}

function wordFor(field: string, value: string | number, names: Names): string | number {
  if (typeof value === 'number') return rounded(value);
  if (field === 'by') return names.side(value as Side);
  return field === 'weapon' ? names.weapon(value) : names.thing(value);
}
