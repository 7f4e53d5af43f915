import type { Clock } from '../play/clock.ts';
import type { History } from '../play/history.ts';
import { PATIENCE, type StorageFault } from '../play/journal/stored.ts';
import type { GameWriter } from '../play/journal/writer.ts';

/**
 * Is all that has been played durable? A fault says why not, and stands until it is: what could not be stored is tried again with
 * the next step, and every few seconds.
 */
export type Storing = 'saved' | 'saving' | StorageFault;

export interface Autosave {
  keep(history: History): void;
  /** Not worth a word: it is kept again in a few seconds. */
  keepClock(clock: Clock): void;
  /** From now on nothing more is heard of this game. */
  stop(): void;
}

/** How long until what could not be stored is tried again by itself, in ms. */
const AGAIN = 5000;

/** When it is said that there is no answer, in ms: opening the database has had its own word for it before. */
const LATE = PATIENCE + 250;

/** Stores every step of a game as it is played, and tells how the newest of them fares. */
export function autosave(writer: GameWriter, tell: (storing: Storing) => void): Autosave {
  let newest = 0;
  let told: Storing = 'saved';
  let again: ReturnType<typeof setTimeout> | undefined;
  const say = (storing: Storing): void => {
    if (storing === 'saving' && told !== 'saved') return;
    told = storing;
    tell(storing);
  };
  const keep = (history: History): void => {
    const mine = ++newest;
    const ifNewest = (then: () => void) => (): void => {
      if (mine === newest) then();
    };
    clearTimeout(again);
    say('saving');
    const late = setTimeout(
      ifNewest(() => say('no-answer')),
      LATE,
    );
    void writer.keep(history).then((result) => {
      clearTimeout(late);
      ifNewest(() => {
        say(result.ok ? 'saved' : result.fault);
        if (!result.ok && result.fault !== 'opened-elsewhere') again = setTimeout(() => keep(history), AGAIN);
      })();
    });
  };
  return {
    keep,
    keepClock: (clock) => void writer.keepClock(clock),
    stop: () => {
      newest = -1;
      clearTimeout(again);
    },
  };
}
