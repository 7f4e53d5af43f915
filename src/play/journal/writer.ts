import type { Clock } from '../clock.ts';
import { hashAt, storedForm } from '../files/writeGame.ts';
import { gameAt, type History, type RemarkChange, type Remarks, START } from '../history.ts';
import type { Start } from '../start.ts';
import type { Connection } from './connection.ts';
import { type Database, type Header, type JournalRecord, STORES, type Summary } from './database.ts';
import type { Stored } from './stored.ts';

/** Writes one stored game on, or a new one from its beginning. */
export interface GameWriter {
  readonly game: string;
  /**
   * Stores what has been played since the last time. It has been stored when this says ok, and not before; what could not
   * be stored is tried again together with what comes next, unless the game goes on in another window.
   */
  keep(history: History): Promise<Stored<null>>;
  /** Stores the time that is left; not while the game goes on in another window. */
  keepClock(clock: Clock): Promise<Stored<null>>;
  /** All that was asked for until now has been tried. */
  settled(): Promise<unknown>;
}

/** How much of a game is stored: its records, the commands among them, and where the cursor stands. */
export interface Written {
  readonly records: number;
  readonly commands: number;
  readonly at: number;
  /** The commands with what was written beside them; null: of a game that was opened, as it was then. */
  readonly nodes: History['nodes'] | null;
}

const NOTHING: Written = { records: 0, commands: 0, at: START, nodes: [] };

export interface Writing {
  readonly connection: Connection;
  readonly game: string;
  readonly start: Start;
  /** null: nothing yet, and the header is to be written with the first records. */
  readonly stored: Written | null;
  readonly header: Header;
  now(): number;
}

export function writerFor({ connection, game, start, stored, header, now }: Writing): GameWriter {
  const by = `${crypto.getRandomValues(new Uint32Array(2)).join('-')}`;
  let written = stored;
  let isLost = false;
  /** The clock is taken over when the game is opened, and again with each step that is played here. */
  let takesClock = true;
  let last: Promise<unknown> = Promise.resolve();
  let newest: History | null = null;
  let waiting: Promise<Stored<null>> | null = null;

  const write = async (history: History): Promise<Stored<null>> => {
    if (isLost) return { ok: false, fault: 'opened-elsewhere' };
    const { records, after } = unwritten(game, history, written ?? NOTHING);
    if (written && records.length === 0) {
      written = after;
      return { ok: true, value: null };
    }
    const summary: Summary = { ...summaryOf(game, start, history, now()), records: after.records };
    const result = await connection.use((db) => append(db, records, summary, written ? null : header));
    if (result.ok) {
      written = after;
      takesClock = true;
    } else isLost = result.fault === 'opened-elsewhere';
    return result;
  };

  const writeClock = async (clock: Clock): Promise<Stored<null>> => {
    if (isLost || !written) return { ok: false, fault: isLost ? 'opened-elsewhere' : 'failed' };
    const { records } = written;
    const result = await connection.use((db) => keepClock(db, { id: game, clock, by }, records, takesClock));
    if (!result.ok) return result;
    takesClock = false;
    return result.value ? { ok: true, value: null } : { ok: false, fault: 'opened-elsewhere' };
  };

  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const turn = last.then(work);
    last = turn;
    return turn;
  };
  return {
    game,
    /** Steps that come faster than they are stored, such as those of one gesture, are stored together. */
    keep(history) {
      newest = history;
      waiting ??= inTurn(() => {
        waiting = null;
        return write(newest ?? history);
      });
      return waiting;
    },
    keepClock: (clock) => inTurn(() => writeClock(clock)),
    settled: () => last,
  };
}

/** One transaction for all of it: either everything is stored or nothing. */
async function append(
  db: Database,
  records: readonly JournalRecord[],
  summary: Summary,
  header: Header | null,
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

/** Stores a clock unless the game has gone on in another window, or another one has taken the clock over. Says whether it has. */
async function keepClock(
  db: Database,
  clock: { readonly id: string; readonly clock: Clock; readonly by: string },
  records: number,
  takes: boolean,
): Promise<boolean> {
  const transaction = db.transaction(['clocks', 'records'], 'readwrite');
  const clocks = transaction.objectStore('clocks');
  const [kept, further] = await Promise.all([
    clocks.get(clock.id),
    transaction.objectStore('records').getKey([clock.id, records]),
  ]);
  const isOurs = further === undefined && (takes || kept?.by === undefined || kept.by === clock.by);
  await Promise.all([isOurs ? clocks.put(clock) : null, transaction.done]);
  return isOurs;
}

/**
 * The records for what has been played since, and for what has been written beside commands. A command leaves the cursor on itself;
 * only other moves need saying.
 */
function unwritten(game: string, history: History, written: Written): { records: JournalRecord[]; after: Written } {
  const { nodes, at } = history;
  let n = written.records;
  const records: JournalRecord[] = [];
  for (const [about, { remarks }] of (written.nodes ?? []).entries()) {
    const now = nodes[about]?.remarks;
    if (now !== remarks) records.push({ game, n: n++, about, remarks: changeFrom(remarks ?? {}, now ?? {}) });
  }
  for (const node of nodes.slice(written.commands)) {
    const hash = hashAt(node);
    const command = { ...storedForm(node), after: node.parent };
    records.push({ game, n: n++, command, ...(hash === null ? {} : { hash }) });
  }
  const cursor = nodes.length > written.commands ? nodes.length - 1 : written.at;
  if (at !== cursor) records.push({ game, n: n++, at });
  return { records, after: { records: n, commands: nodes.length, at, nodes } };
}

/** The fields of `now`, and null for those that are no longer there. */
const changeFrom = (was: Remarks, now: Remarks): RemarkChange => ({
  ...Object.fromEntries(Object.keys(was).map((name) => [name, null])),
  ...now,
});

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
