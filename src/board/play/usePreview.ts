import { useEffect, useState } from 'react';
import type { Game, Id } from '../../engine/index.ts';
import type { Preview } from '../../pointing/index.ts';
import { usePointerStore } from '../../store/pointer.ts';
import { useUiStore } from '../../store/ui.ts';
import { type Plan, usePlanStore } from '../plan/planning.ts';
import { POINTER_RESTS_MS } from '../restingPointer.ts';
import { isPlanOf, passesBy, usePointedOut } from '../usePointedOut.ts';
import { IN_PLAY } from './useShown.ts';

/** What would come of a click where it is pointed in the game that is on, for the words beside the board. Follows the pointer. */
export const usePreview = (game: Game): Preview | null => usePointedOut({ game, ...IN_PLAY }).preview;

/** The plan of the way that is pointed out once the pointer rests, for what may be said later than beside it; no plan at once. */
export function useRestedPlan(game: Game): Plan | null {
  const tool = useUiStore((ui) => ui.tool);
  const [rested, setRested] = useState(() => usePlanStore.getState().plan);
  useEffect(() => {
    let wait: ReturnType<typeof setTimeout>;
    const stop = usePlanStore.subscribe(({ plan }) => {
      clearTimeout(wait);
      if (plan) wait = setTimeout(setRested, POINTER_RESTS_MS, plan);
      else setRested(null);
    });
    return () => {
      stop();
      clearTimeout(wait);
    };
  }, []);
  return isPlanOf(rested, game, tool) ? rested : null;
}

/** Is it he who is pointed at and meant? */
export function useIsMeant(who: Id): boolean {
  const passes = useUiStore(({ tool }) => passesBy(tool));
  return usePointerStore(({ hovered }) => hovered === who && !passes);
}
