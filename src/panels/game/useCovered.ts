import { useEffect, useState } from 'react';

/** How many pixels of the lower edge of `under` lie under `over`, which comes and goes: the board, and the sheet of a phone. */
export function useCovered(under: HTMLElement | null, over: HTMLElement | null): number {
  const [covered, setCovered] = useState(0);
  useEffect(() => {
    if (!under || !over) return undefined;
    const measure = (): void => {
      const [below, above] = [under.getBoundingClientRect(), over.getBoundingClientRect()];
      const meet = below.left < above.right - 1 && above.left < below.right - 1;
      setCovered(meet ? Math.max(0, Math.round(below.bottom - above.top)) : 0);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(under);
    observer.observe(over);
    return () => observer.disconnect();
  }, [under, over]);
  return covered;
}
