import { z } from 'zod';
import { CLOCK_KINDS, MOST_INCREMENT, MOST_MINUTES } from '../clock.ts';
import { PLAYED_BY } from '../players.ts';
import { DICE_MODES, HINTS, TAKE_BACKS } from '../settings.ts';
import { cardsForm } from './cardForm.ts';
import { caseFields } from './caseForm.ts';
import { filedCommandForm } from './commandForm.ts';
import { count, flag, grenade, id, list, open, text } from './form.ts';
import { positionForm } from './positionForm.ts';
import { houseRulesForm, rulingsForm } from './rulesForm.ts';
import { sceneryForm, tableForm } from './sceneryForm.ts';
import { edgesForm, victoryForm } from './victoryForm.ts';

/** What every file begins with. */
const head = <Kind extends string>(kind: Kind) => ({
  format: z.literal(`take-cover/${kind}`),
  version: z.int().min(1),
  app: z.string().max(40).default(''),
});

const sideOf = (least: number) =>
  open({ name: text.default(''), force: list(id, 100, least), grenades: list(grenade, 100).exactOptional() });

export const sideForm = sideOf(1);

const playersForm = open({ a: z.enum(PLAYED_BY), b: z.enum(PLAYED_BY), seed: count });

export const setupForm = open({
  table: tableForm,
  scenery: sceneryForm,
  cards: cardsForm,
  sides: open({ a: sideForm, b: sideForm }),
  type: z.enum(['skirmish', 'mission', 'scenario']).default('skirmish'),
  mostPoints: count.exactOptional(),
  victory: victoryForm.exactOptional(),
  edges: edgesForm.exactOptional(),
});

const settingsForm = open({
  takeBack: z.enum(TAKE_BACKS).exactOptional(),
  dice: z.enum(DICE_MODES).exactOptional(),
  hints: z.enum(HINTS).exactOptional(),
});

/** More than any clock can come to, in ms. */
const MOST_TIME = 1e9;

/** By which rules: an edition, and what the players have settled and switched. */
const rulesFields = { edition: z.string().max(40), rulings: rulingsForm, rules: houseRulesForm } as const;

const timeLeft = z.number().min(0).max(MOST_TIME);

const clockForm = open({
  kind: z.enum(CLOCK_KINDS),
  minutes: z.int().min(1).max(MOST_MINUTES),
  increment: z.int().min(0).max(MOST_INCREMENT),
  left: open({ a: timeLeft, b: timeLeft }),
  credited: count,
  paused: flag,
});

/** A game without what every file begins with, and without a title. */
const gameFields = {
  ...rulesFields,
  setup: setupForm,
  position: positionForm.nullable().default(null),
  commands: list(filedCommandForm, 50_000).default([]),
  at: z.int().min(-1).exactOptional(),
  hashes: z.record(z.string().regex(/^\d{1,5}$/), z.string().max(40)).default({}),
  last: positionForm.nullable().default(null),
  'x-settings': settingsForm.exactOptional(),
  'x-clock': clockForm.exactOptional(),
  'x-ruleset': text.exactOptional(),
  'x-players': playersForm.exactOptional(),
} as const;

export const gameForm = open({ ...head('game'), title: text.default(''), ...gameFields });

const rulesetFileForm = open({ ...head('ruleset'), name: text.default(''), ...rulesFields });

const cardsFileForm = open({ ...head('cards'), cards: cardsForm });
/** A force with the cards of its own that it needs; those that are missing are ready ones. */
const forceFileForm = open({
  ...head('force'),
  name: text.default(''),
  faction: z.string().max(40).default(''),
  cards: cardsForm,
  force: list(id, 100),
});

const tableFileForm = open({ ...head('table'), table: tableForm, scenery: sceneryForm });

const scenarioFor = (side: typeof sideForm) =>
  open({
    ...head('scenario'),
    name: text.default(''),
    briefing: text.exactOptional(),
    ...rulesFields,
    table: tableForm,
    scenery: sceneryForm,
    cards: cardsForm,
    sides: open({ a: side, b: side }),
    victory: victoryForm,
    edges: edgesForm.exactOptional(),
  });

const scenarioFileForm = scenarioFor(sideForm);

/** One that is being written: on a side there may be nobody yet. */
export const unfinishedScenarioForm = scenarioFor(sideOf(0));

export const gameInCaseForm = open(gameFields);

const caseFileForm = open({
  ...head('case'),
  title: text,
  about: list(z.string().max(20), 50),
  note: text.default(''),
  game: gameInCaseForm,
  ...caseFields,
});

/** What a library holds: whole files, each of its own kind. */
const PARTS = [cardsFileForm, forceFileForm, tableFileForm, scenarioFileForm, rulesetFileForm, caseFileForm] as const;

const libraryFileForm = open({
  ...head('library'),
  entries: list(z.looseObject({ format: z.string().max(60) }), 5000, 0, z.union(PARTS)),
});

/** The kinds of file this program reads, each with its form. */
export const FORMS = {
  game: gameForm,
  case: caseFileForm,
  cards: cardsFileForm,
  force: forceFileForm,
  table: tableFileForm,
  ruleset: rulesetFileForm,
  scenario: scenarioFileForm,
  library: libraryFileForm,
} as const;
export type Kind = keyof typeof FORMS;
export const KINDS = Object.keys(FORMS) as readonly Kind[];

/** A game as its form has it, be it a file of its own or part of a case. */
export type GameForm = z.output<typeof gameInCaseForm> & { readonly title: string };
export type CaseForm = z.output<typeof caseFileForm>;
export type ScenarioForm = z.output<typeof scenarioFileForm>;
export type ForceForm = z.output<typeof forceFileForm>;
export type LibraryForm = z.output<typeof libraryFileForm>;
