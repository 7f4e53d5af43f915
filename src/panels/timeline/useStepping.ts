import { useMemo } from 'react';
import { type History, lineTo, START } from '../../play/history.ts';
import { useGameStore } from '../../store/game.ts';
import { type Step, type Stretch, stepsOf, stretchesOf } from './steps.ts';

export interface Stepping {
  readonly steps: readonly Step[];
  readonly stretches: readonly Stretch[];
  /** Where on the strip the moment shown stands: 0 is START, n the n-th step. */
  readonly place: number;
  /** Where the game itself stands; null if on another line. */
  readonly now: number | null;
  readonly last: number;
  /** Shows another moment of the line; places off its ends are those. */
  goTo(place: number): void;
}

/** The line that leads through the moment shown, as steps, and the way to any of them. */
export function useStepping(history: History): Stepping {
  const at = useGameStore((s) => s.looking?.at ?? history.at);
  const tip = useGameStore((s) => s.looking?.tip ?? history.tip);
  const line = useMemo(() => {
    const steps = stepsOf(history, lineTo(history, tip));
    return { steps, stretches: stretchesOf(history, steps), last: steps.length };
  }, [history, tip]);
  const placeOf = (node: number): number => line.steps.findIndex((step) => step.node === node) + 1;
  return {
    ...line,
    place: placeOf(at),
    now: history.at === START || placeOf(history.at) > 0 ? placeOf(history.at) : null,
    goTo(place) {
      const step = line.steps[Math.min(place, line.last) - 1];
      useGameStore.getState().look(step?.node ?? START);
    },
  };
}
