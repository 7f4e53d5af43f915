import { createTranslator } from 'use-intl/core';
import type { FlowId, LedgerId, RuleId, RulingId } from '../engine/index.ts';
import type { en } from './en/index.ts';
import { type Locale, MESSAGES } from './messages.ts';
import type { Phrase } from './phrase.ts';

/** Words for a key, without React: for the command line, tests and all that is pure. `useTranslations()` gives the same. */
export type Translator = ReturnType<typeof createTranslator<typeof en>>;

export const translator = (locale: Locale = 'en'): Translator =>
  createTranslator<typeof en>({ locale, messages: MESSAGES[locale] as typeof en });

/** Keys made at run time; the tests render every message there is. */
type SomeKey = 'terms.range.short';

export const say = (t: Translator, { key, values }: Phrase): string => t(key as SomeKey, values);

/** Names of content come by ids, which a file may bring along: one that nobody has translated stands for itself. */
export function named(t: Translator, group: keyof (typeof en)['content'], id: string): string {
  const known: Readonly<Record<string, string>> = t.raw(`content.${group}` as SomeKey);
  return Object.hasOwn(known, id) ? t(`content.${group}.${id}` as SomeKey) : id;
}

export const ruleTitle = (t: Translator, id: RuleId): string => t(`rules.${id as LedgerId | FlowId}.title`);
export const ruleText = (t: Translator, id: RuleId): string => t(`rules.${id as LedgerId | FlowId}.text`);

/** What the players agreed on instead of a ruling's default: an option letter, or for R39 the size of a base in mm. */
export const rulingOption = (t: Translator, id: RulingId, option: string | number): string =>
  typeof option === 'number'
    ? t('rulingOptions.R39.mm', { mm: option })
    : t(`rulingOptions.${id}.${option}` as SomeKey);
