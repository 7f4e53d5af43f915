import { useEffect, useReducer } from 'react';
import type { Command, Game, GameState } from '../../engine/index.ts';
import type { OddsAnswer } from '../../play/odds/oddsOf.ts';
import { oddsQuestion } from '../../play/questions.ts';
import type { Fault } from '../../thinking/question.ts';
import { thinking } from '../../thinking/thinking.ts';

type Known = OddsAnswer | { readonly ok: false; readonly fault: Fault };

const known = new WeakMap<GameState, Map<string, Known>>();

/** The odds of a command as the game stands, or without one of what is due, or why there are none; null until that has been worked out. */
export function useOdds({ setup, state }: Game, command: Command | null): Known | null {
  const [, show] = useReducer((shown: number) => shown + 1, 0);
  const key = JSON.stringify(command);
  const found = known.get(state)?.get(key) ?? null;
  const isKnown = found !== null;
  useEffect(() => {
    if (isKnown) return undefined;
    const keep = (answer: Known): void => {
      known.set(state, (known.get(state) ?? new Map<string, Known>()).set(key, answer));
      show();
    };
    return thinking.ask(
      oddsQuestion,
      { setup, state },
      { command: JSON.parse(key) as Command | null },
      { answer: keep, failed: (fault) => keep({ ok: false, fault }) },
    );
  }, [setup, state, key, isKnown]);
  return found;
}
