import type { FileFault } from '../play/files/fault.ts';
import { ruleSetText } from '../play/files/writeRuleSet.ts';
import type { StoredRuleSet } from '../play/journal/database.ts';
import type { StorageFault, Stored } from '../play/journal/stored.ts';
import type { RuleSet } from '../play/ruleSet.ts';
import { download, inFileName } from './download.ts';
import { fetched } from './fetched.ts';
import { journal } from './journal.ts';

/** The sets of rules that are stored in this browser, by name. */
export const storedRuleSets = (): Promise<Stored<readonly StoredRuleSet[]>> => journal.ruleSets();

/** Stores a set; in the place of the one with the same id, if it has an id. */
export const keepRuleSet = (set: RuleSet & { readonly id?: string }): Promise<Stored<StoredRuleSet>> =>
  journal.keepRuleSet(set);

export const dropRuleSet = (id: string): Promise<Stored<null>> => journal.dropRuleSet(id);

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
