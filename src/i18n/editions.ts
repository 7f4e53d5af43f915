import type { RuleId } from '../engine/index.ts';
import type { SomeKey, Translator } from './translator.ts';

/** Where the words of each edition stand: a key of messages holds no point. What has no place in `rulesIn` is as in `rules`. */
const PLACES = {
  'tactic-2.2': 'quickstart',
  'tactic-2.0-beta': 'beta',
  'tactic-qs-it': 'italian',
  'tactic-qs-fr': 'french',
  'combat-1.1': 'combat',
} as const;

/** An edition there are words for: every one that can be played. */
export type WordedEdition = keyof typeof PLACES;

export const placeOf = <E extends WordedEdition>(edition: E): (typeof PLACES)[E] => PLACES[edition];

/** The key of a rule's title or text in an edition: its own, or the common one. All languages have the same. */
export function ruleKey(t: Translator, id: RuleId, part: 'title' | 'text', edition: WordedEdition): string {
  return saysItself(t, id, part, edition) ? `rulesIn.${placeOf(edition)}.${id}.${part}` : `rules.${id}.${part}`;
}

/** Has the edition words of its own for this? */
export const saysItself = (t: Translator, id: RuleId, part: 'title' | 'text', edition: WordedEdition): boolean =>
  t.has(`rulesIn.${placeOf(edition)}.${id}.${part}` as SomeKey);
