import { type ReactNode, useLayoutEffect } from 'react';
import type { Awaiting } from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import hidden from '../../parts/hidden.module.css';
import { gameAt, type History } from '../../play/history.ts';
import { useShownAwaiting, useShownHistory } from '../../store/shown.ts';
import { Felt } from '../event/Felt.tsx';
import { useTold } from '../event/useTold.ts';
import styles from './Large.module.css';
import { LargeSide } from './LargeSide.tsx';
import { LargeTurn } from './LargeTurn.tsx';

interface LargeProps {
  awaiting: Awaiting;
  history: History;
  board: ReactNode;
  decision: ReactNode;
  /** What stands beside the turn. */
  aside: ReactNode;
}

/**
 * The game for a room: turn, tokens, dice and the decision large, and the board as large as it goes. Every area has its place and
 * size whatever happens, so that nothing jumps.
 */
export function Large({ awaiting, history, board, decision, aside }: LargeProps) {
  const t = useTranslations('ui.hotseat.projector');
  const shownHistory = useShownHistory(history);
  const shown = gameAt(shownHistory);
  const asked = useShownAwaiting() ?? awaiting;
  const told = useTold(true);
  useLargeType();
  return (
    <main className={styles.screen}>
      <h1 className={hidden.hidden}>{t('title')}</h1>
      <header className={styles.head}>
        <LargeTurn game={shown} />
        {aside}
      </header>
      <div className={styles.side}>
        <LargeSide game={shown} awaiting={asked} side="a" />
        <div className={styles.dice}>{told && <Felt told={told} form="large" />}</div>
      </div>
      <div className={styles.board}>{board}</div>
      <div className={styles.side}>
        <LargeSide game={shown} awaiting={asked} side="b" />
        <div className={styles.decision}>{decision}</div>
      </div>
    </main>
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
