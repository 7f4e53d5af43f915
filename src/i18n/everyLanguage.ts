import { createTranslator } from 'use-intl/core';
import { en } from './en/index.ts';
import { fr } from './fr/index.ts';
import { it } from './it/index.ts';
import type { Locale, Messages } from './messages.ts';
import type { Translator } from './translator.ts';

/** All languages, there at once: for the command line and tests. The page loads the one it needs (`messages.ts`). */
export const MESSAGES: Readonly<Record<Locale, Messages>> = { en, it, fr };

/** Words for a key, without React. */
export const translator = (locale: Locale = 'en'): Translator =>
  createTranslator<typeof en>({ locale, messages: MESSAGES[locale] as typeof en });
