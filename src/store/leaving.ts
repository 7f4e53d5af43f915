import { useGameStore } from './game.ts';

/** A step is stored in far less; what takes longer may be lost. In ms. */
const SOON = 1000;

/** Asks before a page is left on which something has been played that is not stored, until it is stopped. */
export function askBeforeLeaving(): () => void {
  let since = performance.now();
  const stop = useGameStore.subscribe(({ stored }, before) => {
    if (stored !== before.stored) since = performance.now();
  });
  const leaving = (event: BeforeUnloadEvent): void => {
    const { history, stored } = useGameStore.getState();
    const isSoon = stored === 'saving' && performance.now() - since < SOON;
    if (history && history.nodes.length > 0 && stored !== 'saved' && !isSoon) event.preventDefault();
  };
  window.addEventListener('beforeunload', leaving);
  return () => {
    stop();
    window.removeEventListener('beforeunload', leaving);
  };
}
