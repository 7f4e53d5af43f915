import { List } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { useTranslations } from '../../i18n/index.ts';
import { Button } from '../../parts/Button.tsx';
import form from '../../parts/form.module.css';
import { onDemand } from '../../parts/onDemand.tsx';
import type { StoredGames as Games } from '../../play/journal/journal.ts';
import type { Stored } from '../../play/journal/stored.ts';
import { fetched } from '../../store/fetched.ts';
import { rebuild, storedGames } from '../../store/storedGames.ts';
import { GameCard } from './GameCard.tsx';
import { OpenFile } from './OpenFile.tsx';
import styles from './StoredGames.module.css';

const AllGames = onDemand(async () => (await fetched(() => import('./AllGames.tsx'))).AllGames);

/** So many are shown with a picture, the latest first. */
const CARDS = 3;

/** The games that wait: the last ones as cards, all of them on demand; and the ones in files. */
export function StoredGames() {
  const t = useTranslations('ui.start');
  const storage = useTranslations('files.storage');
  const [stored, setStored] = useState<Stored<Games> | null>(null);
  const [listing, setListing] = useState(false);
  const reload = useCallback(async () => setStored(await storedGames()), []);
  useEffect(() => {
    void (async () => {
      const found = await storedGames();
      setStored(found);
      // what the list has lost of a game can be had from the game itself
      if (found.ok && found.value.unreadable.length > 0 && (await rebuild(found.value.unreadable))) await reload();
    })();
  }, [reload]);
  const games = stored?.ok ? stored.value : null;
  const count = games ? games.games.length + games.unreadable.length : 0;
  return (
    <section className={styles.stored} aria-labelledby="stored-title">
      <div className={styles.head}>
        <h2 id="stored-title">{t('continue')}</h2>
        {count > 0 && (
          <Button look="quiet" onClick={() => setListing(true)}>
            <List size={18} aria-hidden="true" /> {t('all', { count })}
          </Button>
        )}
        <OpenFile />
      </div>
      {stored === null && <p className={form.hint}>{t('loading')}</p>}
      {stored?.ok === false && (
        <p className={form.hint}>
          {storage(stored.fault)}{' '}
          <Button look="quiet" onClick={() => void reload()}>
            {t('tryAgain')}
          </Button>
        </p>
      )}
      {games && count === 0 && <p className={form.hint}>{t('nothingStored')}</p>}
      {games && games.games.length > 0 && (
        <ul className={styles.cards}>
          {games.games.slice(0, CARDS).map((game) => (
            <GameCard key={game.id} game={game} />
          ))}
        </ul>
      )}
      {games && games.unreadable.length > 0 && (
        <p className={form.hint}>{t('unreadable', { count: games.unreadable.length })}</p>
      )}
      {listing && games && <AllGames stored={games} onChanged={reload} onClose={() => setListing(false)} />}
    </section>
  );
}
