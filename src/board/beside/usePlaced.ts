import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { Size } from '../view/camera.ts';

/**
 * Calls `place` with the size of a box, in pixels, whenever that is known to have changed and after every rendering; `follow` tells of
 * anything else it goes by.
 */
export function usePlaced(
  box: RefObject<HTMLElement | null>,
  place: (size: Size, box: HTMLElement) => void,
  follow?: (changed: () => void) => () => void,
): void {
  const size = useRef<Size | null>(null);
  const now = (): void => {
    if (box.current && size.current) place(size.current, box.current);
  };
  const latest = useRef(now);
  useLayoutEffect(() => {
    latest.current = now;
    now();
  });
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => {
      const { offsetWidth: width, offsetHeight: height } = element;
      if (width === 0 || height === 0) return;
      size.current = { width, height };
      latest.current();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);
  useEffect(() => follow?.(() => latest.current()), [follow]);
}
