import { useState } from 'react';
import type { Id } from '../../engine/index.ts';
import { point } from '../../store/pointer.ts';
import { usePresses } from '../../store/presses.ts';

interface TwoSteps<Choice> {
  /** What a first tap has chosen. */
  readonly chosen: Choice | null;
  /**
   * What a press on a choice does: a mouse and a key, which show what would come of it before, do it at once; a finger chooses
   * it first (and points at `who`), and does it by the second tap.
   */
  readonly press: (choice: Choice, then: () => void, who?: Id | null) => () => void;
}

/** Lists of which a finger chooses in two steps, as it does on the board. */
export function useTwoSteps<Choice>(): TwoSteps<Choice> {
  const [chosen, choose] = useState<Choice | null>(null);
  return {
    chosen,
    press: (choice, then, who) => () => {
      if (!usePresses.getState().byTouch || chosen === choice) return then();
      choose(choice);
      point(null, who ?? null);
    },
  };
}
