import { useCallback, useEffect, useState } from 'react';
import { useTranslations } from '../../i18n/index.ts';
import { Button } from '../../parts/Button.tsx';
import floating from '../../parts/Floating.module.css';
import { Floating } from '../../parts/Floating.tsx';
import { useOpeningFault } from '../../parts/openingFault.ts';
import { linkIn } from '../../play/share/address.ts';
import { takeText } from '../../store/bringing.ts';
import { withText } from '../../store/fileText.ts';
import { useGameStore } from '../../store/game.ts';
import { isUnsaved } from '../../store/leaving.ts';
import { takeLink } from '../../store/links.ts';

const isTypedIn = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea') !== null;

/** What is pasted or dropped: a file; or where nobody types a text, which may be that of one or a link. */
function broughtFile(target: EventTarget | null, data: DataTransfer | null): File | string | null {
  const file = data?.files[0];
  if (file) return file;
  if (isTypedIn(target)) return null;
  const text = data?.getData('text/plain').trim() ?? '';
  if (text === '') return null;
  return linkIn(text) ?? new File([text], 'text');
}

/**
 * A file, a picture or a link of ours that is dropped or pasted anywhere on the page is opened; the page itself never gives way to it. A game on the table that is stored
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
      if (event.dataTransfer?.types.includes('Files') || !isTypedIn(event.target)) event.preventDefault();
    };
    const take = (file: File | string): void => {
      setFault(null);
      if (typeof file === 'string') void takeLink(file);
      else if (isUnsaved(useGameStore.getState())) setWaiting(file);
      else void open(file);
    };
    const drop = (event: DragEvent): void => {
      const file = broughtFile(event.target, event.dataTransfer);
      if (!file) return;
      event.preventDefault();
      take(file);
    };
    const paste = (event: ClipboardEvent): void => {
      const file = broughtFile(event.target, event.clipboardData);
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
