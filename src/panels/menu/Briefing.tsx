import type { Game } from '../../engine/index.ts';
import { briefingOf } from '../../play/briefing.ts';
import { useGameStore } from '../../store/game.ts';
import { AllGoals } from '../side/AllGoals.tsx';
import styles from './Briefing.module.css';

/** What a scenario tells both sides, and by what either wins (WIN-5): to be read again at any time. */
export function Briefing({ game }: { game: Game }) {
  const start = useGameStore((s) => s.start);
  return (
    <>
      {start?.title && <h3>{start.title}</h3>}
      {start && <p className={styles.text}>{briefingOf(start)}</p>}
      <AllGoals setup={game.setup} />
    </>
  );
}
