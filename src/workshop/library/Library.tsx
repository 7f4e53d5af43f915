import { Save } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { useTranslations } from '../../i18n/index.ts';
import { Button } from '../../parts/Button.tsx';
import { FileButton } from '../../parts/FileButton.tsx';
import form from '../../parts/form.module.css';
import { IconButton } from '../../parts/IconButton.tsx';
import { NotKept } from '../../parts/NotKept.tsx';
import { useOpeningFault } from '../../parts/openingFault.ts';
import { contentOf } from '../../play/files/contentOf.ts';
import type { LibraryItem } from '../../play/journal/database.ts';
import type { StorageFault } from '../../play/journal/stored.ts';
import { LIBRARY_KINDS, type LibraryKind, nameOf } from '../../play/library.ts';
import { bringFiles, bringText } from '../../store/bringing.ts';
import { withText } from '../../store/fileText.ts';
import { discard, keep, useLibrary } from '../../store/library.ts';
import { saveMade } from '../../store/savedMade.ts';
import { Rooms } from '../Rooms.tsx';
import { Item, type Unkept } from './Item.tsx';
import { Lasting } from './Lasting.tsx';
import styles from './Library.module.css';
import { MakeSomething } from './MakeSomething.tsx';

/** Everything that players have made beside games: to look through, to go on with, to keep elsewhere. */
export function Library() {
  const t = useTranslations('ui.library');
  const title = useTranslations('ui.start')('library');
  const { items, fault, reload } = useLibrary();
  const [kind, setKind] = useState<LibraryKind | null>(null);
  const words = useOpeningFault();
  const storage = useTranslations('files.storage');
  const [refused, setRefused] = useState<string | null>(null);
  const [trouble, setTrouble] = useState<StorageFault | null>(null);
  const [unkept, setUnkept] = useState<Unkept | null>(null);
  const [deleted, setDeleted] = useState<readonly LibraryItem[]>([]);
  useEffect(() => {
    void reload();
  }, [reload]);
  const read = useMemo(
    () => new Map((items ?? []).map((item) => [item, { content: contentOf(item), name: nameOf(item).trim() }])),
    [items],
  );
  const all = useMemo(
    () =>
      [...(items ?? [])].sort(
        (p, q) => LIBRARY_KINDS.indexOf(p.kind) - LIBRARY_KINDS.indexOf(q.kind) || nameOf(p).localeCompare(nameOf(q)),
      ),
    [items],
  );
  const shown = all.filter((item) => kind === null || item.kind === kind);
  const open = async (file: File): Promise<void> => {
    setRefused(null);
    const taken = await withText(file, bringText);
    if (!taken.ok) setRefused(words(taken));
  };
  const drop = async (item: LibraryItem): Promise<void> => {
    const done = await discard([item.id]);
    setTrouble(done.ok ? null : done.fault);
    if (done.ok) setDeleted([...deleted, item]);
  };
  const last = deleted.at(-1);
  const bringBack = async (item: LibraryItem): Promise<void> => {
    const done = await keep([item]);
    setUnkept(done.ok ? null : { fault: done.fault, all: [item] });
    if (done.ok) setDeleted(deleted.filter((each) => each !== item));
  };
  return (
    <main className={styles.screen}>
      <header className={styles.header}>
        <h1 data-home tabIndex={-1}>
          {title}
        </h1>
        <div className={styles.tools}>
          <IconButton
            look="onFrame"
            label={t('saveAll')}
            refused={all.length === 0}
            why={t('empty')}
            onClick={() => saveMade(all)}
          >
            <Save size={18} aria-hidden="true" />
          </IconButton>
          <Rooms />
        </div>
      </header>
      <div className={styles.sheet}>
        <div className={styles.bar}>
          <fieldset className={styles.kinds} aria-label={t('which')} hidden={all.length === 0}>
            <Button pressed={kind === null} onClick={() => setKind(null)}>
              {t('all', { count: all.length })}
            </Button>
            {LIBRARY_KINDS.map((each) => (
              <Button key={each} pressed={kind === each} onClick={() => setKind(each)}>
                {t(`kinds.${each}`, { count: all.filter((item) => item.kind === each).length })}
              </Button>
            ))}
          </fieldset>
          <FileButton
            label={t('file')}
            onFile={(file) => void open(file)}
            onSeveral={(files) => void bringFiles(files)}
          >
            {t('open')}
          </FileButton>
        </div>
        <p role="status" className={last ? form.row : undefined}>
          {last && (
            <>
              {t('gone', { name: nameOf(last) || t('unnamed') })}{' '}
              <Button onClick={() => void bringBack(last)}>{t('bringBack')}</Button>
            </>
          )}
        </p>
        {[refused, ...[fault, trouble].map((each) => each && storage(each))].map(
          (each) =>
            each && (
              <p key={each} className={form.fault} role="alert">
                {each}
              </p>
            ),
        )}
        {unkept && <NotKept {...unkept} />}
        {items && shown.length === 0 && <p className={form.hint}>{t(kind === null ? 'empty' : 'emptyKind')}</p>}
        {items && all.length === 0 && <MakeSomething />}
        {shown.length > 0 && (
          <ul className={styles.list}>
            {shown.map((item) => {
              const { content, name = '' } = read.get(item) ?? {};
              return (
                content && (
                  <Item
                    key={item.id}
                    item={item}
                    name={name || t('unnamed')}
                    content={content}
                    onDrop={() => void drop(item)}
                    onFault={setUnkept}
                  />
                )
              );
            })}
          </ul>
        )}
        <Lasting />
      </div>
    </main>
  );
}
