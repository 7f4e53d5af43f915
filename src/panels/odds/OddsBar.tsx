import type { ReactNode } from 'react';
import type { Fates } from '../../play/odds/fates.ts';
import styles from './OddsBar.module.css';

export interface BarPart {
  readonly look: 'none' | 'open' | 'wound' | 'eliminated' | 'one' | 'two';
  /** Lengths as shares of the whole. */
  readonly share: number;
  /** Stands in the part where it fits: all of it, or at least the number. */
  readonly word?: string;
  readonly number?: string;
}

/** Chances as lengths, told apart by pattern as well as by colour. What it says stands in words beside it. */
export const Bar = ({ parts, size }: { parts: readonly BarPart[]; size: 'small' | 'middle' | 'large' }): ReactNode => (
  <span className={`${styles.bar} ${styles[size]}`} aria-hidden="true">
    {parts
      .filter(({ share }) => share > 0)
      .map(({ look, share, word, number }) => (
        <span key={look} className={`${styles.part} ${styles[look]}`} style={{ flexGrow: share }}>
          {number !== undefined && (
            <span className={styles.said}>
              <span className={styles.word}>{word} </span>
              {number}
            </span>
          )}
        </span>
      ))}
  </span>
);

/** What may become of one; what depends on later decisions is left open. */
export const OddsBar = ({ fates, size = 'small' }: { fates: Fates; size?: 'small' | 'middle' }) => (
  <Bar parts={partsOf(fates)} size={size} />
);

export const partsOf = ({ least }: Fates): readonly BarPart[] => [
  { look: 'none', share: least.none },
  { look: 'open', share: Math.max(0, 1 - least.none - least.wound - least.eliminated) },
  { look: 'wound', share: least.wound },
  { look: 'eliminated', share: least.eliminated },
];
