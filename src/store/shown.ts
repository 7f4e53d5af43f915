import { useMemo } from 'react';
import { type Awaiting, awaiting, type Game, type GameEvent } from '../engine/index.ts';
import { type Fallen, fallenIn } from '../play/fallen.ts';
import { gameAt, type History, nodeAt } from '../play/history.ts';
import { useGameStore } from './game.ts';
import { looksBack } from './gameState.ts';
import { usePreferences } from './preferences.ts';

type Table = Pick<ReturnType<typeof useGameStore.getState>, 'game' | 'awaiting' | 'history' | 'looking'>;

/** The game as the table shows it: as it stands, or as it stood at the moment the players look at. */
export const shownGame = ({ game, history, looking }: Table): Game | null =>
  looking && history ? gameAt(history, looking.at) : game;

/** What had to be decided at the moment that is shown. */
export function useShownAwaiting(): Awaiting | null {
  const past = useGameStore((s) => (looksBack(s) ? shownGame(s) : null));
  const now = useGameStore((s) => s.awaiting);
  return useMemo(() => (past ? awaiting(past) : now), [past, now]);
}

/** What has been played as far as the table shows it: the same tree, with its cursor at that moment. */
export function useShownHistory(history: History): History {
  const at = useGameStore((s) => s.looking?.at ?? history.at);
  return useMemo(() => (at === history.at ? history : { ...history, at }), [history, at]);
}

/** Those who lie where they fell as the table shows it, for the eye alone and if the players like it so. */
export function useFallen(): readonly Fallen[] {
  const shown = usePreferences((p) => p.fallen === 'shown');
  const history = useGameStore((s) => s.history);
  const at = useGameStore((s) => s.looking?.at ?? s.history?.at);
  return useMemo(
    () => (shown && history && at !== undefined ? fallenIn({ ...history, at }) : NOBODY),
    [shown, history, at],
  );
}

const NOBODY: readonly Fallen[] = [];

/** What is pointed out of a command that has been played: the game around it, and those of its events that are meant. */
export interface Moment {
  readonly before: Game;
  readonly after: Game;
  readonly events: readonly GameEvent[];
}

export function useMoment(): Moment | null {
  const history = useGameStore((s) => s.history);
  const looking = useGameStore((s) => s.looking);
  return useMemo(() => {
    const node = history && looking && nodeAt(history, looking.at);
    if (!node) return null;
    const events = node.events.filter((_, index) => looking.event === null || index === looking.event);
    return { before: gameAt(history, node.parent), after: node.game, events };
  }, [history, looking]);
}
