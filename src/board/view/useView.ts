import { type RefObject, useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import type { Table } from '../../engine/index.ts';
import type { Look } from '../props.ts';
import { type Pane, type Size, type View, viewOf } from './camera.ts';

/** The size of an element in CSS pixels, as it changes; null until it is known. */
export function useSize(box: RefObject<HTMLElement | null>): Size | null {
  const [size, setSize] = useState<Size | null>(null);
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const measure = (): void => {
      const { clientWidth: width, clientHeight: height } = element;
      if (width > 0 && height > 0)
        setSize((old) => (old?.width === width && old.height === height ? old : { width, height }));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, [box]);
  return size;
}

/** Where the table is looked at from, as it changes. */
export function useView(table: Table, { from }: Look, pane: Pane | null): View | null {
  const camera = useStore(from, (looking) => looking.camera);
  const turned = useStore(from, (looking) => looking.turned);
  return useMemo(() => pane && viewOf(camera, turned, pane, table), [camera, turned, pane, table]);
}

/** The same at this moment: pointers move more often than the board is rendered. */
export function viewNow(table: Table, { from }: Look, pane: Pane): View {
  const { camera, turned } = from.getState();
  return viewOf(camera, turned, pane, table);
}

/** Device pixels per CSS pixel; changes when the window is dragged to another screen or the page is zoomed. */
export function usePixelRatio(): number {
  const [ratio, setRatio] = useState(() => window.devicePixelRatio || 1);
  useEffect(() => {
    const query = window.matchMedia(`(resolution: ${ratio}dppx)`);
    const changed = (): void => setRatio(window.devicePixelRatio || 1);
    query.addEventListener('change', changed);
    return () => query.removeEventListener('change', changed);
  }, [ratio]);
  return ratio;
}
