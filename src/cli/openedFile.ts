import { readPlayable } from '../play/files/readPlayable.ts';
import { type Opened, openGame } from '../play/files/replay.ts';
import { faultText } from './faultText.ts';
import type { Io } from './io.ts';
import { readFrom } from './readFrom.ts';

/** The game in a file, replayed; null after the reason has been told. */
export function openedFile(file: string, io: Io): Opened | null {
  const read = readFrom(file, readPlayable, io);
  if (!read) return null;
  if (read.leftOut) io.error(faultText(read.leftOut));
  return openGame(read);
}
