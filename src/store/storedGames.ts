import type { Game } from '../engine/index.ts';
import type { StoredGames } from '../play/journal/journal.ts';
import type { StorageFault, Stored } from '../play/journal/stored.ts';
import { download } from './download.ts';
import { withJournal } from './journal.ts';

/** The games that can be continued, and those of which that cannot be told. */
export const storedGames = (): Promise<Stored<StoredGames>> => withJournal((journal) => journal.games());

/** As it stood last, for a picture of it; null where there can be none. */
export async function glanceAt(id: string): Promise<Game | null> {
  const glanced = await withJournal((journal) => journal.glance(id));
  return glanced.ok ? glanced.value : null;
}

/** All that is stored of a game, as it is, in a file; null, or why it could not be read. */
export async function keepRaw(id: string): Promise<StorageFault | null> {
  const stored = await withJournal((journal) => journal.raw(id));
  if (!stored.ok) return stored.fault;
  download(`take-cover-${id}-raw.json`, stored.value);
  return null;
}

/** Deletes a stored game for good. */
export async function dropGame(id: string): Promise<StorageFault | null> {
  const dropped = await withJournal((journal) => journal.drop(id));
  return dropped.ok ? null : dropped.fault;
}

/** A stored game as a file to keep, whether it still opens or not; null, or why it could not be read. */
export async function keepAsFile(id: string): Promise<StorageFault | null> {
  const stored = await withJournal((journal) => journal.read(id));
  if (!stored.ok) return stored.fault;
  download(`take-cover-${id}.json`, stored.value.text);
  return null;
}
