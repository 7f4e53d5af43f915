import { CARDS } from '../../content/index.ts';
import { rulesetOf } from '../../editions/index.ts';
import { type GameState, initialState, prepareSetup, SIDES, type Side, type Table } from '../../engine/index.ts';
import { fileFaults } from '../files/checkFile.ts';
import { type FileFault, fileFault } from '../files/fault.ts';
import { readGame } from '../files/readGame.ts';
import { gameFile } from '../files/writeGame.ts';
import { begin, gameAt, type History, lineTo } from '../history.ts';
import { TEST_SETTINGS } from '../settings.ts';
import { gameOf, type Start } from '../start.ts';

/**
 * A position in the making. It may be wrong where a position may not: two in one place, a marker of somebody who is out. Whoever it is
 * shown to sees all that is wrong with it at once; only playing waits until nothing is.
 */
export interface Draft extends Pick<Start, 'title' | 'edition' | 'rulings' | 'rules' | 'ruleSet' | 'setup' | 'extras'> {
  readonly position: GameState;
}

/** A bare table in the first turn of side a, with nobody on it yet. */
export function emptyDraft(
  edition: Start['edition'],
  names: Readonly<Record<Side, string>>,
  table: Table = { width: 24, height: 24, name: '', ground: 'grass' },
): Draft {
  const ruleset = rulesetOf(edition);
  const side = (name: string) => ({ name, force: [] });
  const setup = {
    table,
    scenery: [],
    cards: [],
    sides: { a: side(names.a), b: side(names.b) },
    type: 'skirmish',
    ruleset,
  } as const;
  const begun = initialState(prepareSetup(setup));
  const turn = { side: 'a', number: 1, round: ruleset.turn.rounds ? 1 : 0, spent: 0 } as const;
  const tokens = { a: START_TOKENS, b: START_TOKENS };
  const position: GameState = { ...begun, turn, tokens, frames: [turnOf('a')] };
  return { title: '', edition, rulings: {}, rules: {}, ruleSet: '', setup, position, extras: {} };
}

/** Enough to try something with on either side. */
const START_TOKENS = 6;

/** What is going on while a side may act as it likes. */
export const turnOf = (side: Side): GameState['frames'][number] => ({
  kind: 'turn',
  side,
  step: 'act',
  rolls: [],
  passed: false,
});

/** A game as it stands, be it over, as something to change; `x-from` keeps which game it was and after how many steps. */
export function draftOf(start: Start, history: History): Draft {
  const { title, edition, rulings, rules, ruleSet, setup, extras } = start;
  const from = { game: title, step: lineTo(history).length };
  const position = gameAt(history).state;
  return { title, edition, rulings, rules, ruleSet, setup, position, extras: { ...extras, 'x-from': from } };
}

/**
 * All that is wrong with a draft, by the fields of a game file (formats.md); nothing where it can be played. A side with nobody hides
 * none of what else is wrong.
 */
export function faultsOf(draft: Draft): readonly FileFault[] {
  const missing = SIDES.filter((side) => draft.setup.sides[side].force.length === 0);
  const none = missing.map((side) => fileFault(['setup', 'sides', side, 'force'], 'fewer-entries', { least: 1 }));
  return [...none, ...fileFaults('game', fileOf(missing.reduce(withStandIn, draft)))];
}

/** With somebody in reserve, after everybody else, on a side that has nobody. */
function withStandIn(draft: Draft, side: Side): Draft {
  const [card] = CARDS;
  if (!card) return draft;
  const { setup } = draft;
  let id = 'stand-in';
  while (setup.cards.some((each) => each.id === id)) id += '-2';
  const sides = { ...setup.sides, [side]: { ...setup.sides[side], force: [id] } };
  return { ...draft, setup: { ...setup, cards: [...setup.cards, { ...card, id }], sides } };
}

/** What begins in that position, and may be taken back freely; or all that is wrong with it. */
export function positionOf(
  draft: Draft,
): { readonly ok: true; readonly start: Start } | { readonly ok: false; readonly faults: readonly FileFault[] } {
  const read = readGame(JSON.stringify(fileOf(draft)));
  return read.ok ? { ok: true, start: read.value.start } : { ok: false, faults: faultsOf(draft) };
}

/** As a file would have it: what is undefined is not there. */
export function fileOf(draft: Draft): Record<string, unknown> {
  const start: Start = { ...draft, settings: TEST_SETTINGS };
  const nothingPlayed = begin(gameOf(start), start.settings.takeBack);
  return JSON.parse(JSON.stringify({ ...gameFile(start, nothingPlayed), last: null, 'x-settings': undefined }));
}
