import { useEffect, useRef, useState } from 'react';
import type { Awaiting, Game } from '../engine/index.ts';
import { useTranslations } from '../i18n/index.ts';
import { useGameStore } from '../store/game.ts';
import { type Tool, useUiStore } from '../store/ui.ts';
import styles from './Board.module.css';
import { Controls } from './Controls.tsx';
import { Layers } from './Layers.tsx';
import { LiveText } from './LiveText.tsx';
import { followWithPlans } from './plan/planning.ts';
import { createPlayer, wallClock } from './player.ts';
import { Tooltip } from './Tooltip.tsx';
import { settle, settleSelection } from './tools/index.ts';
import { useKeyboard } from './useKeyboard.ts';
import { useMotion } from './useMotion.ts';
import { usePointing, useWheel } from './usePointing.ts';
import { useSize, useView } from './useView.ts';

/** The table of the game that is on, filling whatever it is put into. */
export function Board() {
  const game = useGameStore((s) => s.game);
  const awaiting = useGameStore((s) => s.awaiting);
  return game && awaiting ? <GameBoard game={game} awaiting={awaiting} /> : null;
}

function GameBoard({ game, awaiting }: { game: Game; awaiting: Awaiting }) {
  const t = useTranslations('board');
  const box = useRef<HTMLDivElement>(null);
  const size = useSize(box);
  const view = useView(game.setup.table, size);
  const [player] = useState(() => createPlayer(wallClock));
  const keyboard = useKeyboard(game, view);
  const pointing = usePointing(size, { pressed: player.skip, moved: keyboard.mouseTookOver });
  const tool = useUiStore((ui) => ui.tool);
  useMotion(player);
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
        onKeyDown={keyboard.onKeyDown}
        {...pointing}
      >
        {view && <Layers game={game} awaiting={awaiting} view={view} cursor={keyboard.cursor} player={player} />}
      </div>
      <p id="board-keys" hidden>
        {t('keys')}
      </p>
      {view && <Tooltip game={game} view={view} />}
      {view && <Controls table={game.setup.table} view={view} />}
      <LiveText game={game} on={keyboard.cursor} />
    </div>
  );
}

/** Tools and selections that a step of the game has made pointless are put away. */
function useSettling(game: Game, tool: Tool): void {
  useEffect(() => {
    const { setTool, select } = useUiStore.getState();
    const settled = settle(tool, game);
    if (settled !== tool) setTool(settled);
    const { selected } = useUiStore.getState();
    const kept = settled.kind === 'deploy' ? selected : settleSelection(selected, game);
    if (kept !== selected) select(kept);
  }, [game, tool]);
}
