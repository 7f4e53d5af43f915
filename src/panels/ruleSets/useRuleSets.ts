import { useEffect, useMemo } from 'react';
import { readRules } from '../../play/files/rulesChecks.ts';
import type { StorageFault } from '../../play/journal/stored.ts';
import { useLibrary } from '../../store/library.ts';
import { ruleSetsIn, type StoredRuleSet } from '../../store/ruleSets.ts';

export interface RuleSets {
  /** By name; none until they have been read. */
  readonly sets: readonly StoredRuleSet[];
  /** Those that this version can play by. */
  readonly playable: readonly StoredRuleSet[];
  /** Why there is none to be had. */
  readonly fault: StorageFault | null;
  /** Reads them anew, after one has been changed. */
  readonly reload: () => Promise<void>;
}

/** The sets of rules of the library. */
export function useRuleSets(): RuleSets {
  const { items, fault } = useLibrary();
  useEffect(() => void reload(), []);
  const sets = useMemo(() => ruleSetsIn(items ?? []), [items]);
  return { sets, playable: sets.filter((set) => readRules(set).ok), fault, reload };
}

async function reload(): Promise<void> {
  await useLibrary.getState().reload();
}
