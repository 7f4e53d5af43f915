import { useId } from 'react';
import { EDITIONS, isEdition } from '../../editions/index.ts';
import { editionWord, ruleTitle, useTranslations } from '../../i18n/index.ts';
import { Button } from '../../parts/Button.tsx';
import form from '../../parts/form.module.css';
import type { StoredRuleSet } from '../../store/ruleSets.ts';
import { AboutEdition } from '../reference/OpenRulebook.tsx';
import { type ChosenRules, fromSet, inEdition, isSameRules } from './chosenRules.ts';
import styles from './RulesField.module.css';

interface RulesFieldProps {
  chosen: ChosenRules;
  sets: readonly StoredRuleSet[];
  onChoose: (chosen: ChosenRules) => void;
  onManage: () => void;
}

/** Which edition, or which set of the players' own. */
export function RulesField({ chosen, sets, onChoose, onManage }: RulesFieldProps) {
  const t = useTranslations();
  const id = useId();
  const { edition, set, dropped } = chosen;
  const choose = (value: string): void => {
    const found = sets.find((each) => each.id === value);
    if (found) onChoose(fromSet(found));
    else if (isEdition(value)) onChoose(inEdition(chosen, value));
  };
  const nameOf = (each: StoredRuleSet): string => {
    const name = each.name || t('ui.houseRules.unnamed');
    return each.id === set?.id && !isSameRules(each, chosen) ? t('ui.houseRules.changedSet', { name }) : name;
  };
  return (
    <div>
      <div className={styles.row}>
        <label className={`${form.field} ${styles.select}`} htmlFor={id}>
          {t('ui.houseRules.rules')}
          <select id={id} value={set?.id ?? edition} onChange={(event) => choose(event.target.value)}>
            <optgroup label={t('ui.houseRules.editions')}>
              {EDITIONS.map((each) => (
                <option key={each} value={each}>
                  {editionWord(t, 'name', each)}
                </option>
              ))}
            </optgroup>
            {sets.length > 0 && (
              <optgroup label={t('ui.houseRules.sets')}>
                {sets.map((each) => (
                  <option key={each.id} value={each.id}>
                    {nameOf(each)}
                  </option>
                ))}
              </optgroup>
            )}
          </select>
        </label>
        <AboutEdition edition={edition} />
        <Button onClick={onManage}>{t('ui.houseRules.manage')}</Button>
      </div>
      <p className={form.hint}>{editionWord(t, 'about', edition)}</p>
      {dropped.length > 0 && (
        <p className={form.fault} role="status">
          {t('ui.houseRules.dropped', {
            edition: editionWord(t, 'name', edition),
            rulings: dropped.map((id) => ruleTitle(t, id, edition)).join(', '),
          })}
        </p>
      )}
    </div>
  );
}
