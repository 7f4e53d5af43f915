import type { FileFault } from '../play/files/fault.ts';
import type { Broken } from '../play/files/replay.ts';
import type { History } from '../play/history.ts';
import type { StorageFault } from '../play/journal/stored.ts';
import type { GameWriter } from '../play/journal/writer.ts';
import type { Start } from '../play/start.ts';
import { fetched } from './fetched.ts';
import { journal } from './journal.ts';

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
      /** How many steps at the end of a stored game are lost. */
      readonly lost: number;
      /** What of a file was left out. */
      readonly leftOut?: FileFault;
    }
  /** What is wrong with a file first of all, and whatever else is. */
  | { readonly ok: false; readonly fault: FileFault; readonly others?: readonly FileFault[] }
  | { readonly ok: false; readonly storage: StorageFault }
  /** The part of the program that reads files could not be fetched. */
  | { readonly ok: false; readonly part: 'reader' };

/** The reader of files, with all it needs to check them, is loaded when the first one is opened. */
export async function openText(text: string): Promise<Opening> {
  const reader = await fetched(() => import('./reader.ts')).catch(() => null);
  if (!reader) return { ok: false, part: 'reader' };
  const read = reader.readPlayable(text);
  if (!read.ok) {
    const [, ...others] = reader.checkFile(text).faults;
    return { ok: false, fault: read.fault, others };
  }
  return { ok: true, ...reader.openGame(read.value), writer: null, lost: 0 };
}

export async function openStored(id: string): Promise<Opening> {
  const stored = await journal.read(id);
  if (!stored.ok) return { ok: false, storage: stored.fault };
  const { text, textWithoutLast, lost, writer } = stored.value;
  const whole = await openText(text);
  const isLastBad = !whole.ok && 'fault' in whole && /^last\b/.test(whole.fault.path);
  const opened = isLastBad ? await openText(textWithoutLast) : whole;
  if (!opened.ok || opened.broken) return opened;
  return { ...opened, lost, writer: writer?.(opened.start) ?? null };
}
