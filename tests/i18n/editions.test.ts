import { describe, expect, test } from 'vitest';
import { EDITIONS, rulingsOf } from '../../src/editions/index.ts';
import { editionWord, gapsOf, saysItself } from '../../src/i18n/index.ts';
import { strict, words } from './words.ts';

const t = strict();

test('there are words for each edition that can be played, and for no other', () => {
  expect(Object.keys(words.editions)).toHaveLength(EDITIONS.length);
  expect(new Set(EDITIONS.map((edition) => editionWord(t, 'name', edition))).size).toBe(EDITIONS.length);
});

describe.each(EDITIONS)('%s', (edition) => {
  test('says which text it follows, in what language and of when', () => {
    expect(editionWord(t, 'source', edition)).toMatch(/^(English|Italian|French) .*(20\d\d|without a date)$/);
    expect(editionWord(t, 'about', edition)).toMatch(/^[A-Z].{30,200}\.$/);
  });

  test('has gaps that a ruling of this edition settles, each told in a sentence', () => {
    const gaps = gapsOf(t, edition);
    expect(gaps.length).toBeGreaterThan(5);
    const rulings: readonly string[] = rulingsOf(edition);
    expect(gaps.map(([id]) => id).filter((id) => !rulings.includes(id))).toEqual([]);
    for (const [id, gap] of gaps) expect(gap, id).toMatch(/^[A-Z].{20,160}\.$/);
  });
});

test('only the other editions have words of their own', () => {
  expect(saysItself(t, 'WOUND-2', 'text', 'tactic-2.2')).toBe(false);
  expect(saysItself(t, 'WOUND-2', 'text', 'tactic-qs-it')).toBe(true);
  expect(saysItself(t, 'WOUND-2', 'title', 'tactic-qs-it')).toBe(false);
  expect(saysItself(t, 'FIRE-8', 'title', 'tactic-qs-it')).toBe(true);
});
