import type { Ruleset } from '../engine/index.ts';
import { beta20 } from './beta20.ts';
import { combat11 } from './combat11.ts';
import { type Difference, differing } from './differing.ts';
import type { EditionId } from './ids.ts';
import { quickstartFrench } from './quickstartFrench.ts';
import { quickstartItalian } from './quickstartItalian.ts';
import { tactic22 } from './tactic22.ts';

/** What each source says otherwise than tactic-2.2. */
export const DIFFERENCES: Readonly<Record<EditionId, Difference>> = {
  'combat-1.1': combat11,
  'tactic-2.0-beta': beta20,
  'tactic-2.2': {},
  'tactic-qs-it': quickstartItalian,
  'tactic-qs-fr': quickstartFrench,
};

const made = new Map<EditionId, Ruleset>();

/** The rules of a source with every ruling at its default. */
export function editionRules(source: EditionId): Ruleset {
  const known = made.get(source) ?? differing(tactic22, DIFFERENCES[source]);
  made.set(source, known);
  return known;
}
