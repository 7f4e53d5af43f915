import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Awaiting, Game } from '../engine/index.ts';
import { useTranslations } from '../i18n/index.ts';
import type { Tool } from '../pointing/hand.ts';
import { settle, settleSelection } from '../pointing/tools/index.ts';
import { useGameStore } from '../store/game.ts';
import { looksBack } from '../store/gameState.ts';
import { shownGame, useShownAwaiting } from '../store/shown.ts';
import { useUiStore } from '../store/ui.ts';
import styles from './Board.module.css';
import { HoldSign } from './beside/HoldSign.tsx';
import { LiveText } from './beside/LiveText.tsx';
import { Tooltip } from './beside/Tooltip.tsx';
import { Controls } from './Controls.tsx';
import { useKeyboard } from './input/useKeyboard.ts';
import { usePointing, useWheel } from './input/usePointing.ts';
import { useTurning } from './input/useTurning.ts';
import { createPlayer, wallClock } from './motion/player.ts';
import { useMotion, useSpringBack } from './motion/useMotion.ts';
import { followWithPlans } from './plan/planning.ts';
import { BoardView } from './view/BoardView.ts';
import { Layers } from './view/Layers.tsx';
import { useSize, useView } from './view/useView.ts';

/** The table of the game that is on, with what lies over it (Beside.tsx), filling whatever it is put into. */
export function Board({ children }: { children?: ReactNode }) {
  const game = useGameStore(shownGame);
  const awaiting = useShownAwaiting();
  return game && awaiting ? (
    <GameBoard game={game} awaiting={awaiting}>
      {children}
    </GameBoard>
  ) : null;
}

interface GameBoardProps {
  game: Game;
  awaiting: Awaiting;
  children: ReactNode;
}

function GameBoard({ game, awaiting, children }: GameBoardProps) {
  const t = useTranslations('board');
  const box = useRef<HTMLDivElement>(null);
  const size = useSize(box);
  const view = useView(game.setup.table, size);
  const [player] = useState(() => createPlayer(wallClock));
  const keyboard = useKeyboard(game, view);
  const { handlers, holding } = usePointing(size, player.skip, useSpringBack(player));
  const cursor = useUiStore((ui) => ui.cursor);
  const tool = useUiStore((ui) => ui.tool);
  useMotion(player);
  useTurning(game, awaiting);
  useSettling(game, tool);
  useEffect(followWithPlans, []);
  useWheel(box, size);

  return (
    <div className={styles.board}>
      <div
        ref={box}
        className={styles.view}
        role="application"
        aria-label={t('label')}
        aria-describedby="board-keys"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the cursor keys need the focus
        tabIndex={0}
        data-tool={tool.kind}
        {...keyboard}
        {...handlers}
      >
        {view && <Layers game={game} awaiting={awaiting} view={view} cursor={cursor} player={player} />}
      </div>
      <p id="board-keys" hidden>
        {t('keys')}
      </p>
      {holding && <HoldSign at={holding} />}
      {view && <Tooltip game={game} view={view} />}
      {view && <BoardView value={view}>{children}</BoardView>}
      {view && <Controls table={game.setup.table} view={view} />}
      <LiveText game={game} on={cursor} />
    </div>
  );
}

/** Tools and selections that a step of the game has made pointless are put away; a question of the past puts none into the hand. */
function useSettling(game: Game, tool: Tool): void {
  useEffect(() => {
    if (looksBack(useGameStore.getState())) return;
    const { setTool, select } = useUiStore.getState();
    const settled = settle(tool, game);
    if (settled !== tool) setTool(settled);
    const { selected } = useUiStore.getState();
    const kept = settled.kind === 'deploy' ? selected : settleSelection(selected, game);
    if (kept !== selected) select(kept);
  }, [game, tool]);
}
