/** What can keep a game from being stored or found again. The words are `files.storage.…` in i18n. */
export const STORAGE_FAULTS = [
  'unavailable',
  'full',
  'blocked',
  'no-answer',
  'newer',
  'opened-elsewhere',
  'failed',
  'not-found',
] as const;
export type StorageFault = (typeof STORAGE_FAULTS)[number];

export type Stored<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly fault: StorageFault };

/** How long anybody waits for the database without a word, in ms. */
export const PATIENCE = 5000;

/** The database's own names. A key that is there already was written by another window. */
const FAULTS: Readonly<Record<string, StorageFault>> = {
  ConstraintError: 'opened-elsewhere',
  QuotaExceededError: 'full',
  VersionError: 'newer',
};

export const faultOf = (error: unknown): StorageFault => FAULTS[nameOf(error)] ?? 'failed';

/** The handle has been closed, or was while something was under way: nothing of that has been done. */
export const wasClosed = (error: unknown): boolean => ['InvalidStateError', 'AbortError'].includes(nameOf(error));

/** What comes of it, or null if that takes longer than so many ms. */
export async function inTime<T>(work: Promise<T>, patience: number): Promise<T | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, patience, null);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

const nameOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'name' in error ? String(error.name) : '';
