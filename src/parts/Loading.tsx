import { useTranslations } from '../i18n/index.ts';
import styles from './Loading.module.css';

/** Something is on its way; seen only if that takes a while. */
export function Loading() {
  const t = useTranslations('ui.shell');
  return (
    <p role="status" className={styles.loading}>
      {t('loading')}
    </p>
  );
}
