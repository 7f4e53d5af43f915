import { type DragEvent, useCallback, useEffect, useState } from 'react';
import type { Card } from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import { Button } from '../../parts/Button.tsx';
import { FileButton } from '../../parts/FileButton.tsx';
import form from '../../parts/form.module.css';
import { Portrait } from '../../parts/Portrait.tsx';
import { PORTRAIT, portraitOf } from '../../play/pictures/portrait.ts';
import { type ReadPicture, readPicture, shrunk } from '../../store/pictures.ts';
import styles from './Cards.module.css';
import { useMaking } from './making.ts';

const PICTURES = 'image/png,image/jpeg';

type Fault = Extract<ReadPicture, { ok: false }>['fault'];

/** A portrait or a symbol of one's own: chosen, dropped, pasted, or taken with the camera of a telephone. */
export function PortraitField({ card }: { card: Card }) {
  const t = useTranslations('ui.cards.portrait');
  const faults = useTranslations('ui.pictures.faults');
  const [state, setState] = useState<Fault | 'busy' | null>(null);
  const { id, name, portrait } = card;
  const take = useCallback(
    async (file: Blob): Promise<void> => {
      setState('busy');
      const made = await portraitFrom(file);
      setState(made.ok ? null : made.fault);
      const now = useMaking.getState().card?.card;
      if (made.ok && now?.id === id) await useMaking.getState().changeCard({ ...now, portrait: made.value });
    },
    [id],
  );
  usePasted(take);
  const leaveOut = (): void => {
    setState(null);
    const { portrait: _, ...rest } = card;
    void useMaking.getState().changeCard(rest);
  };
  const drop = (event: DragEvent): void => {
    const [file] = event.dataTransfer.files;
    if (!file) return;
    event.preventDefault();
    event.stopPropagation(); // it is not for the page, which opens files
    void take(file);
  };
  const label = t('file');
  return (
    <section className={styles.portrait} aria-label={t('title')} onDrop={drop}>
      <div className={styles.likeness}>{portrait && <Portrait src={portrait} name={name} size={96} />}</div>
      <div className={styles.who}>
        <h3>{t('title')}</h3>
        <div className={form.buttons}>
          <FileButton label={label} accept={PICTURES} onFile={(file) => void take(file)}>
            {t(portrait ? 'another' : 'choose')}
          </FileButton>
          {matchMedia('(pointer: coarse)').matches && (
            <FileButton label={label} accept={PICTURES} camera="user" onFile={(file) => void take(file)}>
              {t('shoot')}
            </FileButton>
          )}
          {portrait && <Button onClick={leaveOut}>{t('without')}</Button>}
        </div>
        <p className={styles.help}>{t('about')}</p>
        <p role="status" className={state === null || state === 'busy' ? styles.help : form.fault}>
          {state && (state === 'busy' ? t('busy') : faults(state))}
        </p>
      </div>
    </section>
  );
}

/** A picture as it stands on a card, or why none came of it. */
async function portraitFrom(file: Blob): Promise<{ ok: true; value: string } | { ok: false; fault: Fault }> {
  const read = await readPicture(file);
  if (!read.ok) return read;
  try {
    const small = await shrunk(read.value, PORTRAIT);
    return { ok: true, value: portraitOf(small.type, new Uint8Array(await small.arrayBuffer())) };
  } catch {
    return { ok: false, fault: 'broken' };
  } finally {
    read.value.close();
  }
}

/** A picture that is pasted anywhere in the room is for the card; the page would look for a game in it. */
function usePasted(take: (file: Blob) => Promise<void>): void {
  useEffect(() => {
    const onPaste = (event: ClipboardEvent): void => {
      const file = [...(event.clipboardData?.files ?? [])].find(({ type }) => type.startsWith('image/'));
      if (!file) return;
      event.preventDefault();
      event.stopPropagation();
      void take(file);
    };
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, [take]);
}
