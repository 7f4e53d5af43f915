import { useEffect, useState } from 'react';
import { type Game, losses, SIDES } from '../../engine/index.ts';
import { useFormatter, useTranslations } from '../../i18n/index.ts';
import { atRest } from '../../parts/atRest.ts';
import { Button } from '../../parts/Button.tsx';
import form from '../../parts/form.module.css';
import { onDemand } from '../../parts/onDemand.tsx';
import type { Summary } from '../../play/journal/database.ts';
import { fetched } from '../../store/fetched.ts';
import { glanceAt } from '../../store/storedGames.ts';
import { SideMark } from '../cards/symbols.tsx';
import styles from './GameCard.module.css';
import { useResume } from './useResume.ts';

/** Needs the board, for which nobody waits. */
const GamePicture = onDemand(
  async () => {
    await atRest();
    return (await fetched(() => import('./GamePicture.tsx'))).GamePicture;
  },
  null,
  true,
);

/** One of the games that wait: its table as it stands, the turn, what both sides have left, and when it was played last. */
export function GameCard({ game }: { game: Summary }) {
  const t = useTranslations('ui.start');
  const format = useFormatter();
  const { title, fault, resume, keep } = useResume(game);
  const position = useGlance(game.id);
  return (
    <li className={styles.item}>
      <button
        type="button"
        className={styles.card}
        aria-label={t('resume', { title })}
        aria-describedby={`about-${game.id}`}
        onClick={() => void resume()}
      >
        <span className={styles.picture}>{position && <GamePicture game={position} pixels={10} radius={1} />}</span>
        <strong className={styles.title}>{title}</strong>
        <span id={`about-${game.id}`} className={styles.about}>
          <span>{game.finished ? t('over') : t('turn', { turn: game.turn })}</span>
          {position &&
            SIDES.map((side) => {
              const { lost, total } = losses(position, side);
              return (
                <span key={side} className={styles.strength}>
                  <SideMark side={side} size={14} />
                  <span className={styles.bar} aria-hidden="true">
                    <span className={styles[side]} style={{ width: `${(100 * (total - lost)) / total}%` }} />
                  </span>
                  {t('left', { left: total - lost, total })}
                </span>
              );
            })}
          <span>{format.dateTime(new Date(game.date), { dateStyle: 'medium', timeStyle: 'short' })}</span>
        </span>
      </button>
      {fault && (
        <p className={form.fault} role="alert">
          {fault} <Button onClick={() => void keep()}>{t('keepAsFile')}</Button>
        </p>
      )}
    </li>
  );
}

function useGlance(id: string): Game | null {
  const [game, setGame] = useState<Game | null>(null);
  useEffect(() => {
    let isShown = true;
    void glanceAt(id).then((found) => {
      if (isShown) setGame(found);
    });
    return () => {
      isShown = false;
    };
  }, [id]);
  return game;
}
