import { expect, test } from 'vitest';
import { optionsOf, SWITCH_IDS } from '../../src/editions/index.ts';
import { houseRule } from '../../src/i18n/index.ts';
import { strict, words } from './words.ts';

const t = strict();
const WORDS: Readonly<Record<string, object>> = words.houseRules;

test('there are words for each option of each rule that can be switched, and for nothing else', () => {
  expect(Object.keys(WORDS).sort()).toEqual([...SWITCH_IDS].sort());
  for (const id of SWITCH_IDS) {
    const { words: named, bounds } = optionsOf(id);
    expect(Object.keys(WORDS[id] ?? {}).sort(), id).toEqual([...named, ...(bounds ? ['n'] : [])].sort());
  }
});

test.each(SWITCH_IDS)('%s: each option is one sentence, and no two are the same', (id) => {
  const { words: named, bounds } = optionsOf(id);
  const numbers = bounds ? Array.from({ length: bounds.most - bounds.least + 1 }, (_, i) => bounds.least + i) : [];
  const texts = [...named, ...numbers].map((value) => houseRule(t, id, value));
  for (const text of texts) expect(text).toMatch(/^[A-Z][^.]{10,160}\.$/);
  expect(new Set(texts).size).toBe(texts.length);
});
