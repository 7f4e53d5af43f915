import { useEffect, useState } from 'react';
import type { EditionId } from '../../editions/index.ts';
import { type Comparison, compareSteps } from '../../play/compare/compare.ts';
import type { Subject } from '../../store/compare.ts';
import { whenIdle } from '../odds/whenIdle.ts';

/** In ms: nothing moves behind the dialog, but its buttons must answer at once. */
const SLICE = 40;

interface Found {
  readonly comparison: Comparison;
  /** All reasons have been found. */
  readonly done: boolean;
}

/** What all editions say, as far as it is known by now; null at the beginning. It is found out while the page rests. */
export function useComparison({ game, command }: Subject, edition: EditionId): Found | null {
  const [found, setFound] = useState<Found | null>(null);
  useEffect(() => {
    setFound(null);
    const steps = telling(compareSteps(game, { edition }, command), (comparison) =>
      setFound({ comparison, done: false }),
    );
    return whenIdle(steps, (comparison) => setFound({ comparison, done: true }), SLICE);
  }, [game, command, edition]);
  return found?.comparison.command === command ? found : null;
}

/** Hands on what is found on the way. */
function* telling<T>(steps: Generator<T | undefined, T>, tell: (found: T) => void): Generator<undefined, T> {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    if (value !== undefined) tell(value);
    yield;
  }
}
