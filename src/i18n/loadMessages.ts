import type { First, Later, Locale, Messages } from './messages.ts';
import { whole } from './whole.ts';

/** Fetches a part of the program: as it comes, or with what a page does where one could not be had. */
export type Fetch = <Part>(ask: () => Promise<Part>) => Promise<Part>;

/** Each language is two parts of the program, loaded when they are wanted; every language at once: `everyLanguage.ts`. */
const FIRST: Readonly<Record<Locale, (fetch: Fetch) => Promise<{ readonly first: First }>>> = {
  en: (fetch) => fetch(() => import('./en/first.ts')),
  it: (fetch) => fetch(() => import('./it/first.ts')),
  fr: (fetch) => fetch(() => import('./fr/first.ts')),
};

const LATER: Readonly<Record<Locale, (fetch: Fetch) => Promise<{ readonly later: Later }>>> = {
  en: (fetch) => fetch(() => import('./en/later.ts')),
  it: (fetch) => fetch(() => import('./it/later.ts')),
  fr: (fetch) => fetch(() => import('./fr/later.ts')),
};

/** The words of a language that the page begins with; fails where they cannot be fetched. */
export const loadFirst = async (locale: Locale, fetch: Fetch): Promise<First> => (await FIRST[locale](fetch)).first;

/** All words of a language; fails where they cannot be fetched. */
export async function loadMessages(locale: Locale, fetch: Fetch): Promise<Messages> {
  const [first, { later }] = await Promise.all([loadFirst(locale, fetch), LATER[locale](fetch)]);
  return whole(first, later);
}
