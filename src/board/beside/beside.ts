import type { Point } from '../../engine/index.ts';
import type { Size } from '../view/camera.ts';
import { type Disk, gap } from './clearBeside.ts';

/** Between the pointer and the words beside it, unless told otherwise, and between those and the edge of the view; pixels. */
const AWAY = 24;
const MARGIN = 6;

/** How much farther from the pointer it looks for a free place, each time; pixels. */
const STEPS = [0, 40, 80, 120, 160];
/** … and for the sake of what is spared only if that is not far. */
const DETOUR = 80;

/** What a box stays clear of: of `kept` wherever it can, of `others` where it need not go far for it. */
export interface Spared {
  readonly kept: readonly Disk[];
  readonly others: readonly Disk[];
}

/**
 * The upper left corner of a box beside a point of the view: to the lower right of it, on another side or farther away where
 * there is no room or where it would lie over what is spared, and always inside the view.
 */
export function beside(at: Point, box: Size, view: Size, away = AWAY, spared: Partial<Spared> = {}): Point {
  const { kept = [], others = [] } = spared;
  const usual = usualPlace(at, box, view, away);
  const around = (step: number): readonly Point[] =>
    cornersAround(at, box, away + step, AWAY + step).filter((corner) => isInside(corner, box, view));
  const isClear = (corner: Point, disks: readonly Disk[]): boolean =>
    disks.every((disk) => gap(disk.at, corner, box) >= disk.radius);
  const near = [usual, ...STEPS.filter((step) => step <= DETOUR).flatMap(around)];
  return (
    near.find((corner) => isClear(corner, kept) && isClear(corner, others)) ??
    [usual, ...STEPS.flatMap(around)].find((corner) => isClear(corner, kept)) ??
    usual
  );
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
