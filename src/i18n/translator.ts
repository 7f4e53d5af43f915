import type { createTranslator } from 'use-intl/core';
import type { LedgerId, RuleId, RulingId } from '../engine/index.ts';
import { placeOf, type WordedEdition } from './editions.ts';
import type { en } from './en/index.ts';
import type { Phrase } from './phrase.ts';

/** Words for a key: what `useTranslations()` gives, and without React `translator()` of `everyLanguage.ts`. */
export type Translator = ReturnType<typeof createTranslator<typeof en>>;

/** Keys made at run time; the tests render every message there is. */
export type SomeKey = 'terms.range.short';

export const say = (t: Translator, { key, values }: Phrase): string => t(key as SomeKey, values);

/** Names of content come by ids, which a file may bring along: one that nobody has translated stands for itself. */
export function named(t: Translator, group: keyof (typeof en)['content'], id: string): string {
  const known: Readonly<Record<string, string>> = t.raw(`content.${group}` as SomeKey);
  return Object.hasOwn(known, id) ? t(`content.${group}.${id}` as SomeKey) : id;
}

/** What a weapon of a card is called. */
export const weaponName = (t: Translator, { id, name }: { readonly id: string; readonly name?: string }): string =>
  name ?? named(t, 'weapons', id);

/** What an edition is called, in full or as short as it goes, which text it follows, and what is special about it. */
export const editionWord = (
  t: Translator,
  part: 'name' | 'short' | 'source' | 'about',
  edition: WordedEdition,
): string => t(`editions.${placeOf(edition)}.${part}`);

/** Where the text of an edition is silent or contradicts itself, by the ruling that settles it. */
export function gapsOf(t: Translator, edition: WordedEdition): readonly (readonly [RulingId, string])[] {
  const gaps: Readonly<Record<string, string>> = t.raw(`editions.${placeOf(edition)}.gaps` as SomeKey);
  return Object.keys(gaps).map((id) => [id as RulingId, t(`editions.${placeOf(edition)}.gaps.${id}` as SomeKey)]);
}

/** The key of a rule's title or text in an edition: its own, or the common one. All languages have the same. */
export function ruleKey(t: Translator, id: RuleId, part: 'title' | 'text', edition: WordedEdition): string {
  return saysItself(t, id, part, edition) ? `rulesIn.${placeOf(edition)}.${id}.${part}` : `rules.${id}.${part}`;
}

/** Has the edition words of its own for this? */
export const saysItself = (t: Translator, id: RuleId, part: 'title' | 'text', edition: WordedEdition): boolean =>
  t.has(`rulesIn.${placeOf(edition)}.${id}.${part}` as SomeKey);

/** What a rule is called and what it says in an edition, in our words. */
export const ruleTitle = (t: Translator, id: RuleId, edition: WordedEdition): string =>
  t(ruleKey(t, id, 'title', edition) as SomeKey);
export const ruleText = (t: Translator, id: RuleId, edition: WordedEdition): string =>
  t(ruleKey(t, id, 'text', edition) as SomeKey);

/** What the players agreed on instead of a ruling's default: an option letter, or a number. */
export const rulingOption = (t: Translator, id: RulingId, option: string | number): string =>
  typeof option === 'number'
    ? t(`rulingOptions.${id}.n` as SomeKey, { n: option } as never)
    : t(`rulingOptions.${id}.${option}` as SomeKey);

/** What the number of a ruling is, beside its field; with bounds, which numbers it may be. */
export const rulingNumber = (
  t: Translator,
  id: RulingId,
  bounds?: { readonly least: number; readonly most: number },
): string =>
  bounds
    ? t(`ui.newGame.rulings.numberFault.${id}` as SomeKey, bounds as never)
    : t(`ui.newGame.rulings.number.${id}` as SomeKey);

/** What a rule says that the players have switched: by the name of the option, or its number. */
export const houseRule = (t: Translator, id: LedgerId, value: string | number): string =>
  typeof value === 'number'
    ? t(`houseRules.${id}.n` as SomeKey, { n: value } as never)
    : t(`houseRules.${id}.${value}` as SomeKey);
