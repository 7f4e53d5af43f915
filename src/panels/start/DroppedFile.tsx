import { useCallback, useEffect, useState } from 'react';
import { useTranslations } from '../../i18n/index.ts';
import { Button } from '../../parts/Button.tsx';
import floating from '../../parts/Floating.module.css';
import { Floating } from '../../parts/Floating.tsx';
import { withText } from '../../store/fileText.ts';
import { useGameStore } from '../../store/game.ts';
import { isUnsaved } from '../../store/leaving.ts';
import { useOpeningFault } from './openingFault.ts';

/**
 * A game file that is dropped anywhere on the page is opened; the page itself never gives way to it. A game on the table that is stored
 * nowhere is not given up for it unasked.
 */
export function DroppedFile() {
  const t = useTranslations('ui.start');
  const faultOf = useOpeningFault();
  const [fault, setFault] = useState<string | null>(null);
  const [waiting, setWaiting] = useState<File | null>(null);
  const open = useCallback(
    async (file: File): Promise<void> => {
      setWaiting(null);
      const opening = await withText(file, useGameStore.getState().open);
      if (!opening.ok) setFault(faultOf(opening));
    },
    [faultOf],
  );
  useEffect(() => {
    const over = (event: DragEvent): void => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
    };
    const drop = (event: DragEvent): void => {
      const file = event.dataTransfer?.files[0];
      if (!file) return;
      event.preventDefault();
      setFault(null);
      if (isUnsaved(useGameStore.getState())) setWaiting(file);
      else void open(file);
    };
    window.addEventListener('dragover', over);
    window.addEventListener('drop', drop);
    return () => {
      window.removeEventListener('dragover', over);
      window.removeEventListener('drop', drop);
    };
  }, [open]);
  if (waiting)
    return (
      <Floating>
        <p role="alert" className={floating.notice}>
          {t('droppedOnUnsaved', { file: waiting.name })}
          <Button look="primary" onClick={() => setWaiting(null)}>
            {t('keepPlaying')}
          </Button>
          <Button onClick={useGameStore.getState().saveToFile}>{t('keepAsFile')}</Button>
          <Button onClick={() => void open(waiting)}>{t('openAnyway')}</Button>
        </p>
      </Floating>
    );
  if (!fault) return null;
  return (
    <Floating>
      <p role="alert" className={floating.notice}>
        {t('fileRefused', { reason: fault })}
        <Button look="quiet" onClick={() => setFault(null)}>
          {t('understood')}
        </Button>
      </p>
    </Floating>
  );
}
