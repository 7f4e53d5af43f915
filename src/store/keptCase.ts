import type { Difference } from '../play/cases/case.ts';
import { type Chosen, caseFrom, type LastSteps } from '../play/cases/caseFrom.ts';
import type { FileFault } from '../play/files/fault.ts';
import { printed } from '../play/files/writeGame.ts';
import { useCases } from './cases.ts';
import { download, inFileName } from './download.ts';
import { fetched } from './fetched.ts';

/** What came of keeping a case: nothing is kept that does not open and hold. */
export type Keeping =
  | { readonly ok: true; readonly name: string }
  | { readonly ok: false; readonly fault: FileFault }
  /** What it expects is not what is found. */
  | { readonly ok: false; readonly found: Difference }
  /** The part of the program that reads files could not be fetched. */
  | { readonly ok: false; readonly part: 'reader' };

/** Hands the last steps to the browser as the file of a case, once it has been read and judged as anybody will; it is listed meanwhile. */
export async function keepCase(last: LastSteps, chosen: Chosen): Promise<Keeping> {
  const reader = await fetched(() => import('./reader.ts')).catch(() => null);
  if (!reader) return { ok: false, part: 'reader' };
  const text = printed(caseFrom(last, chosen));
  const read = reader.readCase(text);
  if (!read.ok) return read;
  const found = reader.judge(read.value).flatMap(({ differences }) => differences)[0];
  if (found) return { ok: false, found };
  const name = `take-cover-case-${inFileName(chosen.title) || 'case'}.json`;
  download(name, text);
  const { title, about } = read.value;
  useCases.getState().add({ name, title, about, isOwn: true, text });
  return { ok: true, name };
}
