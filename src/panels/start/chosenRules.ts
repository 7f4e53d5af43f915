import { EDITIONS, type EditionId, type Rules, rulingsFault } from '../../editions/index.ts';
import type { RulingId } from '../../engine/index.ts';
import type { StoredRuleSet } from '../../store/ruleSets.ts';

/** By which rules the players mean to play, and where they come from. */
export interface ChosenRules extends Rules {
  /** The set they were taken from; they may have been changed since. */
  readonly set: StoredRuleSet | null;
  /** Rulings that did not come along from the edition before. */
  readonly dropped: readonly RulingId[];
}

export const FIRST_RULES: ChosenRules = { edition: EDITIONS[0], rulings: {}, rules: {}, set: null, dropped: [] };

/** Another edition: house rules stay, of the rulings only those whose question arises in it. */
export function inEdition({ rulings, rules }: Rules, edition: EditionId): ChosenRules {
  const given = Object.entries(rulings) as [RulingId, string | number][];
  const arises = ([id, option]: [RulingId, string | number]): boolean =>
    rulingsFault(edition, { [id]: option }) === null;
  const kept = Object.fromEntries(given.filter(arises));
  const dropped = given.filter((each) => !arises(each)).map(([id]) => id);
  return { edition, rulings: kept, rules, set: null, dropped };
}

export const fromSet = (set: StoredRuleSet): ChosenRules => ({
  edition: set.edition,
  rulings: set.rulings,
  rules: set.rules,
  set,
  dropped: [],
});

/** Are these the rules of the set, nothing added and nothing left out? */
export const isSameRules = (p: Rules, q: Rules): boolean =>
  p.edition === q.edition && isSameChoice(p.rulings, q.rulings) && isSameChoice(p.rules, q.rules);

const isSameChoice = (p: Rules['rules'], q: Rules['rules']): boolean =>
  Object.keys(p).length === Object.keys(q).length && Object.entries(p).every(([id, option]) => q[id] === option);
