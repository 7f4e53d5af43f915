import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root, run } from '../../scripts/setup.mjs';
import { CASES, DEMANDED_CASES } from './cases.ts';
import { MUTANTS, type Mutant } from './mutants.ts';
import { prove } from './prove.ts';
import { proveCases } from './proveCases.ts';
import { CLAIMS, provedBy, type Run } from './proved.ts';
import { conformance, summary } from './table.ts';
import { UNSEEN } from './unseen.ts';

const USAGE = `npm run conformance             which rules have a test; writes tests/CONFORMANCE.md
npm run conformance -- --check  the same, but fails where the file would change
npm run conformance -- --prove  puts wrong values into the rules: do the tests notice? --only R168 for those of one id,
                                --cases: does any case file? --share 2/8: the second of eight shares, each of all kinds
With --report FILE the tests are not run: it is what vitest's JSON reporter wrote.`;

const DOCUMENT = 'tests/CONFORMANCE.md';

/** Runs the command; its exit status is 0 if nothing is missing, 1 if something is, 2 if it was asked for wrongly. */
export async function main(args: readonly string[]): Promise<number> {
  const asked = options(args);
  if (!asked) {
    console.error(USAGE);
    return 2;
  }
  return asked.prove ? proves(asked) : counts(asked);
}

interface Options {
  readonly check?: boolean;
  readonly prove?: boolean;
  readonly cases?: boolean;
  readonly report?: string;
  readonly only?: string;
  readonly share?: string;
}

function options(args: readonly string[]): Options | null {
  const known = {
    check: { type: 'boolean' },
    prove: { type: 'boolean' },
    cases: { type: 'boolean' },
    report: { type: 'string' },
    only: { type: 'string' },
    share: { type: 'string' },
  } as const;
  try {
    const { values } = parseArgs({ args: [...args], options: known });
    return values.share === undefined || shareOf(values.share) ? values : null;
  } catch {
    return null;
  }
}

/** "2/8": the second of eight; null where there is no such share. */
function shareOf(text: string): { readonly nth: number; readonly of: number } | null {
  const [nth = 0, of = 0] = /^\d+\/\d+$/.test(text) ? text.split('/').map(Number) : [];
  return nth >= 1 && nth <= of ? { nth, of } : null;
}

function counts({ check = false, report }: Options): number {
  const runs = runsOf(report ?? runTests());
  if (!runs) {
    console.error(`There is no report of the tests at ${report ?? OWN_REPORT}.`);
    return 1;
  }
  const proved = provedBy(runs);
  const written = conformance(proved);
  const before = existsSync(join(root, DOCUMENT)) ? readFileSync(join(root, DOCUMENT), 'utf8') : '';
  if (!check) writeFileSync(join(root, DOCUMENT), written);
  const faults = [
    ...proved.missing.map((key) => `No test that passes carries ${key}.`),
    ...proved.unknown.map((fault) => `Not an id of the ledger, the rulings or the cases: ${fault}.`),
    ...(check && before !== written ? [`${DOCUMENT} is out of date: npm run conformance writes it.`] : []),
  ];
  const demanded = CLAIMS.length + DEMANDED_CASES.length;
  console.log(check ? summary(proved).join('\n') : written);
  console.log(`${proved.cases.size} of ${CASES.size} cases, ${runs.length} tests, ${demanded} ids demanded`);
  return conclude('conformance', demanded - proved.missing.length, faults);
}

/** All of them, or those that tests of one id have to notice, or a share of these. */
async function proves({ only, cases = false, share = '1/1' }: Options): Promise<number> {
  const { nth, of } = shareOf(share) ?? { nth: 1, of: 1 };
  const mutants = MUTANTS.filter(
    ({ keys }) => only === undefined || keys.some((key) => /^\[([^= ]+)/.exec(key)?.[1] === only),
  ).filter((_, i) => i % of === nth - 1);
  const isUnseen = (name: string): boolean => cases && Object.hasOwn(UNSEEN, name);
  const say = ({ name }: Mutant, unnoticedBy: readonly string[]): void => {
    const word = unnoticedBy.length === 0 ? 'noticed' : isUnseen(name) ? 'unseen' : 'NOT NOTICED';
    console.log(`${word.padEnd(11)}  ${name}`);
  };
  const survivors = await (cases ? proveCases : prove)(mutants, say);
  const survived = new Set(survivors.map(({ name }) => name));
  const unseen = mutants.filter(({ name }) => isUnseen(name));
  for (const { name } of unseen) console.log(`${name}: ${UNSEEN[name]}`);
  const faults = [
    ...survivors
      .filter(({ name }) => !isUnseen(name))
      .map(({ name, unnoticedBy }) => `${name} is noticed by no test of ${unnoticedBy.join(', ')}.`),
    ...unseen
      .filter(({ name }) => !survived.has(name))
      .map(({ name }) => `${name} is noticed, and need not be in unseen.ts.`),
  ];
  console.log(
    `${mutants.length - survivors.length} of ${mutants.length} noticed, ${unseen.length} that no case can notice`,
  );
  return conclude('prove', mutants.length - faults.length, faults);
}

/** Tells what is wrong, and leaves the counts for scripts/test.mjs. */
function conclude(name: string, passed: number, faults: readonly string[]): number {
  for (const fault of faults) console.error(fault);
  console.log(`${passed} passed, ${faults.length} failed`);
  mkdirSync(join(root, 'test-results'), { recursive: true });
  writeFileSync(join(root, `test-results/${name}.json`), JSON.stringify({ passed, failed: faults.length }));
  return faults.length > 0 ? 1 : 0;
}

const OWN_REPORT = 'test-results/ids.json';

/** Runs the tests whose names have something in brackets. One that fails proves nothing, but stops nothing either. */
function runTests(): string {
  run(
    `vitest run --project unit --project ui --project apart -t "\\[" --reporter=json --outputFile.json=${OWN_REPORT}`,
  );
  return OWN_REPORT;
}

/** The parts of vitest's JSON report that matter here. */
interface Report {
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
}

/** The tests of a report that were run. */
function runsOf(report: string): readonly Run[] | null {
  const path = join(root, report);
  if (!existsSync(path)) return null;
  const { testResults } = JSON.parse(readFileSync(path, 'utf8')) as Report;
  return testResults
    .flatMap((file) => file.assertionResults)
    .filter(({ status }) => status === 'passed' || status === 'failed')
    .map(({ fullName, status }) => ({ name: fullName, passed: status === 'passed' }));
}
