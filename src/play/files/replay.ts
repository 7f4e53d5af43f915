import { apply, type Command, type Game, type Violation } from '../../engine/index.ts';
import { begin, gameAt, type History, jump, type Node, START } from '../history.ts';
import { gameOf, type Start } from '../start.ts';
import type { FileFault } from './fault.ts';
import { stateHash } from './hash.ts';
import type { GameFile } from './readGame.ts';

/** A file that has been opened. Where the rules no longer agree with it, nothing of it is lost. */
export interface Opened {
  readonly start: Start;
  /** Where players go on: where the file stands, at its stored position if the way there can no longer be replayed. */
  readonly history: History;
  /** The first command that differs, and what replayed up to there, for testers of the rules. */
  readonly broken: Broken | null;
  /** What of the file was left out. */
  readonly leftOut?: FileFault;
}

export interface Broken {
  /** The index of the command in the file. */
  readonly at: number;
  readonly command: Command;
  /** null: the command is still legal, but leads to another state than when it was saved. */
  readonly violation: Violation | null;
  /** All that replays alike, standing at the last command of the way to `at`; what it begins with. */
  readonly agreeing: History;
  readonly start: Start;
  /** How the game stood when it was saved, and how the same commands leave it now; null where that is not known, or they are refused. */
  readonly standing: { readonly was: Game; readonly is: Game } | null;
}

/** Plays a file's whole tree of commands. */
export function openGame(file: GameFile): Opened {
  const { leftOut } = file;
  return leftOut ? { ...replayed(file), leftOut } : replayed(file);
}

function replayed(file: GameFile): Opened {
  const empty = begin(gameOf(file.start), file.start.settings.takeBack);
  const { nodes, places, broken } = replay(file, empty);
  const tree: History = { ...empty, nodes };
  if (!broken) return { start: file.start, history: jump(tree, file.at), broken: null };

  const agreeing = jump(tree, places.get(lastReached(file, places)) ?? START);
  const start: Start = { ...file.start, extras: { ...file.start.extras, 'x-earlier': earlier(file) } };
  const reached = file.at === START || places.has(file.at);
  const stored = reached || !file.last ? null : { ...start, position: file.last };
  return {
    start: stored ?? start,
    history: stored ? begin(gameOf(stored), stored.settings.takeBack) : agreeing,
    broken: { ...broken, agreeing, start, standing: standingOf(file, empty.start) },
  };
}

interface Replayed {
  readonly nodes: readonly Node[];
  /** Where each command of the file has come to stand in the tree. */
  readonly places: ReadonlyMap<number, number>;
  readonly broken: Pick<Broken, 'at' | 'command' | 'violation'> | null;
}

function replay(file: GameFile, empty: History): Replayed {
  const nodes: Node[] = [];
  const places = new Map<number, number>([[START, START]]);
  let broken: Replayed['broken'] = null;
  for (const [index, { command, after, remarks }] of file.commands.entries()) {
    const parent = places.get(after);
    if (parent === undefined) continue; // it follows a command that could not be replayed
    const result = apply(gameAt({ ...empty, nodes }, parent), command);
    if (!result.ok || differs(file, index, result.game.state)) {
      broken ??= { at: index, command, violation: result.ok ? null : result.violation };
      continue;
    }
    places.set(index, nodes.length);
    nodes.push({ command, parent, game: result.game, events: result.events, ...(remarks ? { remarks } : {}) });
  }
  return { nodes, places, broken };
}

function differs({ hashes, at, last }: GameFile, index: number, state: History['start']['state']): boolean {
  const stored = hashes[index] ?? (index === at && last ? stateHash(last) : undefined);
  return stored !== undefined && stored !== stateHash(state);
}

function standingOf({ commands, at, last }: GameFile, start: Game): Broken['standing'] {
  if (!last) return null;
  const way: Command[] = [];
  for (let index = at; index !== START; index = commands[index]?.after ?? START) {
    const command = commands[index]?.command;
    if (command) way.unshift(command);
  }
  let is = start;
  for (const command of way) {
    const result = apply(is, command);
    if (!result.ok) return null;
    is = result.game;
  }
  return { was: { setup: start.setup, state: last }, is };
}

/** The last command on the way to the file's cursor that has been replayed. */
function lastReached({ commands, at }: GameFile, places: ReadonlyMap<number, number>): number {
  let index = at;
  while (!places.has(index)) index = commands[index]?.after ?? START;
  return index;
}

/** The commands as they were saved, kept as they are under a name of our own. */
function earlier({ start, commands, at, hashes }: GameFile): unknown[] {
  const before = start.extras['x-earlier'];
  const { position } = start;
  const kept = {
    position,
    commands: commands.map(({ command, after, remarks }) => ({ ...command, after, ...remarks })),
    at,
    hashes,
  };
  return [...(Array.isArray(before) ? before : []), kept];
}
