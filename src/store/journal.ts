import { openJournal } from '../play/journal/journal.ts';

/** The journal of this browser; its database is opened when it is first needed. */
export const journal = openJournal();
