import { ChevronDown, ChevronUp, RotateCcw } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Game, GameEvent } from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import { Button } from '../../parts/Button.tsx';
import { IconButton } from '../../parts/IconButton.tsx';
import type { History } from '../../play/history.ts';
import { useGameStore } from '../../store/game.ts';
import { speedOfTelling } from '../../store/tellers.ts';
import { useUiStore } from '../../store/ui.ts';
import { Agreed } from './Agreed.tsx';
import { type Chapter, chapters, type LogEntry, type Passage } from './chapters.ts';
import styles from './Log.module.css';
import { LogLine } from './LogLine.tsx';
import { lastLines } from './lastLines.ts';
import { useSearch } from './useSearch.ts';
import { lastToBeSeen, watchAgain } from './watchAgain.ts';

interface LogProps {
  game: Game;
  history: History;
}

/** What of the log is shown. */
const SHOWN = {
  all: () => true,
  shots: ({ event }) => SHOTS.has(event),
  wounds: ({ event }) => WOUNDS.has(event),
} as const satisfies Record<string, (event: GameEvent) => boolean>;
type Shown = keyof typeof SHOWN;

const WOUNDS: ReadonlySet<GameEvent['event']> = new Set([
  'wounded',
  'eliminated',
  'firstFell',
  'panicked',
  'shockTested',
]);
const SHOTS: ReadonlySet<GameEvent['event']> = new Set([
  ...['fireDeclared', 'shot', 'exchange', 'opportunityTaken', 'suppressionRolled', 'grenadeThrown', 'burst'],
  ...['burstRolled', 'wounded', 'eliminated', 'firstFell'],
] as GameEvent['event'][]);

/** So many lines are drawn, and so many more when they are asked for: a page does not grow with the game on it. */
const LINES = 150;

/** All that has happened, newest last, each line open to its reasons; what was taken back stands where it was played. */
export function Log({ game, history }: LogProps) {
  const t = useTranslations('ui.log');
  const ref = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<Shown>('all');
  const isDrawn = useUiStore((ui) => ui.drawer === 'log');
  const draw = useUiStore((ui) => ui.draw);
  const { wanted, setWanted, says } = useSearch(isDrawn);
  const tells = speedOfTelling() !== null;
  const again = useMemo(() => (tells ? lastToBeSeen(history) : null), [tells, history]);
  const told = useMemo(() => {
    const isShown = SHOWN[shown];
    const all = chapters(history);
    return shown === 'all' && !says ? all : only(all, (entry) => isShown(entry.event) && (says?.(entry) ?? true));
  }, [history, shown, says]);
  const [most, setMost] = useState(LINES);
  const lookedAt = useGameStore((s) => s.looking?.at ?? null);
  const { chapters: drawn, hasMore } = useMemo(
    () => lastLines(told, most, ({ node }) => node === lookedAt),
    [told, most, lookedAt],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls to the newest line whenever the game has moved on
  useEffect(() => {
    const box = ref.current;
    if (box) box.scrollTop = 0; // its end: it is laid out from there
  }, [history.at]);
  return (
    <section className={styles.log} aria-label={t('title')} data-region="log" tabIndex={-1}>
      <header className={styles.head}>
        <h2 className={styles.title}>{t('title')}</h2>
        {isDrawn && (
          <input
            type="search"
            className={styles.search}
            value={wanted}
            aria-label={t('search')}
            placeholder={t('find')}
            onChange={({ target }) => setWanted(target.value)}
            onKeyDown={(event) => event.stopPropagation()}
          />
        )}
        {isDrawn && (
          <fieldset className={styles.filters} aria-label={t('showing')}>
            {(Object.keys(SHOWN) as Shown[]).map((each) => (
              <button key={each} type="button" aria-pressed={shown === each} onClick={() => setShown(each)}>
                {t(`show.${each}`)}
              </button>
            ))}
          </fieldset>
        )}
        {again !== null && (
          <IconButton look="quiet" label={t('again')} onClick={() => watchAgain(again)}>
            <RotateCcw size={16} aria-hidden="true" />
          </IconButton>
        )}
        <IconButton look="quiet" label={t(isDrawn ? 'less' : 'whole')} onClick={() => draw('log')}>
          {isDrawn ? <ChevronDown size={18} aria-hidden="true" /> : <ChevronUp size={18} aria-hidden="true" />}
        </IconButton>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <div className={styles.scroll} ref={ref} tabIndex={0}>
        <div className={styles.told}>
          <Agreed />
          {told.length === 0 && (
            <p className={styles.empty} role="status">
              {says ? t('notFound', { wanted }) : t('empty')}
            </p>
          )}
          {hasMore && (
            <Button look="quiet" onClick={() => setMost(most + LINES)}>
              {t('earlier')}
            </Button>
          )}
          {drawn.map((chapter) => (
            <section key={`${chapter.round} ${chapter.number}`}>
              <h3 className={styles.turn}>{titleOf(chapter)}</h3>
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

/** The lines that pass, under the headings of those that are left. */
const only = (all: readonly Chapter[], passes: (entry: LogEntry) => boolean): readonly Chapter[] =>
  all
    .map((chapter) => ({
      ...chapter,
      passages: chapter.passages
        .map(({ takenBack, entries }) => ({ takenBack, entries: entries.filter(passes) }))
        .filter(({ entries }) => entries.length > 0),
    }))
    .filter(({ passages }) => passages.length > 0);

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
