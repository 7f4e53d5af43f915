import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { EDITION_LETTERS, type EditionId } from '../../src/editions/index.ts';
import type { Case } from '../../src/play/cases/case.ts';
import { judge } from '../../src/play/cases/judge.ts';
import { turnedRound } from '../../src/play/cases/turnedRound.ts';
import { readCase } from '../../src/play/files/readCase.ts';
import { idsIn, keyOf } from '../conformance/ids.ts';
import { CLAIMS } from '../conformance/proved.ts';

/** The cases of the rules, as files that anybody can open: each is a test named after what it is about. */

const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.json'),
);

function caseIn(file: string): Case {
  const read = readCase(readFileSync(join(import.meta.dirname, file), 'utf8'));
  if (!read.ok) throw new Error(`${file}: ${read.fault.path}: ${read.fault.fault}`);
  return read.value;
}

/** `[FIRE-3 Q] [R32=b Q] fire/hedge: …` */
function nameOf({ title, about, game }: Case): string {
  const letter = EDITION_LETTERS[game.edition as EditionId];
  const ids = about.map((id) => {
    const option = (game.rulings as Readonly<Record<string, unknown>>)[id];
    return option === undefined ? `[${id} ${letter}]` : `[${id}=${option} ${letter}]`;
  });
  return `${ids.join(' ')} ${title}`;
}

const cases = files.map((file) => [file, caseIn(file)] as const);

describe('cases', () => {
  test.each(cases.map(([file, each]) => [`${file}: ${nameOf(each)}`, each] as const))('%s', (_, each) => {
    expect(judge(each).filter(({ holds }) => !holds)).toEqual([]);
    const turned = each.expect.flatMap((expectation) => turnedRound(expectation));
    expect(judge({ ...each, expect: turned }).filter(({ holds }) => holds)).toEqual([]);
  });

  test('are about what their edition has, each of them about something', () => {
    const claims = new Set(CLAIMS.map(keyOf));
    const claimed = cases.map(([file, each]) => ({ file, ...idsIn(nameOf(each)), about: each.about }));
    const foreign = claimed.flatMap(({ file, proofs, faults }) =>
      [...faults, ...proofs.map(keyOf).filter((key) => !claims.has(key))].map((id) => `${file}: ${id}`),
    );
    expect(foreign).toEqual([]);
    expect(claimed.filter(({ about }) => about.length === 0).map(({ file }) => file)).toEqual([]);
  });
});
