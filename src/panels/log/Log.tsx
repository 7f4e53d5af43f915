import { useEffect, useMemo, useRef } from 'react';
import type { Game } from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import type { History } from '../../play/history.ts';
import { useGameStore } from '../../store/game.ts';
import { Agreed } from './Agreed.tsx';
import { type Chapter, chapters, type LogEntry, type Passage } from './chapters.ts';
import styles from './Log.module.css';
import { LogLine } from './LogLine.tsx';

/** All that has happened, newest last, each line open to its reasons; what was taken back stands where it was played. */
export function Log({ game, history }: { game: Game; history: History }) {
  const t = useTranslations('ui.log');
  const ref = useRef<HTMLDivElement>(null);
  const told = useMemo(() => chapters(history), [history]);
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
          {told.map((chapter) => (
            <section key={`${chapter.round} ${chapter.number}`}>
              <h3 className={`${styles.turn} ${chapter.side ? styles[chapter.side] : ''}`}>{titleOf(chapter)}</h3>
              <ol>
                {chapter.passages.map((passage) => (
                  <Told key={keyOf(passage.entries[0])} passage={passage} />
                ))}
              </ol>
            </section>
          ))}
        </div>
      </div>
    </section>
  );

  function titleOf({ round, number, side }: Chapter): string {
    if (side) return t('turn', { number, name: game.setup.sides[side].name });
    return round > 0 ? t('round', { round }) : t('setup');
  }
}

/** More lines than this that were taken back are folded up. */
const FEW = 4;

function Told({ passage: { takenBack, entries } }: { passage: Passage }) {
  const t = useTranslations('ui.timeline');
  const looking = useGameStore((s) => s.looking);
  const lines = entries.map((entry) => (
    <LogLine key={keyOf(entry)} entry={entry} lookedAt={isLookedAt(entry)} takenBack={takenBack} />
  ));
  if (!takenBack) return lines;
  return (
    <li className={styles.takenBack}>
      <details open={entries.length <= FEW}>
        <summary className={styles.summary}>{t('takenBack', { count: entries.length })}</summary>
        <ol>{lines}</ol>
      </details>
    </li>
  );

  function isLookedAt({ node, index }: LogEntry): boolean {
    return looking?.at === node && (looking.event === null || looking.event === index);
  }
}

const keyOf = (entry: LogEntry | undefined): string => `${entry?.node} ${entry?.index}`;
