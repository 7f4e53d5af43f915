import { useTranslations } from '../i18n/index.ts';
import { Button } from './Button.tsx';
import styles from './Loading.module.css';

/** Stands in the place of a part of the page that could not be fetched. */
export function NotFetched({ again }: { again: () => void }) {
  const t = useTranslations('ui.shell');
  return (
    <p role="alert" className={styles.missing}>
      {t('notFetched')} <Button onClick={again}>{t('again')}</Button>
    </p>
  );
}
