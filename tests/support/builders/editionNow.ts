import { AsyncLocalStorage } from 'node:async_hooks';
import { EDITION_LETTERS, type EditionId } from '../../../src/editions/ids.ts';

/** The letters of editions in the names of tests, as in the columns of the rules ledger. */
export type Letter = (typeof EDITION_LETTERS)[EditionId];
export const LETTERS: readonly Letter[] = Object.values(EDITION_LETTERS);

const IDS = Object.fromEntries(Object.entries(EDITION_LETTERS).map(([edition, letter]) => [letter, edition])) as {
  readonly [L in Letter]: EditionId;
};
export const editionOf = (letter: Letter): EditionId => IDS[letter];

/** What the test that is running is about; it goes along with whatever the test awaits. */
const running = new AsyncLocalStorage<{ readonly letter: Letter; asked: boolean }>();

/** The edition of the test that is running, by its letter: `test` of editions.ts says which. Q where nothing is said. */
export function letterNow(): Letter {
  const now = running.getStore();
  if (now) now.asked = true;
  return now?.letter ?? 'Q';
}

/** The same by its id. */
export const editionNow = (): EditionId => editionOf(letterNow());

/** Runs the body of a test in an edition. */
export const inEdition = <T>(letter: Letter, body: () => T): T => running.run({ letter, asked: false }, body);

/** The same for a test of several editions. It must ask which, or it would be the same test under several names. */
export async function inEachEdition(letter: Letter, body: () => unknown): Promise<void> {
  const now = { letter, asked: false };
  await running.run(now, body);
  if (!now.asked) throw new Error('this test is named after several editions, but what it does is the same in all');
}
