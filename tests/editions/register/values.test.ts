import { describe, expect, test } from 'vitest';
import { EDITION_LETTERS, EDITIONS, idsChangedBy, rulesOf, rulingsOf } from '../../../src/editions/index.ts';
import { RULE_IDS, RULING_IDS } from '../../../src/engine/index.ts';
import { LEDGER } from '../../conformance/ledger.ts';
import { RULINGS } from '../../conformance/rulings.ts';

describe.each(EDITIONS)('%s', (edition) => {
  const letter = EDITION_LETTERS[edition];

  test('has values of its own only where the ledger has words of its own for it', () => {
    const changed = [...idsChangedBy(edition)];
    const known: readonly string[] = [...RULE_IDS, ...RULING_IDS];
    expect(changed.filter((id) => !known.includes(id))).toEqual([]);
    const alike = changed.filter((id) => LEDGER.get(id)?.[letter] === '=' || LEDGER.get(id)?.[letter] === undefined);
    expect(alike.filter((id) => LEDGER.has(id))).toEqual([]);
  });

  test('has the rules that the ledger has for it, and with house rules any', () => {
    expect(rulesOf(edition)).toEqual(RULE_IDS.filter((id) => LEDGER.get(id)?.[letter] !== '-'));
    expect(rulesOf(edition, { 'PSY-1': 'panic' })).toEqual(RULE_IDS);
  });

  test('needs the rulings that touch it, and no other', () => {
    const touching = [...RULINGS].filter(([, { editions }]) => editions.includes(letter)).map(([id]) => id);
    expect(rulingsOf(edition)).toEqual(touching);
  });
});

test('tactic-2.2 changes nothing against itself, the others do', () => {
  expect([...idsChangedBy('tactic-2.2')]).toEqual([]);
  expect([...idsChangedBy('tactic-qs-fr')].sort()).toEqual(
    expect.arrayContaining(['COVER-6', 'GREN-5', 'H2H-1', 'MOVE-6', 'OF-4', 'SF-4', 'TC-4']),
  );
});
