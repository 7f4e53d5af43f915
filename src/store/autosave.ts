import type { Clock } from '../play/clock.ts';
import type { History } from '../play/history.ts';
import type { StorageFault, Stored } from '../play/journal/stored.ts';
import type { GameWriter } from '../play/journal/writer.ts';

/** Is all that has been played durable? A fault says why not; what could not be stored is tried again with the next step. */
export type Storing = 'saved' | 'saving' | StorageFault;

export interface Autosave {
  keep(history: History): void;
  /** Not worth a word: it is kept again in a few seconds. */
  keepClock(clock: Clock): void;
  /** From now on nothing more is heard of this game. */
  stop(): void;
}

/** Stores every step of a game as it is played, and tells how the newest of them fares. */
export function autosave(writer: Promise<Stored<GameWriter>>, tell: (storing: Storing) => void): Autosave {
  let newest = 0;
  const follow = (work: Promise<Stored<unknown>>): void => {
    const mine = ++newest;
    tell('saving');
    void work.then((result) => {
      if (mine === newest) tell(result.ok ? 'saved' : result.fault);
    });
  };
  follow(writer);
  return {
    keep: (history) => follow(writer.then((begun) => (begun.ok ? begun.value.keep(history) : begun))),
    keepClock: (clock) => void writer.then((begun) => (begun.ok ? begun.value.keepClock(clock) : begun)),
    stop: () => {
      newest = -1;
    },
  };
}
