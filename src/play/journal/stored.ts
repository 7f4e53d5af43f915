/** What can keep a game from being stored or found again. The words are `files.storage.…` in i18n. */
export const STORAGE_FAULTS = ['unavailable', 'full', 'opened-elsewhere', 'failed', 'not-found'] as const;
export type StorageFault = (typeof STORAGE_FAULTS)[number];

export type Stored<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly fault: StorageFault };

/** Waits for what touches the database, and turns a failure into a value. */
export async function attempt<T>(work: () => Promise<T>): Promise<Stored<T>> {
  try {
    return { ok: true, value: await work() };
  } catch (error) {
    return { ok: false, fault: FAULTS[nameOf(error)] ?? 'failed' };
  }
}

/** The database's own names. A key that is there already was written by another window. */
const FAULTS: Readonly<Record<string, StorageFault>> = {
  ConstraintError: 'opened-elsewhere',
  QuotaExceededError: 'full',
};

const nameOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'name' in error ? String(error.name) : '';
