import type { Ruleset } from '../engine/index.ts';
import { type Rulings, withRulings } from './rulings.ts';
import { tactic22 } from './tactic22.ts';

/** The editions that can be played. Those of the other sources follow as differences from the first. */
export const EDITIONS = ['tactic-2.2'] as const;
export type EditionId = (typeof EDITIONS)[number];

const RULESETS: Readonly<Record<EditionId, Ruleset>> = { 'tactic-2.2': tactic22 };

export const isEdition = (id: string): id is EditionId => (EDITIONS as readonly string[]).includes(id);

/** The rules of an edition with the players' rulings (option letters, or a number for R39). */
export const rulesetOf = (edition: EditionId, rulings: Rulings = {}): Ruleset =>
  withRulings(RULESETS[edition], rulings);

export { RULING_OPTIONS, type Rulings, rulingsFault } from './rulings.ts';
