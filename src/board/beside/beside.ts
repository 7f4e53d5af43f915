import type { Point } from '../../engine/index.ts';
import type { Size } from '../view/camera.ts';

/** Between the pointer and the words beside it, unless told otherwise, and between those and the edge of the view; pixels. */
const AWAY = 24;
const MARGIN = 6;

/**
 * The upper left corner of a box beside a point of the view: to the lower right of it, on another side where there is no
 * room, and always inside the view.
 */
export function beside(at: Point, box: Size, view: Size, away = AWAY): Point {
  const x = onAxis(at[0], box.width, view.width, away);
  const y = onAxis(at[1], box.height, view.height, AWAY);
  const covers = x.squeezed && y.squeezed;
  return covers ? [x.from, MARGIN] : [x.from, y.from];
}

function onAxis(at: number, length: number, room: number, away: number): { from: number; squeezed: boolean } {
  if (at + away + length + MARGIN <= room) return { from: at + away, squeezed: false };
  if (at - away - length >= MARGIN) return { from: at - away - length, squeezed: false };
  return { from: Math.max(MARGIN, Math.min(at + away, room - MARGIN - length)), squeezed: true };
}
