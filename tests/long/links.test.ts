// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { CHANGED, type Changed, changedFile, type Filed, filesToChange } from '../../src/cli/fuzz/changedFile.ts';
import { CARDS, TABLES } from '../../src/content/index.ts';
import { en } from '../../src/i18n/en/index.ts';
import { chanceFrom } from '../../src/play/chance.ts';
import type { FileFault } from '../../src/play/files/fault.ts';
import { cardMade, type Made, made } from '../../src/play/library.ts';
import { toLink } from '../../src/play/share/link.ts';
import { bringText, useBringing } from '../../src/store/bringing.ts';
import { useGameStore } from '../../src/store/game.ts';
import { discard, keep, useLibrary } from '../../src/store/library.ts';
import { takeLink, useLinks } from '../../src/store/links.ts';
import { isKeptWhole } from '../play/draft/keptWhole.ts';
import { randomDraft } from '../play/draft/randomDraft.ts';
import { DEPLOYED } from '../support/browser/plan.ts';
import { savedGame } from '../support/browser/savedGame.ts';

/** Files that have something in every field there is. */
const GOLDEN = resolve(import.meta.dirname, '../play/golden');

/** What there is words for, and where in a file; an empty place is the file itself. */
const isToldOf = ({ path, fault }: FileFault): boolean => fault in en.files.faults && typeof path === 'string';

/** What came of it, as whoever opens it is told. */
type Came = 'refused' | 'opened' | 'game' | 'library' | 'draft' | 'untold';

async function linkOpened(link: string): Promise<Came> {
  useLinks.getState().done();
  await takeLink(link);
  const { came } = useLinks.getState();
  if (!came) return 'untold';
  if (!came.ok) return 'fault' in came && isToldOf(came.fault) ? 'refused' : 'untold';
  return came.game ? 'game' : came.things.length > 0 ? 'library' : 'draft';
}

async function fileBrought(text: string): Promise<Came> {
  useBringing.getState().done();
  const taken = await bringText(text);
  const { coming } = useBringing.getState();
  if (!taken.ok || !coming) return 'untold';
  const { faults, fresh, clashes, known } = coming;
  if (!faults.every(isToldOf)) return 'untold';
  if (fresh.length + clashes.length + known > 0 || coming.taken !== null) return 'opened'; // of an empty library: nothing has changed
  return faults.length > 0 ? 'refused' : 'untold';
}

test('10,000 changed files in links, as a library and as cases: opened or refused in words, within a second, with game and library as they were', async () => {
  const [card] = CARDS;
  const [table] = TABLES;
  if (!card || !table) throw new Error('no ready content');
  const own: readonly Made[] = [
    cardMade({ ...card, id: 'anna', name: 'Anna' }),
    made('table', { table: { ...table.table, name: 'Yard' }, scenery: table.scenery }),
  ];
  expect(await keep(own)).toMatchObject({ ok: true });
  await useGameStore.getState().open(savedGame(DEPLOYED));
  const { history, start } = useGameStore.getState();
  expect(history).not.toBeNull();
  const { items } = useLibrary.getState();
  const mine = new Set(items?.map(({ id }) => id));

  const chance = chanceFrom(21);
  const kept = CHANGED.map(
    (what): Filed => ({ what, file: JSON.parse(readFileSync(join(GOLDEN, `${what}.json`), 'utf8')) }),
  );
  const files = [...filesToChange(chance), ...kept];
  const counts = new Map<string, number>();
  const untold: string[] = [];
  let slowest = 0;
  for (let n = 0; n < 10_000; n++) {
    const what: Changed | undefined = n % 10 === 0 ? 'library' : n % 10 === 1 ? 'case' : CHANGED[n % CHANGED.length];
    const text = changedFile(what ?? 'game', files, chance);
    const isLink = n % 10 > 1;
    const brought = isLink ? await changedLink(text, n) : text;
    const begun = performance.now();
    const came = await (isLink ? linkOpened(brought) : fileBrought(brought));
    slowest = Math.max(slowest, performance.now() - begun);
    if (came === 'untold') untold.push(brought.slice(0, 300));
    const how = `${isLink ? 'link' : what} ${came}`;
    counts.set(how, (counts.get(how) ?? 0) + 1);
    // what is sound among it was wanted; nothing else has changed
    const there = useLibrary.getState().items ?? [];
    const more = there.filter(({ id }) => !mine.has(id)).map(({ id }) => id);
    expect(came === 'opened' || more.length === 0, brought).toBe(true);
    if (more.length > 0) await discard(more);
    expect(useGameStore.getState().history).toBe(history);
  }
  expect(useGameStore.getState().start).toBe(start);
  await useLibrary.getState().reload();
  expect(useLibrary.getState().items).toEqual(items);
  console.log(Object.fromEntries(counts), `${Math.round(slowest)} ms at most`);
  expect(untold).toEqual([]);
  const ways = [
    'case opened',
    'case refused',
    'library opened',
    'library refused',
    'link game',
    'link library',
    'link refused',
  ];
  expect([...counts.keys()]).toEqual(expect.arrayContaining(ways));
  expect(slowest).toBeLessThan(1000);

  /** Cut, lengthened or torn; one in three as it is. */
  async function changedLink(text: string, n: number): Promise<string> {
    const link = await toLink(JSON.parse(text), chance.happens(0.5));
    if (n % 3 === 0) return link;
    const at = chance.int(0, link.length - 1);
    const by = chance.pick(['', 'A', '_-', '#g1.', link.slice(0, 40)]) ?? '';
    return `${link.slice(0, at)}${by}${link.slice(at + chance.int(0, 2))}`;
  }
});

test('1,000 random drafts are the same again out of links of their files', async () => {
  const chance = chanceFrom(22);
  for (let n = 0; n < 1000; n++) await isKeptWhole(randomDraft(chance), n % 2 === 0);
});
