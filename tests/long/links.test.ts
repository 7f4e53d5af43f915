import { expect, test, vi } from 'vitest';
import { CHANGED, changedFile, filesToChange } from '../../src/cli/fuzz/changedFile.ts';
import { chanceFrom } from '../../src/play/chance.ts';
import { contentOf } from '../../src/play/files/contentOf.ts';
import { readForLibrary } from '../../src/play/files/readLibrary.ts';
import { readPlayable } from '../../src/play/files/readPlayable.ts';
import { fromLink, toLink } from '../../src/play/share/link.ts';
import { isKeptWhole } from '../play/draft/keptWhole.ts';
import { randomDraft } from '../play/draft/randomDraft.ts';

vi.setConfig({ testTimeout: 5 * 60_000 });

/** What whoever opens a link does with it; how long it took, in ms. */
async function opened(link: string): Promise<{ readonly came: string; readonly ms: number }> {
  const begun = performance.now();
  const text = await fromLink(link);
  let came = 'refused';
  if (text.ok) {
    const { made } = readForLibrary(text.value);
    came = readPlayable(text.value).ok || made.some((each) => contentOf(each).ok) ? 'opened' : 'faulty';
  }
  return { came, ms: performance.now() - begun };
}

test('10,000 changed links with files of every kind: refused or opened, none within more than a second', async () => {
  const chance = chanceFrom(21);
  const files = filesToChange(chance);
  const counts = new Map<string, number>();
  let slowest = 0;
  for (let n = 0; n < 10_000; n++) {
    const what = CHANGED[n % CHANGED.length] ?? CHANGED[0];
    let link = await toLink(JSON.parse(changedFile(what, files, chance)), chance.happens(0.5));
    if (n % 3 > 0) {
      const at = chance.int(0, link.length - 1);
      const by = chance.pick(['', 'A', '_-', '#g1.', link.slice(0, 40)]) ?? '';
      link = `${link.slice(0, at)}${by}${link.slice(at + chance.int(0, 2))}`;
    }
    const { came, ms } = await opened(link);
    slowest = Math.max(slowest, ms);
    counts.set(came, (counts.get(came) ?? 0) + 1);
  }
  console.log(Object.fromEntries(counts), `${Math.round(slowest)} ms at most`);
  expect([...counts.keys()].sort()).toEqual(['faulty', 'opened', 'refused']);
  expect(slowest).toBeLessThan(1000);
});

test('1,000 random drafts are the same again out of links of their files', async () => {
  const chance = chanceFrom(22);
  for (let n = 0; n < 1000; n++) await isKeptWhole(randomDraft(chance), n % 2 === 0);
});
