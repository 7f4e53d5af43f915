import { awaiting, type GameEvent, type Side } from '../../engine/index.ts';
import { isAside } from '../../i18n/narrate.ts';
import { type History, lineTo, nodeAt } from '../../play/history.ts';
import { gameBefore } from '../../play/lines.ts';

/** What a side did at a stretch: an action with all that came of it, down to the other side's answers and the dice. */
export interface Deed {
  /** The commands of it, with those of their events that are told. */
  readonly steps: readonly { readonly node: number; readonly events: readonly GameEvent[] }[];
}

export interface LastTurn {
  readonly side: Side;
  readonly deeds: readonly Deed[];
}

/** The turn that ended when that of the command `history.at` began, if it was the other side's; else null. */
export function lastTurn(history: History): LastTurn | null {
  const began = turnBegun(history, history.at);
  const { number, side } = gameBefore(history, history.at).state.turn;
  if (!began || number === 0 || began.side === side) return null;
  const line = lineTo(history);
  const first = line.findLastIndex((node) => turnBegun(history, node)?.number === number);
  const deeds: { steps: { node: number; events: GameEvent[] }[] }[] = [];
  for (const node of line.slice(Math.max(first, 0))) {
    const told = (nodeAt(history, node)?.events ?? []).filter((event) => !isAside(event));
    const events = told.slice(node === line[first] ? after(told, number) : 0, beforeTurn(told, began.number));
    if (events.length === 0) continue;
    const isNew = awaiting(gameBefore(history, node)).kind === 'act' || deeds.length === 0;
    if (isNew) deeds.push({ steps: [] });
    deeds.at(-1)?.steps.push({ node, events });
  }
  return { side, deeds };
}

const turnBegun = (history: History, node: number) =>
  nodeAt(history, node)?.events.find((event) => event.event === 'turnBegan');

/** The place behind the beginning of a turn. */
const after = (events: readonly GameEvent[], turn: number): number =>
  events.findIndex((event) => event.event === 'turnBegan' && event.number === turn) + 1;

/** The place of the beginning of a turn; the end, where none begins. */
function beforeTurn(events: readonly GameEvent[], turn: number): number {
  const at = events.findIndex((event) => event.event === 'turnBegan' && event.number === turn);
  return at < 0 ? events.length : at;
}
