import type { FileFault } from '../play/files/fault.ts';
import { isReadable, MOST_CHARACTERS } from '../play/files/size.ts';
import { linkIn } from '../play/share/address.ts';
import { fetched } from './fetched.ts';

/** Why there is no text to be had of a file: too big to be one of ours, or no longer there, or not for this page to read, or nothing of ours. */
export type NoText =
  | { readonly ok: false; readonly fault: FileFault }
  | { readonly ok: false; readonly file: 'unread' }
  | { readonly ok: false; readonly part: 'reader' };

/**
 * Hands on the text of a file; of a picture or a link, that of the file inside it. Its size is asked first: nobody waits for hundreds of MB
 * only to be refused.
 */
export async function withText<T>(file: Blob, open: (text: string) => Promise<T>): Promise<T | NoText> {
  if (!isReadable(file.size)) {
    return { ok: false, fault: { path: '', fault: 'too-big', data: { most: MOST_CHARACTERS / 1e6 } } };
  }
  try {
    const bytes = new Uint8Array(await file.slice(0, LONGEST).arrayBuffer());
    const isPicture = PICTURES.some((begin) => begin.every((byte, i) => bytes[i] === byte));
    const text = isPicture ? null : await file.text();
    const link = text === null ? null : linkIn(text);
    if (text !== null && link === null) return open(text);
    const reader = await fetched(() => import('./reader.ts')).catch(() => null);
    if (!reader) return { ok: false, part: 'reader' };
    const inside = link === null ? reader.linkInside(new Uint8Array(await file.arrayBuffer())) : null;
    if (inside?.ok === false) return inside;
    const read = await reader.fromLink(inside?.value ?? link ?? '');
    return read.ok ? open(read.value) : read;
  } catch {
    return { ok: false, file: 'unread' };
  }
}

/** How the files of pictures begin that a browser shows: PNG, JPEG, GIF, and what WebP and others have about them. */
const PICTURES = [
  [0x89, 0x50, 0x4e, 0x47],
  [0xff, 0xd8, 0xff],
  [0x47, 0x49, 0x46, 0x38],
  [0x52, 0x49, 0x46, 0x46],
] as const;
const LONGEST = 4;
