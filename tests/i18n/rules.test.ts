import { describe, expect, test } from 'vitest';
import { EDITIONS, rulingsOf } from '../../src/editions/index.ts';
import { FLOW_IDS, RULE_IDS, RULING_IDS, type RuleId } from '../../src/engine/index.ts';
import { placeOf, ruleText, ruleTitle } from '../../src/i18n/index.ts';
import { LEDGER } from '../conformance/ledger.ts';
import { commonTextHolds } from './commonTextHolds.ts';
import { strict, words } from './words.ts';

const ids: readonly RuleId[] = [...RULE_IDS, ...RULING_IDS, ...FLOW_IDS];
const t = strict();
const OTHERS = [
  ['B', 'tactic-2.0-beta'],
  ['I', 'tactic-qs-it'],
  ['F', 'tactic-qs-fr'],
  ['C', 'combat-1.1'],
] as const;

test('there are words for each rule, ruling and reason, and for nothing else', () => {
  expect(Object.keys(words.rules).sort()).toEqual([...ids].sort());
});

test.each(EDITIONS)('in %s each has a short title and a short text', (edition) => {
  for (const id of ids) {
    expect(ruleTitle(t, id, edition), id).toMatch(/^[A-Z][^.]{1,37}[^.]$/);
    expect(ruleText(t, id, edition), id).toMatch(/^[A-Z].{10,200}\.$/);
  }
});

test.each(EDITIONS)('in %s no two have the same title and text', (edition) => {
  const seen = ids.map((id) => `${ruleTitle(t, id, edition)} ${ruleText(t, id, edition)}`);
  expect(new Set(seen).size).toBe(ids.length);
});

describe.each(OTHERS)('in edition %s', (letter, edition) => {
  const own: Readonly<Record<string, { title?: string; text: string }>> = words.rulesIn[placeOf(edition)];
  /** Rows in which the ledger has other words for this edition than for tactic-2.2, or only one of them has a rule. */
  const differing = [...LEDGER].filter(([, cell]) => {
    if ((cell[letter] === '-') !== (cell.Q === '-')) return true;
    // “=” in a column means “as Q”, and in Q itself “as C”
    return letter === 'C' ? cell.C === 'x' && cell.Q === 'x' : cell[letter] === 'x';
  });

  test('every row of the ledger that differs has its own text, or a reason why the common one holds', () => {
    const silent = differing.map(([id]) => id).filter((id) => !Object.hasOwn(own, id));
    expect(silent.sort()).toEqual(Object.keys(commonTextHolds[letter]).sort());
  });

  test('no row has a text of its own that the ledger has as tactic-2.2 has it', () => {
    const rows = Object.keys(own).filter((id) => LEDGER.has(id));
    expect(rows.filter((id) => !differing.some(([row]) => row === id))).toEqual([]);
  });

  test('a rule that is not in it is not told as if it were', () => {
    for (const [id, cell] of LEDGER) {
      if (cell[letter] !== '-') continue;
      expect(ruleText(t, id as RuleId, edition), id).toMatch(
        /the beta|only in the|not said|not forbidden|not needed|nothing is saved/i,
      );
    }
  });

  test('rulings have texts of their own only where their question arises', () => {
    const rulings: readonly string[] = rulingsOf(edition);
    expect(Object.keys(own).filter((id) => !LEDGER.has(id) && !rulings.includes(id))).toEqual([]);
  });

  test('what is said for it differs from the common words', () => {
    for (const [id, { title, text }] of Object.entries(own)) {
      const common = words.rules[id as keyof typeof words.rules];
      expect(text, id).not.toBe(common.text);
      expect(title, id).not.toBe(common.title);
    }
  });

  test('a ruling only some editions need is told without naming this one', () => {
    const names = { B: /in the beta/i, I: /in the italian/i, F: /in the french/i, C: /in the 2009/i }[letter];
    for (const id of rulingsOf(edition))
      expect(`${ruleTitle(t, id, edition)} ${ruleText(t, id, edition)}`).not.toMatch(names);
  });
});

test('the titles of rulings name an edition only where it is another one', () => {
  expect(ruleTitle(t, 'R33', 'tactic-2.2')).toBe('Characters as cover in Italian');
  expect(ruleTitle(t, 'R33', 'tactic-qs-it')).toBe('Characters as cover');
});
