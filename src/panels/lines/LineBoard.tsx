import type { StoreApi } from 'zustand';
import { type BoardLooking, Ring } from '../../board/index.ts';
import { character, type Game, type Id } from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import { gameAt, type History } from '../../play/history.ts';
import { useMomentWords } from '../timeline/useMomentWords.ts';
import { MomentBoard } from './MomentBoard.tsx';
import styles from './TwoLines.module.css';

interface LineBoardProps {
  history: History;
  at: number;
  /** The line has no more steps. */
  ended: boolean;
  /** Who is otherwise than on the other board. */
  marked: readonly Id[];
  view: StoreApi<BoardLooking>;
}

/** How things stood on a line after a command: what happened with it, and the board. */
export function LineBoard({ history, at, ended, marked, view }: LineBoardProps) {
  const t = useTranslations('ui.lines');
  const told = useMomentWords(history, at);
  const game = gameAt(history, at);
  return (
    <>
      <p className={styles.told}>{ended ? t('ended') : told.length > 0 ? told.join(' ') : t('parting')}</p>
      <div className={styles.board}>
        <MomentBoard game={game} view={view}>
          {marked.map((who) => (
            <Marked key={who} game={game} who={who} />
          ))}
        </MomentBoard>
      </div>
    </>
  );
}

/** A little wider than a base, so that it stands round it. */
const RADIUS = 0.9;

/** A ring round somebody, where he stands. */
export function Marked({ game, who }: { game: Game; who: Id }) {
  const { at } = character(game, who);
  return at && <Ring at={at} radius={RADIUS} className={styles.ring} />;
}
