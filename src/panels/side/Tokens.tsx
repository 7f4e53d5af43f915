import { useTranslations } from '../../i18n/index.ts';
import styles from './Tokens.module.css';

/** More discs than these would be a blur: the number says it. */
const MOST_DISCS = 15;

/** A side's action tokens: the number large, and discs to see it go up and down. */
export function Tokens({ tokens }: { tokens: number }) {
  const t = useTranslations('ui.side');
  return (
    <div className={styles.tokens} role="img" aria-label={t('tokens', { tokens })}>
      <span className={styles.number}>{tokens}</span>
      <span className={styles.discs}>
        {Array.from({ length: Math.min(tokens, MOST_DISCS) }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: discs are all alike
          <span key={i} className={styles.disc} />
        ))}
        {tokens > MOST_DISCS && '…'}
      </span>
    </div>
  );
}
