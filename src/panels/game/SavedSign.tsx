import { Check, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from '../../i18n/index.ts';
import { IconButton } from '../../parts/IconButton.tsx';
import { useGameStore } from '../../store/game.ts';
import styles from './SavedSign.module.css';

/** Is the game safe in this browser? A tick for a moment after each save; where it is not, a sign that says why. */
export function SavedSign() {
  const t = useTranslations('ui.header');
  const why = useTranslations('files.storage');
  const stored = useGameStore((s) => s.stored);
  const [settled, setSettled] = useState(stored);
  const [said, setSaid] = useState(true);
  if (stored !== 'saving' && stored !== settled) {
    setSettled(stored);
    setSaid(true);
  }
  const fault = settled === 'saved' || settled === 'saving' ? null : settled;
  return (
    <>
      <div className={styles.sign}>
        {fault ? (
          <IconButton look="onFrame" label={t('notSaved')} pressed={said} onClick={() => setSaid(!said)}>
            <TriangleAlert size={18} aria-hidden="true" />
            <span className={styles.word}>{t('notSaved')}</span>
          </IconButton>
        ) : (
          stored === 'saved' && (
            <span className={styles.saved} data-fades role="img" aria-label={t('saved')}>
              <Check size={16} aria-hidden="true" />
              <span className={styles.word}>{t('saved')}</span>
            </span>
          )
        )}
      </div>
      <div role="status">
        {fault && said && (
          <p className={styles.why}>
            <strong>{t('notSavedWhy')}</strong> {why(fault)}
          </p>
        )}
      </div>
    </>
  );
}
