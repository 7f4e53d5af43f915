// npm test, npm run test:long: every step in turn, then a table of them, then the counts on one line.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { checkNode, install, root, run, runBeside, stop } from './setup.mjs';

/** A step counts as one test unless it writes a report; it is left out while what it `needs` is not in the tree. Steps that
 * only read the tree, each on one processor, are done `beside` each other. What is tried only where it is `installed` may be nothing.
 * @typedef {{ passed: number, failed: number, faults?: string[], untried?: string[] }} Counts `faults` are the names of what failed, to be read
 * at the end, `untried` the test files of which nothing could be tried on this machine.
 * @typedef {{ name: string, command: string, report?: string, count?: (json: any) => Counts, after?: string, needs?: string, beside?: true, where?: 'installed' }} Step */

/** @param {string} name
 * @param {string} projects
 * @returns {Step} */
const vitest = (name, projects) => ({
  name,
  command: `vitest run ${projects} --reporter=default --reporter=json --outputFile.json=test-results/${name}.json`,
  report: `test-results/${name}.json`,
  count: (json) => ({
    passed: json.numPassedTests,
    failed: json.numFailedTests,
    faults: json.testResults.flatMap(vitestFaults),
    untried: json.testResults.filter(isUntried).map((/** @type {any} */ { name }) => relative(root, name)),
  }),
});

/** Counts the rules and options that are proved, or the wrong values that were noticed.
 * @param {string} name
 * @param {string} args
 * @returns {Step} */
const conformance = (name, args) => ({
  name,
  command: `node scripts/conformance.mjs ${args}`,
  report: `test-results/${name}.json`,
  count: (json) => json,
});

/** Tests tagged @long look at tools and screens once more in windows of other sizes, or play what others play by other means;
 * @every is left to `npm run test:e2e`, @gallery only takes pictures.
 * @param {string} name
 * @param {string} which
 * @returns {Step} */
const browser = (name, which) => ({
  name,
  command: `playwright test -c tests --reporter=list,json ${which}`,
  report: `test-results/${name.replace(' ', '-')}.json`,
  count: ({ stats, suites }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    faults: specsIn(suites)
      .filter(({ ok }) => !ok)
      .map(browserFault),
  }),
  after: 'build',
});

/** @type {Record<string, Step[]>} */
const lists = {
  short: [
    { name: 'types', command: 'tsc -p .', beside: true },
    { name: 'engine types', command: 'tsc -p src/engine', beside: true },
    { name: 'worker types', command: 'tsc -p src/offline', beside: true },
    { name: 'lint', command: 'biome ci --error-on-warnings --config-path=tests/config/lint.json', beside: true },
    { name: 'unused code', command: 'knip', beside: true },
    vitest('unit', '--project unit --project ui --project apart'),
    conformance('conformance', '--check --report test-results/unit.json'),
    { name: 'build', command: 'npm run -s build' },
    browser('browser', '--grep-invert "@long|@every|@gallery"'),
  ],
  long: [
    { ...vitest('long', '--project long'), needs: 'tests/long' },
    conformance('prove', '--prove'),
    { name: 'build', command: 'npm run -s build' },
    browser('more browser', '--grep @long'),
    { name: 'bench', command: 'npm run -s bench', needs: 'tests/bench/package.json' },
  ],
  browsers: [
    { name: 'build', command: 'npm run -s build' },
    { ...vitest('browsers', '--project browsers'), after: 'build', where: 'installed' },
  ],
};

const list = process.argv[2] ?? 'short';
const steps = (lists[list] ?? stop(`There is no list "${list}": ${Object.keys(lists).join(', ')}.`)).filter(
  ({ needs }) => !needs || existsSync(join(root, needs)),
);

checkNode();
install('test');
mkdirSync(join(root, 'test-results'), { recursive: true });

/** @type {Map<string, Counts & { seconds: number }>} */
const results = new Map();
await Promise.all(
  steps
    .filter(({ beside }) => beside)
    .map(async (step) => {
      const started = performance.now();
      const { code, output } = await runBeside(step.command);
      announce(step);
      console.log(output);
      note(step, started, code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
    }),
);
for (const step of steps.filter(({ beside }) => !beside)) {
  announce(step);
  const started = performance.now();
  note(step, started, step.after && results.get(step.after)?.failed ? { passed: 0, failed: 1 } : perform(step));
}

console.log('');
for (const [name, { passed, failed, seconds, untried = [] }] of results) {
  console.log(`${name.padEnd(14)}${seconds.toFixed(1).padStart(7)} s  ${passed} passed, ${failed} failed`);
  for (const file of untried)
    console.log(`${' '.repeat(14)}${file}: not tried, what it needs is not installed here (see CONTRIBUTING.md)`);
}
const passed = [...results.values()].reduce((sum, counts) => sum + counts.passed, 0);
const failed = [...results.values()].reduce((sum, counts) => sum + counts.failed, 0);
const faults = [...results].flatMap(([name, { faults = [] }]) => faults.map((fault) => `${name}: ${fault}\n`)).join('');
process.stdout.write(faults);
writeFileSync(join(root, `test-results/${list}.faults`), faults);
writeFileSync(join(root, `test-results/${list}.count`), `${passed} passed, ${failed} failed\n`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

/** A file that does not load has a message and no tests.
 * @param {any} file
 * @returns {string[]} */
function vitestFaults({ name, message, assertionResults }) {
  const file = relative(root, name);
  const failed = assertionResults.filter((/** @type {any} */ { status }) => status === 'failed');
  if (failed.length === 0) return message ? [`${file}: ${message}`] : [];
  return failed.map(
    (/** @type {any} */ { fullName, failureMessages }) =>
      `${file} > ${fullName}: ${failureMessages[0]?.split('\n')[0]}`,
  );
}

/** It has loaded, and all that is in it was left out.
 * @param {any} file
 * @returns {boolean} */
function isUntried({ status, assertionResults }) {
  return status === 'passed' && assertionResults.length === 0;
}

/** Playwright's specs stand in suites within suites.
 * @param {any[]} suites
 * @returns {any[]} */
function specsIn(suites = []) {
  return suites.flatMap((suite) => [...suite.specs, ...specsIn(suite.suites)]);
}

/** The last try, without the colours of a terminal: the line of the test and what it waited for.
 * @param {any} spec
 * @returns {string} */
function browserFault({ file, title, tests }) {
  const { error } = tests.at(-1)?.results.at(-1) ?? {};
  if (!error) return `${file} > ${title}`;
  const words = stripVTControlCharacters(error.message ?? '')
    .split('\n')
    .filter((line) => line.trim())
    .slice(0, 6)
    .join(' | ');
  return `${file}:${error.location?.line} > ${title}: ${words}`;
}

/** @param {Step} step */
function announce({ name, command }) {
  console.log(`\n── ${name}: ${command}`);
}

/** @param {Step} step
 * @param {number} started
 * @param {Counts} counts */
function note({ name }, started, counts) {
  results.set(name, { ...counts, seconds: (performance.now() - started) / 1000 });
}

/** A step that fails without a failed test (a file that does not load, a crash) still counts as a failure.
 * @param {Step} step
 * @returns {Counts} */
function perform({ command, report, count, where }) {
  if (report) rmSync(join(root, report), { force: true });
  const ok = run(command, { env: report ? { PLAYWRIGHT_JSON_OUTPUT_FILE: join(root, report) } : {} }) === 0;
  if (!report || !count) return ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  if (!existsSync(join(root, report))) return { passed: 0, failed: 1 };
  const counts = count(JSON.parse(readFileSync(join(root, report), 'utf8')));
  const silent = counts.failed === 0 && (!ok || (counts.passed === 0 && where !== 'installed'));
  return silent ? { ...counts, failed: 1 } : counts;
}
