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
import { type FileFault, fileFault, type Read } from './fault.ts';
import type { GameForm } from './gameForm.ts';
import { parseJson } from './json.ts';
import { stateOf } from './position.ts';
import { positionFault } from './positionChecks.ts';
import { readFile } from './readFile.ts';
import { readRules } from './rulesChecks.ts';
import { roomFault, setupFault, setupRulesFault } from './setupChecks.ts';

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
  const fault = contentFault(file, setup, prepared);
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

function contentFault(file: GameForm, setup: Setup, prepared: PreparedSetup): FileFault | null {
  return (
    setupFault(setup, prepared.roster) ??
    setupRulesFault(setup, file.position === null) ??
    (file.position === null ? roomFault(prepared) : null) ??
    (file.position && positionFault(file.position, prepared, ['position'])) ??
    (file.last && positionFault(file.last, prepared, ['last'])) ??
    treeFault(file)
  );
}

/** Commands follow earlier ones; the cursor and the hashes name commands that are there. */
function treeFault({ commands, at, hashes }: GameForm): FileFault | null {
  const astray = commands.findIndex(({ after }, i) => after !== undefined && after >= i);
  if (astray >= 0) return fileFault(['commands', astray, 'after'], 'no-such-command');
  if (at !== undefined && at >= commands.length) return fileFault(['at'], 'no-such-command');
  const nowhere = Object.keys(hashes).find((index) => Number(index) >= commands.length);
  return nowhere === undefined ? null : fileFault(['hashes', nowhere], 'no-such-command');
}

function storedCommand(filed: FiledCommand, index: number): StoredCommand {
  const { command, after = index - 1, remarks } = split(filed);
  return { command, after: Math.max(after, START), ...(Object.keys(remarks).length > 0 ? { remarks } : {}) };
}

/** Extras that this program understands itself. */
const OWN = ['x-settings', 'x-clock', 'x-ruleset', 'x-players'];

const extrasOf = (file: GameForm): Extras =>
  Object.fromEntries(Object.entries(file).filter(([name]) => name.startsWith('x-') && !OWN.includes(name)));
