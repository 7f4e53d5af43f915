import { useEffect, useRef } from 'react';
import type { Game } from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import type { History } from '../../play/history.ts';
import { Agreed } from './Agreed.tsx';
import { type Chapter, chapters } from './chapters.ts';
import styles from './Log.module.css';
import { LogLine } from './LogLine.tsx';

/** All that has happened, newest last, each line open to its reasons. */
export function Log({ game, history }: { game: Game; history: History }) {
  const t = useTranslations('ui.log');
  const ref = useRef<HTMLDivElement>(null);
  const told = chapters(history);
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls to the newest line whenever the game has moved on
  useEffect(() => {
    const box = ref.current;
    if (box) box.scrollTop = 0; // its end: it is laid out from there
  }, [history.at]);
  return (
    <section className={styles.log} aria-label={t('title')}>
      <h2 className={styles.title}>{t('title')}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <div className={styles.scroll} ref={ref} tabIndex={0}>
        <div className={styles.told}>
          <Agreed />
          {told.length === 0 && <p className={styles.empty}>{t('empty')}</p>}
          {told.map(({ round, number, side, entries }) => (
            <section key={`${round} ${number}`}>
              <h3 className={`${styles.turn} ${side ? styles[side] : ''}`}>{titleOf({ round, number, side })}</h3>
              <ol>
                {entries.map((entry) => (
                  <LogLine key={`${entry.node} ${entry.index}`} game={entry.before} entry={entry} />
                ))}
              </ol>
            </section>
          ))}
        </div>
      </div>
    </section>
  );

  function titleOf({ round, number, side }: Omit<Chapter, 'entries'>): string {
    if (side) return t('turn', { number, name: game.setup.sides[side].name });
    return round > 0 ? t('round', { round }) : t('setup');
  }
}
