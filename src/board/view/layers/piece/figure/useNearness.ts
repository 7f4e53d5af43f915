import { useEffect, useRef, useState } from 'react';
import { useLessMotion } from '../../../../../store/preferred.ts';
import { isNear } from './nearness.ts';

/** A counter turns into a miniature, or back, in so many ms. */
const TURNS_MS = 180;

/**
 * How much of a miniature is seen of bases of this diameter, in CSS pixels: 0 is the counter, 1 the miniature. When the table
 * comes nearer or goes away, the one turns into the other; no table rests between the two.
 */
export function useNearness(diameter: number): number {
  const goal = isNear(diameter) ? 1 : 0;
  const less = useLessMotion();
  const [share, setShare] = useState(goal);
  const shown = useRef(goal);
  useEffect(() => {
    const from = shown.current;
    if (from === goal) return undefined;
    const began = performance.now();
    let frame = 0;
    const draw = (): void => {
      const gone = less ? 1 : Math.min(1, (performance.now() - began) / TURNS_MS);
      shown.current = from + (goal - from) * gone;
      setShare(shown.current);
      if (gone < 1) frame = requestAnimationFrame(draw);
    };
    draw();
    return () => cancelAnimationFrame(frame);
  }, [goal, less]);
  return share;
}
