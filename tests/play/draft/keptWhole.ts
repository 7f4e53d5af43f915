import { expect } from 'vitest';
import { type Draft, fileOf } from '../../../src/play/draft/draft.ts';
import { readDraft } from '../../../src/play/draft/readDraft.ts';
import { printed } from '../../../src/play/files/writeGame.ts';
import { fromLink, toLink } from '../../../src/play/share/link.ts';

/** Is a draft as it was out of a link of its file; `full`: with everything in it? */
export async function isKeptWhole(draft: Draft, full: boolean): Promise<void> {
  const file = JSON.parse(printed(fileOf(draft)));
  const text = await fromLink(await toLink(file, full));
  const read = readDraft(text.ok ? text.value : text.fault.fault, { a: '', b: '' });
  if (!read.ok) throw new Error(`${read.fault.path} ${read.fault.fault}`);
  expect(read.leftOut).toEqual([]);
  // where it comes from is said anew by whoever opens it
  expect({ ...fileOf(read.draft), 'x-from': null }).toEqual({ ...file, 'x-from': null });
}
