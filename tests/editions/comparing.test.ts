import { describe, expect, test } from 'vitest';
import { comparison, EDITIONS, type Rules, type RuleValue, rulesetOf, type Saying } from '../../src/editions/index.ts';
import { ruleText } from '../../src/i18n/index.ts';
import { strict } from '../i18n/words.ts';

const t = strict();
const plain = (edition: Rules['edition'], change: Partial<Rules> = {}): Rules => ({
  edition,
  rulings: {},
  rules: {},
  ...change,
});
const pairs = EDITIONS.flatMap((p) => EDITIONS.filter((q) => q !== p).map((q) => [p, q] as const));

describe('two sets of rules side by side', () => {
  test.each(EDITIONS)('%s has no difference from itself, nor from what says the same in other words', (edition) => {
    const income = rulesetOf(edition).turn.income;
    expect(comparison(plain(edition), plain(edition, { rules: { 'TURN-3': income } }))).toEqual([]);
  });

  test.each(pairs)('%s and %s: each rule told has words of its own on either side', (p, q) => {
    const differences = comparison(plain(p), plain(q));
    expect(differences.length).toBeGreaterThan(3);
    const alike = differences.filter(({ id }) => ruleText(t, id, p) === ruleText(t, id, q)).map(({ id }) => id);
    expect(alike).toEqual([]);
  });

  const told = (p: Rules, q: Rules) => comparison(p, q).map(({ id, sayings }) => [id, ...sayings.map(toldBy)]);

  test('a house rule is told beside what holds without it', () => {
    const own = plain('tactic-qs-it', { rules: { 'TURN-3': 7, 'COVER-7': 'characters' } });
    expect(told(plain('tactic-qs-it'), own)).toEqual([
      ['TURN-3', 5, 7],
      ['COVER-7', 'scenery', 'characters'],
    ]);
  });

  test('a ruling is told by its option, on the side that has chosen one', () => {
    const settled = plain('tactic-2.2', { rulings: { R18: 'c', R38: 'b', R32: 'a' } });
    expect(told(settled, plain('tactic-2.2'))).toEqual([
      ['R38', 'b', 'tactic-2.2'],
      ['R18', 'c', 'tactic-2.2'],
    ]);
  });

  test('[R52=b Q] a ruling that changes two values is told once', () => {
    expect(told(plain('tactic-2.2', { rulings: { R52: 'b' } }), plain('tactic-2.2'))).toEqual([
      ['R52', 'b', 'tactic-2.2'],
    ]);
  });

  test('what is switched or settled tells of its own values alone', () => {
    const ids = (p: Rules, q: Rules) => comparison(p, q).map(({ id }) => id);
    const own = plain('tactic-2.2', { rules: { 'TURN-3': 7 } });
    expect(ids(own, plain('combat-1.1'))).toEqual(expect.arrayContaining(['TURN-1', 'TURN-3']));
    const shots = plain('combat-1.1', { rulings: { R14: 'b' } });
    expect(ids(shots, plain('tactic-2.2'))).toEqual(expect.arrayContaining(['FIRE-9', 'R14']));
  });

  test('a house rule over a ruling that says the same is no difference', () => {
    const settled = plain('tactic-2.2', { rulings: { R18: 'b' } });
    expect(told(settled, plain('tactic-2.2', { rules: { 'GREN-2': 12 } }))).toEqual([]);
  });

  test('what is switched in one edition is told against what another has of its own', () => {
    const rows = told(plain('combat-1.1', { rules: { 'WIN-1': 'points' } }), plain('tactic-qs-fr'));
    expect(rows.map(([id]) => id)).not.toContain('WIN-1');
    expect(rows).toContainEqual(['TURN-3', 'combat-1.1', 'tactic-qs-fr']);
  });
});

function toldBy(saying: Saying): RuleValue {
  switch (saying.by) {
    case 'switch':
      return saying.value;
    case 'ruling':
      return saying.option;
    case 'edition':
      return saying.edition;
  }
}
