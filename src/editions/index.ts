import type { Ruleset } from '../engine/index.ts';
import type { EditionId } from './ids.ts';
import { type Rulings, withRulings } from './rulings.ts';
import { sourceRules } from './rulesets.ts';

/** The rules of an edition with the players' rulings (option letters, or a number for R39). */
export const rulesetOf = (edition: EditionId, rulings: Rulings = {}): Ruleset =>
  withRulings(sourceRules(edition), edition, rulings);

export { EDITION_LETTERS, EDITIONS, type EditionId, isEdition } from './ids.ts';
export { type Rulings, rulingOptions, rulingsFault } from './rulings.ts';
