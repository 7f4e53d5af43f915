import type { EditionId } from '../../editions/index.ts';
import { demandedOf, TALLIED, type Tallied } from './scope.ts';

/** How often each thing occurred in a run. */
export class Tally {
  games = 0;
  cutOff = 0;
  commands = 0;
  readonly counts = Object.fromEntries(TALLIED.map((what) => [what, new Map()])) as Readonly<
    Record<Tallied, Map<string, number>>
  >;

  add(what: Tallied, name: string): void {
    const counts = this.counts[what];
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }

  /** What a run of this length has to come upon, and did not. */
  missing(edition: EditionId, withHouseRules = false): string[] {
    return TALLIED.flatMap((what) =>
      demandedOf(what, this.games, edition, withHouseRules).filter((name) => !this.counts[what].has(name)),
    );
  }
}
