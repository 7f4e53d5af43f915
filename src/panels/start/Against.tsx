import { useTranslations } from '../../i18n/index.ts';
import { CHOICES, usePreferences } from '../../store/preferences.ts';
import styles from './Against.module.css';

/** Whom one plays against: somebody beside oneself, or the computer, as well as that. */
export function Against() {
  const t = useTranslations('ui.opponent');
  const against = usePreferences((p) => p.against);
  return (
    <fieldset className={styles.against} title={t('sameDice')}>
      <legend className={styles.legend}>{t('against')}</legend>
      {CHOICES.against.map((each) => (
        <label key={each} className={styles.choice}>
          <input
            type="radio"
            name="against"
            checked={each === against}
            onChange={() => usePreferences.getState().set({ against: each })}
          />
          <span>{t(`player.${each}`)}</span>
        </label>
      ))}
    </fieldset>
  );
}
