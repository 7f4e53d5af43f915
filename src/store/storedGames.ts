import type { Summary } from '../play/journal/database.ts';
import type { StorageFault, Stored } from '../play/journal/stored.ts';
import { download } from './download.ts';
import { withJournal } from './journal.ts';

/** The games that can be continued, the latest first. */
export const storedGames = (): Promise<Stored<readonly Summary[]>> => withJournal((journal) => journal.games());

/** A stored game as a file to keep, whether it still opens or not; null, or why it could not be read. */
export async function keepAsFile(id: string): Promise<StorageFault | null> {
  const stored = await withJournal((journal) => journal.read(id));
  if (!stored.ok) return stored.fault;
  download(`take-cover-${id}.json`, stored.value.text);
  return null;
}
