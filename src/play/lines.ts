import { gameAt, type History, lineTo, newestUnder, nodeAt, remarked, START } from './history.ts';

/** One way in which the game has been played, from the start to where nothing follows. */
export interface Line {
  /** Its last command. */
  readonly tip: number;
  /** Its commands, first to last. */
  readonly nodes: readonly number[];
}

/** A whole line that leads through `index`: the one to `along` if it does, else the newest. */
export function lineThrough(history: History, index: number, along = history.tip): Line {
  const nodes = lineTo(history, along);
  if (index === START || nodes.includes(index)) return { tip: along, nodes };
  const tip = newestUnder(history, index);
  return { tip, nodes: lineTo(history, tip) };
}

/** The last commands of all lines, in the order in which these were begun: more than one where something was taken back. */
export function tipsOf({ nodes }: History): readonly number[] {
  const followed = new Set(nodes.map(({ parent }) => parent));
  return nodes.flatMap((_, index) => (followed.has(index) ? [] : [index]));
}

/** The commands after which the game has been played on in more than one way; START among them if it began so. */
export function forksOf({ nodes }: History): ReadonlySet<number> {
  const [seen, forks] = [new Set<number>(), new Set<number>()];
  for (const { parent } of nodes) (seen.has(parent) ? forks : seen).add(parent);
  return forks;
}

/** The command by which a line parts from the one nearest to it; null where there is no other. */
export function partingOf(history: History, tip: number): number | null {
  const forks = forksOf(history);
  return lineTo(history, tip).findLast((node) => forks.has(nodeAt(history, node)?.parent ?? START)) ?? null;
}

/** What players write beside the command by which a line parts from the others: its name, and that it is no longer listed. */
const NAME = 'x-name';
const DROPPED = 'x-dropped';

/** The longest name of a line, in characters. */
export const LONGEST_NAME = 60;

/** The name that players have given a line; null where they have not. A file may have written anything there. */
export function nameOf(history: History, tip: number): string | null {
  const parting = partingOf(history, tip);
  const name = parting === null ? null : nodeAt(history, parting)?.remarks?.[NAME];
  return typeof name === 'string' && name.trim() !== '' ? name.slice(0, LONGEST_NAME) : null;
}

/** The same with another name for a line that has others beside it; an empty one: it is called by what happened again. */
export function named(history: History, tip: number, name: string): History {
  const parting = partingOf(history, tip);
  const text = name.trim().slice(0, LONGEST_NAME);
  return parting === null ? history : remarked(history, parting, { [NAME]: text === '' ? null : text });
}

/** Is it left out where lines are listed? Never the one on which the game stands. */
export function isDropped(history: History, tip: number): boolean {
  const current = new Set(lineTo(history, history.tip));
  return lineTo(history, tip).some((node) => !current.has(node) && nodeAt(history, node)?.remarks?.[DROPPED] === true);
}

/** The same with a line left out where lines are listed: nothing of it is lost. */
export function dropped(history: History, tip: number): History {
  const parting = partingOf(history, tip);
  return parting === null || isCurrent(history, tip) ? history : remarked(history, parting, { [DROPPED]: true });
}

/** The same with every line listed again. */
export const broughtBack = (history: History): History =>
  history.nodes.reduce(
    (all, { remarks }, node) => (remarks?.[DROPPED] === undefined ? all : remarked(all, node, { [DROPPED]: null })),
    history,
  );

export const isCurrent = (history: History, tip: number): boolean => tip === history.tip;

/** What has been taken back after `index` and not been gone to again, by command, in the order in which it was played. */
export function takenBackAfter(history: History): ReadonlyMap<number, readonly number[]> {
  const kept = new Set(lineTo(history));
  const root = new Map<number, number>();
  const found = new Map<number, number[]>();
  for (const [index, { parent }] of history.nodes.entries()) {
    if (kept.has(index)) continue;
    const from = root.get(parent) ?? parent;
    root.set(index, from);
    found.set(from, [...(found.get(from) ?? []), index]);
  }
  return found;
}

/** The last command before `index` on its line at which the turn began that is on there, or the start of the game. */
export function turnStart(history: History, index: number): number {
  const line = lineTo(history, index);
  const begun = line.findLast((each) => beganTurn(history, each));
  return begun ?? START;
}

/** Did a turn or a round begin with this command? */
export const beganTurn = (history: History, index: number): boolean =>
  nodeAt(history, index)?.events.some(({ event }) => event === 'turnBegan' || event === 'roundBegan') ?? false;

/** A history of its own in which only the way to `index` has been played. */
export function copyOfLine(history: History, index: number, takeBack: History['takeBack']): History {
  const nodes = lineTo(history, index).flatMap((at, place) => {
    const node = nodeAt(history, at);
    return node ? [{ ...node, parent: place - 1 }] : [];
  });
  const last = nodes.length - 1; // START where nothing has been played
  return { start: history.start, nodes, at: last, tip: last, takeBack };
}

/** How things stood before the command. */
export const gameBefore = (history: History, index: number): ReturnType<typeof gameAt> =>
  gameAt(history, nodeAt(history, index)?.parent ?? START);
