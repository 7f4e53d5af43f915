import { useCallback, useEffect, useState } from 'react';
import { useTranslations } from '../../i18n/index.ts';
import { Button } from '../../parts/Button.tsx';
import floating from '../../parts/Floating.module.css';
import { Floating } from '../../parts/Floating.tsx';
import { useOpeningFault } from '../../parts/openingFault.ts';
import { linkIn } from '../../play/share/address.ts';
import { type Answer, takeFiles, takeText } from '../../store/bringing.ts';
import { withText } from '../../store/fileText.ts';
import { useGameStore } from '../../store/game.ts';
import { isUnsaved } from '../../store/leaving.ts';
import { takeLink } from '../../store/links.ts';
import { mayBeTraced, takeToTrace } from '../../store/workshop.ts';

const isTypedIn = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea') !== null;

/** What is pasted or dropped: files; or where nobody types a text, which may be that of one or a link. */
function broughtFiles(target: EventTarget | null, data: DataTransfer | null): readonly File[] | string | null {
  const files = [...(data?.files ?? [])];
  if (files.length > 0) return files;
  if (isTypedIn(target)) return null;
  const text = data?.getData('text/plain').trim() ?? '';
  if (text === '') return null;
  return linkIn(text) ?? [new File([text], 'text')];
}

/**
 * Files, pictures or a link of ours that are dropped or pasted anywhere on the page are opened, and of several each is answered for; the page
 * itself never gives way to them. A game on the table that is stored nowhere is not given up for them unasked.
 */
export function DroppedFile() {
  const t = useTranslations('ui.start');
  const faultOf = useOpeningFault();
  const [fault, setFault] = useState<string | null>(null);
  const [answers, setAnswers] = useState<readonly Answer[]>([]);
  const [waiting, setWaiting] = useState<readonly File[] | null>(null);
  const open = useCallback(
    async (files: readonly File[]): Promise<void> => {
      setWaiting(null);
      const [file, ...others] = files;
      if (!file) return;
      if (others.length > 0) return setAnswers(await takeFiles(files));
      const opening = await withText(file, takeText);
      if (!opening.ok) setFault(faultOf(opening));
    },
    [faultOf],
  );
  useEffect(() => {
    const over = (event: DragEvent): void => {
      if (event.dataTransfer?.types.includes('Files') || !isTypedIn(event.target)) event.preventDefault();
    };
    const ask = (files: readonly File[]): void => {
      if (isUnsaved(useGameStore.getState())) setWaiting(files);
      else void open(files);
    };
    const take = (event: Event, data: DataTransfer | null): void => {
      const brought = broughtFiles(event.target, data);
      if (!brought) return;
      event.preventDefault();
      setFault(null);
      setAnswers([]);
      if (typeof brought === 'string') void takeLink(brought);
      else if (brought.length === 1 && brought.every(mayBeTraced))
        void takeToTrace(brought).then((isTraced) => isTraced || ask(brought));
      else ask(brought);
    };
    const drop = (event: DragEvent): void => take(event, event.dataTransfer);
    const paste = (event: ClipboardEvent): void => take(event, event.clipboardData);
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
          {t('droppedOnUnsaved', { file: waiting.map(({ name }) => name).join(', ') })}
          <Button look="primary" onClick={() => setWaiting(null)}>
            {t('keepPlaying')}
          </Button>
          <Button onClick={useGameStore.getState().saveToFile}>{t('keepAsFile')}</Button>
          <Button onClick={() => void open(waiting)}>{t('openAnyway')}</Button>
        </p>
      </Floating>
    );
  if (answers.length > 0)
    return (
      <Floating>
        <div role="status" className={floating.notice}>
          <ul>
            {answers.map(({ file, is }, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name
              <li key={i}>
                <strong>{file}</strong>: {typeof is === 'string' ? t(`several.${is}`) : faultOf(is)}
              </li>
            ))}
          </ul>
          <Button look="quiet" onClick={() => setAnswers([])}>
            {t('understood')}
          </Button>
        </div>
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
