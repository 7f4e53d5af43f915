import type { FileFault } from '../play/files/fault.ts';
import { ruleSetText } from '../play/files/writeRuleSet.ts';
import type { LibraryItem } from '../play/journal/database.ts';
import type { StorageFault, Stored } from '../play/journal/stored.ts';
import { ruleSetMade } from '../play/library.ts';
import type { RuleSet } from '../play/ruleSet.ts';
import { download, inFileName } from './download.ts';
import { fetched } from './fetched.ts';
import { discard, keep, useLibrary } from './library.ts';

/** A set of rules of the library. What an older version wrote may no longer be playable. */
export interface StoredRuleSet extends RuleSet {
  readonly id: string;
}

/** Those of the library, by name. */
export const ruleSetsIn = (items: readonly LibraryItem[]): readonly StoredRuleSet[] =>
  items
    .filter(({ kind }) => kind === 'ruleset')
    .map(storedIn)
    .sort((p, q) => p.name.localeCompare(q.name));

function storedIn({ id, file }: LibraryItem): StoredRuleSet {
  const { name, edition, rulings, rules } = file as unknown as RuleSet;
  return { id, name, edition, rulings, rules };
}

/** The sets of rules that are stored in this browser, by name. */
export async function storedRuleSets(): Promise<Stored<readonly StoredRuleSet[]>> {
  const stored = await useLibrary.getState().reload();
  return stored.ok ? { ok: true, value: ruleSetsIn(stored.value) } : stored;
}

/** Stores a set; in the place of the one with the same id, if it has an id. */
export async function keepRuleSet({ id, ...set }: RuleSet & { readonly id?: string }): Promise<Stored<StoredRuleSet>> {
  const stored = await keep([{ ...(id === undefined ? {} : { id }), ...ruleSetMade(set) }]);
  if (!stored.ok) return stored;
  const [kept] = stored.value;
  return kept ? { ok: true, value: storedIn(kept) } : { ok: false, fault: 'failed' };
}

export const dropRuleSet = (id: string): Promise<Stored<null>> => discard([id]);

/** What came of opening a file with a set of rules in it. */
export type RuleSetOpening =
  | { readonly ok: true; readonly value: StoredRuleSet }
  | { readonly ok: false; readonly fault: FileFault }
  | { readonly ok: false; readonly storage: StorageFault }
  /** The part of the program that reads files could not be fetched. */
  | { readonly ok: false; readonly part: 'reader' };

/** Reads a file's text and stores the set in it as a new one. */
export async function openRuleSet(text: string): Promise<RuleSetOpening> {
  const reader = await fetched(() => import('./reader.ts')).catch(() => null);
  if (!reader) return { ok: false, part: 'reader' };
  const read = reader.readRuleSet(text);
  if (!read.ok) return read;
  const stored = await keepRuleSet(read.value);
  return stored.ok ? stored : { ok: false, storage: stored.fault };
}

export const saveRuleSet = (set: RuleSet): void =>
  download(`take-cover-rules-${inFileName(set.name) || 'set'}.json`, ruleSetText(set));
