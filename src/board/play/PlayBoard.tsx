import { type ReactNode, useEffect } from 'react';
import type { Game } from '../../engine/index.ts';
import type { Tool } from '../../pointing/hand.ts';
import { settle, settleSelection } from '../../pointing/index.ts';
import { useGameStore } from '../../store/game.ts';
import { looksBack } from '../../store/gameState.ts';
import { useUiStore } from '../../store/ui.ts';
import { Board } from '../Board.tsx';
import { followWithPlans } from '../plan/planning.ts';
import type { Shows } from '../props.ts';
import { playerHand } from './playerHand.ts';
import { useLevelFollowing } from './useLevelFollowing.ts';
import { usePointedAnew } from './usePointedAnew.ts';
import { useShown } from './useShown.ts';
import { useTurning } from './useTurning.ts';

interface PlayBoardProps {
  /** How much larger than their bases characters are painted, and names than elsewhere. */
  enlarged?: number;
  /** Where the buttons that change the view stand; without it there are none. */
  controlsIn?: HTMLElement | null;
  /** How many pixels of its lower edge lie under something else. */
  foot?: number;
  children?: ReactNode;
}

/** The table of the game that is on, to play on. */
export function PlayBoard(props: PlayBoardProps) {
  const shows = useShown();
  return shows && <InPlay shows={shows} {...props} />;
}

function InPlay({ shows, ...props }: PlayBoardProps & { shows: Shows }) {
  const tool = useUiStore((ui) => ui.tool);
  useTurning(shows.game, shows.awaiting);
  useLevelFollowing(shows);
  usePointedAnew(shows.game);
  useSettling(shows.game, tool);
  useEffect(followWithPlans, []);
  return <Board shows={shows} tells={playerHand} {...props} />;
}

/** Tools and selections that a step of the game has made pointless are put away; a question of the past puts none into the hand. */
function useSettling(game: Game, tool: Tool): void {
  useEffect(() => {
    if (looksBack(useGameStore.getState())) return;
    const { setTool, select } = useUiStore.getState();
    const settled = settle(tool, game);
    if (settled !== tool) setTool(settled);
    const { selected } = useUiStore.getState();
    const isDeployed = tool.kind === 'deploy' && settled.kind !== 'deploy'; // nobody was chosen for what comes now
    const kept = settled.kind === 'deploy' ? selected : isDeployed ? null : settleSelection(selected, game);
    if (kept !== selected) select(kept);
  }, [game, tool]);
}
