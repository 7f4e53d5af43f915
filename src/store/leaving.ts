import { useGameStore } from './game.ts';
import type { GameState } from './gameState.ts';

/** Whether something has been played that is not stored in this browser, or not yet. */
export const isUnsaved = ({ history, stored }: Pick<GameState, 'history' | 'stored'>): boolean =>
  history !== null && history.nodes.length > 0 && stored !== 'saved';

/** A step is stored in far less; what takes longer may be lost. In ms. */
const SOON = 1000;

/** Asks before a page is left on which something has been played that is not stored, until it is stopped. */
export function askBeforeLeaving(): () => void {
  let since = performance.now();
  const stop = useGameStore.subscribe(({ stored }, before) => {
    if (stored !== before.stored) since = performance.now();
  });
  const leaving = (event: BeforeUnloadEvent): void => {
    const state = useGameStore.getState();
    const isSoon = state.stored === 'saving' && performance.now() - since < SOON;
    if (isUnsaved(state) && !isSoon) event.preventDefault();
  };
  window.addEventListener('beforeunload', leaving);
  return () => {
    stop();
    window.removeEventListener('beforeunload', leaving);
  };
}
