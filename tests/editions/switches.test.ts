import { describe, expect, test } from 'vitest';
import {
  differingLeaves,
  EDITIONS,
  type HouseRules,
  houseRulesFault,
  idsOfLeaf,
  optionsOf,
  type RuleValue,
  rulesetOf,
  rulingOptions,
  SWITCH_IDS,
  type SwitchId,
  valueIn,
} from '../../src/editions/index.ts';

import { RULE_IDS } from '../../src/engine/index.ts';

const plain = rulesetOf('tactic-2.2');

/** Every name of an option, and of a number the ends of its bounds. */
const all = SWITCH_IDS.flatMap((id) => {
  const { words, bounds } = optionsOf(id);
  const values: readonly RuleValue[] = [...words, ...(bounds ? [bounds.least, bounds.most] : [])];
  return values.map((value) => [id, value] as const);
});
const ids = SWITCH_IDS.map((id) => [id] as const);

/** What a switch can change, with any of its options. */
const leavesOf = (id: SwitchId): ReadonlySet<string> =>
  new Set(
    all
      .filter(([each]) => each === id)
      .flatMap(([, value]) => differingLeaves(plain, rulesetOf('tactic-2.2', {}, { [id]: value }))),
  );

/** How many values a rule is made of, where it is more than one. */
const SEVERAL: Readonly<Partial<Record<SwitchId, number>>> = {
  'FIRE-8': 2,
  'OF-4': 2,
  'SF-9': 2,
  'SETUP-7': 3,
  'WIN-1': 2,
};

describe('a rule that can be switched', () => {
  test.each(ids)('%s is a rule of the ledger, and changes values that speak of it and of nothing else', (id) => {
    expect(RULE_IDS).toContain(id);
    const leaves = leavesOf(id);
    expect(leaves.size).toBe(SEVERAL[id] ?? 1);
    for (const leaf of leaves) expect(idsOfLeaf(leaf), leaf).toContain(id);
  });

  test('no two change the same value', () => {
    const leaves = SWITCH_IDS.flatMap((id) => [...leavesOf(id)]);
    expect(new Set(leaves).size).toBe(leaves.length);
  });

  test.each(all)('%s = %s is in force when it has been chosen, in every edition', (id, value) => {
    const own = { [id]: value };
    expect(houseRulesFault(own)).toBeNull();
    for (const edition of EDITIONS) {
      const before = JSON.stringify(rulesetOf(edition));
      expect(valueIn(rulesetOf(edition, {}, own), id), edition).toBe(value);
      expect(JSON.stringify(rulesetOf(edition))).toBe(before);
    }
  });

  test.each(EDITIONS)('what %s says is an option of each, with any ruling', (edition) => {
    for (const id of SWITCH_IDS) {
      const rulings = [...rulingOptions(edition)].flatMap(([ruling, options]) =>
        options.map((option) => ({ [ruling]: option })),
      );
      for (const each of [{}, ...rulings]) {
        const value = valueIn(rulesetOf(edition, each), id);
        expect(value, `${id} ${JSON.stringify(each)}`).not.toBeNull();
        expect(houseRulesFault({ [id]: value as RuleValue })).toBeNull();
      }
    }
  });

  test.each(EDITIONS)('%s can be played from another edition, as far as these rules go', (edition) => {
    const there = rulesetOf(edition);
    const own = Object.fromEntries(SWITCH_IDS.map((id) => [id, valueIn(there, id) as RuleValue]));
    const switched = new Set(SWITCH_IDS.flatMap((id) => [...leavesOf(id)]));
    for (const from of EDITIONS) {
      const left = differingLeaves(rulesetOf(from, {}, own), there);
      expect(left.filter((leaf) => switched.has(leaf))).toEqual([]);
    }
  });

  test('house rules lie over rulings', () => {
    expect(rulesetOf('tactic-2.2', { R18: 'b' }, { 'GREN-2': 20 }).grenades.longest).toBe(20);
    expect(rulesetOf('tactic-2.2', { R18: 'b' }).grenades.longest).toBe(12);
  });
});

describe('what is no house rule', () => {
  test.each([
    [{ 'WIN-1': 'goals' }, 'WIN-1'],
    [{ 'WIN-1': 3 }, 'WIN-1'],
    [{ 'TURN-3': 0 }, 'TURN-3'],
    [{ 'TURN-3': 21 }, 'TURN-3'],
    [{ 'TURN-3': 5.5 }, 'TURN-3'],
    [{ 'TURN-3': Number.NaN }, 'TURN-3'],
    [{ 'TURN-3': '5' }, 'TURN-3'],
    [{ 'TURN-5': 'no' }, 'TURN-5'],
    [{ 'WIN-1': 'points', 'WIN-9': 'points' }, 'WIN-9'],
    [{ R32: 'b' }, 'R32'],
    [{ 'WIN-1': 'constructor' }, 'WIN-1'],
    [{ constructor: 'points' }, 'constructor'],
    [JSON.parse('{ "__proto__": "points" }'), '__proto__'],
  ] as [HouseRules, string][])('%j: %s', (rules, id) => {
    expect(houseRulesFault(rules)).toBe(id);
    if (id !== 'WIN-9') expect(rulesetOf('tactic-2.2', {}, rules)).toEqual(plain);
  });
});
