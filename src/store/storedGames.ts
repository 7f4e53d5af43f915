import type { Game } from '../engine/index.ts';
import type { AllOfGame, StoredGames } from '../play/journal/journal.ts';
import type { StorageFault, Stored } from '../play/journal/stored.ts';
import { download } from './download.ts';
import { journal } from './journal.ts';
import { openStored } from './opening.ts';

/** The games that can be continued, and those of which that cannot be told. */
export const storedGames = (): Promise<Stored<StoredGames>> => journal.games();

/** Writes what the list shows of damaged games anew, from the games themselves; says whether there are some that can be read now. */
export async function rebuild(ids: readonly string[]): Promise<boolean> {
  let isBetter = false;
  for (const id of ids) {
    const opening = await openStored(id);
    if (!opening.ok || opening.broken) continue;
    const written = await journal.summarize(id, opening.start, opening.history);
    isBetter ||= written.ok;
  }
  return isBetter;
}

/** As it stood last, for a picture of it; null where there can be none. */
export async function glanceAt(id: string): Promise<Game | null> {
  const glanced = await journal.glance(id);
  return glanced.ok ? glanced.value : null;
}

/** How much room a game takes, in bytes, near enough; null where that cannot be told. */
export async function sizeOf(id: string): Promise<number | null> {
  const all = await journal.all(id);
  return all.ok ? JSON.stringify(all.value).length : null;
}

/** All that is stored of a game, as it is, in a file; null, or why it could not be read. */
export async function keepRaw(id: string): Promise<StorageFault | null> {
  const all = await journal.all(id);
  if (!all.ok) return all.fault;
  download(`take-cover-${id}-raw.json`, JSON.stringify(all.value, null, 1));
  return null;
}

/** Deletes a stored game; what it was can be stored again. */
export const dropGame = (id: string): Promise<Stored<AllOfGame>> => journal.drop(id);

export const restoreGame = (all: AllOfGame): Promise<Stored<null>> => journal.restore(all);

/** A stored game as a file to keep, whether it still opens or not; null, or why it could not be read. */
export async function keepAsFile(id: string): Promise<StorageFault | null> {
  const stored = await journal.read(id);
  if (!stored.ok) return stored.fault;
  download(`take-cover-${id}.json`, stored.value.text);
  return null;
}
