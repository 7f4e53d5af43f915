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
