import type { Clock } from '../clock.ts';
import { hashAt, storedForm } from '../files/writeGame.ts';
import { gameAt, type History, START } from '../history.ts';
import type { Start } from '../start.ts';
import { type Database, type Header, type JournalRecord, STORES, type Summary } from './database.ts';
import { attempt, type Stored } from './stored.ts';

/** Writes one stored game on. */
export interface GameWriter {
  readonly game: string;
  /**
   * Stores what has been played since the last time. It has been stored when this says ok, and not before; what could not
   * be stored is tried again together with what comes next, unless the game goes on in another window.
   */
  keep(history: History): Promise<Stored<null>>;
  /** Stores the time that is left; not while the game goes on in another window. */
  keepClock(clock: Clock): Promise<Stored<null>>;
}

/** How much of a game is stored: its records, the commands among them, and where the cursor stands. */
export interface Written {
  readonly records: number;
  readonly commands: number;
  readonly at: number;
}

export const NOTHING: Written = { records: 0, commands: 0, at: START };

export function writerFor(db: Database, id: string, start: Start, stored: Written, now: () => number): GameWriter {
  let written = stored;
  let isLost = false;
  let last: Promise<unknown> = Promise.resolve();

  const write = async (history: History): Promise<Stored<null>> => {
    if (isLost) return { ok: false, fault: 'opened-elsewhere' };
    const { records, after } = unwritten(id, history, written);
    if (records.length === 0) return { ok: true, value: null };
    const result = await attempt(() => append(db, records, summaryOf(id, start, history, now())));
    if (result.ok) written = after;
    else isLost = result.fault === 'opened-elsewhere';
    return result;
  };

  return {
    game: id,
    keep(history) {
      const turn = last.then(() => write(history));
      last = turn;
      return turn;
    },
    keepClock(clock) {
      const turn = last.then(async (): Promise<Stored<null>> => {
        if (isLost) return { ok: false, fault: 'opened-elsewhere' };
        return attempt(async () => {
          await db.put('clocks', { id, clock });
          return null;
        });
      });
      last = turn;
      return turn;
    },
  };
}

/** One transaction for all of it: either everything is stored or nothing. */
export async function append(
  db: Database,
  records: readonly JournalRecord[],
  summary: Summary,
  header?: Header,
): Promise<null> {
  const transaction = db.transaction(STORES, 'readwrite', { durability: 'strict' });
  const writing = [
    ...(header ? [transaction.objectStore('games').add(header)] : []),
    ...records.map((record) => transaction.objectStore('records').add(record)),
    transaction.objectStore('summaries').put(summary),
  ];
  transaction.commit(); // at once, not when the page has heard of each: it may be about to be closed
  await Promise.all([...writing, transaction.done]);
  return null;
}

/** The records for what has been played since. A command leaves the cursor on itself; only other moves need saying. */
export function unwritten(
  game: string,
  history: History,
  written: Written,
): { records: JournalRecord[]; after: Written } {
  let n = written.records;
  const records: JournalRecord[] = history.nodes.slice(written.commands).map((node) => {
    const hash = hashAt(node);
    const command = { ...storedForm(node), after: node.parent };
    return { game, n: n++, command, ...(hash === null ? {} : { hash }) };
  });
  const cursor = records.length > 0 ? history.nodes.length - 1 : written.at;
  if (history.at !== cursor) records.push({ game, n: n++, at: history.at });
  return { records, after: { records: n, commands: history.nodes.length, at: history.at } };
}

export function summaryOf(id: string, start: Start, history: History, date: number): Summary {
  const { state } = gameAt(history);
  const { sides } = start.setup;
  return {
    id,
    title: start.title,
    names: { a: sides.a.name, b: sides.b.name },
    date,
    turn: state.turn.number,
    finished: state.outcome !== null,
    last: state,
  };
}
