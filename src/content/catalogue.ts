import { ground } from './catalogue/ground.ts';
import { raised } from './catalogue/raised.ts';

/** All looks by name; the words for them are `content.looks.…` in i18n. */
export const CATALOGUE = { ...raised, ...ground };

export type LookName = keyof typeof CATALOGUE;
