import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from '../../i18n/index.ts';
import { Button } from '../../parts/Button.tsx';
import { IconButton } from '../../parts/IconButton.tsx';
import { useGameStore } from '../../store/game.ts';
import styles from './SavedSign.module.css';

/**
 * Where the game is not safe in this browser, a sign that says why; that it is stands in the menu. `data-stored`: whether what is
 * shown outlives the browser, which it does a moment after it is drawn.
 */
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
      {fault && (
        <div className={styles.sign}>
          <IconButton look="onFrame" label={t('notSaved')} pressed={said} onClick={() => setSaid(!said)}>
            <TriangleAlert size={18} aria-hidden="true" />
            <span className={styles.word}>{t('notSaved')}</span>
          </IconButton>
        </div>
      )}
      <div role="status" data-stored={stored}>
        {fault && said && (
          <p className={styles.why}>
            <strong>{t('notSavedWhy')}</strong> {why(fault)}{' '}
            <Button onClick={useGameStore.getState().saveToFile}>{t('save')}</Button>
          </p>
        )}
      </div>
    </>
  );
}
