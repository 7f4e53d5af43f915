import type { GameState } from '../engine/index.ts';
import { fileFaults } from './files/checkFile.ts';
import type { FileFault } from './files/fault.ts';
import { readGame } from './files/readGame.ts';
import { gameFile } from './files/writeGame.ts';
import { begin, gameAt, type History, lineTo } from './history.ts';
import { TEST_SETTINGS } from './settings.ts';
import { gameOf, type Start } from './start.ts';

/**
 * A position in the making. It may be wrong where a position may not: two in one place, a marker of somebody who is out. Whoever it is
 * shown to sees all that is wrong with it at once; only playing waits until nothing is.
 */
export interface Draft extends Pick<Start, 'title' | 'edition' | 'rulings' | 'rules' | 'ruleSet' | 'setup' | 'extras'> {
  readonly position: GameState;
}

/** A game as it stands, be it over, as something to change; `x-from` keeps which game it was and after how many steps. */
export function draftOf(start: Start, history: History): Draft {
  const { title, edition, rulings, rules, ruleSet, setup, extras } = start;
  const from = { game: title, step: lineTo(history).length };
  const position = gameAt(history).state;
  return { title, edition, rulings, rules, ruleSet, setup, position, extras: { ...extras, 'x-from': from } };
}

/** All that is wrong with a draft, by the fields of a game file (formats.md); nothing where it can be played. */
export const faultsOf = (draft: Draft): readonly FileFault[] => [...fileFaults('game', fileOf(draft))];

/** What begins in that position, and may be taken back freely; or all that is wrong with it. */
export function positionOf(
  draft: Draft,
): { readonly ok: true; readonly start: Start } | { readonly ok: false; readonly faults: readonly FileFault[] } {
  const read = readGame(JSON.stringify(fileOf(draft)));
  return read.ok ? { ok: true, start: read.value.start } : { ok: false, faults: faultsOf(draft) };
}

/** As a file would have it: what is undefined is not there. */
function fileOf(draft: Draft): object {
  const start: Start = { ...draft, settings: TEST_SETTINGS };
  const nothingPlayed = begin(gameOf(start), start.settings.takeBack);
  return JSON.parse(JSON.stringify({ ...gameFile(start, nothingPlayed), last: null, 'x-settings': undefined }));
}
