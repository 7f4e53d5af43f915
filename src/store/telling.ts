import type { Script } from '../telling/index.ts';
import { useGameStore } from './game.ts';
import type { Telling } from './gameState.ts';
import { addTeller } from './tellers.ts';

/** Where time comes from; tests bring their own. */
export interface Timer {
  /** Calls once, after so many ms, unless it is stopped before. */
  after(ms: number, call: () => void): () => void;
}

export const realTimer: Timer = {
  after(ms, call) {
    const timer = setTimeout(call, ms);
    return () => clearTimeout(timer);
  },
};

/**
 * Tells each step of the game beat by beat, until it is stopped; without anybody who does, steps are told at once. `speed`: 2 is
 * twice as fast as the script says; a step that is to be told faster says so itself (tellers.ts).
 */
export function runTelling(speed = 1, timer: Timer = realTimer): () => void {
  let stopBeat = (): void => undefined;
  let script: Script | null = null;
  let pace = speed;
  const beat = (beats: readonly Beat[], now: number): void => {
    const [next, ...rest] = beats;
    if (!next || !script) return;
    stopBeat = timer.after((next.at - now) / pace, () => {
      if (!script) return;
      if (next.come) useGameStore.getState().tellOn(script, next.come);
      else useGameStore.getState().endTelling();
      beat(rest, next.at);
    });
  };
  const follow = (telling: Telling | null): void => {
    if ((telling?.script ?? null) === script) return;
    stopBeat();
    script = telling?.script ?? null;
    pace = telling?.speed ?? speed;
    if (script) beat(beatsOf(script), 0);
  };
  const stopTelling = addTeller(speed);
  const stopGame = useGameStore.subscribe(({ telling }) => follow(telling));
  return () => {
    stopTelling();
    stopGame();
    stopBeat();
    useGameStore.getState().endTelling();
  };
}

/** A time of the script at which something more may be known; `come` null: all of it. */
interface Beat {
  readonly at: number;
  readonly come: Pick<Telling, 'phase' | 'landed'> | null;
}

function beatsOf({ landings, rest, strike, end, roll }: Script): readonly Beat[] {
  const dice = roll?.dice.length ?? 0;
  const landing = landings.slice(0, -1).map((at, i): Beat => ({ at, come: { phase: 'rolling', landed: i + 1 } }));
  return [
    ...landing,
    { at: rest, come: { phase: 'landed', landed: dice } },
    { at: strike, come: { phase: 'shown', landed: dice } },
    { at: end, come: null },
  ];
}
