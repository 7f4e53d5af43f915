import { readPlayable } from '../play/files/readPlayable.ts';
import { type Opened, openGame } from '../play/files/replay.ts';
import { faultText, t } from './faultText.ts';
import type { Io } from './io.ts';

/** The game in a file, replayed; null after the reason has been told. */
export function openedFile(file: string, io: Io): Opened | null {
  const text = io.read(file);
  if (text === null) return refuse(t('files.cli.cannotRead', { file }), io);
  const read = readPlayable(text);
  if (!read.ok) return refuse(faultText(read.fault), io);
  if (read.value.leftOut) io.error(faultText(read.value.leftOut));
  return openGame(read.value);
}

function refuse(why: string, io: Io): null {
  io.error(why);
  return null;
}
