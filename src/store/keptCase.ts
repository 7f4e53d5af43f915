import type { Difference } from '../play/cases/case.ts';
import { type Chosen, caseFrom, type LastSteps } from '../play/cases/caseFrom.ts';
import type { FileFault } from '../play/files/fault.ts';
import { printed } from '../play/files/writeGame.ts';
import type { StorageFault } from '../play/journal/stored.ts';
import type { Made } from '../play/library.ts';
import { download, inFileName } from './download.ts';
import { fetched } from './fetched.ts';
import { keep } from './library.ts';

/** What came of keeping a case: nothing is kept that does not open and hold. */
export type Keeping =
  | { readonly ok: true; readonly id: string; saveToFile(): void }
  | { readonly ok: false; readonly fault: FileFault }
  /** What it expects is not what is found. */
  | { readonly ok: false; readonly found: Difference }
  | { readonly ok: false; readonly storage: StorageFault; readonly unkept: Made }
  /** The part of the program that reads files could not be fetched. */
  | { readonly ok: false; readonly part: 'reader' };

/** Puts the last steps into the library as a case, once it has been read and judged as anybody will. */
export async function keepCase(last: LastSteps, chosen: Chosen): Promise<Keeping> {
  const reader = await fetched(() => import('./reader.ts')).catch(() => null);
  if (!reader) return { ok: false, part: 'reader' };
  const file = caseFrom(last, chosen);
  const text = printed(file);
  const read = reader.readCase(text);
  if (!read.ok) return read;
  const found = reader.judge(read.value).flatMap(({ differences }) => differences)[0];
  if (found) return { ok: false, found };
  const unkept: Made = { kind: 'case', file };
  const stored = await keep([unkept]);
  if (!stored.ok) return { ok: false, storage: stored.fault, unkept };
  const id = stored.value[0]?.id ?? '';
  return {
    ok: true,
    id,
    saveToFile: () => download(`take-cover-case-${inFileName(chosen.title) || 'case'}.json`, text),
  };
}
