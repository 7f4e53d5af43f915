import {
  apply,
  awaiting,
  type Command,
  character,
  check,
  distance,
  type Game,
  type GameState,
  isOnTable,
  legalActions,
  type RuleId,
  SIDES,
} from '../../engine/index.ts';
import type { Chance } from '../../play/chance.ts';
import { draftOf, positionOf } from '../../play/draft/draft.ts';
import { midMove } from '../../play/files/positionChecks.ts';
import { readGame } from '../../play/files/readGame.ts';
import { openGame } from '../../play/files/replay.ts';
import { gameText } from '../../play/files/writeGame.ts';
import { begin, gameAt, type History, START } from '../../play/history.ts';
import { gameOf, type Start } from '../../play/start.ts';

/** What must never be true of a game. Each gives what is wrong in a few words, or null. */

/** Bases that overlap by less have come into contact, by arithmetic with limited digits. In u. */
const OVERLAP = 1e-5;

export function stateFault(game: Game): string | null {
  const { state, setup } = game;
  for (const side of SIDES) if (!isCount(state.tokens[side])) return `tokens of ${side}: ${state.tokens[side]}`;
  for (const { id, spent, moved, aimed, shots } of state.characters) {
    if (![spent, moved, aimed, ...Object.values(shots)].every(isCount)) return `counters of ${id}`;
  }
  const passing = midMove(state);
  const bases = state.characters.filter((c) => isOnTable(c) && !passing.includes(c.id));
  for (const [i, p] of bases.entries()) {
    for (const q of bases.slice(i + 1)) {
      if (p.at && q.at && p.level === q.level && distance(p.at, q.at) < 2 * setup.ruleset.baseRadius - OVERLAP)
        return `${p.id} and ${q.id} overlap`;
    }
  }
  return markerFault(game);
}

/** Markers are of living characters: one marker of opportunity fire each, and never in two suppressions at a time. */
function markerFault(game: Game): string | null {
  const busy = new Set<string>();
  for (const marker of game.state.markers) {
    if (marker.kind !== 'opportunity' && marker.kind !== 'suppression') continue;
    const keepers = marker.kind === 'opportunity' ? [marker.owner] : marker.firers;
    if (keepers.length === 0) return `nobody keeps up ${marker.id}`;
    for (const who of keepers) {
      if (!isOnTable(character(game, who))) return `${who} of ${marker.id} is not on the table`;
      if (busy.has(`${marker.kind} ${who}`)) return `${who} has two markers of a kind`;
      busy.add(`${marker.kind} ${who}`);
    }
  }
  return null;
}

const isCount = (n: number): boolean => Number.isInteger(n) && n >= 0;

/**
 * Somebody can do something until the game is over, and what is listed as legal is so. Applying all of it would take too
 * long: one of each kind is.
 */
export function listFault(game: Game, chance: Chance, note: (refusal: RuleId) => void): string | null {
  const actions = legalActions(game);
  if (awaiting(game).kind !== 'over' && actions.every(({ samples }) => samples.length === 0)) return 'a dead end';
  for (const { action, who, violation, samples } of actions) {
    if (violation) note(violation.rule);
    if ((violation === null) !== samples.length > 0) return `${action} of ${who}: a refusal and samples, or neither`;
    const refused = samples.find((sample) => check(game, sample) !== null);
    if (refused) return `listed but refused: ${JSON.stringify(refused)}`;
    const tried = chance.pick(samples);
    if (tried && !apply(game, tried).ok) return `checked but not applied: ${JSON.stringify(tried)}`;
  }
  return null;
}

/** `check` and `apply` agree, nothing is thrown, and a refused command leaves all as it was. */
export function commandFault(game: Game, command: Command, note: (refusal: RuleId) => void): string | null {
  const before = JSON.stringify(game.state);
  try {
    const refused = check(game, command);
    const result = apply(game, command);
    if (refused) note(refused.rule);
    if (result.ok !== (refused === null)) return `check and apply differ: ${JSON.stringify(command)}`;
    if (!result.ok && result.violation.rule === 'FLOW-BROKEN') return `broken by ${JSON.stringify(command)}`;
    return JSON.stringify(game.state) === before ? null : `changed by ${JSON.stringify(command)}`;
  } catch (error) {
    return `${JSON.stringify(command)} threw: ${error}`;
  }
}

/** The same position after it has been saved and opened, whatever is going on in it. */
export function savingFault(start: Start, { state }: Game): string | null {
  const here: Start = { ...start, position: state };
  return reopenedFault(here, begin(gameOf(here), 'freely'));
}

/** A draft of the game as it stands is the very position, whatever is going on in it. */
export function draftFault(start: Start, history: History): string | null {
  const back = positionOf(draftOf(start, history));
  if (!back.ok) return `no position as a draft: ${back.faults.map(({ path, fault }) => `${path} ${fault}`).join(', ')}`;
  return sameGame(gameAt(history), gameOf(back.start)) ? null : 'another position as a draft';
}

/** The same tree of commands, standing at the same place, after it has been saved and opened. */
export function reopenedFault(start: Start, history: History): string | null {
  const read = readGame(gameText(start, history));
  if (!read.ok) return `cannot be read again: ${read.fault.path} ${read.fault.fault}`;
  const opened = openGame(read.value);
  if (opened.broken) return `does not replay from command ${opened.broken.at} on`;
  if (opened.history.at !== history.at) return 'stands elsewhere after opening';
  return sameGame(gameAt(history), gameAt(opened.history)) ? null : 'another state after opening';
}

/**
 * Nothing that was played has changed since, and all of it leads to the same states when it is played again from the
 * start, in this process and on a set-up prepared anew. `texts`: the state after each node when it was played.
 */
export function replayFault(start: Start, { nodes }: History, texts: readonly string[]): string | null {
  const games: Game[] = [];
  const first = gameOf(start);
  for (const [i, { command, parent, game }] of nodes.entries()) {
    if (JSON.stringify(game.state) !== texts[i]) return `the state after command ${i} has changed since`;
    const result = apply(parent === START ? first : (games[parent] as Game), command);
    if (!result.ok) return `command ${i} is refused when it is played again`;
    if (JSON.stringify(result.game.state) !== texts[i]) return `another state when command ${i} is played again`;
    games.push(result.game);
  }
  return null;
}

const sameGame = (p: Game, q: Game): boolean =>
  sameState(p.state, q.state) && JSON.stringify(awaiting(p)) === JSON.stringify(awaiting(q));

const sameState = (p: GameState, q: GameState): boolean => JSON.stringify(sorted(p)) === JSON.stringify(sorted(q));

/** The same value with its names in order. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, field]) => [name, sorted(field)]),
  );
}
