import { useEffect, useState } from 'react';
import { useFormatter, useTranslations } from '../../i18n/index.ts';
import { Button } from '../../parts/Button.tsx';
import { Dialog } from '../../parts/Dialog.tsx';
import form from '../../parts/form.module.css';
import type { Summary } from '../../play/journal/database.ts';
import type { AllOfGame, StoredGames } from '../../play/journal/journal.ts';
import type { StorageFault } from '../../play/journal/stored.ts';
import { dropGame, keepRaw, restoreGame, sizeOf } from '../../store/storedGames.ts';
import styles from './AllGames.module.css';
import { useResume } from './useResume.ts';

interface AllGamesProps {
  stored: StoredGames;
  /** Something has been deleted, or brought back. */
  onChanged: () => Promise<void>;
  onClose: () => void;
}

/** A game that has been deleted, until the list is closed or another one is. */
interface Deleted {
  readonly title: string;
  readonly all: AllOfGame;
}

/**
 * Every stored game and how much room it takes; what cannot be read of them is listed as that, and keeps nobody from the others. The last
 * one that was deleted can be brought back.
 */
export function AllGames({ stored: { games, unreadable }, onChanged, onClose }: AllGamesProps) {
  const t = useTranslations('ui.start');
  const storage = useTranslations('files.storage');
  const [deleted, setDeleted] = useState<Deleted | null>(null);
  const [fault, setFault] = useState<StorageFault | null>(null);
  const drop = async (id: string, title: string): Promise<void> => {
    const dropped = await dropGame(id);
    setFault(dropped.ok ? null : dropped.fault);
    if (!dropped.ok) return;
    setDeleted({ title, all: dropped.value });
    await onChanged();
  };
  const restore = async ({ all }: Deleted): Promise<void> => {
    const restored = await restoreGame(all);
    setFault(restored.ok ? null : restored.fault);
    if (!restored.ok) return;
    setDeleted(null);
    await onChanged();
  };
  return (
    <Dialog title={t('all', { count: games.length + unreadable.length })} onClose={onClose} wide>
      <p role="status" className={deleted ? form.row : undefined}>
        {deleted && (
          <>
            {t('gone', { title: deleted.title })}{' '}
            <Button onClick={() => void restore(deleted)}>{t('bringBack')}</Button>
          </>
        )}
      </p>
      {fault && (
        <p className={form.fault} role="alert">
          {storage(fault)}
        </p>
      )}
      <ul className={styles.list}>
        {games.map((game) => (
          <Row key={game.id} game={game} onDrop={drop} />
        ))}
        {unreadable.map((id) => (
          <Unreadable key={id} id={id} onDrop={drop} />
        ))}
      </ul>
    </Dialog>
  );
}

type Drop = (id: string, title: string) => Promise<void>;

function Row({ game, onDrop }: { game: Summary; onDrop: Drop }) {
  const t = useTranslations('ui.start');
  const format = useFormatter();
  const { title, fault, resume, keep } = useResume(game);
  return (
    <li className={styles.game}>
      <div className={styles.what}>
        <strong>{title}</strong>
        <span className={form.hint}>
          {game.finished ? t('over') : t('turn', { turn: game.turn })} ·{' '}
          {format.dateTime(new Date(game.date), { dateStyle: 'medium', timeStyle: 'short' })}
          <Size id={game.id} date={game.date} />
        </span>
      </div>
      <Button label={t('resume', { title })} onClick={() => void resume()}>
        {t('continue')}
      </Button>
      <Button label={t('keep', { title })} onClick={() => void keep()}>
        {t('keepAsFile')}
      </Button>
      <Button look="quiet" label={t('deleteGame', { title })} onClick={() => void onDrop(game.id, title)}>
        {t('delete')}
      </Button>
      {fault && (
        <p className={form.fault} role="alert">
          {fault}
        </p>
      )}
    </li>
  );
}

function Unreadable({ id, onDrop }: { id: string; onDrop: Drop }) {
  const t = useTranslations('ui.start');
  const storage = useTranslations('files.storage');
  const [fault, setFault] = useState<StorageFault | null>(null);
  return (
    <li className={styles.game}>
      <div className={styles.what}>
        <strong>{t('unreadableGame')}</strong>
        <span className={form.hint}>
          {id}
          <Size id={id} date={0} />
        </span>
      </div>
      <Button onClick={async () => setFault(await keepRaw(id))}>{t('keepRaw')}</Button>
      <Button look="quiet" label={t('deleteGame', { title: id })} onClick={() => void onDrop(id, t('unreadableGame'))}>
        {t('delete')}
      </Button>
      {fault && (
        <p className={form.fault} role="alert">
          {storage(fault)}
        </p>
      )}
    </li>
  );
}

/** How much room it takes, once that has been looked up. */
function Size({ id, date }: { id: string; date: number }) {
  const t = useTranslations('ui.start');
  const [size, setSize] = useState<number | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it grows with every change
  useEffect(() => {
    let isShown = true;
    void sizeOf(id).then((found) => {
      if (isShown) setSize(found);
    });
    return () => {
      isShown = false;
    };
  }, [id, date]);
  return size !== null && <> · {t('size', { size: Math.ceil(size / 1000) })}</>;
}
