import type { Read } from '../play/files/fault.ts';
import { lineOf } from '../play/files/lineOf.ts';
import { faultText, t } from './faultText.ts';
import type { Io } from './io.ts';

/** What a reader makes of a file; null after the reason has been told: `game.json:41: setup.scenery[3].shape: missing`. */
export function readFrom<T>(file: string, reader: (text: string) => Read<T>, io: Io): T | null {
  const text = io.read(file);
  const read = text === null ? null : reader(text);
  if (read?.ok) return read.value;
  io.error(
    text === null || !read
      ? t('files.cli.cannotRead', { file })
      : `${file}:${lineOf(text, read.fault.path)}: ${faultText(read.fault)}`,
  );
  return null;
}
