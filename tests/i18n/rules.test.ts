import { expect, test } from 'vitest';
import { FLOW_IDS, RULE_IDS, RULING_IDS, type RuleId } from '../../src/engine/index.ts';
import { ruleText, ruleTitle } from '../../src/i18n/index.ts';
import { strict, words } from './words.ts';

const ids: readonly RuleId[] = [...RULE_IDS, ...RULING_IDS, ...FLOW_IDS];
const t = strict();

test('there are words for each rule, ruling and reason, and for nothing else', () => {
  expect(Object.keys(words.rules).sort()).toEqual([...ids].sort());
});

test('each has a short title and one sentence', () => {
  for (const id of ids) {
    expect(ruleTitle(t, id), id).toMatch(/^[A-Z][^.]{1,37}[^.]$/);
    expect(ruleText(t, id), id).toMatch(/^[A-Z].{10,200}\.$/);
  }
});

test('no two rules have the same title and text', () => {
  const seen = ids.map((id) => `${ruleTitle(t, id)} ${ruleText(t, id)}`);
  expect(new Set(seen).size).toBe(ids.length);
});
