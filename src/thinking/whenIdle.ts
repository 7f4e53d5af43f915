/** How long a slice may take, in ms, so that a pointer that moves again finds no frame too late; and how soon one comes even on a busy page. */
const SLICE = 8;
const SOON = 100;

interface Told<Answer, Part> {
  answer(answer: Answer): void;
  part(part: Part): void;
  threw(error: unknown): void;
}

/** Goes through steps while the page has nothing else to do, and tells what comes out of them. Gives a way to stop. */
export function whenIdle<Answer, Part>(
  steps: Generator<Part | undefined, Answer>,
  told: Told<Answer, Part>,
): () => void {
  let stopped = false;
  /** Is there more to do? */
  const step = (): boolean => {
    let next: IteratorResult<Part | undefined, Answer>;
    try {
      next = steps.next();
    } catch (error) {
      told.threw(error);
      return false;
    }
    if (next.done) told.answer(next.value);
    else if (next.value !== undefined) told.part(next.value);
    return !next.done && !stopped;
  };
  const slice = (hasTime: () => boolean): void => {
    if (stopped) return;
    do {
      if (!step()) return;
    } while (hasTime());
    later(slice);
  };
  later(slice);
  return () => {
    stopped = true;
  };
}

function later(slice: (hasTime: () => boolean) => void): void {
  const now = (idle?: IdleDeadline): void => {
    const end = performance.now() + SLICE;
    // a page that is never idle takes a slice all the same: a single step each time would never get there
    slice(() => performance.now() < end && (!idle || idle.didTimeout || idle.timeRemaining() > 0));
  };
  if (typeof requestIdleCallback === 'function') requestIdleCallback(now, { timeout: SOON });
  else setTimeout(now);
}
