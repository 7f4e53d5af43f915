import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { Point } from '../engine/index.ts';
import { beside } from './beside.ts';
import type { Size } from './camera.ts';

/**
 * Keeps a box beside a point of the view, hidden until it has a size. That comes of its words, and its place of its size:
 * of the one it last had, since to measure it at every move of the pointer would lay the whole page out anew each time.
 * It is moved past React, which would otherwise render its words twice: once as they change, once for their size.
 */
export function useBeside(box: RefObject<HTMLElement | null>, at: Point, view: Size, away?: number): void {
  const size = useRef<Size | null>(null);
  const place = (): void => {
    if (!box.current || !size.current) return;
    const [x, y] = beside(at, size.current, view, away);
    box.current.style.translate = `${x}px ${y}px`;
    box.current.style.visibility = 'visible';
  };
  const latest = useRef(place);
  useLayoutEffect(() => {
    latest.current = place;
    place();
  });
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => {
      const { clientWidth: width, clientHeight: height } = element;
      if (width === 0 || height === 0) return;
      size.current = { width, height };
      latest.current();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);
}
