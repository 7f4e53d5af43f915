import type { ReactNode } from 'react';
import type { Game, Id } from '../../engine/index.ts';
import { Odds } from '../odds/Odds.tsx';
import styles from './AnswersWithOdds.module.css';
import prompt from './Prompt.module.css';

interface AnswersWithOddsProps {
  game: Game;
  /** Whose chances depend on the answer. */
  who: Id;
  children: ReactNode;
}

/** The answers to the question that is due, and what may come of each. */
export function AnswersWithOdds({ game, who, children }: AnswersWithOddsProps) {
  return (
    <div className={styles.both}>
      <div className={`${prompt.answers} ${styles.answers}`}>{children}</div>
      <Odds game={game} who={who} />
    </div>
  );
}
