import { create } from 'zustand';
import type { LibraryItem } from '../play/journal/database.ts';
import type { ToKeep } from '../play/journal/journal.ts';
import type { StorageFault, Stored } from '../play/journal/stored.ts';
import { journal } from './journal.ts';

/** What the players have made, as this browser has it. */
interface Library {
  /** null: not read yet. */
  readonly items: readonly LibraryItem[] | null;
  /** Why it could not be read last time. */
  readonly fault: StorageFault | null;
  /** Reads it anew: another window may have changed it. */
  reload(): Promise<Stored<readonly LibraryItem[]>>;
}

export const useLibrary = create<Library>()((set) => ({
  items: null,
  fault: null,
  async reload() {
    const stored = await journal.library();
    set(stored.ok ? { items: stored.value, fault: null } : { fault: stored.fault });
    return stored;
  },
}));

/** Stores all of these or none; those with an id in the place of what is there under it. */
export async function keep(all: readonly ToKeep[]): Promise<Stored<readonly LibraryItem[]>> {
  const stored = await journal.keep(all);
  await useLibrary.getState().reload();
  return stored;
}

export async function discard(ids: readonly string[]): Promise<Stored<null>> {
  const done = await journal.discard(ids);
  await useLibrary.getState().reload();
  return done;
}
