import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createVitest, type TestCase, type TestModule, type TestSpecification, type Vitest } from 'vitest/node';
import { idsIn, keyOf, patternOf } from './ids.ts';
import type { Change, Mutant } from './mutants.ts';
import { Slipped } from './slipped.ts';

/** A mutant that tests of some of its ids do not notice. */
export interface Survivor {
  readonly name: string;
  readonly unnoticedBy: readonly string[];
}

/** The tests of the case files, which carry the ids that the files are about. */
const OF_CASES = fileURLToPath(new URL('../cases/cases.test.ts', import.meta.url));

/**
 * Puts each wrong thing into the rules in turn, and runs the tests that carry its ids, of which each in each edition must have one that
 * notices.
 */
export async function prove(
  mutants: readonly Mutant[],
  told: (mutant: Mutant, unnoticedBy: readonly string[]) => void,
): Promise<readonly Survivor[]> {
  const benches = await Promise.all(Array.from({ length: BENCHES }, openBench));
  try {
    const files = await filesCarrying(benches[0] as Bench, new Set(mutants.flatMap(({ keys }) => keys)));
    const survivors: Survivor[] = [];
    const waiting = [...mutants];
    const work = async (bench: Bench) => {
      for (let mutant = waiting.shift(); mutant; mutant = waiting.shift()) {
        const unnoticedBy = await unnoticed(bench, files, mutant);
        if (unnoticedBy.length > 0) survivors.push({ name: mutant.name, unnoticedBy });
        told(mutant, unnoticedBy);
      }
    };
    await Promise.all(benches.map(work));
    return survivors;
  } finally {
    for (const { vitest } of benches) await vitest.close();
  }
}

/** A vitest with one worker, its files, and what is planted in its rules. There are as many as a small machine has processors. */
interface Bench {
  readonly vitest: Vitest;
  readonly files: readonly TestSpecification[];
  readonly slipped: Slipped;
}

const BENCHES = 2;

async function openBench(): Promise<Bench> {
  const slipped = new Slipped();
  const config = fileURLToPath(new URL('prove.config.ts', import.meta.url));
  const options = { config, watch: false, maxWorkers: 1, reporters: [{}] };
  const vitest = await createVitest('test', options, { plugins: [slipped.plugin] });
  return { vitest, files: await vitest.globTestSpecifications(), slipped };
}

/** A test file, with the ids that its tests carry. */
interface File {
  readonly path: string;
  readonly keys: ReadonlySet<string>;
}

/** The files with tests of these ids, quickest first, from a run with nothing planted: in it all of them must pass. */
async function filesCarrying(bench: Bench, keys: ReadonlySet<string>): Promise<readonly File[]> {
  // the edition of an id may be filled in by a template
  const ids = [...keys].map((key) => key.slice(1, key.search(/[= ]/)));
  const carrying = bench.files
    .map(({ moduleId }) => moduleId)
    .filter((path) => {
      if (path === OF_CASES) return true; // named after what its files are about
      const text = readFileSync(path, 'utf8');
      return ids.some((id) => text.includes(`[${id}`));
    });
  const modules = await run(bench, carrying, null, ANY_ID);
  for (const module of modules) {
    const failed = [...module.children.allTests('failed')].map(({ fullName }) => fullName);
    if (!module.ok()) throw new Error(`Fails with nothing planted: ${[module.moduleId, ...failed].join('\n')}`);
  }
  return [...modules]
    .sort((p, q) => p.diagnostic().duration - q.diagnostic().duration)
    .map((module) => ({
      path: module.moduleId,
      keys: new Set([...module.children.allTests('passed')].flatMap(keysOf)),
    }));
}

/** Of the ids of a mutant those that no failing test carries. Stops looking as soon as there is one for each. */
async function unnoticed(bench: Bench, files: readonly File[], { keys, change }: Mutant): Promise<readonly string[]> {
  bench.slipped.put(bench.vitest, change);
  const waiting = new Set(files);
  let left = keys;
  for (;;) {
    const wanted = (file: File) => left.filter((key) => file.keys.has(key));
    const [file] = [...waiting].sort((p, q) => wanted(q).length - wanted(p).length);
    if (!file || wanted(file).length === 0) return left;
    waiting.delete(file);
    const modules = await run(bench, [file.path], change, new RegExp(wanted(file).map(patternOf).join('|')));
    const failed = new Set(modules.flatMap((module) => [...module.children.allTests('failed')].flatMap(keysOf)));
    left = left.filter((key) => !failed.has(key));
  }
}

async function run(
  { vitest, files }: Bench,
  paths: readonly string[],
  change: Change | null,
  names: RegExp,
): Promise<readonly TestModule[]> {
  vitest.provide('change', change);
  vitest.setGlobalTestNamePattern(names);
  const { testModules } = await vitest.runTestSpecifications(files.filter(({ moduleId }) => paths.includes(moduleId)));
  return testModules;
}

const keysOf = ({ fullName }: TestCase): readonly string[] => idsIn(fullName).proofs.map(keyOf);

const ANY_ID = /\[[A-Z][\w.=-]* [CBQIF]\]/;
