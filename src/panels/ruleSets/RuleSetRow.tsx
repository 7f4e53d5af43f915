import { useId, useState } from 'react';
import { editionWord, useTranslations } from '../../i18n/index.ts';
import { Button } from '../../parts/Button.tsx';
import form from '../../parts/form.module.css';
import { NotKept } from '../../parts/NotKept.tsx';
import { useOpeningFault } from '../../parts/openingFault.ts';
import { readRules } from '../../play/files/rulesChecks.ts';
import type { StorageFault } from '../../play/journal/stored.ts';
import { ruleSetMade } from '../../play/library.ts';
import { keepRuleSet, type StoredRuleSet, saveRuleSet } from '../../store/ruleSets.ts';
import styles from './RuleSets.module.css';
import { LONGEST_NAME } from './SaveRules.tsx';

interface RuleSetRowProps {
  set: StoredRuleSet;
  onDrop: () => void;
  onRenamed: () => void;
}

/** A stored set: what it is made of, and what can be done with it. */
export function RuleSetRow({ set, onDrop, onRenamed }: RuleSetRowProps) {
  const t = useTranslations();
  const [renaming, setRenaming] = useState(false);
  const faultOf = useOpeningFault();
  const name = set.name || t('ui.houseRules.unnamed');
  const read = readRules(set);
  return (
    <li className={styles.set}>
      {renaming ? (
        <Rename
          set={set}
          onDone={() => {
            setRenaming(false);
            onRenamed();
          }}
        />
      ) : (
        <>
          <p className={styles.name}>
            <strong>{name}</strong>
            <span className={form.hint}>
              {read.ok
                ? t('ui.houseRules.about', {
                    edition: editionWord(t, 'name', set.edition),
                    rulings: Object.keys(set.rulings).length,
                    rules: Object.keys(set.rules).length,
                  })
                : t('ui.houseRules.unplayable', { reason: faultOf(read) })}
            </span>
          </p>
          <div className={form.buttons}>
            <Button label={t('ui.houseRules.renameSet', { name })} onClick={() => setRenaming(true)}>
              {t('ui.houseRules.rename')}
            </Button>
            <Button label={t('ui.houseRules.saveSetFile', { name })} onClick={() => saveRuleSet(set)}>
              {t('ui.houseRules.saveFile')}
            </Button>
            <Button label={t('ui.houseRules.deleteSet', { name })} onClick={onDrop}>
              {t('ui.houseRules.delete')}
            </Button>
          </div>
        </>
      )}
    </li>
  );
}

function Rename({ set, onDone }: { set: StoredRuleSet; onDone: () => void }) {
  const t = useTranslations('ui.houseRules');
  const id = useId();
  const [name, setName] = useState(set.name);
  const [fault, setFault] = useState<StorageFault | null>(null);
  const keep = async (): Promise<void> => {
    const stored = await keepRuleSet({ ...set, name: name.trim() });
    if (stored.ok) onDone();
    else setFault(stored.fault);
  };
  return (
    <form
      className={form.row}
      onSubmit={(event) => {
        event.preventDefault();
        void keep();
      }}
    >
      <label className={form.field} htmlFor={id}>
        {t('newName', { name: set.name || t('unnamed') })}
        <input id={id} value={name} maxLength={LONGEST_NAME} onChange={(event) => setName(event.target.value)} />
      </label>
      <Button submit refused={name.trim() === ''}>
        {t('keepName')}
      </Button>
      {fault && <NotKept fault={fault} all={[ruleSetMade({ ...set, name: name.trim() })]} />}
    </form>
  );
}
