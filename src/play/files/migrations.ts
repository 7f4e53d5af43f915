import type { Kind } from './gameForm.ts';

/** Lifts a file of one version of its format to the next; it gets the file before its form is checked. */
export type Migration = (file: Readonly<Record<string, unknown>>) => Record<string, unknown>;

/** The first entry lifts version 1 to 2, the next 2 to 3. The format's version is one more than there are entries. */
export const MIGRATIONS: Readonly<Record<Kind, readonly Migration[]>> = {
  game: [],
  case: [],
  cards: [],
  force: [],
  table: [],
  ruleset: [],
  scenario: [],
  library: [],
};

export const versionOf = (kind: Kind): number => MIGRATIONS[kind].length + 1;

/** Every migration from the version that made the file to the newest. */
export const migrated = (
  file: Readonly<Record<string, unknown>>,
  version: number,
  migrations: readonly Migration[],
): Record<string, unknown> =>
  migrations.slice(version - 1).reduce<Record<string, unknown>>((older, lift) => lift(older), file);
