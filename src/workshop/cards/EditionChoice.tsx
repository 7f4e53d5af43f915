import { useId } from 'react';
import { EDITIONS, type EditionId } from '../../editions/index.ts';
import { editionWord, useTranslations } from '../../i18n/index.ts';
import styles from './Cards.module.css';

interface EditionChoiceProps {
  edition: EditionId;
  onChange: (edition: EditionId) => void;
}

/** By whose rules cards and forces are looked at: the same for both. */
export function EditionChoice({ edition, onChange }: EditionChoiceProps) {
  const t = useTranslations();
  const id = useId();
  return (
    <label className={styles.text} htmlFor={id}>
      <span>{t('ui.workshop.edition')}</span>
      <select
        id={id}
        value={edition}
        onChange={(event) => onChange(EDITIONS.find((each) => each === event.target.value) ?? EDITIONS[0])}
      >
        {EDITIONS.map((each) => (
          <option key={each} value={each}>
            {editionWord(t, 'short', each)}
          </option>
        ))}
      </select>
    </label>
  );
}
