import { type Side, shownLength, type Violation } from '../engine/index.ts';
import type { WordedEdition } from './editions.ts';
import { type Names, type Phrase, phrase } from './phrase.ts';
import { ruleKey, type SomeKey, type Translator } from './translator.ts';

/** Why something is refused, as a sentence to the player; what the rule says in the edition where there is no special one. */
export function refusal(t: Translator, { rule, data = {} }: Violation, names: Names, edition: WordedEdition): Phrase {
  const values = Object.fromEntries(
    Object.entries(data).map(([field, value]) => [field, wordFor(field, value, names)]),
  );
  const key = [...Object.keys(data).map((field) => `${rule}-${field}`), rule]
    .map((each) => `refusals.${each}`)
    .find((each) => t.has(each as SomeKey));
  return key === undefined ? phrase(ruleKey(t, rule, 'text', edition)) : phrase(key, values);
}

function wordFor(field: string, value: string | number, names: Names): string | number {
  if (typeof value === 'number') return shownLength(value);
  if (field === 'field') return value;
  if (field === 'by') return names.side(value as Side);
  return field === 'weapon' ? names.weapon(value) : names.thing(value);
}
