import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { EDITIONS, type EditionId, EDITION_LETTERS as LETTERS } from '../../src/editions/index.ts';
import type { Case } from '../../src/play/cases/case.ts';
import { readCase } from '../../src/play/files/readCase.ts';
import { idsIn, keyOf } from '../conformance/ids.ts';
import type { EditionLetter } from '../conformance/ledger.ts';
import { CLAIMS } from '../conformance/proved.ts';

/** The case files of this folder, and what each is about. */

export interface CaseFile {
  /** `fire/hedge.json`. */
  readonly name: string;
  readonly text: string;
  readonly given: Case;
}

/** Throws where one cannot be read. */
export const caseFiles = (): readonly CaseFile[] =>
  readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .map((name) => {
      const text = readFileSync(join(import.meta.dirname, name), 'utf8');
      const read = readCase(text);
      if (!read.ok) throw new Error(`${name}: ${read.fault.path}: ${read.fault.fault}`);
      return { name, text, given: read.value };
    });

/** All that the editions have, as test names write it. */
export const HAD: ReadonlySet<string> = new Set(CLAIMS.map(keyOf));

const letterOf = (edition: string): EditionLetter => LETTERS[edition as EditionId] as EditionLetter;

/** The editions that a case speaks for. */
const lettersOf = ({ game, under }: Case): readonly EditionLetter[] =>
  (under === 'own' ? [game.edition] : under === 'all' ? EDITIONS : under).map(letterOf);

/** `[FIRE-3 Q]`, `[R32=b Q]`: what it is about, in each of its editions that has that. */
export const claimsOf = (each: Case): readonly string[] =>
  each.about.flatMap((id) => {
    const option = (each.game.rulings as Readonly<Record<string, unknown>>)[id];
    const claims = lettersOf(each).map((letter) => `[${option === undefined ? id : `${id}=${option}`} ${letter}]`);
    const had = claims.filter((claim) => idsIn(claim).proofs.some((proof) => HAD.has(keyOf(proof))));
    return had.length > 0 ? had : claims;
  });
