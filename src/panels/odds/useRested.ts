import { useEffect, useState } from 'react';
import { POINTER_RESTS_MS } from '../../board/index.ts';

/** A value once it has stayed the same for a while, null until then: nothing is thought about that is only passed. */
export function useRested<T extends string>(value: T): T | null {
  const [rested, rest] = useState<T | null>(null);
  useEffect(() => {
    const wait = setTimeout(rest, POINTER_RESTS_MS, value);
    return () => clearTimeout(wait);
  }, [value]);
  return rested === value ? rested : null;
}
