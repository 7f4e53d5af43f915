import { rulesetOf, rulingOptions } from '../editions/index.ts';
import { apply, type Command, type Game, type Ruleset, type RulingId } from '../engine/index.ts';
import type { Start } from './start.ts';

/** A ruling without which something would not have happened as it did. */
export interface Decisive {
  readonly ruling: RulingId;
  /** The option in force, 'a' for the default. */
  readonly option: string;
}

/**
 * The rulings that decided each event of a command: those with another option under which the same command at the same
 * point is refused or has no such event among its own. What only another option would have brought stands with the
 * last event. Found by asking the engine, so that it cannot be forgotten where a rule is written; sizes of bases by
 * number (R39) are not tried.
 */
export function decisive(
  before: Game,
  command: Command,
  { edition, rulings }: Pick<Start, 'edition' | 'rulings'>,
): readonly (readonly Decisive[])[] {
  const told = eventsUnder(before, command, before.setup.ruleset);
  const decided = told.map((): Decisive[] => []);
  for (const [ruling, options] of rulingOptions(edition)) {
    const option = String(rulings[ruling] ?? 'a');
    for (const other of ['a', ...options]) {
      if (other === option) continue;
      const instead = eventsUnder(before, command, rulesetOf(edition, { ...rulings, [ruling]: other }));
      for (const [i, event] of told.entries()) {
        const bare = i === told.length - 1 && instead.some((each) => !told.includes(each));
        if (bare || !instead.includes(event)) mark(decided[i] ?? [], { ruling, option });
      }
    }
  }
  return decided;
}

function mark(decided: Decisive[], decisive: Decisive): void {
  if (!decided.some(({ ruling }) => ruling === decisive.ruling)) decided.push(decisive);
}

/** Each event as a text, to be compared. */
function eventsUnder({ setup, state }: Game, command: Command, ruleset: Ruleset): readonly string[] {
  const result = apply({ setup: { ...setup, ruleset }, state }, command);
  return result.ok ? result.events.map((event) => JSON.stringify(event)) : [];
}
