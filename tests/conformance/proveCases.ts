import { caseFiles, claimsOf } from '../cases/claims.ts';
import { type Judged, openCaseBench } from './caseBench.ts';
import { patternOf } from './ids.ts';
import type { Mutant } from './mutants.ts';
import type { Survivor } from './prove.ts';

/** The text of a case file, and what it is about as test names write it. */
interface Claiming {
  readonly text: string;
  readonly claims: string;
}

/** Puts each wrong thing into the rules in turn, and asks whether any case file notices, first of those that are about it. */
export async function proveCases(
  mutants: readonly Mutant[],
  told: (mutant: Mutant, unnoticedBy: readonly string[]) => void,
): Promise<readonly Survivor[]> {
  const bench = await openCaseBench();
  try {
    const files = caseFiles().map(({ text, given }): Claiming => ({ text, claims: claimsOf(given).join(' ') }));
    const sound = await bench.plant(null);
    if (!files.every(({ text }) => sound(text))) throw new Error('A case does not hold with nothing planted.');
    const survivors: Survivor[] = [];
    for (const mutant of mutants) {
      const holds = await bench.plant(mutant.change);
      const unnoticedBy = isNoticed(files, mutant, holds) ? [] : mutant.keys;
      if (unnoticedBy.length > 0) survivors.push({ name: mutant.name, unnoticedBy });
      told(mutant, unnoticedBy);
    }
    return survivors;
  } finally {
    await bench.close();
  }
}

function isNoticed(files: readonly Claiming[], { keys }: Mutant, holds: Judged): boolean {
  const about = new RegExp(keys.map(patternOf).join('|'));
  const first = files.filter(({ claims }) => about.test(claims));
  return [...first, ...files.filter((file) => !first.includes(file))].some(({ text }) => !holdsAtAll(holds, text));
}

/** What stops the program is noticed too. */
function holdsAtAll(holds: Judged, text: string): boolean {
  try {
    return holds(text);
  } catch {
    return false;
  }
}
