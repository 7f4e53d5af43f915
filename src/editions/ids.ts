/** The five editions, oldest first, and the letters of their columns in the rules ledger. */
export const EDITION_LETTERS = {
  'combat-1.1': 'C',
  'tactic-2.0-beta': 'B',
  'tactic-2.2': 'Q',
  'tactic-qs-it': 'I',
  'tactic-qs-fr': 'F',
} as const;

/** An edition of one of the five sources. */
export type SourceId = keyof typeof EDITION_LETTERS;
export const SOURCES = Object.keys(EDITION_LETTERS) as readonly SourceId[];

/** The editions that can be played; the first one is what a game has if nothing is said. */
export const EDITIONS = ['tactic-2.2', 'tactic-qs-it', 'tactic-qs-fr', 'combat-1.1'] as const;
export type EditionId = (typeof EDITIONS)[number];

export const isSource = (id: string): id is SourceId => Object.hasOwn(EDITION_LETTERS, id);
export const isEdition = (id: string): id is EditionId => (EDITIONS as readonly string[]).includes(id);
