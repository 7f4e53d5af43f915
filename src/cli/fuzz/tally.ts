import { IN_SCOPE, TALLIED, type Tallied } from './scope.ts';

/** How often each thing occurred in a run. */
export class Tally {
  games = 0;
  cutOff = 0;
  commands = 0;
  readonly counts: Readonly<Record<Tallied, Map<string, number>>> = {
    commands: new Map(),
    frames: new Map(),
    events: new Map(),
    refusals: new Map(),
    endings: new Map(),
  };

  add(what: Tallied, name: string): void {
    const counts = this.counts[what];
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }

  /** What is in scope and never occurred. */
  missing(): string[] {
    return TALLIED.flatMap((what) => IN_SCOPE[what].filter((name) => !this.counts[what].has(name)));
  }
}
