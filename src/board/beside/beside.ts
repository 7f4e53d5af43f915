import type { Point } from '../../engine/index.ts';
import type { Size } from '../view/camera.ts';
import { type Disk, gap } from './clearBeside.ts';

/** Between the pointer and the words beside it, unless told otherwise, and between those and the edge of the view; pixels. */
const AWAY = 24;
const MARGIN = 6;

/** How much farther from the pointer it looks for a free place, each time; pixels. */
const STEPS = [0, 40, 80, 120, 160];

/**
 * The upper left corner of a box beside a point of the view: to the lower right of it, on another side or farther away where
 * there is no room or where it would lie over one of `kept`, and always inside the view.
 */
export function beside(at: Point, box: Size, view: Size, away = AWAY, kept: readonly Disk[] = []): Point {
  const usual = usualPlace(at, box, view, away);
  const isClear = (corner: Point): boolean => kept.every((disk) => gap(disk.at, corner, box) >= disk.radius);
  if (isClear(usual)) return usual;
  for (const step of STEPS) {
    const corners = cornersAround(at, box, away + step, AWAY + step);
    const free = corners.find((corner) => isInside(corner, box, view) && isClear(corner));
    if (free) return free;
  }
  return usual;
}

/** To the lower right, the lower left, the upper right and the upper left. */
function cornersAround([x, y]: Point, { width, height }: Size, beside: number, below: number): readonly Point[] {
  const [right, left] = [x + beside, x - beside - width];
  const [under, over] = [y + below, y - below - height];
  return [
    [right, under],
    [left, under],
    [right, over],
    [left, over],
  ];
}

const isInside = ([x, y]: Point, box: Size, view: Size): boolean =>
  x >= MARGIN && y >= MARGIN && x + box.width <= view.width - MARGIN && y + box.height <= view.height - MARGIN;

function usualPlace(at: Point, box: Size, view: Size, away: number): Point {
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
