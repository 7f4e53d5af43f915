/** How long a slice may take, in ms, so that a pointer that moves again finds no frame too late; and how soon one comes even while there is no rest. */
const SLICE = 8;
const SOON = 100;

/**
 * Goes through steps while the page has nothing else to do, and tells what comes out of them. `most`: how long a slice may
 * take, in ms, where it is waited for. Gives a way to stop.
 */
export function whenIdle<T>(steps: Generator<unknown, T>, tell: (found: T) => void, most = SLICE): () => void {
  let stopped = false;
  const slice = (hasTime: () => boolean): void => {
    if (stopped) return;
    do {
      const { done, value } = steps.next();
      if (done) return tell(value);
    } while (hasTime());
    later(slice, most);
  };
  later(slice, most);
  return () => {
    stopped = true;
  };
}

function later(slice: (hasTime: () => boolean) => void, most: number): void {
  const now = (rest?: IdleDeadline): void => {
    const end = performance.now() + most;
    // where there is no rest to be had, a slice is taken all the same: a single step each time would never get there
    slice(() => performance.now() < end && (!rest || rest.didTimeout || rest.timeRemaining() > 0));
  };
  if (typeof requestIdleCallback === 'function') requestIdleCallback(now, { timeout: SOON });
  else setTimeout(now);
}
