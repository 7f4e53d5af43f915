import { type Database, openDatabase } from './database.ts';
import { faultOf, inTime, PATIENCE, type Stored, wasClosed } from './stored.ts';

/**
 * The way to the database. It is opened when it is first needed, and again whenever the browser or a newer build in another
 * window has closed it; one that cannot be opened now is tried again the next time.
 */
export interface Connection {
  /** Does something with the database, or says why it cannot be done; opening it takes `PATIENCE` at most. */
  use<T>(work: (db: Database) => Promise<T>): Promise<Stored<T>>;
  /** The same for what somebody looks at and waits for: all of it takes `PATIENCE` at most, and then its opening. */
  ask<T>(work: (db: Database) => Promise<T>): Promise<Stored<T>>;
  close(): void;
}

interface Opening {
  readonly db: Promise<Database>;
  /** Another window holds an older version and has not let go of it yet. */
  isBlocked: boolean;
}

export function connectionTo(name: string, patience = PATIENCE): Connection {
  let opening: Opening | null = null;

  const forget = (closed: Opening): void => {
    if (opening === closed) opening = null;
  };
  const begin = (): Opening => {
    const begun: Opening = {
      isBlocked: false,
      // within a promise: where there is no database at all, asking for it throws
      db: Promise.resolve().then(() =>
        openDatabase(name, {
          blocked: () => {
            begun.isBlocked = true;
          },
          closed: () => forget(begun),
        }),
      ),
    };
    return begun;
  };

  const opened = async (): Promise<Stored<{ db: Database; opening: Opening }>> => {
    const mine = opening ?? begin();
    opening = mine;
    try {
      const db = await inTime(mine.db, patience);
      if (db) return { ok: true, value: { db, opening: mine } };
    } catch (error) {
      forget(mine);
      const fault = faultOf(error);
      return { ok: false, fault: fault === 'failed' ? 'unavailable' : fault };
    }
    if (mine.isBlocked) return { ok: false, fault: 'blocked' }; // it waits on, until the other window lets go
    forget(mine);
    void mine.db.then(
      (late) => late.close(),
      () => undefined,
    );
    return { ok: false, fault: 'no-answer' };
  };

  const use = async <T>(work: (db: Database) => Promise<T>, again = true): Promise<Stored<T>> => {
    const found = await opened();
    if (!found.ok) return found;
    try {
      return { ok: true, value: await work(found.value.db) };
    } catch (error) {
      if (!wasClosed(error)) return { ok: false, fault: faultOf(error) };
      forget(found.value.opening);
      found.value.db.close();
      return again ? use(work, false) : { ok: false, fault: 'failed' };
    }
  };

  return {
    use: (work) => use(work),
    ask: async (work) => (await inTime(use(work), 2 * patience)) ?? { ok: false, fault: 'no-answer' },
    close() {
      const last = opening;
      opening = null;
      void last?.db.then(
        (db) => db.close(),
        () => undefined,
      );
    },
  };
}
