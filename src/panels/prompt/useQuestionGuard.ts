import { useLayoutEffect } from 'react';
import { awaiting, type Game, type Side } from '../../engine/index.ts';
import { leftToRead, questionShown, usePresses } from '../../store/presses.ts';

/**
 * Tells that a question can be seen, so that no press meant for the one before answers it. While it is only to be read the page says
 * so: `data-reading`, which is `there` once only the place under the pointer is still to be kept from.
 */
export function useQuestionGuard(game: Game, by: Side | 'both'): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: every step of the game asks anew
  useLayoutEffect(() => {
    questionShown(by, awaiting(game).kind === 'roll');
    const { dataset } = document.documentElement;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = (): void => {
      clearTimeout(timer);
      const { anywhere, there } = leftToRead();
      if (there === 0) return end();
      dataset.reading = anywhere > 0 ? '' : 'there';
      timer = setTimeout(look, anywhere > 0 ? anywhere : there);
    };
    const end = (): void => {
      clearTimeout(timer);
      delete dataset.reading;
    };
    look();
    const stop = usePresses.subscribe(({ shown }, before) => {
      if (shown !== before.shown) look();
    });
    return () => {
      stop();
      end();
    };
  }, [game.state, by]);
}
