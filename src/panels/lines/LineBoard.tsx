import { useMemo } from 'react';
import { createStore, type StoreApi } from 'zustand';
import { Board, type BoardHolding, type BoardLooking, type BoardShows, Ring } from '../../board/index.ts';
import { awaiting, character, type Game, type Id } from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import { gameAt, type History } from '../../play/history.ts';
import { IDLE, type Pointed } from '../../pointing/hand.ts';
import { useMomentWords } from '../timeline/useMomentWords.ts';
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
  const shows = useMemo(
    (): BoardShows => ({ ...STILL, game, awaiting: awaiting(game), look: lookOf(view) }),
    [game, view],
  );
  return (
    <>
      <p className={styles.told}>{ended ? t('ended') : told.length > 0 ? told.join(' ') : t('parting')}</p>
      <div className={styles.board}>
        <Board shows={shows}>
          {marked.map((who) => (
            <Marked key={who} game={game} who={who} />
          ))}
        </Board>
      </div>
    </>
  );
}

/** A little wider than a base, so that it stands round it. */
const RADIUS = 0.9;

function Marked({ game, who }: { game: Game; who: Id }) {
  const { at } = character(game, who);
  return at && <Ring at={at} radius={RADIUS} className={styles.ring} />;
}

/** Nothing is in the hand, pointed at, planned or told. */
const STILL: Omit<BoardShows, 'game' | 'awaiting' | 'look'> = {
  moment: null,
  fallen: [],
  intended: null,
  steps: () => () => {},
  telling: createStore(() => ({ telling: null })),
  hand: createStore<BoardHolding>(() => ({ tool: IDLE, selected: null, cursor: false })),
  pointed: createStore<Pointed>(() => ({ pointer: null, hovered: null })),
  plans: createStore(() => ({ plan: null })),
};

const lookOf = (view: StoreApi<BoardLooking>): BoardShows['look'] => ({
  from: view,
  to: (camera) => view.setState({ camera }),
  turnRound: () => view.setState(({ turned }) => ({ turned: !turned })),
  toLevel: (level) => view.setState({ level, followed: null }),
});
