import { type ReactNode, useLayoutEffect } from 'react';
import { type Awaiting, SIDES } from '../../engine/index.ts';
import { namesOf, say, useTranslations } from '../../i18n/index.ts';
import { narrate } from '../../i18n/narrate.ts';
import hidden from '../../parts/hidden.module.css';
import { briefingOf } from '../../play/briefing.ts';
import { gameAt, type History } from '../../play/history.ts';
import { useGameStore } from '../../store/game.ts';
import { useShownAwaiting, useShownHistory } from '../../store/shown.ts';
import { SideMark } from '../cards/symbols.tsx';
import { Felt } from '../event/Felt.tsx';
import { useTold } from '../event/useTold.ts';
import { actorOf } from '../log/actorOf.ts';
import { lastTold } from '../log/lastTold.ts';
import styles from './Large.module.css';
import { LargeSide } from './LargeSide.tsx';
import { LargeTurn } from './LargeTurn.tsx';
import { LargeVictory } from './LargeVictory.tsx';

interface LargeProps {
  awaiting: Awaiting;
  history: History;
  board: ReactNode;
  /** What is to be decided; a step that is told stands over it. */
  decision: ReactNode;
  /** What stands beside the turn. */
  aside: ReactNode;
}

/** How characters and names are painted for those who sit far off. */
export const HALF_AS_LARGE_AGAIN = 1.5;

/**
 * The game for a room: the board to the full height, beside it both scores, the felt on which each step is told, and the last
 * lines of the log. Every area has its place and size whatever happens, so that nothing jumps; the end has the whole screen.
 */
export function Large({ awaiting, history, board, decision, aside }: LargeProps) {
  const t = useTranslations('ui.hotseat.projector');
  const shownHistory = useShownHistory(history);
  const shown = gameAt(shownHistory);
  const asked = useShownAwaiting() ?? awaiting;
  const told = useTold(true);
  useLargeType();
  const start = useGameStore((s) => s.start);
  const words = start ? briefingOf(start) : '';
  const isSetUp = shown.state.turn.number === 0 && asked.kind !== 'over';
  const briefing = words !== '' && <p className={styles.briefing}>{words}</p>;
  return (
    <main className={styles.screen}>
      <h1 className={hidden.hidden}>{t('title')}</h1>
      <div className={styles.board}>{board}</div>
      <header className={styles.head}>
        {asked.kind === 'over' ? <p className={styles.turn} /> : <LargeTurn game={shown} />}
        {aside}
      </header>
      <div className={styles.scores}>
        {SIDES.map((side) => (
          <LargeSide key={side} game={shown} awaiting={asked} side={side} />
        ))}
      </div>
      <div className={styles.felt}>{told ? <Felt told={told} form="large" /> : isSetUp && briefing}</div>
      <div className={styles.decision}>{decision}</div>
      <LastLines history={shownHistory} />
      {asked.kind === 'over' && <LargeVictory game={shown} outcome={asked.outcome} />}
    </main>
  );
}

/** So many lines of the log have room. */
const LINES = 3;

function LastLines({ history }: { history: History }) {
  const t = useTranslations();
  return (
    <ol className={styles.lines} aria-label={t('ui.log.title')}>
      {lastTold(history, LINES).map(({ event, before }, i) => {
        const side = actorOf(before, event);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its place alone
          <li key={i}>
            <span className={styles.actor}>{side && <SideMark side={side} size={20} />}</span>
            <span>
              {say(t, narrate(event, namesOf(before.setup, t, before.state.characters, before.state.markers)))}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

/** All lengths are in rem: a larger one makes all larger. */
function useLargeType(): void {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset.view = 'large';
    return () => {
      delete dataset.view;
    };
  }, []);
}
