import { type ReactNode, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useStore } from 'zustand';
import { useTranslations } from '../i18n/index.ts';
import { keyNow } from '../parts/Button.tsx';
import { useOwnKeys } from '../store/ownKeys.ts';
import { usePreferences } from '../store/preferences.ts';
import styles from './Board.module.css';
import { HoldSign } from './beside/HoldSign.tsx';
import { LiveText } from './beside/LiveText.tsx';
import { Tooltip } from './beside/Tooltip.tsx';
import { Controls } from './Controls.tsx';
import { useHasFocus } from './input/useHasFocus.ts';
import { useKeyboard } from './input/useKeyboard.ts';
import { usePointing, useWheel } from './input/usePointing.ts';
import { LevelNote, LevelRail } from './LevelRail.tsx';
import { createPlayer, wallClock } from './motion/player.ts';
import { useMotion, useSpringBack } from './motion/useMotion.ts';
import type { Shows, Tells } from './props.ts';
import { BoardView } from './view/BoardView.ts';
import { Layers } from './view/Layers.tsx';
import { createLaidLabels, LabelsOfBoard } from './view/laidLabels.ts';
import { highestLevel } from './view/storeys.ts';
import { useFollowing } from './view/useFollowing.ts';
import { useSize, useView } from './view/useView.ts';

interface BoardProps {
  shows: Shows;
  /** Left out: it can be looked at, from nearer and from elsewhere, and nothing on it can be touched. */
  tells?: Tells;
  /** How much larger than their bases characters are painted, and names than elsewhere; the rules go by the bases. */
  enlarged?: number;
  /** Where the buttons that change the view stand, outside the table; without it there are none. */
  controlsIn?: HTMLElement | null;
  /** How many pixels of its lower edge lie under something else. */
  foot?: number;
  /** What lies over it (Beside.tsx). */
  children?: ReactNode;
}

/**
 * A table, filling whatever it is put into. It shows what it is given and tells what is done to it; it knows no game that is
 * on. `play/` binds it to that.
 */
export function Board({ shows, tells, enlarged = 1, controlsIn, foot = 0, children }: BoardProps) {
  const t = useTranslations('board');
  const box = useRef<HTMLDivElement>(null);
  const { table } = shows.game.setup;
  const size = useSize(box);
  const pane = useMemo(() => size && { ...size, foot }, [size, foot]);
  const view = useView(table, shows.look, pane);
  const [player] = useState(() => createPlayer(wallClock));
  const [labels] = useState(createLaidLabels);
  const keyboard = useKeyboard(shows, tells, view);
  const hasFocus = useHasFocus(box);
  const { handlers, holding } = usePointing(shows, tells, pane, player.skip, useSpringBack(player));
  const cursor = useStore(shows.hand, (hand) => hand.cursor);
  const tool = useStore(shows.hand, (hand) => hand.tool.kind);
  useMotion(player, shows.steps);
  useWheel(box, shows.game.setup, shows.look, pane);
  useFollowing(shows, pane);

  const isTelling = useStore(shows.telling, ({ telling }) => telling !== null);
  const layers = view && <Layers shows={shows} view={view} player={player} enlarged={enlarged} labels={labels} />;
  const hasLevels = highestLevel(shows.game.setup) > 0;
  const letters = usePreferences((preferences) => preferences.letters);
  useOwnKeys(); // what is said of keys is said of those there are now
  const board = (
    <div className={styles.board}>
      {tells ? (
        <div
          ref={box}
          className={styles.view}
          role="application"
          aria-label={t('label')}
          aria-describedby="board-keys"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the cursor keys need the focus
          tabIndex={0}
          data-tool={tool}
          {...keyboard}
          {...handlers}
        >
          {layers}
        </div>
      ) : (
        <div ref={box} className={styles.view} role="img" aria-label={t('label')} {...handlers}>
          {layers}
        </div>
      )}
      {tells && (
        <p id="board-keys" hidden>
          {t('keys', { letters, places: keyNow('l') ?? '', tell: keyNow('k') ?? '' })}
        </p>
      )}
      {holding && <HoldSign at={holding} />}
      {tells && view && !isTelling && <Tooltip shows={shows} view={view} labels={labels} />}
      {view && (
        <BoardView value={view}>
          <LabelsOfBoard value={labels}>{children}</LabelsOfBoard>
        </BoardView>
      )}
      {view && controlsIn && createPortal(<Controls shows={shows} view={view} />, controlsIn)}
      {tells && <LiveText shows={shows} on={cursor && hasFocus} />}
      {hasLevels && <LevelNote shows={shows} />}
    </div>
  );
  if (!hasLevels) return board;
  return (
    <div className={styles.withLevels}>
      {board}
      <LevelRail shows={shows} />
    </div>
  );
}
