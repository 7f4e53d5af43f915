import { useEffect, useMemo, useState } from 'react';
import type { Game } from '../../engine/index.ts';
import { gameAt, type History } from '../../play/history.ts';
import { useGameStore } from '../../store/game.ts';
import { usePreferences } from '../../store/preferences.ts';
import { type LastTurn, lastTurn } from './lastTurn.ts';
import { Replay } from './Replay.tsx';
import { SeatChangeScreen } from './SeatChangeScreen.tsx';

/** Between two turns, for those who want it: whose turn it is now, and what the other side has done. Undo does not bring it back. */
export function SeatChange({ history }: { history: History }) {
  const handed = useHanded(history);
  const [replaying, setReplaying] = useState(false);
  const [replayed, setReplayed] = useState(false);
  if (!handed) return null;
  const { turn, game, close } = handed;
  if (replaying) {
    const end = () => {
      setReplaying(false);
      setReplayed(true);
    };
    return <Replay history={history} turn={turn} onEnd={end} />;
  }
  const begin = () => {
    setReplayed(false);
    close();
  };
  return (
    <SeatChangeScreen game={game} turn={turn} replayed={replayed} onReplay={() => setReplaying(true)} onBegin={begin} />
  );
}

interface Handed {
  readonly turn: LastTurn;
  readonly game: Game;
  readonly close: () => void;
}

/** The turn that has just been handed over by a command played now, until the next side has seen it. */
function useHanded(history: History): Handed | null {
  const wanted = usePreferences((p) => p.handOver) === 'on';
  const [at, setAt] = useState<number | null>(null);
  useEffect(
    () =>
      useGameStore.subscribe((now, before) => {
        const begins = now.lastStep?.events.some(({ event }) => event === 'turnBegan') ?? false;
        if (now.history !== before.history) setAt(begins ? (now.history?.at ?? null) : null);
      }),
    [],
  );
  const isDue = wanted && at === history.at && useGameStore.getState().awaiting?.kind !== 'over';
  const turn = useMemo(() => (isDue ? lastTurn(history) : null), [isDue, history]);
  return turn && { turn, game: gameAt(history), close: () => setAt(null) };
}
