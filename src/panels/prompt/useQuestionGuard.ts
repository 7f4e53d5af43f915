import { useLayoutEffect } from 'react';
import type { GameState, Side } from '../../engine/index.ts';
import { questionShown } from '../../store/presses.ts';

/** Tells that a question can be seen, so that no press meant for the one before answers it; while it is only to be read the page says so. */
export function useQuestionGuard(state: GameState, by: Side | 'both'): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: every step of the game asks anew
  useLayoutEffect(() => {
    const rest = questionShown(by);
    if (rest === 0) return undefined;
    const { dataset } = document.documentElement;
    dataset.reading = '';
    const end = (): void => {
      delete dataset.reading;
    };
    const timer = setTimeout(end, rest);
    return () => {
      clearTimeout(timer);
      end();
    };
  }, [state, by]);
}
