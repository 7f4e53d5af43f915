import { between, type Point } from '../../engine/index.ts';
import type { Camera } from '../../store/ui.ts';
import { clamp, type Size, toScreen, type View } from './camera.ts';

/** A base of fewer pixels across is too small to see what happens to it; nearer ones are shown as large as this. */
const SMALL = 20;
const LARGE = 32;
/** Free round what is shown: of the table in u, and of the view in pixels. */
const ROUND = 3;
const EDGE = 24;
/** It is not worth coming nearer by less. */
const WORTH = 1.2;

/**
 * The camera from where what happens at these places is seen: none of them out of the view, and the bases, of that radius in u,
 * not too small. null: that is so from where one looks now.
 */
export function nearer(view: View, table: Size, places: readonly Point[], radius: number): Camera | null {
  if (places.length === 0) return null;
  const isSmall = 2 * radius * view.scale < SMALL;
  const isSeen = places.every((at) => isInside(toScreen(view, at), view));
  if (isSeen && !isSmall) return null;
  const [left, right] = extent(places.map(([x]) => x));
  const [top, bottom] = extent(places.map(([, y]) => y));
  const fits = Math.min(view.width / (right - left + 2 * ROUND), view.height / (bottom - top + 2 * ROUND));
  const wanted = isSmall ? LARGE / (2 * radius) : view.scale;
  const camera = clamp(
    { centre: [(left + right) / 2, (top + bottom) / 2], scale: Math.min(wanted, fits) },
    view,
    table,
  );
  return isSeen && camera.scale < view.scale * WORTH ? null : camera;
}

/** On the way from one camera to the other; `share` from 0 to 1. */
export const halfway = (from: Camera, to: Camera, share: number): Camera => ({
  centre: between(from.centre, to.centre, share),
  scale: from.scale * (to.scale / from.scale) ** share,
});

const extent = (values: readonly number[]): readonly [number, number] => [Math.min(...values), Math.max(...values)];

const isInside = ([x, y]: Point, { width, height }: Size): boolean =>
  x >= EDGE && y >= EDGE && x <= width - EDGE && y <= height - EDGE;
