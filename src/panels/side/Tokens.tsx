import { useTranslations } from '../../i18n/index.ts';
import styles from './Tokens.module.css';

/** A side's action tokens: one, with their number. */
export function Tokens({ tokens }: { tokens: number }) {
  const t = useTranslations('ui.side');
  return (
    <span className={styles.tokens} role="img" aria-label={t('tokens', { tokens })} title={t('tokens', { tokens })}>
      {tokens}
    </span>
  );
}
