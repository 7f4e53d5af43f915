import { CARDS } from '../../content/index.ts';
import { isLibraryKind, LIBRARY_KINDS } from '../library.ts';
import { type Faults, type FileFault, fileFault, firstOf, refused, within } from './fault.ts';
import { checkForm, formFaults } from './form.ts';
import {
  type CaseForm,
  FORMS,
  type ForceForm,
  type GameForm,
  KINDS,
  type Kind,
  type LibraryForm,
  type ScenarioForm,
} from './gameForm.ts';
import { parseJson } from './json.ts';
import { lineOf } from './lineOf.ts';
import { caseFaults } from './readCase.ts';
import { kindSaid, liftedTo } from './readFile.ts';
import { gameFaults, gameFrom } from './readGame.ts';
import { scenarioFileFaults } from './readScenario.ts';
import { openGame } from './replay.ts';
import { readRules } from './rulesChecks.ts';
import { cardFaults, sceneryFaults } from './setupChecks.ts';

/** All that is wrong with a file of whatever kind it says it is. */
export interface Checked {
  /** null: of none that is read here. */
  readonly kind: Kind | null;
  readonly faults: readonly LocatedFault[];
}

/** `line`: where in the text, counted from 1. */
export type LocatedFault = FileFault & { readonly line: number };

/** More than this many are not told of one file: mend these first. */
const MOST = 100;

/**
 * Whatever is wrong with a text of unknown origin, not its first fault alone as for whoever opens it: with its form, or where that is
 * sound with what it says, or where that goes together with the first command that the rules refuse.
 */
export function checkFile(text: string): Checked {
  const json = parseJson(text);
  if (!json.ok) return { kind: null, faults: located(text, [json.fault]) };
  const said = kindSaid(json.value);
  if (!said.ok) return { kind: null, faults: located(text, [said.fault]) };
  const kind = KINDS.find((each) => each === said.value);
  if (!kind) {
    const { fault } = refused(['format'], 'other-kind', { kind: said.value, wanted: KINDS.join(', ') });
    return { kind: null, faults: located(text, [fault]) };
  }
  return { kind, faults: located(text, fileFaults(kind, json.value as object)) };
}

/** The same of a file of that kind that is no text (any more). */
export function* fileFaults(kind: Kind, file: object): Faults {
  const lifted = liftedTo(kind, file);
  if (!lifted.ok) return yield lifted.fault;
  const form = formFaults(FORMS[kind], lifted.value);
  if (form.length > 0) return yield* form;
  yield* SAID[kind](checked(kind, lifted.value) as never);
}

/** A file whose form has been found sound. */
function checked(kind: Kind, file: object): unknown {
  const read = checkForm(FORMS[kind], file);
  return read.ok ? read.value : null;
}

/** What is wrong with what a file of a kind says. */
const SAID = {
  *game(file: GameForm) {
    const fault = firstOf(gameFaults(file));
    if (fault) yield* gameFaults(file);
    else yield* replayFaults(file);
  },
  case: (file: CaseForm) => caseFaults(file),
  cards: ({ cards }) => cardFaults(cards, ['cards']),
  force: (file: ForceForm) => forceFaults(file),
  table: ({ scenery }) => sceneryFaults(scenery, ['scenery']),
  *ruleset(file: Parameters<typeof readRules>[0]) {
    const read = readRules(file);
    if (!read.ok) yield read.fault;
  },
  scenario: (file: ScenarioForm) => scenarioFileFaults(file),
  library: ({ entries }: LibraryForm) => libraryFaults(entries),
} as const satisfies Readonly<Record<Kind, (file: never) => Faults>>;

/** A card that a force does not bring along has to be a ready one. */
function* forceFaults({ cards, force }: ForceForm): Faults {
  yield* cardFaults(cards, ['cards']);
  for (const [i, id] of force.entries())
    if (![...cards, ...CARDS].some((card) => card.id === id)) yield fileFault(['force', i], 'unknown-card', { id });
}

function* libraryFaults(entries: readonly object[]): Faults {
  for (const [i, entry] of entries.entries()) yield* within(`entries[${i}]`, partFaults(entry));
}

/** Of a file that is part of another, or is to become one: a library holds no games. */
export function* partFaults(file: object): Faults {
  const said = kindSaid(file);
  if (!said.ok) return yield said.fault;
  if (isLibraryKind(said.value)) return yield* fileFaults(said.value, file);
  yield refused(['format'], 'other-kind', { kind: said.value, wanted: LIBRARY_KINDS.join(', ') }).fault;
}

/** The first command that is refused: those after it would follow from another position. */
function* replayFaults(file: GameForm): Faults {
  const read = gameFrom(file);
  const broken = read.ok ? openGame(read.value).broken : null;
  if (broken?.violation) yield fileFault(['commands', broken.at], 'refused-command', { rule: broken.violation.rule });
}

function located(text: string, faults: Iterable<FileFault>): LocatedFault[] {
  const found: LocatedFault[] = [];
  for (const fault of faults) {
    if (found.length === MOST) break;
    found.push({ ...fault, line: lineOf(text, fault.path) });
  }
  return found;
}
