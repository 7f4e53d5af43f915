import type { ReactNode } from 'react';
import type { Game, Id } from '../../engine/index.ts';
import { Odds } from '../odds/Odds.tsx';
import type { Asked } from '../odds/OddsRows.tsx';
import styles from './AnswersWithOdds.module.css';
import prompt from './Prompt.module.css';

interface AnswersWithOddsProps {
  game: Game;
  /** The answers that have odds; those of what is due if left out. */
  of?: readonly Asked[] | undefined;
  /** Whose chances depend on the answer; everyone's in danger if left out. */
  who?: Id | undefined;
  children: ReactNode;
}

/** The answers to the question that is due, and what may come of each. */
export function AnswersWithOdds({ game, of, who, children }: AnswersWithOddsProps) {
  if (of?.length === 0) return <div className={prompt.answers}>{children}</div>;
  return (
    <div className={styles.both}>
      <div className={`${prompt.answers} ${styles.answers}`}>{children}</div>
      <Odds game={game} of={of} who={who} />
    </div>
  );
}
