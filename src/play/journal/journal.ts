import type { Game } from '../../engine/index.ts';
import { gameFile, printed } from '../files/writeGame.ts';
import { begin, changedBy, type History, START } from '../history.ts';
import type { Made } from '../library.ts';
import { gameOf, type Start } from '../start.ts';
import { connectionTo } from './connection.ts';
import {
  type Database,
  type Header,
  isRecord,
  isSummary,
  type JournalRecord,
  type LibraryItem,
  STORES,
  type StoredClock,
  type Summary,
} from './database.ts';
import { lastPosition } from './glance.ts';
import { inTime, PATIENCE, type Stored } from './stored.ts';
import { type GameWriter, summaryOf, type Writing, type Written, writerFor } from './writer.ts';

/** All games stored in this browser, and the players' library. */
export interface Journal {
  games(): Promise<Stored<StoredGames>>;
  /** A game as it stood last, to be drawn small; null where what is stored cannot be drawn. */
  glance(id: string): Promise<Stored<Game | null>>;
  /** All that is stored of a game, readable or not. */
  all(id: string): Promise<Stored<AllOfGame>>;
  /** Deletes all that is stored of a game, and hands it over. */
  drop(id: string): Promise<Stored<AllOfGame>>;
  /** Stores again what was deleted. */
  restore(all: AllOfGame): Promise<Stored<null>>;
  /** Stores a new game as soon as it is kept for the first time. */
  begin(start: Start): GameWriter;
  /** A stored game as the text of a file, for reading or, if that fails, for keeping. */
  read(id: string): Promise<Stored<StoredGame>>;
  /** Writes the summary of a game anew from the game itself. */
  summarize(id: string, start: Start, history: History): Promise<Stored<null>>;
  library(): Promise<Stored<readonly LibraryItem[]>>;
  /** Writes each under its id, a new one if it has none, or none of them; what was there under that id is gone. */
  keep(all: readonly ToKeep[]): Promise<Stored<readonly LibraryItem[]>>;
  /** Deletes these of the library. */
  discard(ids: readonly string[]): Promise<Stored<null>>;
  /** Closes the database; it is opened again when it is needed. */
  close(): void;
}

export type ToKeep = Made & { readonly id?: string };

export interface StoredGames {
  /** The latest first. */
  readonly games: readonly Summary[];
  /** Ids of those of which the header, or a summary that can be read, is missing. */
  readonly unreadable: readonly string[];
}

/** What the stores have of a game, each as it is. */
export interface AllOfGame {
  readonly game: Header | undefined;
  readonly records: readonly JournalRecord[];
  readonly summary: Summary | undefined;
  readonly clock: StoredClock | undefined;
}

export interface StoredGame {
  readonly text: string;
  /** The same without the position at its end, which may be what is damaged. */
  readonly textWithoutLast: string;
  /** How many records at the end are missing, or cannot be read. */
  readonly lost: number;
  /** Goes on writing once the text has been read and replays unchanged; null where others follow on those that are missing. */
  readonly writer: ((start: Start) => GameWriter) | null;
}

/** `now` in ms since 1970; `patience`: how long is waited for the database without a word, in ms. */
export function openJournal(name = 'take-cover', now: () => number = Date.now, patience = PATIENCE): Journal {
  const connection = connectionTo(name, patience);
  const writers = new Map<string, GameWriter>();
  const writing = (on: Omit<Writing, 'connection' | 'now'>): GameWriter => {
    const writer = writerFor({ ...on, connection, now });
    writers.set(on.game, writer);
    return writer;
  };

  return {
    close: () => connection.close(),
    games: () => connection.ask(gamesIn),

    glance: (id) =>
      connection.ask(async (db) => {
        const [header, summary] = await Promise.all([db.get('games', id), db.get('summaries', id)]);
        return header && summary ? lastPosition(header, summary) : null;
      }),

    all: (id) => connection.ask((db) => allOf(db, id)),

    async drop(id) {
      await inTime(writers.get(id)?.settled() ?? Promise.resolve(), patience);
      return connection.ask(async (db) => {
        const all = await allOf(db, id);
        const transaction = db.transaction([...STORES, 'clocks'] as const, 'readwrite', { durability: 'strict' });
        await Promise.all([
          transaction.objectStore('games').delete(id),
          transaction.objectStore('records').delete(recordsOf(id)),
          transaction.objectStore('summaries').delete(id),
          transaction.objectStore('clocks').delete(id),
          transaction.done,
        ]);
        return all;
      });
    },

    restore: ({ game, records, summary, clock }) =>
      connection.ask(async (db) => {
        const transaction = db.transaction([...STORES, 'clocks'] as const, 'readwrite', { durability: 'strict' });
        await Promise.all([
          game && transaction.objectStore('games').put(game),
          ...records.map((record) => transaction.objectStore('records').put(record)),
          summary && transaction.objectStore('summaries').put(summary),
          clock && transaction.objectStore('clocks').put(clock),
          transaction.done,
        ]);
        return null;
      }),

    begin(start) {
      const id = newId();
      const file = gameFile(start, begin(gameOf(start), start.settings.takeBack));
      return writing({ game: id, start, stored: null, header: { id, file } });
    },

    async read(id) {
      // what was played here a moment ago may still be on its way
      await inTime(writers.get(id)?.settled() ?? Promise.resolve(), patience);
      const stored = await connection.ask((db) => allOf(db, id));
      if (!stored.ok) return stored;
      const { game: header, records, summary, clock: kept } = stored.value;
      if (!header) return { ok: false, fault: 'not-found' };
      const sound = firstSound(records);
      const { tree, written } = assembled(sound);
      const lost = Math.max(isSummary(summary) ? (summary.records ?? 0) : 0, records.length) - sound.length;
      const clock = kept ? { 'x-clock': kept.clock } : {};
      const file = { ...header.file, ...clock, ...tree };
      const last = (lost === 0 && isSummary(summary) && summary.last) || null;
      return {
        ok: true,
        value: {
          text: printed({ ...file, last }),
          textWithoutLast: printed({ ...file, last: null }),
          lost,
          writer:
            records.length > sound.length ? null : (start) => writing({ game: id, start, stored: written, header }),
        },
      };
    },

    summarize: (id, start, history) =>
      connection.ask(async (db) => {
        const { date: kept } = ((await db.get('summaries', id)) ?? {}) as { readonly date?: unknown };
        const date = typeof kept === 'number' && Number.isFinite(kept) ? kept : now();
        await db.put('summaries', summaryOf(id, start, history, date));
        return null;
      }),

    library: () => connection.ask((db) => db.getAll('library')),

    keep(all) {
      const items = all.map(({ id = newId(), kind, file }) => ({ id, date: now(), kind, file }));
      return connection.ask(async (db) => {
        const transaction = db.transaction('library', 'readwrite', { durability: 'strict' });
        await Promise.all([...items.map((item) => transaction.store.put(item)), transaction.done]);
        return items;
      });
    },

    discard: (ids) =>
      connection.ask(async (db) => {
        const transaction = db.transaction('library', 'readwrite', { durability: 'strict' });
        await Promise.all([...ids.map((id) => transaction.store.delete(id)), transaction.done]);
        return null;
      }),
  };
}

async function gamesIn(db: Database): Promise<StoredGames> {
  const [stored, summarized, begun, recorded] = await Promise.all([
    db.getAll('summaries'),
    db.getAllKeys('summaries'),
    db.getAllKeys('games'),
    recordedGames(db),
  ]);
  const hasHeader = new Set(begun);
  const games = stored.filter((summary) => isSummary(summary) && hasHeader.has(summary.id));
  const sound = new Set(games.map(({ id }) => id));
  const all = new Set([...summarized, ...begun, ...recorded]);
  return {
    games: games.sort((p, q) => q.date - p.date),
    unreadable: [...all].filter((id) => !sound.has(id)),
  };
}

/** The games that have records, one step of a cursor for each: of keys a list comes after every number. */
async function recordedGames(db: Database): Promise<readonly string[]> {
  const found: string[] = [];
  let cursor = await db.transaction('records').store.openKeyCursor();
  while (cursor) {
    const [game] = cursor.key;
    found.push(game);
    cursor = await cursor.continue([game, []] as unknown as [string, number]);
  }
  return found;
}

async function allOf(db: Database, id: string): Promise<AllOfGame> {
  const [game, records, summary, clock] = await Promise.all([
    db.get('games', id),
    db.getAll('records', recordsOf(id)),
    db.get('summaries', id),
    db.get('clocks', id),
  ]);
  return { game, records, summary, clock };
}

const recordsOf = (id: string): IDBKeyRange => IDBKeyRange.bound([id, 0], [id, Number.POSITIVE_INFINITY]);

/** The records up to the first that is missing or cannot be read. */
function firstSound(records: readonly JournalRecord[]): readonly JournalRecord[] {
  const end = records.findIndex((record, n) => !isRecord(record, n));
  return end < 0 ? records : records.slice(0, end);
}

/** The fields of a game file that its records make up. */
function assembled(records: readonly JournalRecord[]): { tree: Record<string, unknown>; written: Written } {
  const commands: Readonly<Record<string, unknown>>[] = [];
  const hashes: Record<string, string> = {};
  let at = START;
  for (const record of records) {
    if ('command' in record) {
      at = commands.length;
      commands.push(record.command);
      if (record.hash !== undefined) hashes[at] = record.hash;
    } else if ('about' in record) {
      const about = commands[record.about];
      if (about) commands[record.about] = changedBy(about, record.remarks);
    } else at = record.at;
  }
  const written = { records: records.length, commands: commands.length, at, nodes: null };
  return { tree: { commands, at, hashes }, written };
}

const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('');
