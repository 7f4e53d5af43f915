import { useCallback, useState } from 'react';
import { useTranslations } from '../../i18n/index.ts';
import { Button } from '../../parts/Button.tsx';
import { FileRefused } from '../../parts/FileRefused.tsx';
import floating from '../../parts/Floating.module.css';
import { Floating } from '../../parts/Floating.tsx';
import { type Failed, useOpeningFault } from '../../parts/openingFault.ts';
import { type Brought, useBrought } from '../../parts/useBrought.ts';
import { linkIn } from '../../play/share/address.ts';
import { takeFiles, takeText, useBringing } from '../../store/bringing.ts';
import { somebodyThere } from '../../store/clubTable.ts';
import { withText } from '../../store/fileText.ts';
import { useGameStore } from '../../store/game.ts';
import { isUnsaved } from '../../store/leaving.ts';
import { takeLink } from '../../store/links.ts';
import { mayBeTraced, takeToTrace } from '../../store/workshop.ts';

/**
 * Files, pictures or a link of ours that are dropped or pasted anywhere on the page are opened, and of several each is answered for; the page
 * itself never gives way to them. A game on the table that is stored nowhere is not given up for them unasked.
 */
export function DroppedFile() {
  const t = useTranslations('ui.start');
  const faultOf = useOpeningFault();
  const [failed, setFailed] = useState<Failed | null>(null);
  const answers = useBringing((s) => s.answers);
  const [waiting, setWaiting] = useState<readonly File[] | null>(null);
  const open = useCallback(async (files: readonly File[]): Promise<void> => {
    setWaiting(null);
    const [file, ...others] = files;
    if (!file) return;
    if (others.length > 0) return void (await takeFiles(files));
    const opening = await withText(file, takeText);
    if (!opening.ok) setFailed(opening);
  }, []);
  const take = useCallback(
    (brought: Brought): void => {
      const ask = (files: readonly File[]): void => {
        if (isUnsaved(useGameStore.getState())) setWaiting(files);
        else void open(files);
      };
      somebodyThere();
      setFailed(null);
      useBringing.setState({ answers: [] });
      if (brought === '') return setFailed({ ok: false, fault: { path: '', fault: 'other-format' } });
      const link = typeof brought === 'string' ? linkIn(brought) : null;
      if (link) return void takeLink(link);
      const files = typeof brought === 'string' ? [new File([brought], 'text')] : brought;
      if (files.length === 1 && files.every(mayBeTraced))
        void takeToTrace(files).then((isTraced) => isTraced || ask(files));
      else ask(files);
    },
    [open],
  );
  useBrought(take);
  if (waiting)
    return (
      <Floating atop>
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
      <Floating atop>
        <div role="status" className={floating.notice}>
          <ul>
            {answers.map(({ file, is }, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name
              <li key={i}>
                <strong>{file}</strong>: {typeof is === 'string' ? t(`several.${is}`) : faultOf(is)}
              </li>
            ))}
          </ul>
          <Button look="quiet" onClick={() => useBringing.setState({ answers: [] })}>
            {t('understood')}
          </Button>
        </div>
      </Floating>
    );
  if (!failed) return null;
  return (
    <Floating atop>
      <div role="alert" className={floating.notice}>
        <FileRefused failed={failed} />
        <Button look="quiet" onClick={() => setFailed(null)}>
          {t('understood')}
        </Button>
      </div>
    </Floating>
  );
}
