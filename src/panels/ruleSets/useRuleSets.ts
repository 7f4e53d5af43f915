import { useCallback, useEffect, useState } from 'react';
import { readRules } from '../../play/files/rulesChecks.ts';
import type { StoredRuleSet } from '../../play/journal/database.ts';
import type { StorageFault } from '../../play/journal/stored.ts';
import { storedRuleSets } from '../../store/ruleSets.ts';

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

/** The sets of rules that are stored in this browser. */
export function useRuleSets(): RuleSets {
  const [sets, setSets] = useState<readonly StoredRuleSet[]>([]);
  const [fault, setFault] = useState<StorageFault | null>(null);
  const reload = useCallback(async () => {
    const stored = await storedRuleSets();
    if (stored.ok) setSets(stored.value);
    setFault(stored.ok ? null : stored.fault);
  }, []);
  useEffect(() => {
    void reload();
  }, [reload]);
  return { sets, playable: sets.filter((set) => readRules(set).ok), fault, reload };
}
