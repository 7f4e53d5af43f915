import type { Game, GameEvent, Side } from '../../engine/index.ts';
import { isAside } from '../../i18n/narrate.ts';
import { gameAt, type History, lineTo, nodeAt, START } from '../../play/history.ts';

/** One line of the log: something that happened, and what went along with it unsaid. */
export interface LogEntry {
  /** The command it came from. */
  readonly node: number;
  /** Its place among the events of that command. */
  readonly index: number;
  readonly event: GameEvent;
  /** How things stood before it: who of a reinforcement card's two is meant (REIN-1). */
  readonly before: Game;
  readonly asides: readonly GameEvent[];
}

/** A turn, the beginning of a round (no turn: number 0), or the set-up before the first (both 0). */
export interface Chapter {
  readonly round: number;
  readonly number: number;
  readonly side: Side | null;
  readonly entries: readonly LogEntry[];
}

/** What has happened on the way to where the game stands, turn by turn. */
export function chapters(history: History): readonly Chapter[] {
  const { turn } = history.start.state;
  const first = { round: 0, number: turn.number, side: turn.number > 0 ? turn.side : null, entries: [] };
  const all: { round: number; number: number; side: Side | null; entries: LogEntry[] }[] = [first];
  for (const node of lineTo(history)) {
    for (const entry of entriesOf(
      nodeAt(history, node)?.events ?? [],
      node,
      gameAt(history, nodeAt(history, node)?.parent ?? START),
    )) {
      const { event } = entry;
      if (event.event === 'roundBegan') all.push({ round: event.number, number: 0, side: null, entries: [] });
      else if (event.event === 'turnBegan') all.push({ round: 0, number: event.number, side: event.side, entries: [] });
      else all.at(-1)?.entries.push(entry);
    }
  }
  return all.filter(({ number, entries }) => number > 0 || entries.length > 0);
}

/** Asides go with the next event that is told, or else with the last one. */
export function entriesOf(events: readonly GameEvent[], node: number, before: Game): readonly LogEntry[] {
  const entries: (LogEntry & { asides: GameEvent[] })[] = [];
  let waiting: GameEvent[] = [];
  for (const [index, event] of events.entries()) {
    if (isAside(event)) {
      waiting.push(event);
      continue;
    }
    entries.push({ node, index, event, before, asides: waiting });
    waiting = [];
  }
  entries.at(-1)?.asides.push(...waiting);
  return entries;
}
