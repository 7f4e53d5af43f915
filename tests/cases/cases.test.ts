import { describe, expect, test } from 'vitest';
import type { Case } from '../../src/play/cases/case.ts';
import { judge } from '../../src/play/cases/judge.ts';
import { turnedRound } from '../../src/play/cases/turnedRound.ts';
import { idsIn, keyOf, type Proof } from '../conformance/ids.ts';
import { CLAIMS } from '../conformance/proved.ts';
import { caseFiles, claimsOf, HAD } from './claims.ts';

/** The cases of the rules, as files that anybody can open: each is a test named after what it is about. */

const nameOf = (each: Case): string => `${claimsOf(each).join(' ')} ${each.title}`;

const cases = caseFiles().map(({ name, given }) => [name, given] as const);

describe('cases', () => {
  test.each(cases.map(([file, each]) => [`${file}: ${nameOf(each)}`, each] as const))('%s', (_, each) => {
    expect(judge(each).filter(({ holds }) => !holds)).toEqual([]);
    const turned = each.expect.flatMap((expectation) => turnedRound(expectation));
    expect(judge({ ...each, expect: turned }).filter(({ holds }) => holds)).toEqual([]);
  });

  test('are there for each family of rules of each edition', () => {
    const familyOf = ({ id, edition }: Proof): string => `${id.slice(0, id.lastIndexOf('-'))} ${edition}`;
    const had = new Set(cases.flatMap(([, each]) => idsIn(nameOf(each)).proofs.map(familyOf)));
    const rules = CLAIMS.filter(({ kind }) => kind === 'rule').map(familyOf);
    expect([...new Set(rules)].filter((family) => !had.has(family))).toEqual([]);
  });

  test('are about something, and about nothing that none of their editions has', () => {
    const foreign = cases.flatMap(([file, each]) => {
      const { proofs, faults } = idsIn(nameOf(each));
      const unknown = proofs.map(keyOf).filter((key) => !HAD.has(key));
      return [...faults, ...unknown].map((id) => `${file}: ${id}`);
    });
    expect(foreign).toEqual([]);
    expect(cases.filter(([, { about }]) => about.length === 0).map(([file]) => file)).toEqual([]);
  });
});
