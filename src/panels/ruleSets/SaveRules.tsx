import { useId, useState } from 'react';
import type { Rules } from '../../editions/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import { Button } from '../../parts/Button.tsx';
import form from '../../parts/form.module.css';
import { NotKept } from '../../parts/NotKept.tsx';
import type { StorageFault } from '../../play/journal/stored.ts';
import { type Made, ruleSetMade } from '../../play/library.ts';
import { keepRuleSet, type StoredRuleSet } from '../../store/ruleSets.ts';

interface SaveRulesProps {
  rules: Rules;
  /** The set they were taken from. */
  set: StoredRuleSet | null;
  onSaved: (set: StoredRuleSet) => Promise<void>;
}

export const LONGEST_NAME = 60;

/** Gives the chosen rules a name under which they are found again; or puts them into the set they come from. */
export function SaveRules({ rules: { edition, rulings, rules }, set, onSaved }: SaveRulesProps) {
  const t = useTranslations('ui.houseRules');
  const id = useId();
  const [name, setName] = useState('');
  const [saved, setSaved] = useState<string | null>(null);
  const [unkept, setUnkept] = useState<{ readonly fault: StorageFault; readonly all: readonly Made[] } | null>(null);
  const save = async (under: { readonly name: string; readonly id?: string }): Promise<void> => {
    const stored = await keepRuleSet({ ...under, edition, rulings, rules });
    setSaved(stored.ok ? stored.value.name : null);
    setUnkept(stored.ok ? null : { fault: stored.fault, all: [ruleSetMade({ ...under, edition, rulings, rules })] });
    if (!stored.ok) return;
    setName('');
    await onSaved(stored.value);
  };
  const saveAsNew = (): void => void save({ name: name.trim() });
  return (
    <div>
      <div className={form.row}>
        <label className={form.field} htmlFor={id}>
          {t('name')}
          <input
            id={id}
            value={name}
            maxLength={LONGEST_NAME}
            onChange={(event) => setName(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault(); // or the game would begin
              if (name.trim() !== '') saveAsNew();
            }}
          />
        </label>
        <Button refused={name.trim() === ''} onClick={saveAsNew}>
          {t('save')}
        </Button>
        {set && (
          <Button onClick={() => void save({ name: set.name, id: set.id })}>
            {t('saveIn', { name: set.name || t('unnamed') })}
          </Button>
        )}
      </div>
      <p className={form.hint} role="status">
        {saved !== null && t('saved', { name: saved })}
      </p>
      {unkept && <NotKept {...unkept} />}
    </div>
  );
}
