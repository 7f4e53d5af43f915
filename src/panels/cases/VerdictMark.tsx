import { Check, CircleHelp, X } from 'lucide-react';
import { useTranslations } from '../../i18n/index.ts';
import styles from './Cases.module.css';
import type { Result } from './judging.ts';

const SIGNS = { holds: Check, fails: X, open: CircleHelp } as const;

/** Three shapes, not three colours: what holds is round, what does not square, what is open dashed. */
export function VerdictMark({ is }: { is: Result }) {
  const t = useTranslations('ui.caseRoom.verdict');
  const Sign = SIGNS[is];
  return (
    <span role="img" className={`${styles.mark} ${styles[is]}`} aria-label={t(is)}>
      <Sign size={14} strokeWidth={3} aria-hidden="true" />
    </span>
  );
}
