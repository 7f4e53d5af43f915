import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  EDITIONS,
  idsOfLeaf,
  rulesetOf,
  rulingNumbers,
  rulingOptions,
  rulingsOf,
} from '../../../src/editions/index.ts';
import { differingLeaves } from '../../../src/editions/leaves.ts';
import { LEAVES } from '../../../src/editions/register/values.ts';
import { RULING_IDS } from '../../../src/engine/index.ts';
import { LEAVES as NEIGHBOURS } from '../../conformance/mutants.ts';

const read = (file: string): string => readFileSync(new URL(`../../../src/${file}`, import.meta.url), 'utf8');

/** The ids in a text, `GREN-2 to 4` written out. */
const idsIn = (text: string): readonly string[] =>
  text
    .replace(/\b([A-Z]+)-(\d+) to (\d+)/g, (_, part, from, to) =>
      Array.from({ length: Number(to) - Number(from) + 1 }, (_, i) => `${part}-${Number(from) + i}`).join(' '),
    )
    .match(/\b(?:[A-Z][A-Z0-9]*-\d+|R\d{2,3})\b/g) ?? [];

/** Each value that a source of types speaks of, with the ids in the comment above it. */
function commented(file: string, from: string, part = ''): Map<string, readonly string[]> {
  const body = read(file).split(from)[1]?.split('\n}\n')[0] ?? '';
  const found = new Map<string, readonly string[]>();
  let within = part;
  let comment = '';
  for (const line of body.split('\n')) {
    const [, indent, name = '', type] = /^( +)readonly (\w+): (.*)$/.exec(line) ?? [];
    if (indent === '  ' && type?.endsWith('{')) within = name;
    else if (indent !== undefined)
      found.set(part === '' && indent === '  ' ? name : `${within}.${name}`, idsIn(comment));
    comment = /^ +(\/\*\*| \*)/.test(line) ? (line.includes('/**') ? '' : comment) + line : '';
  }
  return found;
}

const COMMENTED = new Map([
  ...commented('engine/ruleset.ts', 'export interface Ruleset {'),
  ...commented('engine/grenades/rules.ts', 'export interface GrenadeRules {', 'grenades'),
  ...commented('engine/levels/rules.ts', 'export interface LevelRules {', 'levels'),
  ...commented('engine/movement/types.ts', 'export interface MoveRules {', 'movement'),
  ...commented('engine/sight/types.ts', 'export interface SightRules {', 'sight'),
  ...commented('engine/suppression/rules.ts', 'export interface SuppressionRules {', 'suppression'),
]);

test.each(LEAVES)('the engine says of %s what the register says', (leaf) => {
  expect([...new Set(COMMENTED.get(leaf))].sort()).toEqual([...idsOfLeaf(leaf)].sort());
});

describe('beside the values of an edition stand no other ids', () => {
  test.each(['tactic22', 'beta20', 'combat11', 'quickstartItalian', 'quickstartFrench'])('%s', (file) => {
    let part = '';
    let seen = 0;
    for (const line of read(`editions/${file}.ts`).split('\n')) {
      part = /^ {2}(\w+): \{$/.exec(line)?.[1] ?? part;
      const [, indent, name, comment = ''] = /^( {2}| {4})(\w+): .*\/\/ (.*)$/.exec(line) ?? [];
      if (!name) continue;
      seen++;
      const leaf = indent === '  ' ? name : `${part}.${name}`;
      const said: readonly string[] = idsOfLeaf(leaf);
      expect(
        idsIn(comment).filter((id) => !said.includes(id)),
        leaf,
      ).toEqual([]);
    }
    expect(seen).toBeGreaterThan(5);
  });
});

describe.each(EDITIONS)('%s', (edition) => {
  const plain = rulesetOf(edition);

  test('an option of a ruling changes values that say the ruling', () => {
    const chosen = [
      ...[...rulingOptions(edition)].flatMap(([id, options]) => options.map((option) => [id, option] as const)),
      ...[...rulingNumbers(edition)].map(
        ([id, { least, usual }]) => [id, least === usual ? least + 1 : least] as const,
      ),
    ];
    for (const [id, option] of chosen) {
      const changed = differingLeaves(plain, rulesetOf(edition, { [id]: option }));
      expect(changed.length, id).toBeGreaterThan(0);
      for (const leaf of changed) expect(idsOfLeaf(leaf), leaf).toContain(id);
    }
  });
});

test('a ruling that is said arises somewhere', () => {
  const arising = new Set(EDITIONS.flatMap(rulingsOf));
  const rulings: readonly string[] = RULING_IDS;
  const said = new Set(LEAVES.flatMap(idsOfLeaf));
  expect([...said].filter((id) => rulings.includes(id) && !arising.has(id as never))).toEqual([]);
});

/** What a wrong value would break besides what it says: rows that all editions have alike. */
const BESIDE: Readonly<Record<string, readonly string[]>> = {
  'turn.setupTokensAreFirstIncome': ['TURN-3'],
  concealment: ['LOS-14'],
  'suppression.barsBeginning': ['SF-1'],
};

test.each(NEIGHBOURS.map(({ path, leaves }) => [path.join('.'), leaves] as const))(
  'what tests must notice of %s is what it says',
  (leaf, leaves) => {
    const wanted = [...new Set(leaves.flatMap(({ says }) => says.split(' ')))];
    const said: readonly string[] = [...idsOfLeaf(leaf), ...(BESIDE[leaf] ?? [])];
    expect(wanted.filter((id) => !said.includes(id))).toEqual([]);
  },
);
