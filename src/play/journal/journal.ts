import type { Game } from '../../engine/index.ts';
import { gameFile, printed } from '../files/writeGame.ts';
import { begin, type History, START } from '../history.ts';
import type { RuleSet } from '../ruleSet.ts';
import { gameOf, type Start } from '../start.ts';
import {
  type Database,
  isSummary,
  type JournalRecord,
  openDatabase,
  STORES,
  type StoredRuleSet,
  type Summary,
} from './database.ts';
import { lastPosition } from './glance.ts';
import { attempt, type Stored } from './stored.ts';
import { append, type GameWriter, NOTHING, summaryOf, unwritten, type Written, writerFor } from './writer.ts';

/** All games stored in this browser, and the players' sets of rules. */
export interface Journal {
  games(): Promise<Stored<StoredGames>>;
  /** A game as it stood last, to be drawn small; null where what is stored cannot be drawn. */
  glance(id: string): Promise<Stored<Game | null>>;
  /** All that is stored of a game, readable or not, as JSON. */
  raw(id: string): Promise<Stored<string>>;
  /** Deletes all that is stored of a game. */
  drop(id: string): Promise<Stored<null>>;
  /** Stores a new game, with what has been played of it already. */
  begin(start: Start, history: History): Promise<Stored<GameWriter>>;
  /** A stored game as the text of a file, for reading or, if that fails, for keeping. */
  read(id: string): Promise<Stored<StoredGame>>;
  /** By name. */
  ruleSets(): Promise<Stored<readonly StoredRuleSet[]>>;
  /** Writes a set under its id, a new one if it has none; what was there under that id is gone. */
  keepRuleSet(set: RuleSet & { readonly id?: string }): Promise<Stored<StoredRuleSet>>;
  dropRuleSet(id: string): Promise<Stored<null>>;
  /** Closes the database; tests open it anew. */
  close(): void;
}

export interface StoredGames {
  /** The latest first. */
  readonly games: readonly Summary[];
  /** Ids of those whose summary cannot be read, or is missing. */
  readonly unreadable: readonly string[];
}

export interface StoredGame {
  readonly text: string;
  /** Goes on writing once the text has been read and replays unchanged. */
  writer(start: Start): GameWriter;
}

export async function openJournal(name = 'take-cover', now: () => number = Date.now): Promise<Stored<Journal>> {
  try {
    return { ok: true, value: journalOn(await openDatabase(name), now) };
  } catch {
    return { ok: false, fault: 'unavailable' };
  }
}

const journalOn = (db: Database, now: () => number): Journal => ({
  close: () => db.close(),

  games: () =>
    attempt(async () => {
      const [stored, summarized, begun] = await Promise.all([
        db.getAll('summaries'),
        db.getAllKeys('summaries'),
        db.getAllKeys('games'),
      ]);
      const games = stored.filter(isSummary).sort((p, q) => q.date - p.date);
      const sound = new Set(games.map(({ id }) => id));
      return { games, unreadable: [...new Set([...summarized, ...begun])].filter((id) => !sound.has(id)) };
    }),

  glance: (id) =>
    attempt(async () => {
      const [header, summary] = await Promise.all([db.get('games', id), db.get('summaries', id)]);
      return header && summary ? lastPosition(header, summary) : null;
    }),

  raw: (id) =>
    attempt(async () => {
      const [game, records, summary, clock] = await Promise.all([
        db.get('games', id),
        recordsOf(db, id),
        db.get('summaries', id),
        db.get('clocks', id),
      ]);
      return JSON.stringify({ game, records, summary, clock }, null, 1);
    }),

  drop: (id) =>
    attempt(async () => {
      const transaction = db.transaction([...STORES, 'clocks'] as const, 'readwrite', { durability: 'strict' });
      await Promise.all([
        transaction.objectStore('games').delete(id),
        transaction.objectStore('records').delete(allOf(id)),
        transaction.objectStore('summaries').delete(id),
        transaction.objectStore('clocks').delete(id),
        transaction.done,
      ]);
      return null;
    }),

  begin(start, history) {
    return attempt(async () => {
      const id = newId();
      const file = gameFile(start, begin(gameOf(start), start.settings.takeBack));
      const { records, after } = unwritten(id, history, NOTHING);
      await append(db, records, summaryOf(id, start, history, now()), { id, file });
      return writerFor(db, id, start, after, now);
    });
  },

  async read(id) {
    const stored = await attempt(() =>
      Promise.all([db.get('games', id), recordsOf(db, id), db.get('summaries', id), db.get('clocks', id)]),
    );
    if (!stored.ok) return stored;
    const [header, records, summary, kept] = stored.value;
    if (!header) return { ok: false, fault: 'not-found' };
    const { tree, written } = assembled(records);
    const clock = kept ? { 'x-clock': kept.clock } : {};
    const text = printed({ ...header.file, ...clock, ...tree, last: summary?.last ?? null });
    return { ok: true, value: { text, writer: (start) => writerFor(db, id, start, written, now) } };
  },

  ruleSets: () => attempt(async () => (await db.getAll('ruleSets')).sort((p, q) => p.name.localeCompare(q.name))),

  keepRuleSet({ id = newId(), name, edition, rulings, rules }) {
    const set: StoredRuleSet = { id, name, edition, rulings, rules };
    return attempt(async () => {
      await db.put('ruleSets', set);
      return set;
    });
  },

  dropRuleSet: (id) =>
    attempt(async () => {
      await db.delete('ruleSets', id);
      return null;
    }),
});

const recordsOf = (db: Database, id: string): Promise<JournalRecord[]> => db.getAll('records', allOf(id));

const allOf = (id: string): IDBKeyRange => IDBKeyRange.bound([id, 0], [id, Number.POSITIVE_INFINITY]);

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
    } else at = record.at;
  }
  return { tree: { commands, at, hashes }, written: { records: records.length, commands: commands.length, at } };
}

const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('');
