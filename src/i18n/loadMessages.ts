import type { Locale, Messages } from './messages.ts';

/** Each language is a part of the program of its own, loaded when it is wanted; every language at once: `everyLanguage.ts`. */
const LOADERS: Readonly<Record<Locale, () => Promise<Messages>>> = {
  en: async () => (await import('./en/index.ts')).en,
  it: async () => (await import('./it/index.ts')).it,
  fr: async () => (await import('./fr/index.ts')).fr,
};

/** The words of a language; fails where they cannot be fetched. */
export const loadMessages = (locale: Locale): Promise<Messages> => LOADERS[locale]();
