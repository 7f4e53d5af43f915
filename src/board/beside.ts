import type { Point } from '../engine/index.ts';
import type { Size } from './camera.ts';

/** Between the pointer and the words beside it, and between those and the edge of the view; pixels. */
const AWAY = 24;
const MARGIN = 6;

/**
 * The upper left corner of a box beside a point of the view: to the lower right of it, on another side where there is no
 * room, and always inside the view.
 */
export function beside(at: Point, box: Size, view: Size): Point {
  const x = onAxis(at[0], box.width, view.width);
  const y = onAxis(at[1], box.height, view.height);
  const covers = x.squeezed && y.squeezed;
  return covers ? [x.from, MARGIN] : [x.from, y.from];
}

function onAxis(at: number, length: number, room: number): { from: number; squeezed: boolean } {
  if (at + AWAY + length + MARGIN <= room) return { from: at + AWAY, squeezed: false };
  if (at - AWAY - length >= MARGIN) return { from: at - AWAY - length, squeezed: false };
  return { from: Math.max(MARGIN, Math.min(at + AWAY, room - MARGIN - length)), squeezed: true };
}
