import { ground } from './catalogue/ground.ts';
import { standing } from './catalogue/standing.ts';

/** All looks by name; the words for them are `content.looks.…` in i18n. */
export const CATALOGUE = { ...standing, ...ground };

export type LookName = keyof typeof CATALOGUE;
