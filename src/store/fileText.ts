import type { FileFault } from '../play/files/fault.ts';
import { isReadable, MOST_CHARACTERS } from '../play/files/size.ts';

/** Why there is no text to be had of a file: too big to be one of ours, or no longer there, or not for this page to read. */
export type NoText =
  | { readonly ok: false; readonly fault: FileFault }
  | { readonly ok: false; readonly file: 'unread' };

/** Hands on the text of a file. Its size is asked first: nobody waits for hundreds of MB only to be refused. */
export async function withText<T>(file: Blob, open: (text: string) => Promise<T>): Promise<T | NoText> {
  if (!isReadable(file.size)) {
    return { ok: false, fault: { path: '', fault: 'too-big', data: { most: MOST_CHARACTERS / 1e6 } } };
  }
  const text = await file.text().catch(() => null);
  return text === null ? { ok: false, file: 'unread' } : open(text);
}
