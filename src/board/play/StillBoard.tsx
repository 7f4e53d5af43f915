import { useEffect } from 'react';
import { useUiStore } from '../../store/ui.ts';
import { Board } from '../Board.tsx';
import type { Shows } from '../props.ts';
import { useShown } from './useShown.ts';

/** The table of the game that is on, to look at only. */
export function StillBoard() {
  const shows = useShown();
  return shows && <Still shows={shows} />;
}

function Still({ shows }: { shows: Shows }) {
  useEffect(() => useUiStore.getState().reset(), []);
  return <Board shows={shows} />;
}
