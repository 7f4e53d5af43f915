import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { EDITIONS, type EditionId, EDITION_LETTERS as LETTERS } from '../../src/editions/index.ts';
import type { Case } from '../../src/play/cases/case.ts';
import { judge } from '../../src/play/cases/judge.ts';
import { turnedRound } from '../../src/play/cases/turnedRound.ts';
import { readCase } from '../../src/play/files/readCase.ts';
import { idsIn, keyOf, type Proof } from '../conformance/ids.ts';
import type { EditionLetter } from '../conformance/ledger.ts';
import { CLAIMS } from '../conformance/proved.ts';

/** The cases of the rules, as files that anybody can open: each is a test named after what it is about. */

const HAD = new Set(CLAIMS.map(keyOf));

const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.json'),
);

function caseIn(file: string): Case {
  const read = readCase(readFileSync(join(import.meta.dirname, file), 'utf8'));
  if (!read.ok) throw new Error(`${file}: ${read.fault.path}: ${read.fault.fault}`);
  return read.value;
}

const letterOf = (edition: string): EditionLetter => LETTERS[edition as EditionId] as EditionLetter;

/** The editions that a case speaks for. */
const lettersOf = ({ game, under }: Case): readonly EditionLetter[] =>
  (under === 'own' ? [game.edition] : under === 'all' ? EDITIONS : under).map(letterOf);

/** `[FIRE-3 Q] [R32=b Q] fire/hedge: …`: of what it is about, in each of its editions that has that. */
const claimsOf = (each: Case): readonly string[] =>
  each.about.flatMap((id) => {
    const option = (each.game.rulings as Readonly<Record<string, unknown>>)[id];
    const claims = lettersOf(each).map((letter) => `[${option === undefined ? id : `${id}=${option}`} ${letter}]`);
    const had = claims.filter((claim) => idsIn(claim).proofs.some((proof) => HAD.has(keyOf(proof))));
    return had.length > 0 ? had : claims;
  });

const nameOf = (each: Case): string => `${claimsOf(each).join(' ')} ${each.title}`;

const cases = files.map((file) => [file, caseIn(file)] as const);

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
