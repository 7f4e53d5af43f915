import { RULING_IDS, type Ruleset } from '../engine/index.ts';
import type { SourceId } from './ids.ts';
import { sourceRules } from './rulesets.ts';
import { hasOptions, type Rulings, rulingsFault, withRulings } from './rulings.ts';

/** What sight and to-hit numbers depend on, in any of the five sources. */
export type SightRuleset = Pick<Ruleset, 'sight' | 'baseRadius' | 'markerRadius' | 'fire' | 'takeCover'> & {
  /** COVER-7: are bodies left on the table, and give cover? */
  readonly bodiesCover: boolean;
};

/** The id of the first ruling that is unknown, or whose option the source does not have. Rulings about other things pass. */
export const sightRulingFault = (source: SourceId, rulings: Rulings): string | null =>
  Object.entries(rulings).find(([id, option]) => !isOption(source, id, option))?.[0] ?? null;

function isOption(source: SourceId, id: string, option: string | number): boolean {
  if (!(RULING_IDS as readonly string[]).includes(id)) return false;
  if (id === 'R02') return typeof option === 'number' && option >= 0 && option <= 10;
  if (hasOptions(id) || typeof option === 'number') return rulingsFault(source, { [id]: option }) === null;
  return /^[a-e]$/.test(option);
}

/** The rules of a source with the players' rulings. */
export const sightRulesOf = (source: SourceId, rulings: Rulings = {}): SightRuleset => ({
  ...withRulings(sourceRules(source), source, rulings),
  bodiesCover: source === 'tactic-2.0-beta', // COVER-7
});
