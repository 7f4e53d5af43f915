import { useEffect, useReducer } from 'react';
import type { Command, Game, GameState } from '../engine/index.ts';
import type { OddsAnswer } from '../play/odds/oddsOf.ts';
import { oddsQuestion } from '../play/questions.ts';
import type { Fault } from '../thinking/question.ts';
import { thinking } from '../thinking/thinking.ts';

/** The odds of a command, or why there are none. */
export type KnownOdds = OddsAnswer | { readonly ok: false; readonly fault: Fault };

interface Asking {
  readonly told: Set<() => void>;
  readonly giveUp: () => void;
}

const known = new WeakMap<GameState, Map<string, KnownOdds>>();
const asking = new WeakMap<GameState, Map<string, Asking>>();

const inMap = <Value>(maps: WeakMap<GameState, Map<string, Value>>, state: GameState): Map<string, Value> => {
  const map = maps.get(state) ?? new Map<string, Value>();
  maps.set(state, map);
  return map;
};

/** What has been worked out by now; null: nothing yet. Without a command: of what is due. */
export const oddsKnown = ({ state }: Game, command: Command | null): KnownOdds | null =>
  known.get(state)?.get(JSON.stringify(command)) ?? null;

/**
 * Has the odds of a command worked out beside the page, once however many ask for them; `told` is called when they are known
 * (`oddsKnown`). Gives a way to ask no longer.
 */
export function askOdds({ setup, state }: Game, command: Command | null, told: () => void): () => void {
  const key = JSON.stringify(command);
  const open = inMap(asking, state);
  const before = open.get(key);
  if (before) before.told.add(told);
  else {
    const listeners = new Set([told]);
    const keep = (answer: KnownOdds): void => {
      inMap(known, state).set(key, answer);
      open.delete(key);
      for (const each of [...listeners]) each();
    };
    const giveUp = thinking.ask(
      oddsQuestion,
      { setup, state },
      { command },
      { answer: keep, failed: (fault) => keep({ ok: false, fault }) },
    );
    open.set(key, { told: listeners, giveUp });
  }
  return () => {
    const still = open.get(key);
    if (!still?.told.delete(told) || still.told.size > 0) return;
    open.delete(key);
    still.giveUp();
  };
}

/** The odds of a command as the game stands, or without one of what is due; null until they have been worked out. */
export function useOdds(game: Game, command: Command | null): KnownOdds | null {
  return useOddsOf(game, [command])[0] ?? null;
}

/** The same of several commands, in their order. */
export function useOddsOf(game: Game, commands: readonly (Command | null)[]): readonly (KnownOdds | null)[] {
  const [, show] = useReducer((shown: number) => shown + 1, 0);
  const { setup, state } = game;
  const keys = JSON.stringify(commands);
  useEffect(() => {
    const stops = (JSON.parse(keys) as readonly (Command | null)[])
      .filter((command) => oddsKnown({ setup, state }, command) === null)
      .map((command) => askOdds({ setup, state }, command, show));
    return () => {
      for (const stop of stops) stop();
    };
  }, [setup, state, keys]);
  return commands.map((command) => oddsKnown(game, command));
}
