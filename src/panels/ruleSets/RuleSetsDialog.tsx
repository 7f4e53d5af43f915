import { useState } from 'react';
import { EDITIONS, type Rules } from '../../editions/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import { Button } from '../../parts/Button.tsx';
import { Dialog } from '../../parts/Dialog.tsx';
import { FileButton } from '../../parts/FileButton.tsx';
import form from '../../parts/form.module.css';
import { useOpeningFault } from '../../parts/openingFault.ts';
import { withText } from '../../store/fileText.ts';
import { dropRuleSet, keepRuleSet, openRuleSet, type StoredRuleSet } from '../../store/ruleSets.ts';
import { Comparison } from './Comparison.tsx';
import { RuleSetRow } from './RuleSetRow.tsx';
import styles from './RuleSets.module.css';
import type { RuleSets } from './useRuleSets.ts';

interface RuleSetsDialogProps {
  stored: RuleSets;
  /** What is chosen in New game, to be compared with. */
  chosen: Rules;
  onClose: () => void;
}

/** The players' sets of rules: to rename, delete, keep as a file, open from one, and put side by side. */
export function RuleSetsDialog({ stored, chosen, onClose }: RuleSetsDialogProps) {
  const t = useTranslations('ui.houseRules');
  const storage = useTranslations('files.storage');
  const [deleted, setDeleted] = useState<StoredRuleSet | null>(null);
  const { sets, fault, reload } = stored;
  const drop = async (set: StoredRuleSet): Promise<void> => {
    const done = await dropRuleSet(set.id);
    if (done.ok) setDeleted(set);
    await reload();
  };
  const restore = async (set: StoredRuleSet): Promise<void> => {
    const done = await keepRuleSet(set);
    if (done.ok) setDeleted(null);
    await reload();
  };
  return (
    <Dialog title={t('setsTitle')} onClose={onClose} wide>
      {fault && <p className={form.fault}>{storage(fault)}</p>}
      {sets.length === 0 && !fault && <p className={form.hint}>{t('noSets')}</p>}
      {sets.length > 0 && (
        <ul className={styles.list}>
          {sets.map((set) => (
            <RuleSetRow key={set.id} set={set} onDrop={() => void drop(set)} onRenamed={() => void reload()} />
          ))}
        </ul>
      )}
      {deleted && (
        <p role="status" className={form.row}>
          {t('deleted', { name: deleted.name || t('unnamed') })}{' '}
          <Button onClick={() => void restore(deleted)}>{t('undo')}</Button>
        </p>
      )}
      <OpenRuleSet onOpened={reload} />
      <Comparison editions={EDITIONS} sets={sets} chosen={chosen} />
    </Dialog>
  );
}

/** Adds the set in a file to those that are stored. */
function OpenRuleSet({ onOpened }: { onOpened: () => Promise<void> }) {
  const t = useTranslations();
  const faultOf = useOpeningFault();
  const [told, setTold] = useState<{ readonly ok: boolean; readonly text: string } | null>(null);
  const read = async (file: File): Promise<void> => {
    const opening = await withText(file, openRuleSet);
    await onOpened();
    const text = opening.ok
      ? t('ui.houseRules.opened', { name: opening.value.name || t('ui.houseRules.unnamed') })
      : t('ui.start.fileRefused', { reason: faultOf(opening) });
    setTold({ ok: opening.ok, text });
  };
  return (
    <div>
      <FileButton label={t('ui.houseRules.file')} onFile={(file) => void read(file)}>
        {t('ui.houseRules.open')}
      </FileButton>
      {told && (
        <p className={told.ok ? form.hint : form.fault} role={told.ok ? 'status' : 'alert'}>
          {told.text}
        </p>
      )}
    </div>
  );
}
