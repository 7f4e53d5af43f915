import { Copy, Image, Send } from 'lucide-react';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { Game } from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import { Button } from '../../parts/Button.tsx';
import form from '../../parts/form.module.css';
import type { Made } from '../../play/library.ts';
import { download } from '../../store/download.ts';
import { useEdition } from '../../store/edition.ts';
import { useUiStore } from '../../store/ui.ts';
import { lookingOn, MomentBoard } from '../lines/MomentBoard.tsx';
import { captionOf } from './captionOf.ts';
import { pictureOf } from './pictureOf.ts';
import styles from './Share.module.css';
import { canSend, useDone } from './useDone.ts';
import { useHeldLine } from './useHeldLine.ts';

interface AsPictureProps {
  title: string;
  /** Of the file it would be otherwise. */
  name: string;
  game: Game;
  file: Made['file'];
}

/** Of the picture, in CSS pixels: its longer side. */
const LONGER = 1200;

/** The table as it stands, with a line of sight that is held there, a line that says what it is, and the game inside the picture. */
export function AsPicture({ title, name, game, file }: AsPictureProps) {
  const t = useTranslations();
  const edition = useEdition();
  const level = useUiStore((ui) => ui.level);
  const view = useMemo(() => lookingOn(level), [level]);
  const held = useHeldLine(game);
  const { said, tell } = useDone();
  const painted = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(0);
  const { table } = game.setup;
  const wide = LONGER / Math.max(table.width, table.height);
  const [width, height] = [table.width * wide, table.height * wide];
  useLayoutEffect(() => {
    const around = frame.current;
    if (!around) return;
    const measure = (): void => setScale(around.clientWidth / width);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(around);
    return () => observer.disconnect();
  }, [width]);
  const viewed = useStore(view, (looking) => looking.level);
  const png = name.replace(/\.json$/, '.png');
  const picture = (): Promise<Blob> =>
    pictureOf(
      painted.current,
      [captionOf(t, { title, game, edition, level: viewed }), ...(held ? [held.words] : [])],
      file,
    );
  const asFile = async (): Promise<File> => new File([await picture()], png, { type: 'image/png' });
  return (
    <div className={form.form}>
      <div ref={frame} className={styles.frame} style={{ height: height * scale }}>
        <div ref={painted} className={styles.painted} style={{ width, height, transform: `scale(${scale})` }}>
          <MomentBoard game={game} view={view} {...(held && { touched: held })} />
        </div>
      </div>
      <div className={form.buttons}>
        <Button
          look="primary"
          first
          onClick={() => void tell(async () => download(png, await picture()), t('ui.share.saved', { name: png }))}
        >
          <Image size={18} aria-hidden="true" /> {t('ui.share.savePicture')}
        </Button>
        {canSend({ files: [new File([], png, { type: 'image/png' })] }) && (
          <Button onClick={() => void tell(async () => navigator.share({ title, files: [await asFile()] }), null)}>
            <Send size={18} aria-hidden="true" /> {t('ui.share.send')}
          </Button>
        )}
        {'ClipboardItem' in window && (
          <Button
            onClick={() =>
              void tell(
                () => navigator.clipboard.write([new ClipboardItem({ 'image/png': picture() })]),
                t('ui.share.pictureCopied'),
              )
            }
          >
            <Copy size={18} aria-hidden="true" /> {t('ui.share.copyPicture')}
          </Button>
        )}
      </div>
      <p role="status" className={said?.ok === false ? form.fault : undefined}>
        {said?.text}
      </p>
      <p className={form.hint}>{t('ui.share.picture')}</p>
    </div>
  );
}
