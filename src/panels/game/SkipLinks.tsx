import { useTranslations } from '../../i18n/index.ts';
import { focusOn } from './regions.ts';
import styles from './SkipLinks.module.css';

/** The first stops of the Tab key, seen only when they have the focus: past the cards to what is due, and to the table. */
export function SkipLinks() {
  const t = useTranslations('ui.hand.skip');
  return (
    <nav className={styles.skip} aria-label={t('label')}>
      <button type="button" onClick={() => focusOn('decision')}>
        {t('decision')}
      </button>
      <button type="button" onClick={() => focusOn('board')}>
        {t('board')}
      </button>
    </nav>
  );
}
