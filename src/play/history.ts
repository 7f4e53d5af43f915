import { apply, type Command, type Game, type GameEvent, type Violation } from '../engine/index.ts';
import type { TakeBack } from './settings.ts';

/**
 * What has been played, as an append-only tree of commands: taking back and going forward again move a cursor, another
 * command at a past point is a sibling branch, and nothing is ever overwritten. Dice are commands, so going forward
 * brings the same dice back. Each node keeps its game; games share all that did not change.
 */
export interface History {
  readonly start: Game;
  readonly nodes: readonly Node[];
  /** Where the game stands: the index of the last command played, or START. */
  readonly at: number;
  /** The far end of the line that `redo` follows; `at` or one of its descendants. */
  readonly tip: number;
  readonly takeBack: TakeBack;
}

export interface Node {
  readonly command: Command;
  /** The command it follows, or START. */
  readonly parent: number;
  readonly game: Game;
  readonly events: readonly GameEvent[];
  readonly remarks?: Remarks;
}

/** What players or other programs have written beside a command; what this program writes is in lines.ts. */
export interface Remarks {
  readonly note?: string;
  readonly [name: `x-${string}`]: unknown;
}

/** The point before the first command. */
export const START = -1;

export type Performed =
  | { readonly ok: true; readonly history: History; readonly events: readonly GameEvent[] }
  | { readonly ok: false; readonly violation: Violation };

export const begin = (start: Game, takeBack: TakeBack): History => ({
  start,
  nodes: [],
  at: START,
  tip: START,
  takeBack,
});

export const nodeAt = (history: History, index: number): Node | null => history.nodes[index] ?? null;

/** The game as it was after the command `index`; after the current one if left out. */
export const gameAt = (history: History, index = history.at): Game => nodeAt(history, index)?.game ?? history.start;

/** Plays a command where the game stands. One that was played here before is gone to again instead of doubled. */
export function perform(history: History, command: Command, remarks?: Remarks): Performed {
  const known = remarks ? undefined : childWith(history, command);
  if (known !== undefined) {
    return { ok: true, history: jump(history, known), events: nodeAt(history, known)?.events ?? [] };
  }
  const result = apply(gameAt(history), command);
  if (!result.ok) return result;
  const { game, events } = result;
  const node: Node = { command, parent: history.at, game, events, ...(remarks ? { remarks } : {}) };
  const index = history.nodes.length;
  return { ok: true, history: { ...history, nodes: [...history.nodes, node], at: index, tip: index }, events };
}

/** The same command, where it has been played at the cursor before. */
export function childWith(history: History, command: Command): number | undefined {
  const text = JSON.stringify(command);
  return children(history).find((index) => JSON.stringify(nodeAt(history, index)?.command) === text);
}

/** The commands that have been played after `index`, oldest first: more than one is a branching. */
export function children(history: History, index = history.at): number[] {
  const found: number[] = [];
  for (let i = index + 1; i < history.nodes.length; i++) if (nodeAt(history, i)?.parent === index) found.push(i);
  return found;
}

/** The commands that led to `index`, first to last. */
export function lineTo(history: History, index = history.at): number[] {
  const line: number[] = [];
  for (let i = index; i !== START; i = nodeAt(history, i)?.parent ?? START) line.push(i);
  return line.reverse();
}

/** The same cursor if there is nothing to take back. Whether one may is for mayUndo to say. */
export const undo = (history: History): History => ({ ...history, at: nodeAt(history, history.at)?.parent ?? START });

/** One command forward along the line last played or jumped to, with the same dice. */
export function redo(history: History): History {
  let next = history.tip;
  if (next === history.at) return history;
  for (let parent = nodeAt(history, next)?.parent; parent !== undefined && parent !== history.at; ) {
    next = parent;
    parent = nodeAt(history, next)?.parent;
  }
  return { ...history, at: next };
}

export const canRedo = (history: History): boolean => history.tip !== history.at;

/** Moves the cursor to any node. `redo` still leads on to the old place if that lies ahead. */
export function jump(history: History, index: number): History {
  const ahead = index === START || lineTo(history, history.tip).includes(index);
  return { ...history, at: index, tip: ahead ? history.tip : newestUnder(history, index) };
}

/** The end of the line that was begun last under `index`. */
export function newestUnder(history: History, index: number): number {
  let newest = index;
  for (let next = children(history, newest).at(-1); next !== undefined; next = children(history, newest).at(-1)) {
    newest = next;
  }
  return newest;
}

/** What is written beside a command, changed: a field that is null is taken away. Nothing of the game changes. */
export type RemarkChange = Readonly<Record<string, unknown>>;

export const changedBy = (fields: object, change: RemarkChange): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries({ ...fields, ...change }).filter(([, value]) => value !== null));

/** The same history with other remarks beside the command `index`. */
export function remarked(history: History, index: number, change: RemarkChange): History {
  const node = nodeAt(history, index);
  if (!node) return history;
  const { remarks = {}, ...bare } = node;
  const next = changedBy(remarks, change);
  const changed: Node = Object.keys(next).length > 0 ? { ...bare, remarks: next } : bare;
  return { ...history, nodes: history.nodes.with(index, changed) };
}
