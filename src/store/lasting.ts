import { useClubTable } from './clubTable.ts';
import { useGameStore } from './game.ts';

/** Asks the browser once not to clear its storage away, as soon as a game that has been played is stored in it. */
export function askToPersist(): () => void {
  const stop = useGameStore.subscribe(({ stored, history }) => {
    if (stored !== 'saved' || !history || history.nodes.length === 0 || useClubTable.getState().phase === 'shows')
      return;
    stop();
    void makeLasting();
  });
  return stop;
}

/** Does the browser promise not to clear away what is stored? Some know no such thing, and store all the same. */
export const isLasting = async (): Promise<boolean> =>
  (await navigator.storage?.persisted?.().catch(() => false)) ?? false;

/** Asks it for that promise; says whether it gives it. */
export const makeLasting = async (): Promise<boolean> =>
  (await navigator.storage?.persist?.().catch(() => false)) ?? false;
