import { useEffect } from 'react';
import { useUiStore } from '../../store/ui.ts';
import { Board } from '../Board.tsx';
import type { Shows } from '../props.ts';
import { useLevelFollowing } from './useLevelFollowing.ts';
import { useShown } from './useShown.ts';

/** The table of the game that is on, to look at only. */
export function StillBoard({ enlarged = 1 }: { enlarged?: number }) {
  const shows = useShown();
  return shows && <Still shows={shows} enlarged={enlarged} />;
}

function Still({ shows, enlarged }: { shows: Shows; enlarged: number }) {
  useEffect(() => useUiStore.getState().reset(), []);
  useLevelFollowing(shows);
  return <Board shows={shows} enlarged={enlarged} />;
}
