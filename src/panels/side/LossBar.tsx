import styles from './LossBar.module.css';

interface LossBarProps {
  lost: number;
  total: number;
  /** From how much on the side is beaten: a tick on the bar. */
  breaksAt: number | null;
}

/** Losses as a length; the words beside it say the same. */
export function LossBar({ lost, total, breaksAt }: LossBarProps) {
  const share = (part: number) => `${(100 * part) / Math.max(1, total)}%`;
  return (
    <span className={styles.bar} aria-hidden="true">
      <span className={styles.lost} style={{ width: share(lost) }} />
      {breaksAt !== null && <span className={styles.breaks} style={{ left: share(breaksAt) }} />}
    </span>
  );
}
