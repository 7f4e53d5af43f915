/** The door to all words. `use-intl/core` alone is behind everything but the provider and the hooks. */
export { IntlProvider, useFormatter, useLocale, useTranslations } from 'use-intl';
export { placeOf, type WordedEdition } from './editions.ts';
export { folded } from './folded.ts';
export { loadCaseTitles } from './loadCaseTitles.ts';
export { loadFirst, loadMessages } from './loadMessages.ts';
export { type First, LANGUAGES, LOCALES, type Locale, type Messages } from './messages.ts';
export { namesOf } from './names.ts';
export { isAside, narrate } from './narrate.ts';
export type { Names, Phrase } from './phrase.ts';
export { reasons } from './reasons.ts';
export { refusal } from './refusal.ts';
export { goal, limit } from './scenario.ts';
export {
  editionWord,
  gapsOf,
  houseRule,
  named,
  ruleText,
  ruleTitle,
  rulingNumber,
  rulingOption,
  say,
  saysItself,
  type Translator,
  weaponName,
} from './translator.ts';
