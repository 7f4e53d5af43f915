import { useCallback, useEffect, useState } from 'react';
import { useTranslations } from '../../i18n/index.ts';
import { Button } from '../../parts/Button.tsx';
import floating from '../../parts/Floating.module.css';
import { Floating } from '../../parts/Floating.tsx';
import { useOpeningFault } from '../../parts/openingFault.ts';
import { takeText } from '../../store/bringing.ts';
import { withText } from '../../store/fileText.ts';
import { useGameStore } from '../../store/game.ts';
import { isUnsaved } from '../../store/leaving.ts';

/** What is pasted where nobody types: a file, or the text of one. */
function pastedFile({ target, clipboardData }: ClipboardEvent): File | null {
  if (target instanceof Element && target.closest('input, textarea')) return null;
  const file = clipboardData?.files[0];
  if (file) return file;
  const text = clipboardData?.getData('text/plain').trim() ?? '';
  return text === '' ? null : new File([text], 'text');
}

/**
 * A file of ours that is dropped or pasted anywhere on the page is opened; the page itself never gives way to it. A game on the table that is stored
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
      const opening = await withText(file, takeText);
      if (!opening.ok) setFault(faultOf(opening));
    },
    [faultOf],
  );
  useEffect(() => {
    const over = (event: DragEvent): void => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
    };
    const take = (file: File): void => {
      setFault(null);
      if (isUnsaved(useGameStore.getState())) setWaiting(file);
      else void open(file);
    };
    const drop = (event: DragEvent): void => {
      const file = event.dataTransfer?.files[0];
      if (!file) return;
      event.preventDefault();
      take(file);
    };
    const paste = (event: ClipboardEvent): void => {
      const file = pastedFile(event);
      if (!file) return;
      event.preventDefault();
      take(file);
    };
    window.addEventListener('dragover', over);
    window.addEventListener('drop', drop);
    window.addEventListener('paste', paste);
    return () => {
      window.removeEventListener('dragover', over);
      window.removeEventListener('drop', drop);
      window.removeEventListener('paste', paste);
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
