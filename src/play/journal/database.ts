import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB, type StoreNames } from 'idb';
import type { GameState, Side } from '../../engine/index.ts';
import type { Clock } from '../clock.ts';
import type { RemarkChange } from '../history.ts';
import { type Made, ruleSetMade } from '../library.ts';
import type { RuleSet } from '../ruleSet.ts';

/**
 * Stored games. A game is a header that never changes and a growing list of records, one for each command, move of the
 * cursor or change of what is written beside a command; only its summary, a few lines for the list of games, is written again.
 */
interface Shape extends DBSchema {
  games: { key: string; value: Header };
  records: { key: [game: string, n: number]; value: JournalRecord };
  summaries: { key: string; value: Summary; indexes: { date: number } };
  library: { key: string; value: LibraryItem };
  clocks: { key: string; value: StoredClock };
}

/** The file of the game before its first command (formats.md). */
export interface Header {
  readonly id: string;
  readonly file: Readonly<Record<string, unknown>>;
}

export type JournalRecord = { readonly game: string; readonly n: number } & (
  | { readonly command: Readonly<Record<string, unknown>>; readonly hash?: string }
  | { readonly at: number }
  | { readonly about: number; readonly remarks: RemarkChange }
);

/** The time that is left in a game: written every few seconds, so apart from all else that is known of it. */
export interface StoredClock {
  readonly id: string;
  readonly clock: Clock;
  /** The writer that keeps it: of two windows the one that was opened or played in last. */
  readonly by?: string;
}

/** Something the players have made, under its own id: names may be there twice. What an older version wrote may no longer be read. */
export interface LibraryItem extends Made {
  readonly id: string;
  /** Of the last change, in ms since 1970; 0 where that was not written down. */
  readonly date: number;
}

/** What the list of games to continue shows, and the position to stand at should the way there no longer replay. */
export interface Summary {
  readonly id: string;
  readonly title: string;
  readonly names: Readonly<Record<Side, string>>;
  /** Of the last change, in ms since 1970. */
  readonly date: number;
  readonly turn: number;
  readonly finished: boolean;
  readonly last: GameState;
  /** How many records there are, so that lost ones are missed; an older version did not say. */
  readonly records?: number;
}

/** Was this written as a summary, by whatever version? A record that was damaged must not hide the others. */
export function isSummary(value: unknown): value is Summary {
  if (typeof value !== 'object' || value === null) return false;
  const { id, title, names, date, turn, finished } = value as { readonly [K in keyof Summary]: unknown };
  const { a, b } = (typeof names === 'object' && names !== null ? names : {}) as { a?: unknown; b?: unknown };
  const texts = [id, title, a, b].every((text) => typeof text === 'string');
  return texts && [date, turn].every(Number.isFinite) && typeof finished === 'boolean';
}

export type Database = IDBPDatabase<Shape>;

/** The stores of a game. */
export const STORES = ['games', 'records', 'summaries'] as const;

/** A record that can be read, at its place. */
export const isRecord = (value: JournalRecord, n: number): boolean =>
  value.n === n &&
  ('command' in value
    ? typeof value.command === 'object'
    : 'about' in value
      ? Number.isInteger(value.about) && typeof value.remarks === 'object'
      : Number.isInteger(value.at));

/** Until version 5 sets of rules had a store of their own. */
async function moveRuleSets(db: Database, transaction: Upgrade): Promise<void> {
  const older = transaction as unknown as IDBPTransaction<OlderShape, ['ruleSets'], 'versionchange'>;
  const sets = await older.objectStore('ruleSets').getAll();
  const library = transaction.objectStore('library');
  for (const { id, ...set } of sets) await library.put({ id, date: 0, ...ruleSetMade(set) });
  (db as unknown as IDBPDatabase<OlderShape>).deleteObjectStore('ruleSets');
}

type Upgrade = IDBPTransaction<Shape, StoreNames<Shape>[], 'versionchange'>;

interface OlderShape extends DBSchema {
  ruleSets: { key: string; value: RuleSet & { readonly id: string } };
}

/** What is told about a database while it is being opened or open. */
interface Hears {
  /** Another window holds an older version of it. */
  blocked(): void;
  /** It is closed from now on, by the browser or for a newer version of the program. */
  closed(): void;
}

export const openDatabase = (name: string, { blocked, closed }: Partial<Hears> = {}): Promise<Database> =>
  openDB<Shape>(name, 5, {
    /** 4 brought a kind of record that older versions would take for a damaged one; 5 has the sets of rules in the library. */
    async upgrade(db, old, _now, transaction) {
      if (old < 3) db.createObjectStore('clocks', { keyPath: 'id' });
      if (old < 5) db.createObjectStore('library', { keyPath: 'id' });
      if (old >= 2 && old < 5) return moveRuleSets(db, transaction);
      if (old >= 1) return;
      db.createObjectStore('games', { keyPath: 'id' });
      db.createObjectStore('records', { keyPath: ['game', 'n'] });
      db.createObjectStore('summaries', { keyPath: 'id' }).createIndex('date', 'date');
    },
    blocked: () => blocked?.(),
    /** A newer version of the program in another window waits for this one to let go. */
    blocking(_from, _to, event) {
      (event.target as IDBDatabase).close();
      closed?.();
    },
    terminated: () => closed?.(),
  });
