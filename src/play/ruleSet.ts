import type { Rules } from '../editions/index.ts';
import type { Start } from './start.ts';

/** Rules that players have given a name: an edition, its rulings and their house rules. It keeps games and files company. */
export interface RuleSet extends Rules {
  readonly name: string;
}

/** The rules a game is played by. */
export const ruleSetOf = ({ ruleSet, edition, rulings, rules }: Start): RuleSet => ({
  name: ruleSet,
  edition,
  rulings,
  rules,
});
