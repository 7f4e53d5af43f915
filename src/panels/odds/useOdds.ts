import { useEffect, useReducer } from 'react';
import type { Command, Game, GameState } from '../../engine/index.ts';
import { type OddsAnswer, oddsSteps } from '../../play/odds/oddsOf.ts';
import { whenIdle } from './whenIdle.ts';

const known = new WeakMap<GameState, Map<string, OddsAnswer>>();

/** The odds of a command as the game stands, or without one of what is due; null until they have been worked out, which never makes the page wait. */
export function useOdds({ setup, state }: Game, command: Command | null): OddsAnswer | null {
  const [, show] = useReducer((shown: number) => shown + 1, 0);
  const key = JSON.stringify(command);
  const found = known.get(state)?.get(key) ?? null;
  const isKnown = found !== null;
  useEffect(() => {
    if (isKnown) return undefined;
    return whenIdle(oddsSteps({ setup, state }, JSON.parse(key) as Command | null), (answer) => {
      known.set(state, (known.get(state) ?? new Map<string, OddsAnswer>()).set(key, answer));
      show();
    });
  }, [setup, state, key, isKnown]);
  return found;
}
