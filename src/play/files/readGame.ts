import { rulesetOf } from '../../editions/index.ts';
import {
  type Command,
  type GameState,
  type PreparedSetup,
  prepareSetup,
  type Setup,
  stamped,
} from '../../engine/index.ts';
import { type Remarks, START } from '../history.ts';
import { settingsOf, TEST_SETTINGS } from '../settings.ts';
import type { Extras, Start } from '../start.ts';
import { type FiledCommand, split } from './commandForm.ts';
import { type Faults, type FileFault, fileFault, firstOf, type Read, told } from './fault.ts';
import type { GameForm } from './gameForm.ts';
import { parseJson } from './json.ts';
import { stateOf } from './position.ts';
import { positionFaults } from './positionChecks.ts';
import { readFile } from './readFile.ts';
import { readRules } from './rulesChecks.ts';
import { agreedFaults, contentFaults, roomFaults } from './setupChecks.ts';

/** A saved game that has been read and found in order; nothing of it has been played yet. */
export interface GameFile {
  readonly start: Start;
  readonly commands: readonly StoredCommand[];
  /** Where the game stands: the index of a command, or START. */
  readonly at: number;
  readonly hashes: Readonly<Record<string, string>>;
  /** The position at `at` as it was saved. */
  readonly last: GameState | null;
  /** What of the file is not known and was left out, so that its game opens all the same. */
  readonly leftOut?: FileFault;
}

export interface StoredCommand {
  readonly command: Command;
  readonly after: number;
  readonly remarks?: Remarks;
}

export function readGame(text: string): Read<GameFile> {
  const read = readFile('game', text);
  if (read.ok) return gameFrom(read.value);
  return /^x-players\b/.test(read.fault.path) ? forTwoPeople(text, read.fault) : read;
}

/** Without the players that it names: one of a strength that is not known here can be played by somebody at the screen. */
function forTwoPeople(text: string, leftOut: FileFault): Read<GameFile> {
  const json = parseJson(text);
  if (!json.ok) return json;
  const { 'x-players': _, ...rest } = json.value as Readonly<Record<string, unknown>>;
  const read = readGame(JSON.stringify(rest));
  return read.ok ? { ok: true, value: { ...read.value, leftOut } } : read;
}

/** A game whose form has been checked: does what it says go together? */
export function gameFrom(file: GameForm): Read<GameFile> {
  const agreed = readRules(file);
  if (!agreed.ok) return agreed;
  const { edition } = agreed.value;
  const { rulings, rules } = file;
  const setup: Setup = { ...file.setup, ruleset: rulesetOf(edition, rulings, rules) };
  const prepared = prepareSetup(setup);
  const fault = firstOf(faultsIn(file, setup, prepared));
  if (fault) return { ok: false, fault };
  return {
    ok: true,
    value: {
      start: {
        title: file.title,
        edition,
        rulings,
        rules,
        ruleSet: file['x-ruleset'] ?? '',
        setup,
        position: file.position && stamped({ setup: prepared, state: stateOf(file.position, prepared) }).state, // R60
        settings: { ...(file.position ? TEST_SETTINGS : settingsOf(setup.ruleset)), ...file['x-settings'] },
        ...(file['x-clock'] ? { clock: file['x-clock'] } : {}),
        ...(file['x-players'] ? { players: file['x-players'] } : {}),
        extras: extrasOf(file),
      },
      commands: file.commands.map(storedCommand),
      at: file.at ?? file.commands.length - 1,
      hashes: file.hashes,
      last: file.last && stateOf(file.last, prepared),
    },
  };
}

/** Whatever does not go together in a game whose form has been checked. */
export function* gameFaults(file: GameForm): Faults {
  const agreed = readRules(file);
  if (!agreed.ok) return yield agreed.fault; // by them all the rest is judged
  const setup: Setup = { ...file.setup, ruleset: rulesetOf(agreed.value.edition, file.rulings, file.rules) };
  yield* faultsIn(file, setup, prepareSetup(setup));
}

function* faultsIn(file: GameForm, setup: Setup, prepared: PreparedSetup): Faults {
  const { position, last } = file;
  if (yield* told(contentFaults(setup, prepared.roster))) return; // of which all the rest is made
  yield* agreedFaults(setup, position === null);
  if (position === null) yield* roomFaults(prepared);
  else yield* positionFaults(position, prepared, ['position']);
  if (last) yield* positionFaults(last, prepared, ['last']);
  yield* treeFaults(file);
}

/** Commands follow earlier ones; the cursor and the hashes name commands that are there. */
function* treeFaults({ commands, at, hashes }: GameForm): Faults {
  for (const [i, { after }] of commands.entries())
    if (after !== undefined && after >= i) yield fileFault(['commands', i, 'after'], 'no-such-command');
  if (at !== undefined && at >= commands.length) yield fileFault(['at'], 'no-such-command');
  for (const index of Object.keys(hashes))
    if (Number(index) >= commands.length) yield fileFault(['hashes', index], 'no-such-command');
}

function storedCommand(filed: FiledCommand, index: number): StoredCommand {
  const { command, after = index - 1, remarks } = split(filed);
  return { command, after: Math.max(after, START), ...(Object.keys(remarks).length > 0 ? { remarks } : {}) };
}

/** Extras that this program understands itself. */
const OWN = ['x-settings', 'x-clock', 'x-ruleset', 'x-players'];

export const extrasOf = (file: GameForm): Extras =>
  Object.fromEntries(Object.entries(file).filter(([name]) => name.startsWith('x-') && !OWN.includes(name)));
