import type { Fetch } from './loadMessages.ts';
import type { Locale } from './messages.ts';

type Titles = Readonly<Record<string, string>>;

/** Parts of the program by themselves: they are wanted where cases are listed. */
const TITLES: Readonly<Record<Exclude<Locale, 'en'>, () => Promise<{ readonly caseTitles: Titles }>>> = {
  it: () => import('./it/caseTitles.ts'),
  fr: () => import('./fr/caseTitles.ts'),
};

/** What the rules' own cases are called in a language, by the English titles of their files; fails where they cannot be fetched. */
export const loadCaseTitles = async (locale: Locale, fetch: Fetch): Promise<Titles> =>
  locale === 'en' ? {} : (await fetch(TITLES[locale])).caseTitles;
