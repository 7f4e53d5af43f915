import { type Journal, openJournal } from '../play/journal/journal.ts';
import type { Stored } from '../play/journal/stored.ts';

let opened: Promise<Stored<Journal>> | null = null;

/** The journal of this browser, opened when it is first needed. */
function journal(): Promise<Stored<Journal>> {
  opened ??= openJournal();
  return opened;
}

/** Does something with the journal, or says why there is none. */
export async function withJournal<T>(work: (journal: Journal) => Promise<Stored<T>>): Promise<Stored<T>> {
  const found = await journal();
  return found.ok ? work(found.value) : found;
}
