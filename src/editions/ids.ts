/** The five editions, oldest first, and the letters of their columns in the rules ledger. */
export const EDITION_LETTERS = {
  'combat-1.1': 'C',
  'tactic-2.0-beta': 'B',
  'tactic-2.2': 'Q',
  'tactic-qs-it': 'I',
  'tactic-qs-fr': 'F',
} as const;

export type EditionId = keyof typeof EDITION_LETTERS;

/** As they are shown; the first one is what a game has if nothing is said. */
export const EDITIONS = [
  'tactic-2.2',
  'tactic-2.0-beta',
  'tactic-qs-it',
  'tactic-qs-fr',
  'combat-1.1',
] as const satisfies readonly EditionId[];

export const isEdition = (id: string): id is EditionId => Object.hasOwn(EDITION_LETTERS, id);
