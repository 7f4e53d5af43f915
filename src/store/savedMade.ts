import { printed } from '../play/files/writeGame.ts';
import { libraryFile, type Made, nameOf } from '../play/library.ts';
import { download, inFileName } from './download.ts';

/** Hands things of the library to the browser as a file: one as what it is, more as a library. */
export function saveMade(all: readonly Made[]): void {
  const [first, ...others] = all;
  if (!first) return;
  if (others.length > 0) return download('take-cover-library.json', printed(libraryFile(all)));
  download(`take-cover-${first.kind}-${inFileName(nameOf(first)) || 'own'}.json`, printed({ ...first.file }));
}
