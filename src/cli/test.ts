import type { EditionId, Rules } from '../editions/index.ts';
import type { Case, Verdict } from '../play/cases/case.ts';
import { judge } from '../play/cases/judge.ts';
import { type Decided, decided, onTheTable } from '../play/cases/onTheTable.ts';
import { turnedRound } from '../play/cases/turnedRound.ts';
import { changedUnder } from '../play/cases/underOthers.ts';
import type { Reason } from '../play/compare/compare.ts';
import { readCase } from '../play/files/readCase.ts';
import { readRuleSet } from '../play/files/readRuleSet.ts';
import { t } from './faultText.ts';
import { EXIT, type Exit, type Io } from './io.ts';
import { readFrom } from './readFrom.ts';

export interface TestRun {
  /** A file of rules, or an edition: what would these say of the cases? */
  readonly rules?: string;
  readonly edition?: EditionId;
  /** Turns every expectation round, and wants that to fail. */
  readonly prove: boolean;
}

/**
 * `test PATH…`: a line for each case, whether all holds that it expects. Asked about other rules it tells of those cases
 * alone in which a verdict changes.
 */
export function test(paths: readonly string[], run: TestRun, io: Io): Exit {
  const rules = otherRules(run, io);
  if (rules === 'unreadable') return EXIT.unreadable;
  const files = paths.flatMap((path) => io.files(path) ?? [path]);
  const results = files.map((file) => result(file, rules, run.prove, io));
  const failed = String(results.filter((exit) => exit !== EXIT.ok).length);
  io.error(t('files.cli.tested', { cases: results.length, failed }));
  if (results.includes(EXIT.unreadable)) return EXIT.unreadable;
  return results.includes(EXIT.no) ? EXIT.no : EXIT.ok;
}

function otherRules({ rules, edition }: TestRun, io: Io): Rules | null | 'unreadable' {
  if (edition !== undefined) return { edition, rulings: {}, rules: {} };
  if (rules === undefined) return null;
  return readFrom(rules, readRuleSet, io) ?? 'unreadable';
}

function result(file: string, rules: Rules | null, isProof: boolean, io: Io): Exit {
  const given = readFrom(file, readCase, io);
  if (!given) return EXIT.unreadable;
  const changed = rules ? changedUnder(given, rules) : [];
  const gained = changed.flatMap(({ verdict, because }) => (verdict.holds ? [told(verdict, because)] : []));
  const failed = rules
    ? changed.flatMap(({ verdict, because }) =>
        verdict.holds ? [] : [{ ...where(given, verdict), ...told(verdict, because) }],
      )
    : judge(given).flatMap((verdict) => (verdict.holds ? [] : [{ ...where(given, verdict), ...verdict }]));
  const empty = isProof && failed.length + gained.length === 0 ? needless(given) : [];
  const parts = Object.entries({ failed, gained, needless: empty }).filter(([, those]) => those.length > 0);
  const holds = parts.length === 0;
  if (!rules || !holds) {
    const { title, about, open } = given;
    const said = { file, holds, title, about, ...(open === null ? {} : { open }) };
    io.out(JSON.stringify({ ...said, ...Object.fromEntries(parts) }));
  }
  return holds ? EXIT.ok : EXIT.no;
}

const told = (verdict: Verdict, because: readonly Reason[]) => ({
  ...verdict,
  because: because.map(({ leaf, rules }) => ({ value: leaf, rules })),
});

/** At which of its commands something else was found, and the rules that decided there. */
function where(given: Case, { index, rules, differences }: Verdict): Partial<Decided> {
  const expectation = given.expect[index];
  const table = onTheTable(given, index, rules);
  return table.ok && expectation ? decided(table.value, expectation, differences[0]) : {};
}

/** The expectations that would hold turned round as well. */
const needless = (given: Case): readonly number[] =>
  given.expect.flatMap((expectation, index) =>
    judge({ ...given, expect: turnedRound(expectation) }).some(({ holds }) => holds) ? [index] : [],
  );
