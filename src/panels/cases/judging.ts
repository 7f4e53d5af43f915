import { useEffect, useState } from 'react';
import type { Rules } from '../../editions/index.ts';
import { judge } from '../../play/cases/judge.ts';
import { turnedBy } from '../../play/cases/underOthers.ts';
import { readCase } from '../../play/files/readCase.ts';
import type { ListedCase } from '../../store/cases.ts';

/** What came of a case: by its own rules whether it holds; by others only whether anything comes out otherwise. */
export type Result = 'holds' | 'fails' | 'open';

export interface Judging {
  readonly results: ReadonlyMap<string, Result>;
  readonly isRunning: boolean;
  run(): void;
  stop(): void;
}

/** So long the page may be busy at once, in ms. */
const SLICE = 12;

/** Judges cases one after the other, while the page goes on. */
export function useJudging(cases: readonly ListedCase[], rules: Rules | null): Judging {
  const [results, setResults] = useState<ReadonlyMap<string, Result>>(new Map());
  const [isRunning, setRunning] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what came of others tells nothing of these
  useEffect(() => {
    setResults(new Map());
    setRunning(false);
  }, [cases, rules]);
  useEffect(() => {
    if (!isRunning) return undefined;
    let isWanted = true;
    const found = new Map<string, Result>();
    const slice = async (): Promise<void> => {
      let since = performance.now();
      for (const each of cases) {
        if (!isWanted) return;
        found.set(each.name, resultOf(each, rules));
        if (performance.now() - since < SLICE) continue;
        setResults(new Map(found));
        await new Promise((goOn) => setTimeout(goOn));
        since = performance.now();
      }
      if (!isWanted) return;
      setResults(found);
      setRunning(false);
    };
    void slice();
    return () => {
      isWanted = false;
    };
  }, [cases, rules, isRunning]);
  return { results, isRunning, run: () => setRunning(true), stop: () => setRunning(false) };
}

export function resultOf({ text }: ListedCase, rules: Rules | null): Result {
  const read = readCase(text);
  if (!read.ok) return 'fails';
  if (read.value.expect.length === 0) return 'open';
  const holds = rules ? turnedBy(read.value, rules).length === 0 : judge(read.value).every((each) => each.holds);
  if (holds) return 'holds';
  return read.value.open !== null && !rules ? 'open' : 'fails';
}
