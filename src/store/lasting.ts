import { useClubTable } from './clubTable.ts';
import { useGameStore } from './game.ts';

/** Asks the browser once not to clear its storage away, as soon as a game that has been played is stored in it. */
export function askToPersist(): () => void {
  const stop = useGameStore.subscribe(({ stored, history }) => {
    if (stored !== 'saved' || !history || history.nodes.length === 0 || useClubTable.getState().phase === 'shows')
      return;
    stop();
    // browsers that have no such thing, or refuse it, store all the same
    void navigator.storage?.persist?.().catch(() => false);
  });
  return stop;
}
