import type { RefObject } from 'react';
import type { Point } from '../../engine/index.ts';
import type { Size } from '../view/camera.ts';
import { beside, type Spared } from './beside.ts';
import { usePlaced } from './usePlaced.ts';

/**
 * Keeps a box beside a point of the view, hidden until it has a size. That comes of its words, and its place of its size:
 * of the one it last had, since to measure it at every move of the pointer would lay the whole page out anew each time.
 * It is moved past React, which would otherwise render its words twice: once as they change, once for their size.
 */
export function useBeside(
  box: RefObject<HTMLElement | null>,
  at: Point,
  view: Size,
  { away, spared }: { readonly away?: number | undefined; readonly spared?: () => Spared } = {},
): void {
  usePlaced(box, (size, { style }) => {
    const [x, y] = beside(at, size, view, away, spared?.());
    style.translate = `${x}px ${y}px`;
    style.visibility = 'visible';
  });
}
