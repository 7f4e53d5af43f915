import { useState } from 'react';
import { useFormatter, useTranslations } from '../../i18n/index.ts';
import { Button } from '../../parts/Button.tsx';
import { Dialog } from '../../parts/Dialog.tsx';
import form from '../../parts/form.module.css';
import type { Summary } from '../../play/journal/database.ts';
import type { StoredGames } from '../../play/journal/journal.ts';
import type { StorageFault } from '../../play/journal/stored.ts';
import { dropGame, keepRaw } from '../../store/storedGames.ts';
import styles from './AllGames.module.css';
import { useResume } from './useResume.ts';

interface AllGamesProps {
  stored: StoredGames;
  /** Something has been deleted. */
  onChanged: () => Promise<void>;
  onClose: () => void;
}

/** Every stored game; what cannot be read of them is listed as that, and keeps nobody from the others. */
export function AllGames({ stored: { games, unreadable }, onChanged, onClose }: AllGamesProps) {
  const t = useTranslations('ui.start');
  return (
    <Dialog title={t('all', { count: games.length + unreadable.length })} onClose={onClose} wide>
      <ul className={styles.list}>
        {games.map((game) => (
          <Row key={game.id} game={game} onChanged={onChanged} />
        ))}
        {unreadable.map((id) => (
          <Unreadable key={id} id={id} onChanged={onChanged} />
        ))}
      </ul>
    </Dialog>
  );
}

function Row({ game, onChanged }: { game: Summary; onChanged: () => Promise<void> }) {
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
        </span>
      </div>
      <Button label={t('resume', { title })} onClick={() => void resume()}>
        {t('continue')}
      </Button>
      <Button label={t('keep', { title })} onClick={() => void keep()}>
        {t('keepAsFile')}
      </Button>
      <Delete id={game.id} title={title} onChanged={onChanged} />
      {fault && (
        <p className={form.fault} role="alert">
          {t('damaged', { reason: fault })}
        </p>
      )}
    </li>
  );
}

function Unreadable({ id, onChanged }: { id: string; onChanged: () => Promise<void> }) {
  const t = useTranslations('ui.start');
  const storage = useTranslations('files.storage');
  const [fault, setFault] = useState<StorageFault | null>(null);
  return (
    <li className={styles.game}>
      <div className={styles.what}>
        <strong>{t('unreadableGame')}</strong>
        <span className={form.hint}>{id}</span>
      </div>
      <Button onClick={async () => setFault(await keepRaw(id))}>{t('keepRaw')}</Button>
      <Delete id={id} title={id} onChanged={onChanged} />
      {fault && (
        <p className={form.fault} role="alert">
          {storage(fault)}
        </p>
      )}
    </li>
  );
}

/** Deletes it with a second click, as it is gone for good. */
function Delete({ id, title, onChanged }: { id: string; title: string; onChanged: () => Promise<void> }) {
  const t = useTranslations('ui.start');
  const storage = useTranslations('files.storage');
  const [asked, setAsked] = useState(false);
  const [fault, setFault] = useState<StorageFault | null>(null);
  const drop = async (): Promise<void> => {
    const refused = await dropGame(id);
    setFault(refused);
    if (!refused) await onChanged();
  };
  return (
    <>
      {asked ? (
        <Button look="primary" onClick={() => void drop()}>
          {t('deleteForGood')}
        </Button>
      ) : (
        <Button look="quiet" label={t('deleteGame', { title })} onClick={() => setAsked(true)}>
          {t('delete')}
        </Button>
      )}
      {fault && (
        <p className={form.fault} role="alert">
          {storage(fault)}
        </p>
      )}
    </>
  );
}
