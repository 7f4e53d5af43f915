import { CARDS, type Force, type ReadyScenario, type ReadyTable } from '../content/index.ts';
import { type EditionId, type HouseRules, type Rulings, rulesetOf } from '../editions/index.ts';
import type { Card, GrenadeKind, Setup, Side } from '../engine/index.ts';
import { withBriefing } from './briefing.ts';
import { type ClockSetting, newClock } from './clock.ts';
import { hasComputer, type Players } from './players.ts';
import { type Settings, settingsOf } from './settings.ts';
import type { Start } from './start.ts';

/** The kinds of game; a scenario brings its own table, forces and conditions (WIN-5). */
export const GAME_TYPES = ['skirmish', 'mission', 'scenario'] as const satisfies readonly Setup['type'][];

/** What players choose before a game. */
export interface GameChoice {
  readonly table: ReadyTable;
  readonly forces: Readonly<Record<Side, Pick<Force, 'cards' | 'own'>>>;
  readonly names: Readonly<Record<Side, string>>;
  readonly edition: EditionId;
  /** A skirmish if left out. */
  readonly type?: Setup['type'];
  /** Of a scenario: by what each side wins, and whose edge is which where it says so. */
  readonly scenario?: Pick<ReadyScenario, 'victory' | 'edges'>;
  readonly rulings?: Rulings;
  readonly rules?: HouseRules;
  /** The name of the set these rules come from. */
  readonly ruleSet?: string;
  /** SETUP-2: the maximum that was agreed, where the rules ask for one. */
  readonly mostPoints?: number;
  /** GREN-14: the extra grenades each side buys, where the rules have them. */
  readonly grenades?: Readonly<Record<Side, readonly GrenadeKind[]>>;
  readonly title?: string;
  /** What a scenario tells both sides. */
  readonly briefing?: string;
  readonly settings?: Settings;
  /** No clock if left out. */
  readonly clock?: ClockSetting;
  /** Two people if left out. */
  readonly players?: Players;
  /** Where the cards of the forces are looked up; the ready ones if left out. */
  readonly cards?: readonly Card[];
}

/** A game from its set-up on. Only the cards that are played with go along, so that a saved game is complete and small. */
export function startOf(choice: GameChoice): Start {
  const { table, forces, names, edition, type = 'skirmish', rulings = {}, title = '', cards = CARDS } = choice;
  const { rules = {}, ruleSet = '', mostPoints } = choice;
  const ruleset = rulesetOf(edition, rulings, rules);
  const { settings = settingsOf(ruleset) } = choice;
  const bought = (side: Side) => {
    const grenades = ruleset.grenades.extra === null ? [] : (choice.grenades?.[side] ?? []);
    return grenades.length > 0 ? { grenades } : {};
  };
  const inPlay = gathered(forces, cards);
  return {
    title,
    edition,
    rulings,
    rules,
    ruleSet,
    settings,
    ...(choice.clock ? { clock: newClock(choice.clock) } : {}),
    ...(choice.players && hasComputer(choice.players) ? { players: choice.players } : {}),
    position: null,
    extras: withBriefing(choice.briefing ?? ''),
    setup: {
      table: table.table,
      scenery: table.scenery,
      cards: inPlay.cards,
      sides: {
        a: { name: names.a, force: inPlay.forces.a, ...bought('a') },
        b: { name: names.b, force: inPlay.forces.b, ...bought('b') },
      },
      type,
      ...choice.scenario,
      ...(mostPoints !== undefined && ruleset.setup.forceValue === 'at-most' ? { mostPoints } : {}),
      ruleset,
    },
  };
}

/** So much of an id leaves room for what tells it from another; none is longer than 40 letters. */
const SHORTENED = 34;

type Ids = readonly Card['id'][];

/** The cards of both sides; of two that have one id the later gets another, as players make cards without asking each other. */
export function gathered(forces: GameChoice['forces'], ready: readonly Card[] = CARDS) {
  const inPlay = new Map<string, Card>();
  const idsOf = ({ cards, own }: Pick<Force, 'cards' | 'own'>): Ids =>
    cards.map((id) => {
      const card = (own?.cards ?? ready).find((each) => each.id === id);
      if (!card) return id;
      let free = id;
      for (let n = 1; ; n++) {
        const there = inPlay.get(free);
        if (!there || isSame(there, card)) break;
        free = `${id.slice(0, SHORTENED)}-b${n}`;
      }
      inPlay.set(free, free === id ? card : { ...card, id: free });
      return free;
    });
  const both: Readonly<Record<Side, Ids>> = { a: idsOf(forces.a), b: idsOf(forces.b) };
  const order = (card: Card): number => ready.findIndex(({ id }) => id === card.id);
  return { cards: [...inPlay.values()].sort((p, q) => order(p) - order(q)), forces: both };
}

const isSame = ({ id: _, ...p }: Card, { id: __, ...q }: Card): boolean => JSON.stringify(p) === JSON.stringify(q);
