import type { Game, GameEvent, Side } from '../../engine/index.ts';
import { isAside } from '../../i18n/narrate.ts';
import { type History, lineTo, nodeAt, START } from '../../play/history.ts';
import { gameBefore, takenBackAfter } from '../../play/lines.ts';

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

/** Lines that belong together: those of the game as it stands, or what was taken back at that point. */
export interface Passage {
  readonly takenBack: boolean;
  readonly entries: readonly LogEntry[];
}

/** A turn, the beginning of a round (no turn: number 0), or the set-up before the first (both 0). */
export interface Chapter {
  readonly round: number;
  readonly number: number;
  readonly side: Side | null;
  readonly passages: readonly Passage[];
}

/** What has happened on the way to where the game stands, turn by turn; what was taken back stands where it was played. */
export function chapters(history: History): readonly Chapter[] {
  const { turn } = history.start.state;
  const writing = new Writing({ round: 0, number: turn.number, side: turn.number > 0 ? turn.side : null });
  const takenBack = takenBackAfter(history);
  const tellTakenBack = (after: number): void => {
    for (const node of takenBack.get(after) ?? []) {
      for (const entry of entriesOf(nodeAt(history, node)?.events ?? [], node, gameBefore(history, node))) {
        if (isToldAgain(entry.event)) writing.tell(entry, true);
      }
    }
  };
  tellTakenBack(START);
  for (const node of lineTo(history)) {
    for (const entry of entriesOf(nodeAt(history, node)?.events ?? [], node, gameBefore(history, node))) {
      const { event } = entry;
      if (event.event === 'roundBegan') writing.begin({ round: event.number, number: 0, side: null });
      else if (event.event === 'turnBegan') writing.begin({ round: 0, number: event.number, side: event.side });
      else writing.tell(entry, false);
    }
    tellTakenBack(node);
  }
  return writing.chapters.filter(({ number, passages }) => number > 0 || passages.length > 0);
}

/** Bids that have been taken back are made anew, and not with the old ones before one's eyes (R03). */
export const isToldAgain = ({ event }: GameEvent): boolean => event !== 'bidsRevealed';

class Writing {
  readonly chapters: (Omit<Chapter, 'passages'> & { passages: { takenBack: boolean; entries: LogEntry[] }[] })[] = [];

  constructor(first: Omit<Chapter, 'passages'>) {
    this.begin(first);
  }

  begin(chapter: Omit<Chapter, 'passages'>): void {
    this.chapters.push({ ...chapter, passages: [] });
  }

  tell(entry: LogEntry, takenBack: boolean): void {
    const passages = this.chapters.at(-1)?.passages;
    const last = passages?.at(-1);
    if (last?.takenBack === takenBack) last.entries.push(entry);
    else passages?.push({ takenBack, entries: [entry] });
  }
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
