import { useTranslations } from '../../i18n/index.ts';
import styles from './LyingTokens.module.css';

interface LyingTokensProps {
  spent: number;
  actions: number;
  large?: boolean;
}

/** The tokens spent on a card, as they lie there; those a leader has allowed beyond the card's number look so. */
export function LyingTokens({ spent, actions, large = false }: LyingTokensProps) {
  const t = useTranslations('ui.card');
  if (spent === 0) return null;
  return (
    <span
      className={`${styles.tokens} ${large ? styles.large : ''}`}
      role="img"
      aria-label={t('spent', { spent, actions })}
    >
      {Array.from({ length: spent }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: tokens are all alike
        <span key={i} className={`${styles.token} ${i >= actions ? styles.beyond : ''}`} />
      ))}
    </span>
  );
}
