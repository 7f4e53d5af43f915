import type { Fates } from '../../play/odds/fates.ts';
import styles from './Odds.module.css';

/** The chances as lengths; what depends on later decisions is left open. The numbers stand beside it. */
export function OddsBar({ fates: { least } }: { fates: Fates }) {
  const open = Math.max(0, 1 - least.none - least.wound - least.eliminated);
  const parts = [
    ['none', least.none],
    ['open', open],
    ['wound', least.wound],
    ['eliminated', least.eliminated],
  ] as const;
  return (
    <span className={styles.bar} aria-hidden="true">
      {parts.map(([part, share]) => (
        <span key={part} className={`${styles.part} ${styles[part]}`} style={{ flexGrow: share }} />
      ))}
    </span>
  );
}
