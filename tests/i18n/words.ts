import { createTranslator } from 'use-intl/core';
import { en } from '../../src/i18n/en/index.ts';
import { MESSAGES } from '../../src/i18n/everyLanguage.ts';
import type { Locale, Translator } from '../../src/i18n/index.ts';

export const words = en;

/** A translator that throws where the product would show a key: unknown message, bad ICU, missing value. */
export const strict = (locale: Locale = 'en'): Translator =>
  createTranslator<typeof en>({
    locale,
    messages: MESSAGES[locale] as typeof en,
    onError(error) {
      throw error;
    },
  });

/** Every message of a language with its key, "rules.MOVE-1.title" and so on. */
export const messagesOf = (locale: Locale): readonly (readonly [key: string, message: string])[] =>
  flat(MESSAGES[locale], '');

function flat(group: object, path: string): (readonly [string, string])[] {
  return Object.entries(group).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'string' ? [[path + name, value] as const] : flat(value as object, `${path}${name}.`),
  );
}
