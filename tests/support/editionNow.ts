import { AsyncLocalStorage } from 'node:async_hooks';
import { EDITION_LETTERS, type EditionId, isEdition, type SourceId } from '../../src/editions/ids.ts';

/** The letters of editions in the names of tests, as in the columns of the rules ledger. */
export type Letter = (typeof EDITION_LETTERS)[SourceId];
export const LETTERS: readonly Letter[] = Object.values(EDITION_LETTERS);

const SOURCE_OF = Object.fromEntries(Object.entries(EDITION_LETTERS).map(([source, letter]) => [letter, source])) as {
  readonly [L in Letter]: SourceId;
};
export const sourceOf = (letter: Letter): SourceId => SOURCE_OF[letter];

/** What the test that is running is about; it goes along with whatever the test awaits. */
const running = new AsyncLocalStorage<{ readonly letter: Letter; asked: boolean }>();

/** The edition of the test that is running, by its letter: `test` of editions.ts says which. Q where nothing is said. */
export function letterNow(): Letter {
  const now = running.getStore();
  if (now) now.asked = true;
  return now?.letter ?? 'Q';
}

/** The same by its id, for what is played. */
export function editionNow(): EditionId {
  const source = sourceOf(letterNow());
  if (!isEdition(source)) throw new Error(`${source} cannot be played`);
  return source;
}

/** Runs the body of a test in an edition. */
export const inEdition = <T>(letter: Letter, body: () => T): T => running.run({ letter, asked: false }, body);

/** The same for a test of several editions. It must ask which, or it would be the same test under several names. */
export async function inEachEdition(letter: Letter, body: () => unknown): Promise<void> {
  const now = { letter, asked: false };
  await running.run(now, body);
  if (!now.asked) throw new Error('this test is named after several editions, but what it does is the same in all');
}
