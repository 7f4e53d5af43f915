import { type DBSchema, openDB } from 'idb';
import { faultOf, inTime, PATIENCE, type Stored } from '../journal/stored.ts';

/**
 * The photograph that lies under the table on the workbench, apart from all else that is stored: it goes into no file. There is one. The
 * picture itself is written once, how it lies with each change of that.
 */
interface Shape extends DBSchema {
  photograph: { key: 'picture' | 'lies'; value: unknown };
}

/** How it lies there: what that means is the workbench's, and nobody has checked what comes back. */
export interface KeptPhotograph<Lies> {
  readonly picture: Blob;
  readonly lies: Lies;
}

const NAME = 'take-cover.photograph';

async function withStore<T>(work: (db: Awaited<ReturnType<typeof open>>) => Promise<T>): Promise<Stored<T>> {
  try {
    const db = await inTime(open(), PATIENCE);
    if (!db) return { ok: false, fault: 'no-answer' };
    try {
      return { ok: true, value: await work(db) };
    } finally {
      db.close();
    }
  } catch (error) {
    return { ok: false, fault: faultOf(error) };
  }
}

const open = async () =>
  openDB<Shape>(NAME, 1, {
    upgrade: (db) => {
      db.createObjectStore('photograph');
    },
    blocking: (_from, _to, event) => (event.target as IDBDatabase).close(),
  });

/** As bytes: not every browser stores a picture of which it has the bytes alone. */
export async function keepPhotograph<Lies>({ picture, lies }: KeptPhotograph<Lies>): Promise<Stored<void>> {
  const bytes = await picture.arrayBuffer();
  return withStore(async (db) => {
    const transaction = db.transaction('photograph', 'readwrite');
    await Promise.all([
      transaction.store.put({ bytes, type: picture.type }, 'picture'),
      transaction.store.put(lies, 'lies'),
      transaction.done,
    ]);
  });
}

export const keepHowItLies = (lies: unknown): Promise<Stored<void>> =>
  withStore(async (db) => {
    await db.put('photograph', lies, 'lies');
  });

export const dropPhotograph = (): Promise<Stored<void>> => withStore((db) => db.clear('photograph'));

/** The one that lay there last; null: none, or none that can be read. */
export async function keptPhotograph(): Promise<KeptPhotograph<unknown> | null> {
  const stored = await withStore((db) => Promise.all([db.get('photograph', 'picture'), db.get('photograph', 'lies')]));
  if (!stored.ok) return null;
  const [picture, lies] = stored.value;
  const { bytes, type } = (picture ?? {}) as { readonly bytes?: unknown; readonly type?: unknown };
  if (!(bytes instanceof ArrayBuffer) || typeof type !== 'string') return null;
  return { picture: new Blob([bytes], { type }), lies };
}
