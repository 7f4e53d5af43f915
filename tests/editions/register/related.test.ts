import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { relatedTo } from '../../../src/editions/register/related.ts';
import { WORD_RULES } from '../../../src/editions/register/words.ts';
import { RULE_IDS, RULING_IDS } from '../../../src/engine/index.ts';

const IDS: readonly string[] = [...RULE_IDS, ...RULING_IDS];
const folder = fileURLToPath(new URL('../../../../shared/rules/', import.meta.url));

/**
 * Every pair of ids that stand in one row of the ledger or the list of rulings, of those that the product has; none in a copy of
 * the product alone.
 */
const named = (): readonly (readonly [string, string])[] =>
  ['ledger.md', 'rulings.md']
    .filter((file) => existsSync(folder + file))
    .flatMap((file) => readFileSync(folder + file, 'utf8').split('\n'))
    .flatMap((row) => {
      const [, id, rest = ''] = /^\| ([A-Z0-9]+-\d+|R\d+) \|(.*)$/.exec(row) ?? [];
      if (!id) return [];
      const others = rest.match(/\b(?:[A-Z][A-Z0-9]*-\d+|R\d{2,3})\b/g) ?? [];
      return others
        .filter((other) => other !== id && IDS.includes(id) && IDS.includes(other))
        .map((other) => [id, other] as const);
    });

describe('rules and rulings that name one another', () => {
  test('are ids there are, and lead both ways', () => {
    for (const id of IDS) {
      for (const other of relatedTo(id)) {
        expect(IDS, id).toContain(other);
        expect(relatedTo(other), `${other} back to ${id}`).toContain(id);
      }
    }
    expect(relatedTo('OF-3')).toEqual(['R26', 'R72', 'R46']);
    expect(relatedTo('FIRE-12')).toEqual([]);
  });

  test('are those of the ledger and the list of rulings', () => {
    const pairs = named();
    expect(pairs.filter(([id, other]) => !(relatedTo(id) as readonly string[]).includes(other))).toEqual([]);
    const those = new Set(pairs.flatMap(([id, other]) => [`${id} ${other}`, `${other} ${id}`]));
    const ours = IDS.flatMap((id) => relatedTo(id).map((other) => `${id} ${other}`));
    expect(ours.length).toBeGreaterThan(200);
    if (pairs.length > 0) expect(ours.filter((pair) => !those.has(pair))).toEqual([]);
  });
});

test('words of the game lead to rules there are', () => {
  for (const [word, ids] of Object.entries(WORD_RULES)) {
    expect(
      ids.filter((id) => !IDS.includes(id)),
      word,
    ).toEqual([]);
  }
});
