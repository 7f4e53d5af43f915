import { CARDS, type Force, type ReadyTable } from '../content/index.ts';
import { type EditionId, type HouseRules, type Rulings, rulesetOf } from '../editions/index.ts';
import { type Card, type Setup, SIDES, type Side } from '../engine/index.ts';
import { GAME_SETTINGS, type Settings } from './settings.ts';
import type { Start } from './start.ts';

/** The kinds of game one can begin without more ado; a scenario brings its own conditions. */
export const GAME_TYPES = ['skirmish', 'mission'] as const satisfies readonly Setup['type'][];

/** What players choose before a game. */
export interface GameChoice {
  readonly table: ReadyTable;
  readonly forces: Readonly<Record<Side, Pick<Force, 'cards'>>>;
  readonly names: Readonly<Record<Side, string>>;
  readonly edition: EditionId;
  /** A skirmish if left out. */
  readonly type?: Setup['type'];
  readonly rulings?: Rulings;
  readonly rules?: HouseRules;
  /** The name of the set these rules come from. */
  readonly ruleSet?: string;
  /** SETUP-2: the maximum that was agreed, where the rules ask for one. */
  readonly mostPoints?: number;
  readonly title?: string;
  readonly settings?: Settings;
  /** Where the cards of the forces are looked up; the ready ones if left out. */
  readonly cards?: readonly Card[];
}

/** A game from its set-up on. Only the cards that are played with go along, so that a saved game is complete and small. */
export function startOf(choice: GameChoice): Start {
  const { table, forces, names, edition, type = 'skirmish', rulings = {}, title = '', cards = CARDS } = choice;
  const { settings = GAME_SETTINGS, rules = {}, ruleSet = '', mostPoints } = choice;
  const ruleset = rulesetOf(edition, rulings, rules);
  const inPlay = new Set(SIDES.flatMap((side) => forces[side].cards));
  return {
    title,
    edition,
    rulings,
    rules,
    ruleSet,
    settings,
    position: null,
    extras: {},
    setup: {
      table: table.table,
      scenery: table.scenery,
      cards: cards.filter(({ id }) => inPlay.has(id)),
      sides: {
        a: { name: names.a, force: forces.a.cards },
        b: { name: names.b, force: forces.b.cards },
      },
      type,
      ...(mostPoints !== undefined && ruleset.setup.forceValue === 'at-most' ? { mostPoints } : {}),
      ruleset,
    },
  };
}
