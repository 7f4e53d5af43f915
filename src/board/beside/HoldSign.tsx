import type { Point } from '../../engine/index.ts';
import styles from './HoldSign.module.css';

/** A ring that closes round a finger that is held, until its menu opens. Not shown at once: a tap is no press. */
export function HoldSign({ at: [x, y] }: { at: Point }) {
  return (
    <svg
      data-fades
      className={styles.hold}
      style={{ translate: `${x}px ${y}px` }}
      viewBox="-40 -40 80 80"
      aria-hidden="true"
    >
      <circle className={styles.casing} r="34" />
      <circle data-fades className={styles.ring} r="34" pathLength="1" />
    </svg>
  );
}
