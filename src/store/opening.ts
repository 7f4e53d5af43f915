import type { FileFault } from '../play/files/fault.ts';
import type { Broken } from '../play/files/replay.ts';
import type { History } from '../play/history.ts';
import type { StorageFault } from '../play/journal/stored.ts';
import type { GameWriter } from '../play/journal/writer.ts';
import type { Start } from '../play/start.ts';
import { withJournal } from './journal.ts';

/** What came of opening a game. */
export type Opening =
  | {
      readonly ok: true;
      readonly start: Start;
      readonly history: History;
      /** Goes on writing the stored game; null where it has to be stored as a new one. */
      readonly writer: GameWriter | null;
      /** Where the rules as they are now no longer agree with what was played. */
      readonly broken: Broken | null;
    }
  | { readonly ok: false; readonly fault: FileFault }
  | { readonly ok: false; readonly storage: StorageFault };

/** The reader of files, with all it needs to check them, is loaded when the first one is opened. */
export async function openText(text: string): Promise<Opening> {
  const { openGame, readPlayable } = await import('./reader.ts');
  const read = readPlayable(text);
  return read.ok ? { ok: true, ...openGame(read.value), writer: null } : { ok: false, fault: read.fault };
}

export async function openStored(id: string): Promise<Opening> {
  const stored = await withJournal((journal) => journal.read(id));
  if (!stored.ok) return { ok: false, storage: stored.fault };
  const opened = await openText(stored.value.text);
  if (!opened.ok || opened.broken) return opened;
  return { ...opened, writer: stored.value.writer(opened.start) };
}
