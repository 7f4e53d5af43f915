import type { first } from './en/first.ts';
import type { en } from './en/index.ts';

/** English decides the shape; the other languages must have every key of it, and no other. */
export type Shape<T> = { readonly [Key in keyof T]: T[Key] extends string ? string : Shape<T[Key]> };
export type Messages = Shape<typeof en>;

/** The words that are there from the beginning, and those that come with the parts of the page that are fetched later. */
export type First = Shape<typeof first>;
export type Later = Omit<Messages, keyof First> & {
  readonly [Part in keyof First]: Omit<Messages[Part], keyof First[Part]>;
};

export const LOCALES = ['en', 'it', 'fr'] as const;
export type Locale = (typeof LOCALES)[number];

/** What each language calls itself: who looks for it reads no other. */
export const LANGUAGES: Readonly<Record<Locale, string>> = { en: 'English', it: 'Italiano', fr: 'Français' };

/** Makes use-intl check the keys, and the values of those messages that are written `as const`. */
declare module 'use-intl' {
  interface AppConfig {
    Locale: Locale;
    Messages: typeof en;
  }
}
