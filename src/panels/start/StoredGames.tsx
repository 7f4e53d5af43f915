import { useCallback, useEffect, useState } from 'react';
import { useFormatter, useTranslations } from '../../i18n/index.ts';
import { Button } from '../../parts/Button.tsx';
import form from '../../parts/form.module.css';
import type { Summary } from '../../play/journal/database.ts';
import type { Stored } from '../../play/journal/stored.ts';
import { useGameStore } from '../../store/game.ts';
import { keepAsFile, storedGames } from '../../store/storedGames.ts';
import { useOpeningFault } from './openingFault.ts';
import styles from './StoredGames.module.css';

/** The games that wait, the latest first. One that no longer opens can be kept as a file; nothing is ever deleted here. */
export function StoredGames() {
  const t = useTranslations('ui.start');
  const storage = useTranslations('files.storage');
  const [games, setGames] = useState<Stored<readonly Summary[]> | null>(null);
  useEffect(() => {
    let isShown = true;
    void storedGames().then((found) => {
      if (isShown) setGames(found);
    });
    return () => {
      isShown = false;
    };
  }, []);
  return (
    <section className={styles.stored} aria-labelledby="stored-title">
      <h2 id="stored-title">{t('continue')}</h2>
      {games === null && <p className={form.hint}>{t('loading')}</p>}
      {games?.ok === false && <p className={form.hint}>{storage(games.fault)}</p>}
      {games?.ok && games.value.length === 0 && <p className={form.hint}>{t('nothingStored')}</p>}
      {games?.ok && games.value.length > 0 && (
        <ul className={styles.list}>
          {games.value.map((game) => (
            <StoredGame key={game.id} game={game} />
          ))}
        </ul>
      )}
    </section>
  );
}

function StoredGame({ game }: { game: Summary }) {
  const t = useTranslations('ui.start');
  const storage = useTranslations('files.storage');
  const format = useFormatter();
  const continueGame = useGameStore((s) => s.continueGame);
  const faultOf = useOpeningFault();
  const [fault, setFault] = useState<string | null>(null);
  const resume = useCallback(async () => {
    const opening = await continueGame(game.id);
    if (!opening.ok) setFault(faultOf(opening));
  }, [continueGame, faultOf, game.id]);
  const keep = async (): Promise<void> => {
    const refused = await keepAsFile(game.id);
    if (refused) setFault(storage(refused));
  };
  const title = game.title || t('versus', { a: game.names.a, b: game.names.b });
  return (
    <li className={styles.game}>
      <Button label={t('resume', { title })} onClick={() => void resume()}>
        {title}
      </Button>
      <span className={styles.facts}>
        {game.finished ? t('over') : t('turn', { turn: game.turn })} ·{' '}
        {format.dateTime(new Date(game.date), { dateStyle: 'medium', timeStyle: 'short' })}
      </span>
      {fault && (
        <p className={form.fault} role="alert">
          {t('damaged', { reason: fault })} <Button onClick={() => void keep()}>{t('keepAsFile')}</Button>
        </p>
      )}
    </li>
  );
}
