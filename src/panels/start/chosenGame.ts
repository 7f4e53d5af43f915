import { FORCES, type Force, type ReadyScenario, type ReadyTable, SCENARIOS, TABLES } from '../../content/index.ts';
import { rulesetOf } from '../../editions/index.ts';
import type { GrenadeKind, Setup, Side } from '../../engine/index.ts';
import type { ClockSetting } from '../../play/clock.ts';
import type { GameChoice } from '../../play/newGame.ts';
import type { PlayedBy } from '../../play/players.ts';
import { type Settings, settingsOf } from '../../play/settings.ts';
import { type ChosenRules, isSameRules } from './chosenRules.ts';

/** What the players have chosen so far, beside the rules. */
export interface ChosenGame {
  readonly table: ReadyTable | undefined;
  readonly forces: Readonly<Record<Side, Force | undefined>>;
  readonly names: Readonly<Record<Side, string>>;
  /** Who plays which side. */
  readonly playedBy: Readonly<Record<Side, PlayedBy>>;
  /** Extra grenades, where the rules have them (GREN-14). */
  readonly grenades: Readonly<Record<Side, readonly GrenadeKind[]>>;
  /** What has been chosen otherwise than a new game has it. */
  readonly settings: Partial<Settings>;
  /** null: none. NaN for a number that is not one. */
  readonly clock: ClockSetting | null;
  /** Where a scenario is to be played. */
  readonly scenario: ReadyScenario | undefined;
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
  playedBy: { a: 'person', b: 'person' },
  grenades: { a: [], b: [] },
  settings: {},
  clock: null,
  scenario: SCENARIOS[0],
  type: 'skirmish',
  mostPoints: MOST_POINTS,
});

/** The game that would begin; null without a table or a force, or a scenario. A nameless player is called by `names`; `seed` is the computer's. */
export function choiceOf(
  chosen: ChosenGame,
  rules: ChosenRules,
  names: ChosenGame['names'],
  seed = 0,
): GameChoice | null {
  const { table, forces, grenades, type, mostPoints } = chosen;
  const { edition, rulings, rules: own, set } = rules;
  const agreed = {
    names: { a: chosen.names.a.trim() || names.a, b: chosen.names.b.trim() || names.b },
    edition,
    type,
    settings: { ...settingsOf(rulesetOf(edition, rulings, own)), ...chosen.settings },
    ...(chosen.clock ? { clock: chosen.clock } : {}),
    players: { ...chosen.playedBy, seed },
    rulings,
    rules: own,
    ruleSet: set && isSameRules(set, rules) ? set.name : '',
  };
  if (type === 'scenario') return chosen.scenario ? { ...agreed, ...partsOf(chosen.scenario) } : null;
  return table && forces.a && forces.b
    ? { ...agreed, table, forces: { a: forces.a, b: forces.b }, mostPoints, grenades }
    : null;
}

/** What a scenario brings along. */
function partsOf({ forces, cards, victory, edges, ...table }: ReadyScenario) {
  return {
    table,
    forces: { a: { cards: forces.a }, b: { cards: forces.b } },
    ...(cards ? { cards } : {}),
    scenario: { victory, ...(edges ? { edges } : {}) },
  };
}
