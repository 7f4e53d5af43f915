import { EDITIONS, rulesetOf } from '../../editions/index.ts';
import { type GameState, type Id, prepareSetup, SIDES, type Side } from '../../engine/index.ts';
import type { FileFault } from '../files/fault.ts';
import { checkForm, formFaults } from '../files/form.ts';
import { FORMS, type GameForm } from '../files/gameForm.ts';
import { parseJson } from '../files/json.ts';
import { stateOf } from '../files/position.ts';
import { kindSaid, liftedTo } from '../files/readFile.ts';
import { extrasOf, readGame } from '../files/readGame.ts';
import { openGame } from '../files/replay.ts';
import { readRules } from '../files/rulesChecks.ts';
import { lineTo } from '../history.ts';
import { type Draft, draftOf, emptyDraft, fileOf } from './draft.ts';

type Names = Readonly<Record<Side, string>>;

export type ReadDraft =
  | { readonly ok: true; readonly draft: Draft; readonly leftOut: readonly FileFault[] }
  | { readonly ok: false; readonly fault: FileFault };

/**
 * A text of unknown origin as a draft: a game or a case as it stands at its last step, a table or a scenario with nobody on it yet. What of
 * it has no form is left out, one after the other, and said; what has a form and is wrong stays, for `faultsOf` to say.
 */
export function readDraft(text: string, names: Names): ReadDraft {
  const whole = readGame(text);
  if (whole.ok) {
    const { history } = openGame(whole.value);
    const draft = draftOf(whole.value.start, history);
    const isPosition = lineTo(history).length === 0; // with nothing played it comes from where it came from
    return { ok: true, draft: isPosition ? { ...draft, extras: whole.value.start.extras } : draft, leftOut: [] };
  }
  const json = parseJson(text);
  if (!json.ok) return json;
  const said = kindSaid(json.value);
  if (!said.ok) return said;
  const empty = emptyDraft(EDITIONS[0], names);
  switch (said.value) {
    case 'game':
    case 'case':
    case 'table':
    case 'scenario':
      return drafted(said.value, json.value as object, empty);
    default:
      return { ok: false, fault: whole.fault };
  }
}

/** So often something is left out or put in before a file is given up. */
const MOST_LEFT_OUT = 200;

type Drafted = 'game' | 'case' | 'table' | 'scenario';

function drafted(kind: Drafted, file: object, empty: Draft): ReadDraft {
  const lifted = liftedTo(kind, file);
  if (!lifted.ok) return lifted;
  const form = FORMS[kind];
  let now: unknown = structuredClone(lifted.value);
  const missing = fillForces(now);
  const leftOut: FileFault[] = [];
  const position = fileOf(empty);
  const usual = kind === 'case' ? { game: position } : position;
  for (let n = 0; n < MOST_LEFT_OUT; n++) {
    const [fault] = formFaults(form, now);
    if (!fault) break;
    const isGone = leftOut.some(({ path }) => path === fault.path);
    if (fault.fault === 'missing' && filledIn(now, usual, fault.path)) {
      if (!isGone) leftOut.push(fault);
      continue;
    }
    const without = leaveOut(now, fault);
    if (without === undefined) return { ok: false, fault };
    if (!isGone) leftOut.push(fault);
    now = without;
  }
  const read = checkForm(form, now);
  if (!read.ok) return { ok: false, fault: read.fault };
  emptyForces(read.value, missing);
  const draft = MADE[kind](read.value as never, empty);
  return 'fault' in draft ? { ok: false, fault: draft.fault } : { ok: true, draft, leftOut };
}

/** Puts in what is missing and has a usual value, as on a bare table; has it one? Not where it is one of many. */
function filledIn(file: unknown, usual: unknown, path: string): boolean {
  const steps = path.match(/[^.[\]]+/g) ?? [];
  const last = steps.pop();
  const under = (whole: unknown): unknown =>
    steps.reduce<unknown>((value, step) => (value as Record<string, unknown> | undefined)?.[step], whole);
  const [into, from] = [under(file), under(usual)];
  if (last === undefined || typeof into !== 'object' || into === null || Array.isArray(into)) return false;
  if (typeof from !== 'object' || from === null || !Object.hasOwn(from, last)) return false;
  (into as Record<string, unknown>)[last] = structuredClone((from as Record<string, unknown>)[last]);
  return true;
}

/** A form asks for somebody on each side: on one that has nobody yet somebody stands in while it is looked at. Says which. */
function fillForces(file: unknown): readonly Side[] {
  const sides = sidesIn(file);
  const missing = SIDES.filter((side) => Array.isArray(sides?.[side]?.force) && sides[side].force.length === 0);
  for (const side of missing) sides?.[side]?.force?.push('nobody');
  return missing;
}

function emptyForces(file: unknown, missing: readonly Side[]): void {
  for (const side of missing) sidesIn(file)?.[side]?.force?.pop();
}

interface Held {
  readonly game?: Held;
  readonly setup?: Held;
  readonly sides?: Partial<Record<Side, { readonly force?: Id[] }>>;
}

/** Of a game, a case or a scenario. */
const sidesIn = (file: unknown): Held['sides'] => {
  const held = file as Held | undefined;
  return held?.sides ?? held?.setup?.sides ?? held?.game?.setup?.sides;
};

/** Without the field that is wrong, or where something is missing without the entry of a list it is missing in. */
function leaveOut(file: unknown, { path, fault }: FileFault): unknown {
  const steps = path.match(/[^.[\]]+/g) ?? [];
  const entry = steps.findLastIndex((step) => /^\d+$/.test(step));
  const whole = fault === 'missing' || fault === 'fewer-entries' ? entry + 1 : steps.length;
  const cut = steps.slice(0, whole);
  const last = cut.pop();
  const parent = cut.reduce<unknown>((value, step) => (value as Record<string, unknown> | undefined)?.[step], file);
  if (last === undefined || typeof parent !== 'object' || parent === null) return undefined;
  const place = Array.isArray(parent) ? Object.keys(parent).indexOf(last) : -1;
  if (Array.isArray(parent) && place >= 0) parent.splice(place, 1);
  else if (!Object.hasOwn(parent, last)) return undefined;
  else delete (parent as Record<string, unknown>)[last];
  return file;
}

type Made = Draft | { readonly fault: FileFault };

const MADE = {
  game: (file: GameForm, empty: Draft): Made => ofGame(file, empty),
  case: ({ game, title }: { game: GameForm; title: string }, empty: Draft): Made => ofGame({ ...game, title }, empty),
  table: ({ table, scenery }: Pick<Draft['setup'], 'table' | 'scenery'>, empty: Draft): Made => ({
    ...empty,
    setup: { ...empty.setup, table, scenery },
  }),
  scenario: (file: GameForm['setup'] & Pick<GameForm, 'edition' | 'rulings' | 'rules'>, empty: Draft): Made => {
    const agreed = readRules(file);
    if (!agreed.ok) return { fault: agreed.fault };
    const { edition } = agreed.value;
    const { rulings, rules, table, scenery, cards, sides, victory, edges } = file;
    const setup = {
      table,
      scenery,
      cards,
      sides,
      type: 'scenario',
      ruleset: rulesetOf(edition, rulings, rules),
    } as const;
    const whole = { ...setup, ...(victory ? { victory } : {}), ...(edges ? { edges } : {}) };
    return inReserve({ ...empty, edition, rulings, rules, setup: whole });
  },
} as const;

/** Where it began: with its position, or with everybody in reserve. */
function ofGame(file: GameForm, empty: Draft): Made {
  const agreed = readRules(file);
  if (!agreed.ok) return { fault: agreed.fault };
  const { edition } = agreed.value;
  const { title, rulings, rules } = file;
  const setup = { ...file.setup, ruleset: rulesetOf(edition, rulings, rules) };
  const draft = {
    ...empty,
    title,
    edition,
    rulings,
    rules,
    ruleSet: file['x-ruleset'] ?? '',
    extras: extrasOf(file),
    setup,
  };
  const position = file.last ?? file.position;
  return position ? { ...draft, position: stateOf(position, prepareSetup(setup)) } : inReserve(draft);
}

/** In the first turn, with nobody on the table yet. */
function inReserve(draft: Draft): Draft {
  const { setup } = draft;
  const begun = emptyDraft(draft.edition, { a: setup.sides.a.name, b: setup.sides.b.name }, setup.table).position;
  const characters = stateOf({ ...begun, characters: [], markers: [] } as never, prepareSetup(setup)).characters;
  const position: GameState = { ...begun, characters };
  return { ...draft, position };
}
