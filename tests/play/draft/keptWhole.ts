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
  expect(told(fileOf(read.draft))).toEqual(told(file));
}

/** Without what whoever opens it says anew: where it comes from, and who stands in a zone of suppression in this turn (SF-4). */
function told(file: Record<string, unknown>): unknown {
  const { 'x-from': _, ...rest } = file;
  return JSON.parse(JSON.stringify(rest, (key, value) => (key === 'suppressedIn' ? undefined : value)));
}
