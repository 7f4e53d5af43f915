import { FORCES, type Force, type ReadyTable, TABLES } from '../../content/index.ts';
import type { Setup, Side } from '../../engine/index.ts';
import type { GameChoice } from '../../play/newGame.ts';
import { GAME_SETTINGS, type Settings } from '../../play/settings.ts';
import { type ChosenRules, isSameRules } from './chosenRules.ts';

/** What the players have chosen so far, beside the rules. */
export interface ChosenGame {
  readonly table: ReadyTable | undefined;
  readonly forces: Readonly<Record<Side, Force | undefined>>;
  readonly names: Readonly<Record<Side, string>>;
  readonly settings: Settings;
  readonly type: Setup['type'];
  /** SETUP-2, where the rules ask for it; NaN while what has been typed is no number. */
  readonly mostPoints: number;
}

/** The most that is suggested for a first game (SETUP-2). */
const MOST_POINTS = 40;

export const firstGame = (names: ChosenGame['names']): ChosenGame => ({
  table: TABLES[0],
  forces: { a: FORCES[0], b: FORCES[1] ?? FORCES[0] },
  names,
  settings: GAME_SETTINGS,
  type: 'skirmish',
  mostPoints: MOST_POINTS,
});

/** The game that would begin; null without a table or a force. A nameless player is called by `names`. */
export function choiceOf(chosen: ChosenGame, rules: ChosenRules, names: ChosenGame['names']): GameChoice | null {
  const { table, forces, settings, type, mostPoints } = chosen;
  if (!table || !forces.a || !forces.b) return null;
  const { edition, rulings, rules: own, set } = rules;
  return {
    table,
    forces: { a: forces.a, b: forces.b },
    names: { a: chosen.names.a.trim() || names.a, b: chosen.names.b.trim() || names.b },
    edition,
    type,
    rulings,
    rules: own,
    ruleSet: set && isSameRules(set, rules) ? set.name : '',
    mostPoints,
    settings,
  };
}
